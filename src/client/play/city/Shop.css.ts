import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

export const wearers = style({ display: 'inline-flex', gap: '2px' });
export const wearer = recipe({
  base: {
    minWidth: '1.7em',
    border: '1px solid currentColor',
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    lineHeight: '1.5',
    textAlign: 'center',
  },
  variants: {
    may: { true: { color: theme.game.good }, false: { color: theme.game.faded, borderStyle: 'dotted', opacity: 0.7 } },
  },
});
