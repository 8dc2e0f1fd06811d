import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const list = style({ display: 'grid', gap: theme.space[2], padding: 0, listStyle: 'none' });
export const room = style({
  display: 'grid',
  justifyItems: 'end',
  gap: theme.space[1],
});
export const notice = style({
  justifySelf: 'stretch',
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.warningWash,
  color: theme.color.warningText,
  fontSize: theme.size.small,
});
