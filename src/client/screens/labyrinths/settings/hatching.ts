import { theme } from '#client/ui/theme.css.ts';

/** The pattern for floors that two labyrinths claim. */
export const hatching = `repeating-linear-gradient(135deg, ${theme.color.danger} 0 2px, transparent 2px 7px)`;
