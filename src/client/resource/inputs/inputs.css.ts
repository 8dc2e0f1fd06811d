/** What inputs of records have beside the fields of the kit. */
import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const banned = style({ color: theme.color.warningText, overflowWrap: 'anywhere' });
export const bannedWord = style({
  borderRadius: theme.radius.small,
  background: theme.color.warningWash,
  color: theme.color.warningText,
  fontWeight: theme.weight.bold,
  textDecoration: 'underline wavy',
});

/** Below a field of which not all is stored. */
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
/** The button stands beside the box, below the line of the label. */
export const beside = style({ marginTop: '20px' });

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
});
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.space[1],
  maxWidth: '640px',
});
export const pageActions = style({ display: 'flex', flexDirection: 'column', marginTop: '20px' });

/** Dice, and what comes of them beside. */
export const diceField = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${theme.space[2]} ${theme.space[4]}`,
});
globalStyle(`${diceField} > :first-child`, { flex: '1 1 128px', maxWidth: '240px' });
