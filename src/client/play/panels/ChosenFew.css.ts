import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[1],
  margin: `${theme.space[1]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const one = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineStart: theme.space[2],
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
  fontSize: theme.size.small,
});
