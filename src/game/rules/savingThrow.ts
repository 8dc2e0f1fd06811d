// Rule 6 (docs/rules.md): how somebody withstands what would befall them.
import type { SaveName } from '#domain/resources/rules/ruleFields.ts';
import { uncertain } from './clamp.ts';
import { jobRules, type Rules, raceRules } from './compileRules.ts';

/** The luck of somebody of whom no more is known. */
const COMMON_LUCK = 9;

const byLevel = (level: number, luck: number): number => 5 * (Math.floor(level / 5) + Math.floor(luck / 6));

/** How likely somebody of a level saves of whom no more is known, a monster above all. 5 to 95 per cent. */
export const saveChance = (level: number, luck = COMMON_LUCK): number => uncertain(byLevel(level, luck));

/** How likely a member saves against something: by level, luck, job and race. 5 to 95 per cent. */
export function memberSaveChance(
  rules: Rules,
  member: {
    readonly job: number;
    readonly race: number;
    readonly sex: number;
    readonly level: number;
    readonly luck: number;
  },
  against: SaveName,
): number {
  const { job, race, sex, level, luck } = member;
  const { wards } = raceRules(rules, race, sex);
  const ward = against === 'death' ? 0 : wards[against];
  return uncertain(byLevel(level, luck) + jobRules(rules, job).class.saves[against] + ward);
}
