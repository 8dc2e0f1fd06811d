import { globalStyle, style } from '@vanilla-extract/css';
import { fields, fieldsWidth, TALL_LABEL } from '#client/resource/composites/FieldSet.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** The bottom edge of the bars above every screen of a scenario, and that of the form's head. */
export const belowBars = 'calc(100dvh - var(--screen-height))';
const belowHead = `calc(${belowBars} + 64px)`;
/** Scroll targets and focused elements stop below both. */
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
  // A dialog next to a page has room for one column only.
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

/** Next to the form, so that problems appear and disappear without moving the fields. */
export const side = style({
  position: 'sticky',
  top: belowHead,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  minWidth: 0,
  maxHeight: `calc(100dvh - ${belowHead})`,
  overflowY: 'auto',
  // With one column, the parts join the form's own grid, so that sticky parts stay visible as long as the form is.
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
/** A rule below it, like the title of a panel. */
export const sectionTitle = style({
  padding: `0 ${theme.space[4]}`,
  borderBottom: `3px double ${color.line}`,
  fontSize: theme.size.body,
  lineHeight: '44px',
});

/**
 * Skips layout and paint of fields out of view, so that a key press costs only what is visible. Not set on the whole section: clipping to
 * its round corners would cost more per key press than it saves.
 */
export const sectionFields = style([
  fields,
  { contentVisibility: 'auto', containIntrinsicSize: 'auto 380px', padding: theme.space[4] },
]);

/**
 * An area's notes on fields stand below them. So rows cannot be aligned at their ends, and a fieldset with its own name takes a whole row.
 */
const told = `${sectionFields}[data-told]`;
globalStyle(told, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' });
/** As high as a label and a box if its row has any; the check is centred on that box. */
globalStyle(`${told} > [data-kind="flag"]`, {
  alignSelf: 'stretch',
  alignItems: 'flex-end',
  maxHeight: `calc(${TALL_LABEL} + ${theme.space[1]} + ${theme.control.medium})`,
  paddingBottom: theme.space[2],
});
globalStyle(`${told} > fieldset`, { gridColumn: '1 / -1' });
