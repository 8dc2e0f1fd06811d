import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const notice = style({
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.warningWash,
  color: theme.color.warningText,
  fontSize: theme.size.small,
});
