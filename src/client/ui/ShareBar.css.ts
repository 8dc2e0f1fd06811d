import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const track = style({
  display: 'block',
  minWidth: '48px',
  height: '8px',
  overflow: 'hidden',
  borderRadius: theme.radius.small,
  background: theme.color.pressed,
});
export const bar = style({ display: 'block', height: '100%', background: theme.color.accent });
