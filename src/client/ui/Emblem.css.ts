import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const emblem = style({ display: 'block', width: '100%', maxWidth: '48px', height: 'auto' });
export const ground = style({ fill: theme.color.accent });
export const charge = style({
  fill: 'none',
  stroke: theme.color.onAccent,
  strokeWidth: 1.3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
