// Rule 21 (docs/rules.md): states that end by themselves. Monsters recover twice as fast.
import type { BattleRules } from './compileRules.ts';

const CAP = 50;

/** The chance that a state ends in a round, in whole per cent, at most 50. */
export function recoveryChance(
  { battle }: BattleRules,
  state: 'sleep' | 'fear' | 'silence',
  level: number,
  isMonster = false,
): number {
  const each = battle[`recover_${state}`];
  return Math.min(CAP, each * level * (isMonster ? 2 : 1));
}
