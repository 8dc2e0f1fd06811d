// Rule 24 (docs/rules.md): the protection by a magic screen.
import { clamp } from './clamp.ts';

/** The chance that a screen with a number of points blocks a hostile spell, in whole per cent. */
export const screenChance = (points: number): number => clamp(0, 100, 10 * points);
