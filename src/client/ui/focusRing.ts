import { theme } from './theme.css.ts';

/** The keyboard focus ring. `base.css.ts` gives it to every focused element; other styles use it to move the ring to a neighbour. */
export const focusRing = {
  outline: `${theme.focusRing.width} solid ${theme.color.focus}`,
  outlineOffset: theme.focusRing.offset,
} as const;
