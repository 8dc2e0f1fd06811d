import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  background: theme.map.paper,
});

export const walls = style({
  fill: 'none',
  stroke: theme.map.wall,
  strokeWidth: '0.075',
  strokeLinecap: 'square',
  opacity: 0.3,
});

const lead = keyframes({ from: { strokeDashoffset: 100 }, to: { strokeDashoffset: 0 } });

export const thread = style({
  fill: 'none',
  stroke: theme.color.accent,
  strokeWidth: '0.13',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  strokeDasharray: '100',
  animation: `${lead} 2.4s ease-in-out both`,
});
