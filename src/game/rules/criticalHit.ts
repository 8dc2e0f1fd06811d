// Rule 4 (docs/rules.md): critical hits, which kill at once.
import { jobRules, type Rules } from './compileRules.ts';

/** The chance of a critical hit of a job at a level, before the target resists, in whole per cent. */
export function criticalChance(rules: Rules, job: number, level: number): number {
  const { critical_per_level, critical_cap } = jobRules(rules, job).attack;
  return Math.min(critical_cap, critical_per_level * level);
}

/** The chance of a target to resist a critical hit, in whole per cent; 100 from level 25 on. */
const criticalResistance = (targetLevel: number): number => Math.min(100, Math.floor(((targetLevel + 10) * 100) / 35));

/** The chance of a critical hit that the target does not resist, in whole per cent. */
export const criticalChanceAgainst = (rules: Rules, job: number, level: number, targetLevel: number): number =>
  Math.floor((criticalChance(rules, job, level) * (100 - criticalResistance(targetLevel))) / 100);
