// Rule 33 (docs/rules.md): the reach of blows. Short weapons and bare hands reach from the front to the front, medium ones across one line,
// long ones across two.
import { REACH_ALL, REACH_FRONT } from '#domain/resources/rules/directAttackSetting.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** The code of a short range; each higher code reaches one line further. */
const SHORT = 1;

/** The number of monster groups in the front; further groups are behind them. */
export const GROUPS_IN_FRONT = 4;

/** Whether a member of a job reaches an enemy from its position. @param range of its weapon, by the catalog; 0 with bare hands */
export function reaches(rules: Rules, job: number, range: number, isInFront: boolean, isFoeInFront = true): boolean {
  const { reach } = jobRules(rules, job).attack;
  if (reach === REACH_ALL) return true;
  const lines = (isInFront ? 0 : 1) + (isFoeInFront ? 0 : 1);
  return lines <= (reach === REACH_FRONT ? 0 : Math.max(0, range - SHORT));
}
