import { theme } from './theme.css.ts';

/** The ring around what the keyboard reaches. `base.css.ts` gives it to all that has the focus; the rest is set off for what is beside it. */
export const focusRing = {
  outline: `${theme.focusRing.width} solid ${theme.color.focus}`,
  outlineOffset: theme.focusRing.offset,
} as const;
