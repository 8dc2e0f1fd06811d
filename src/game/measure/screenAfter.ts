// Rule 24 (docs/rules.md): a magic screen wears off with each spell that it blocks.
import type { Rules } from '#game/rules/compileRules.ts';

/** The mean number of points left of a new screen after a number of spells. */
export const screenAfter = ({ effects }: Rules, spells: number): number =>
  Math.max(0, effects.magic_screen - (spells * effects.screen_breaks) / 100);
