import { globalStyle, style } from '@vanilla-extract/css';
import { fields, fieldsWidth, TALL_LABEL } from '#client/resource/composites/FieldSet.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** The bottom edge of the bars above every screen of a scenario. */
export const belowBars = 'calc(100dvh - var(--screen-height))';
/** Scroll targets and focused elements stop below the bars and the head of the form, with its line of sections. */
globalStyle('html:has([data-record-form])', {
  scrollPaddingTop: '220px',
  '@media': { [screen.phone]: { scrollPaddingTop: '112px' } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  width: '100%',
  maxWidth: '1280px',
  margin: '0 auto',
  padding: `0 ${theme.space[6]} ${theme.space[10]}`,
  '@media': { [screen.phone]: { gap: theme.space[3], padding: `0 ${theme.space[3]} ${theme.space[8]}` } },
});

export const sheets = style([
  fieldsWidth,
  { display: 'flex', flexDirection: 'column', gap: theme.space[4], minWidth: 0 },
]);

/** The name of the record and the line of its sections; both stay in view. A phone has room for the line alone. */
export const top = style({
  position: 'sticky',
  top: belowBars,
  zIndex: theme.layer.sticky,
  borderBottom: `3px double ${color.line}`,
  background: color.page,
  '@media': { [screen.phone]: { display: 'contents' } },
});
globalStyle(`${top} > header`, { borderBottom: 0, paddingBottom: 0 });

/** The sections, and at the end of their line the problems. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[2],
  background: color.page,
  '@media': {
    [screen.phone]: {
      position: 'sticky',
      top: belowBars,
      zIndex: theme.layer.sticky,
      borderBottom: `1px solid ${color.line}`,
    },
  },
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
