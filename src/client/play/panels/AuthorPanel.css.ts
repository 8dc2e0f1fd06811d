import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  minWidth: 0,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[2] });
export const switches = style({ display: 'flex', flexDirection: 'column' });
export const title = style({
  marginBottom: theme.space[1],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  fontWeight: theme.weight.bold,
});
export const list = style({ margin: 0, padding: 0, fontSize: theme.size.small, listStyle: 'none' });
export const muted = style({ color: theme.color.textMuted });
