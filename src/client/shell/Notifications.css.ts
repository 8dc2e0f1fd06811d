import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const notification = style({
  padding: `${theme.space[2]} ${theme.space[3]}`,
  borderTop: `1px solid ${theme.color.line}`,
});
