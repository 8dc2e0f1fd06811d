import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[2],
  padding: theme.space[4],
  overflowY: 'auto',
  outline: 'none',
  fontSize: theme.size.body,
});
export const title = style({ fontSize: theme.size.large });
