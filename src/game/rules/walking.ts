// Rule 30 (docs/rules.md): healing and damage while walking.
import type { Rules } from './compileRules.ts';

/** The change of hit points over a number of steps; negative for damage. */
export const walkedHp = ({ effects }: Rules, steps: number): number =>
  Math.floor(steps / effects.heal_steps.steps) * effects.heal_steps.hp;
