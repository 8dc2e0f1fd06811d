import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { diceField } from '#client/resource/inputs/inputs.css.ts';
import { field, labelRow } from '#client/ui/Field.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { visuallyHiddenRules } from '#client/ui/visuallyHidden.css.ts';

/** Of two numbers in a line. */
const LINE_WIDTH = '280px';
/** Of the line above a box: its label and its measure. */
const LABEL_HEIGHT = '22px';
/** Of two lines of a label. */
export const TALL_LABEL = '34px';

export const fieldSet = recipe({
  base: { position: 'relative' },
  variants: {
    size: {
      narrow: { gridColumn: 'span 2', '@media': { [screen.phone]: { gridColumn: '1 / -1' } } },
      whole: { gridColumn: '1 / -1' },
    },
  },
});

export const legend = style({
  float: 'left',
  padding: 0,
  marginInlineEnd: theme.space[3],
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
  lineHeight: theme.control.small,
});
/** What follows stands below the name, but for actions beside it. */
globalStyle(`${legend} ~ div`, { clear: 'both' });

export const actions = style({ display: 'flex', gap: theme.space[1] });
globalStyle(`${legend} + ${actions}`, { clear: 'none' });

/** The width of a form from which on its lines are of as many places as fill them (`columnsOf`). */
const WIDE = 'fields (min-width: 940px)';
/** Below it, as beside a list, two texts stand in a line for as long as they can. */
const HALF = 'fields (min-width: 640px) and (max-width: 939.98px)';
/** What the width of a form is taken from. */
export const fieldsWidth = style({ containerName: 'fields', containerType: 'inline-size' });

/** The grid in which fields stand; a field takes one place, two, or the whole line. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))',
  alignItems: 'start',
  gap: `${theme.space[4]} ${theme.space[4]}`,
  '@container': { [HALF]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

for (const columns of [4, 6]) {
  globalStyle(`${fields}[data-columns="${columns}"]:not([data-told])`, {
    '@container': { [WIDE]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } },
  });
}

/** Checks below each other, two of them as high as a label and its box. */
export const flags = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });

/** Fields below which nothing but an error stands. */
const bare = `${fields}:not([data-told], [data-explained])`;

/** A check among fields stands beside their boxes, not beside their labels. */
globalStyle(`${fields} > [data-kind="flag"]`, {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  minHeight: theme.control.medium,
});
/** With an error below one of them, the others stay in their row. */
globalStyle(
  `${bare}:has(> [data-path] [aria-invalid="true"]) > [data-kind="flag"], ${fields}[data-explained] > [data-kind="flag"]`,
  { alignSelf: 'start', marginTop: LABEL_HEIGHT },
);
/** Each label has room for two lines, so that boxes, and checks with them, begin at one height. */
const tall = `${fields}[data-tall]`;
globalStyle(`${tall} > [data-kind] ${labelRow}, ${tall} > fieldset > legend ${labelRow}`, {
  minHeight: TALL_LABEL,
  alignItems: 'flex-end',
  '@media': { [screen.phone]: { minHeight: 0 } },
});
const besideTall = `calc(${TALL_LABEL} + ${theme.space[1]})`;
globalStyle(`${tall}[data-explained] > [data-kind="flag"]`, {
  marginTop: besideTall,
  '@media': { [screen.phone]: { marginTop: 0 } },
});
export const checks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: `${theme.space[1]} ${theme.space[3]}`,
  padding: `${theme.space[2]} ${theme.space[3]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.small,
});

/** Two numbers that are one thing, under the name of that alone. */
export const pair = style({ display: 'flex', alignItems: 'flex-start', gap: theme.space[2], maxWidth: LINE_WIDTH });
globalStyle(`${pair} > [data-path]`, { flex: '1 1 0', minWidth: 0 });
globalStyle(`${pair} > span`, {
  lineHeight: theme.control.medium,
  '@media': { [screen.touch]: { lineHeight: theme.control.touch } },
});
globalStyle(`${pair} ${labelRow}`, visuallyHiddenRules);
/** Like the label of a field. */
export const lineName = style({ width: '100%', maxWidth: LINE_WIDTH, marginBottom: theme.space[1], padding: 0 });

const slotGrid = (width: string, gap: string) =>
  style({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`, gap });
/** By what each slot holds. */
export const slots = {
  values: slotGrid('240px', `${theme.space[3]} ${theme.space[4]}`),
  fields: slotGrid('400px', `${theme.space[2]} ${theme.space[6]}`),
  dice: slotGrid('300px', `${theme.space[2]} ${theme.space[6]}`),
};
/** The number of a slot of dice stands before its box, and what comes of the dice after it. */
globalStyle(`${slots.dice} ${diceField}`, {
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr)',
  columnGap: theme.space[2],
});
globalStyle(`${slots.dice} ${field}`, {
  display: 'grid',
  gridTemplateColumns: `${theme.space[6]} minmax(0, 1fr)`,
  alignItems: 'center',
});
globalStyle(`${slots.dice} ${field} > *`, { gridColumn: 2 });
globalStyle(`${slots.dice} ${labelRow}`, { gridColumn: 1, justifyContent: 'end', paddingInlineEnd: theme.space[1] });

/** Its number, and its fields in columns that are alike, however narrow. */
export const slotLine = style({
  display: 'grid',
  gridTemplateColumns: theme.space[6],
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 160px)',
  alignItems: 'flex-start',
  gap: theme.space[2],
});
globalStyle(`${slotLine} > span`, { marginTop: LABEL_HEIGHT, lineHeight: theme.control.medium });
export const slotNumber = style({
  minWidth: theme.space[6],
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
