import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const tooltip = style({
  maxWidth: '280px',
  padding: `${theme.space[1]} ${theme.space[2]}`,
  borderRadius: theme.radius.small,
  background: theme.color.inverse,
  color: theme.color.onInverse,
  boxShadow: theme.shadow.high,
  fontSize: theme.size.small,
  lineHeight: theme.lineHeight.tight,
  zIndex: theme.layer.tooltip,
});
