// Rule 12 (docs/rules.md): learning spells, and the number of their uses.
import { MAGE } from '#domain/catalogs/spells.ts';
import { clamp } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** The learning rules of a job for a school; undefined if it never learns such spells. */
function learningOf(rules: Rules, job: number, school: number) {
  const { mage, priest } = jobRules(rules, job).learning;
  const learning = school === MAGE ? mage : priest;
  return learning.first_level === 0 ? undefined : learning;
}

/** The level at which a job starts to learn the spells of a spell level; undefined if it never does. */
export function opensAt(rules: Rules, job: number, school: number, spellLevel: number): number | undefined {
  const learning = learningOf(rules, job, school);
  if (!learning || spellLevel > learning.highest) return undefined;
  return learning.first_level + (spellLevel - 1) * learning.step;
}

/** The wisdom or faith required to learn spells of a level. */
export const thresholdOf = ({ learning: { thresholds } }: Rules, spellLevel: number): number =>
  spellLevel <= 2 ? thresholds.low : spellLevel <= 4 ? thresholds.middle : thresholds.high;

/** The chance to learn one spell at a new level if the stat is high enough, in whole per cent. */
export const learnChance = ({ learning }: Rules, stat: number): number =>
  clamp(0, 100, Math.floor((stat * (learning.learn_difficulty + 4)) / 3));

/** The number of casts of a spell level between two rests, at least the number of known spells of that level. */
export function spellUses(
  rules: Rules,
  { job, school, level, stat }: { job: number; school: number; level: number; stat: number },
  spellLevel: number,
  known: number,
): number {
  const { uses_start, uses_step, uses_cap, uses_bonus_by_stat } = rules.learning;
  const opens = opensAt(rules, job, school, spellLevel);
  const byLevel = opens === undefined || level < opens ? 0 : Math.floor((level - opens) / uses_step) + uses_start;
  const bonus = uses_bonus_by_stat && byLevel > 0 ? (stat >= 18 ? 2 : stat >= 16 ? 1 : 0) : 0;
  return clamp(0, uses_cap, Math.max(byLevel + bonus, known));
}
