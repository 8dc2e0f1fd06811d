// Rule 6 (docs/rules.md): saving throws.
import type { SaveName } from '#domain/resources/rules/ruleFields.ts';
import { uncertain } from './clamp.ts';
import { jobRules, type Rules, raceRules } from './compileRules.ts';

/** The luck assumed if it is unknown, for example for monsters. */
const COMMON_LUCK = 9;

const byLevel = (level: number, luck: number): number => 5 * (Math.floor(level / 5) + Math.floor(luck / 6));

/** The chance of a saving throw by level alone, in particular for monsters, 5 to 95 per cent. */
export const saveChance = (level: number, luck = COMMON_LUCK): number => uncertain(byLevel(level, luck));

/** The chance of a member's saving throw: by level, luck, job and race, 5 to 95 per cent. */
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
