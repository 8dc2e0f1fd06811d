import { recipe } from '@vanilla-extract/recipes';
import { screen } from '#client/ui/screen.ts';

/** The number of columns of its row that a field takes. */
export const leafSpan = recipe({
  base: { minWidth: 0 },
  variants: {
    size: {
      one: {},
      two: { gridColumn: 'span 2', '@media': { [screen.phone]: { gridColumn: '1 / -1' } } },
      whole: { gridColumn: '1 / -1' },
    },
  },
});
