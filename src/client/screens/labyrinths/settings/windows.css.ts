import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

/** Windows of the game side by side. */
export const windows = style({
  display: 'flex',
  gap: theme.space[4],
  '@media': { [screen.phone]: { flexDirection: 'column' } },
});
/** The whole line of a form. */
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 });
export const sign = style({
  display: 'flex',
  maxWidth: '420px',
  flexDirection: 'column',
  gap: theme.space[2],
  flex: '1 1 0',
  minWidth: 0,
});
export const title = style({ fontSize: theme.size.small, fontWeight: theme.weight.bold });
export const empty = style({ color: theme.color.textMuted });
