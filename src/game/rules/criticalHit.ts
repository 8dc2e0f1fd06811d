// Rule 4 (docs/rules.md): a blow that kills at once.
import { jobRules, type Rules } from './compileRules.ts';

/** How likely a job lands one at a level, before the target resists. Whole per cent. */
export function criticalChance(rules: Rules, job: number, level: number): number {
  const { critical_per_level, critical_cap } = jobRules(rules, job).attack;
  return Math.min(critical_cap, critical_per_level * level);
}

/** How likely a target of a level resists it; from level 25 on always. Whole per cent. */
const criticalResistance = (targetLevel: number): number => Math.min(100, Math.floor(((targetLevel + 10) * 100) / 35));

/** Both together. Whole per cent. */
export const criticalChanceAgainst = (rules: Rules, job: number, level: number, targetLevel: number): number =>
  Math.floor((criticalChance(rules, job, level) * (100 - criticalResistance(targetLevel))) / 100);
