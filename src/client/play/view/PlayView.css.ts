import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

/** Fills its place, and is never higher than that. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  background: theme.game.depth,
});

export const canvas = recipe({
  base: { gridArea: '1 / 1', display: 'block', imageRendering: 'pixelated' },
  variants: { isSeen: { true: {}, false: { visibility: 'hidden' } } },
});
