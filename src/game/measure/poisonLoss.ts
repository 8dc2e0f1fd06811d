// Rule 29 (docs/rules.md): poison does damage at each step of a walk and in each round of a battle.
import type { BattleRules } from '#game/rules/compileRules.ts';

/** The mean loss of hit points by poison over a number of steps or rounds. */
export const poisonLoss = ({ battle }: BattleRules, steps: number): number =>
  (steps * battle.poison_rate * battle.poison_damage) / 100;
