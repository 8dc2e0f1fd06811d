import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const picture = style({
  flex: 'none',
  borderRadius: theme.radius.small,
});
