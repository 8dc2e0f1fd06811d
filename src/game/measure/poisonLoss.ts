// Rule 29 (docs/rules.md): poison works at each step of a walk and at each round of a battle.
import type { BattleRules } from '#game/rules/compileRules.ts';

/** The hit points that poison takes in so many steps or rounds, on average. */
export const poisonLoss = ({ battle }: BattleRules, steps: number): number =>
  (steps * battle.poison_rate * battle.poison_damage) / 100;
