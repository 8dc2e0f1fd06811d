import { globalStyle, style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

/** A width that is easy to read. */
export const desk = style({ maxWidth: '1040px' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: theme.space[4],
});

export const profile = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space[8],
  '@media': { [screen.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space[6] } },
});

export const picture = style({ display: 'flex', flexDirection: 'column', gap: theme.space[2] });
export const pictureButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[2],
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
});
export const value = style({ minWidth: 0, overflowWrap: 'anywhere' });
/** Stands for a password that nobody can read, not even here. */
export const dots = style({ letterSpacing: '0.2em' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });

export const session = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  padding: `${theme.space[3]} ${theme.space[4]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});
export const sessions = style({ margin: 0, padding: 0, listStyle: 'none' });
export const device = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: theme.space[2] });
export const deviceIcon = style({ display: 'grid', color: color.textMuted });
export const deviceName = style({ fontWeight: theme.weight.medium });
export const here = style({
  padding: `0 ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: color.successWash,
  color: color.successText,
  fontSize: theme.size.small,
});
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[4],
  color: color.textMuted,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const waiting = style({ padding: theme.space[4] });
/** Keeps a date together with its time. */
globalStyle(`${when} > span`, { whiteSpace: 'nowrap' });
export const note = style({
  padding: `${theme.space[3]} ${theme.space[4]}`,
  borderTop: `1px solid ${color.line}`,
  color: color.textMuted,
  fontSize: theme.size.small,
});
