import { style } from '@vanilla-extract/css';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;

export const scroll = style({ overflow: 'auto', maxHeight: '70dvh' });
export const picture = style({ position: 'relative', margin: '0 auto', padding: 0, listStyle: 'none' });
export const plane = style({
  position: 'absolute',
  display: 'block',
  color: color.text,
  textDecoration: 'none',
  // Only the diamond of the floor reacts to the pointer.
  clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
  selectors: { '&:hover, &:focus-visible': { background: color.accentWash } },
});
export const label = style({
  position: 'absolute',
  display: 'flex',
  gap: theme.space[2],
  fontSize: theme.size.small,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const number = style({ fontWeight: theme.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const links = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const link = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.5,
  opacity: 0.8,
  pointerEvents: 'stroke',
  selectors: { '&:hover': { strokeWidth: 3, opacity: 1 } },
});
export const end = style({ fill: color.accent });
export const linkCount = style({ color: color.textMuted });
