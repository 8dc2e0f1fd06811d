import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const picture = style({
  flex: 'none',
  width: '40px',
  height: '18px',
  borderRadius: theme.radius.small,
});
