// Rule 24 (docs/rules.md): a magic screen wears off by what it keeps away.
import type { Rules } from '#game/rules/compileRules.ts';

/** The points that are left of a new screen after so many spells, on average. */
export const screenAfter = ({ effects }: Rules, spells: number): number =>
  Math.max(0, effects.magic_screen - (spells * effects.screen_breaks) / 100);
