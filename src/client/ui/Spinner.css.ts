import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from './theme.css.ts';

const walk = keyframes({ from: { strokeDashoffset: '100' }, to: { strokeDashoffset: '-100' } });

export const spinner = recipe({
  base: { flex: 'none', color: 'currentColor' },
  variants: {
    size: {
      small: { width: '16px', height: '16px' },
      medium: { width: '28px', height: '28px' },
      large: { width: '48px', height: '48px' },
    },
  },
});

export const track = style({ opacity: 0.22 });

export const walker = style({ strokeDasharray: '46 54', animation: `${walk} 1.8s linear infinite` });

export const labelled = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[3],
  color: theme.color.textMuted,
});
