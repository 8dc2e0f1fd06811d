import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const table = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
