// Rule 12 (docs/rules.md): when spells are learnt, and how often they are cast.
import { MAGE } from '#domain/catalogs/spells.ts';
import { clamp } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** How a job learns the spells of a school; undefined if it never does. */
function learningOf(rules: Rules, job: number, school: number) {
  const { mage, priest } = jobRules(rules, job).learning;
  const learning = school === MAGE ? mage : priest;
  return learning.first_level === 0 ? undefined : learning;
}

/** The level at which a job begins to learn the spells of a level; undefined if it never does. */
export function opensAt(rules: Rules, job: number, school: number, spellLevel: number): number | undefined {
  const learning = learningOf(rules, job, school);
  if (!learning || spellLevel > learning.highest) return undefined;
  return learning.first_level + (spellLevel - 1) * learning.step;
}

/** The wisdom or faith that learning a spell level asks for. */
export const thresholdOf = ({ learning: { thresholds } }: Rules, spellLevel: number): number =>
  spellLevel <= 2 ? thresholds.low : spellLevel <= 4 ? thresholds.middle : thresholds.high;

/** How likely one spell is learnt at a new level by who has enough of the stat. Whole per cent. */
export const learnChance = ({ learning }: Rules, stat: number): number =>
  clamp(0, 100, Math.floor((stat * (learning.learn_difficulty + 4)) / 3));

/** How often a member casts spells of a level between two rests; at least as often as it knows such spells. */
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
