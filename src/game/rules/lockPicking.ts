// Rule 27 (docs/rules.md): opening locks, as traps are undone.
import { jobRules, type Rules } from './compileRules.ts';
import { disarmChance } from './trapSkill.ts';

/** How likely a member of a job opens a lock; 0 for jobs that cannot, and below their level. Whole per cent. */
export function pickChance(rules: Rules, job: number, level: number, difficulty: number): number {
  const { picks_from_level } = jobRules(rules, job).attack;
  return picks_from_level === 0 || level < picks_from_level ? 0 : disarmChance(rules, job, level, difficulty);
}
