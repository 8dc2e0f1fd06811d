// Rule 10 (docs/rules.md): the requirements and gains of levels.
import { LAST_LISTED_LEVEL, LISTED_LEVELS } from '#domain/resources/rules/experiencePoint.ts';
import { clamp } from './clamp.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** The total experience that a job needs for a level; 0 for level 1. */
export function experienceFor(rules: Rules, job: number, level: number): number {
  const { experience } = jobRules(rules, job);
  const listed = LISTED_LEVELS.find((one) => one === Math.min(level, LAST_LISTED_LEVEL));
  if (listed === undefined) return 0;
  return experience[`level_${listed}`] + Math.max(0, level - LAST_LISTED_LEVEL) * experience.each_from_14;
}

/** The level for an amount of experience, at most the highest level of the job. */
export function levelFor(rules: Rules, job: number, experience: number): number {
  const { max_level, each_from_14, level_13 } = jobRules(rules, job).experience;
  if (experience >= level_13) {
    return Math.min(max_level, LAST_LISTED_LEVEL + Math.floor((experience - level_13) / each_from_14));
  }
  return 1 + LISTED_LEVELS.filter((level) => experience >= experienceFor(rules, job, level)).length;
}

/** The bonus of vitality on each die of hit points. */
const vitalityBonus = (vitality: number): number =>
  vitality <= 3 ? -2 : vitality <= 5 ? -1 : vitality <= 15 ? 0 : Math.min(3, vitality - 15);

/** The hit points gained by a level, at least 1. @param roll of the die of the job */
export const hpOfLevel = (roll: number, vitality: number): number => Math.max(1, roll + vitalityBonus(vitality));

/** The hit points at a level with average rolls. */
export function meanHp(rules: Rules, job: number, level: number, vitality: number): number {
  const sides = jobRules(rules, job).attack.hit_dice;
  return Math.floor(level * Math.max(1, (sides + 1) / 2 + vitalityBonus(vitality)));
}

/** Codes of the rule by which stats fall. */
const [FALLS_HALVED, FALLS_NEVER] = [1, 2];

/** The chances of a stat to rise and to fall at a new level, by age, in whole per cent. */
export function statChances({ creation }: Rules, age: number): { readonly rises: number; readonly falls: number } {
  const { stat_rise, stat_age_base, stat_fall } = creation;
  const rises = Math.floor((stat_rise * clamp(0, 100, stat_age_base - age)) / 100);
  const falls = stat_rise - rises;
  return { rises, falls: stat_fall === FALLS_NEVER ? 0 : stat_fall === FALLS_HALVED ? Math.floor(falls / 2) : falls };
}
