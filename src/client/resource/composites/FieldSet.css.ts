import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { diceField } from '#client/resource/inputs/inputs.css.ts';
import { field, labelRow } from '#client/ui/Field.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { visuallyHiddenRules } from '#client/ui/visuallyHidden.css.ts';

/** The width of two numbers in one row. */
const LINE_WIDTH = '280px';
/** The height of the line above a box, which holds its label and its limits. */
const LABEL_HEIGHT = '22px';
/** The height of a label with two lines. */
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
/** The content starts below the name; actions stand next to it. */
globalStyle(`${legend} ~ div`, { clear: 'both' });

export const actions = style({ display: 'flex', gap: theme.space[1] });
globalStyle(`${legend} + ${actions}`, { clear: 'none' });

/** From this width of the form on, its rows have as many columns as fill them best (`columnsOf`). */
const WIDE = 'fields (min-width: 940px)';
/** In narrower forms, such as next to a list, two texts share a row as long as they fit. */
const HALF = 'fields (min-width: 640px) and (max-width: 939.98px)';
/** The container whose width the queries above measure. */
export const fieldsWidth = style({ containerName: 'fields', containerType: 'inline-size' });

/** The grid of fields; a field takes one column, two, or the whole row. */
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

/** Checks stacked in one column; two of them are as high as a label and its box. */
export const flags = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });

/** Fields that show nothing below them except errors. */
const bare = `${fields}:not([data-told], [data-explained])`;

/** Aligns a check with the boxes of its row, not with their labels. */
globalStyle(`${fields} > [data-kind="flag"]`, {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'end',
  minHeight: theme.control.medium,
});
/** If one field shows an error below it, the other checks stay level with their row. */
globalStyle(
  `${bare}:has(> [data-path] [aria-invalid="true"]) > [data-kind="flag"], ${fields}[data-explained] > [data-kind="flag"]`,
  { alignSelf: 'start', marginTop: LABEL_HEIGHT },
);
/** Reserves two lines for each label, so that all boxes and checks of a row start at the same height. */
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

/** Two numbers that form one value; only their common name is shown. */
export const pair = style({ display: 'flex', alignItems: 'flex-start', gap: theme.space[2], maxWidth: LINE_WIDTH });
globalStyle(`${pair} > [data-path]`, { flex: '1 1 0', minWidth: 0 });
globalStyle(`${pair} > span`, {
  lineHeight: theme.control.medium,
  '@media': { [screen.touch]: { lineHeight: theme.control.touch } },
});
globalStyle(`${pair} ${labelRow}`, visuallyHiddenRules);
/** Looks like the label of a field. */
export const lineName = style({ width: '100%', maxWidth: LINE_WIDTH, marginBottom: theme.space[1], padding: 0 });

const slotGrid = (width: string, gap: string) =>
  style({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`, gap });
/** The grid of slots, keyed by what each slot holds. */
export const slots = {
  values: slotGrid('240px', `${theme.space[3]} ${theme.space[4]}`),
  fields: slotGrid('400px', `${theme.space[2]} ${theme.space[6]}`),
  dice: slotGrid('300px', `${theme.space[2]} ${theme.space[6]}`),
};
/** In a slot of dice, its number stands before the box and the distribution after it. */
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

/** The number of the slot, then its fields in columns of equal width. */
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
