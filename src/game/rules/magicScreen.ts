// Rule 24 (docs/rules.md): how far a magic screen keeps spells off.
import { clamp } from './clamp.ts';

/** How likely a hostile spell is kept off by a screen of so many points. Whole per cent. */
export const screenChance = (points: number): number => clamp(0, 100, 10 * points);
