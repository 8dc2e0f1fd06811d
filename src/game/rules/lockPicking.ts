// Rule 27 (docs/rules.md): picking locks works as disarming traps does.
import { jobRules, type Rules } from './compileRules.ts';
import { disarmChance } from './trapSkill.ts';

/** The chance of a member to pick a lock, in whole per cent; 0 for jobs that cannot, and below their level. */
export function pickChance(rules: Rules, job: number, level: number, difficulty: number): number {
  const { picks_from_level } = jobRules(rules, job).attack;
  return picks_from_level === 0 || level < picks_from_level ? 0 : disarmChance(rules, job, level, difficulty);
}
