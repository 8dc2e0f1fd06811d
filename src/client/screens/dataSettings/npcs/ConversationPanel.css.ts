import { style } from '@vanilla-extract/css';
import { screen } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  minWidth: 0,
  margin: `${theme.space[3]} 0 0`,
  padding: 0,
  border: 0,
});
export const deeds = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space[1]} ${theme.space[4]}`,
  margin: `${theme.space[2]} 0 0`,
  padding: 0,
  color: theme.color.textMuted,
  fontSize: theme.size.small,
  listStyle: 'none',
});
export const graphic = style({ flex: 'none', width: '96px' });
export const sound = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  marginInlineEnd: theme.space[2],
  color: theme.color.textMuted,
  fontSize: theme.size.small,
});
export const windows = style({
  display: 'flex',
  gap: theme.space[3],
  alignItems: 'flex-start',
  '@media': { [screen.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
