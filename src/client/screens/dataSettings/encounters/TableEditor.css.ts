import { style } from '@vanilla-extract/css';
import { screen as media } from '#client/ui/screen.ts';
import { theme } from '#client/ui/theme.css.ts';

export const editor = style({
  minWidth: 0,
  padding: `0 ${theme.space[6]} ${theme.space[10]}`,
  '@media': { [media.phone]: { padding: `0 ${theme.space[3]} ${theme.space[8]}` } },
});
export const sheets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[4],
  minWidth: 0,
  paddingTop: theme.space[4],
});
