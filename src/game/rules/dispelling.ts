// Rule 8 (docs/rules.md): dispelling the undead.
import { clamp } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** The chance of a member to dispel a single monster, in whole per cent; 0 for jobs that cannot, and below their level. */
export function dispelChance(rules: Rules, job: number, level: number, monsterLevel: number): number {
  const { dispels_from_level, dispel_malus } = jobRules(rules, job).attack;
  if (dispels_from_level === 0 || level < dispels_from_level) return 0;
  return clamp(0, 100, 50 + 5 * level - 10 * monsterLevel - dispel_malus);
}
