// Rule 30 (docs/rules.md): what heals or wounds while one walks.
import type { Rules } from './compileRules.ts';

/** The hit points that walking so many steps gives or takes. */
export const walkedHp = ({ effects }: Rules, steps: number): number =>
  Math.floor(steps / effects.heal_steps.steps) * effects.heal_steps.hp;
