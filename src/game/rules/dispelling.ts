// Rule 8 (docs/rules.md): sending the undead away.
import { clamp } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** How likely a member of a job dispels a monster, each by itself; 0 for jobs that cannot, and below their level. Whole per cent. */
export function dispelChance(rules: Rules, job: number, level: number, monsterLevel: number): number {
  const { dispels_from_level, dispel_malus } = jobRules(rules, job).attack;
  if (dispels_from_level === 0 || level < dispels_from_level) return 0;
  return clamp(0, 100, 50 + 5 * level - 10 * monsterLevel - dispel_malus);
}
