import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

export const deadEnd = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[3],
  minHeight: '70dvh',
  padding: theme.space[6],
  textAlign: 'center',
});

export const walls = style({
  width: '240px',
  fill: 'none',
  stroke: theme.map.wall,
  strokeWidth: '3',
  strokeLinecap: 'square',
});

export const code = style({ fontSize: '56px', letterSpacing: '0.06em', fontVariantNumeric: 'tabular-nums' });
export const home = style({ color: theme.color.accentText, fontWeight: theme.weight.medium });
