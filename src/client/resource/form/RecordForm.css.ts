import { globalStyle, style } from '@vanilla-extract/css';
import { fields, fieldsWidth, TALL_LABEL } from '#client/resource/composites/FieldSet.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** Where the bars above every screen of a scenario end, and where the head of the form does. */
export const belowBars = 'calc(100dvh - var(--screen-height))';
const belowHead = `calc(${belowBars} + 64px)`;
/** What the keyboard reaches, and what is jumped to, comes to stand below both. */
globalStyle('html:has([data-record-form])', {
  scrollPaddingTop: '176px',
  '@media': { [screen.phone]: { scrollPaddingTop: '112px' } },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[4],
  width: '100%',
  maxWidth: '1280px',
  margin: '0 auto',
  padding: `0 ${theme.space[6]} ${theme.space[10]}`,
  // A sheet beside a page has room for one column.
  selectors: { '[data-beside] &': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [screen.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space[3],
      padding: `0 ${theme.space[3]} ${theme.space[8]}`,
    },
  },
});

export const sheets = style([
  fieldsWidth,
  { display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 },
]);

/** Beside the form, so that what is wrong comes and goes without moving the fields. */
export const side = style({
  position: 'sticky',
  top: belowHead,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  minWidth: 0,
  maxHeight: `calc(100dvh - ${belowHead})`,
  overflowY: 'auto',
  // Where the form has one column its parts stand in that: what keeps its place does so for as long as the form is in sight.
  selectors: { '[data-beside] &': { display: 'contents' } },
  '@media': { [screen.phone]: { display: 'contents' } },
});

export const section = style({
  minWidth: 0,
  border: `1px solid ${color.line}`,
  borderRadius: theme.radius.large,
  background: color.surface,
  boxShadow: theme.shadow.low,
});
/** Ruled off as the title of a panel is. */
export const sectionTitle = style({
  padding: `0 ${theme.space[4]}`,
  borderBottom: `3px double ${color.line}`,
  fontSize: theme.size.body,
  lineHeight: '44px',
});

/**
 * What is out of sight is neither laid out nor painted: a key costs what is seen, not what the record holds. Not the section as a
 * whole: clipped to its round corners it would cost every key more than it spares.
 */
export const sectionFields = style([
  fields,
  { contentVisibility: 'auto', containIntrinsicSize: 'auto 380px', padding: theme.space[4] },
]);

/**
 * What an area tells beside its fields stands below them, so that a row cannot be aligned by its end, and what has
 * a name above its labels has a line of its own.
 */
const told = `${sectionFields}[data-told]`;
globalStyle(told, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' });
/** As high as a label and a box where its row has any, and in the middle of that box. */
globalStyle(`${told} > [data-kind="flag"]`, {
  alignSelf: 'stretch',
  alignItems: 'flex-end',
  maxHeight: `calc(${TALL_LABEL} + ${theme.space[1]} + ${theme.control.medium})`,
  paddingBottom: theme.space[2],
});
globalStyle(`${told} > fieldset`, { gridColumn: '1 / -1' });
