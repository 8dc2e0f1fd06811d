/** Styles of record inputs in addition to those of the UI kit. */
import { globalStyle, style } from '@vanilla-extract/css';
import { labelRow } from '#client/ui/Field.css.ts';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';
import { visuallyHiddenRules } from '#client/ui/visuallyHidden.css.ts';

export const banned = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[1],
  color: theme.color.warningText,
  overflowWrap: 'anywhere',
});
export const bannedWord = style({
  borderRadius: theme.radius.small,
  background: theme.color.warningWash,
  color: theme.color.warningText,
  fontWeight: theme.weight.bold,
  textDecoration: 'underline wavy',
});

/** Below a field that is not stored in full. */
export const overlong = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space[2],
  marginTop: theme.space[1],
  color: theme.color.warningText,
  fontSize: theme.size.small,
  overflowWrap: 'anywhere',
});

/** A field with a small button at its end. */
export const referenceRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.space[1],
});
/** The button stands next to the box, so it is shifted down by the height of the label. */
export const beside = style({
  marginTop: '20px',
  '@media': { [screen.desk]: { selectors: { '[data-tall] > [data-kind] &': { marginTop: '38px' } } } },
});

export const legend = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space[2],
  marginBottom: theme.space[2],
  padding: 0,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
});
export const count = style({ color: theme.color.textMuted, fontWeight: theme.weight.normal });

export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[3],
  containerType: 'inline-size',
});
/** The text, with the actions of the page and the content of the area next to it; below it if there is no room. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space[1],
  maxWidth: '960px',
  '@container': { '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
});
export const panelPage = style({
  gridColumn: 1,
  '@container': { '(min-width: 720px)': { gridColumn: 3, marginTop: '20px' } },
  // A phone has room for this only at the page being edited.
  '@media': { [screen.phone]: { selectors: { [`${page}:not(:focus-within) > &`]: { display: 'none' } } } },
});
export const pageActions = style({ display: 'flex', flexDirection: 'column', marginTop: '20px' });

/** Pages in a row of a script (`SlimPagesContext`). */
export const slimPages = style([pages, { gap: theme.space[1], margin: 0, padding: 0, border: 0 }]);
globalStyle(`${slimPages} textarea`, { fieldSizing: 'content', minHeight: '3lh' });
globalStyle(`${slimPages}[data-single] > ${legend}`, { display: 'none' });
globalStyle(`${slimPages}[data-single] label`, visuallyHiddenRules);
globalStyle(`${slimPages}[data-single] ${labelRow}`, { justifyContent: 'flex-end', minHeight: '1lh' });
globalStyle(`${slimPages} ${pageActions}[hidden]`, { display: 'none' });
// The button for another page shows in the row that is worked on; its line is there all the time.
globalStyle(`${slimPages}:not(:focus-within, :hover) > [data-part]:last-of-type`, { opacity: 0 });

/** A field of dice, with the distribution of results next to it. */
export const diceField = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${theme.space[2]} ${theme.space[4]}`,
});
globalStyle(`${diceField} > :first-child`, { flex: '1 1 128px', maxWidth: '240px' });
