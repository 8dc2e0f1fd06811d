// Rule 33 (docs/rules.md): from where a blow reaches whom. Short weapons and bare hands strike from the front to the front, middle ones over
// one line, long ones over two.
import { REACH_ALL, REACH_FRONT } from '#domain/resources/rules/directAttackSetting.ts';
import { jobRules, type Rules } from './compileRules.ts';

/** The range of a short weapon; each one more strikes a line further. */
const SHORT = 1;

/** Groups of monsters that stand in front; any more stand behind them. */
export const GROUPS_IN_FRONT = 4;

/** Whether a member of a job strikes from its place. @param range of its weapon, by the catalog; 0 with bare hands */
export function reaches(rules: Rules, job: number, range: number, isInFront: boolean, isFoeInFront = true): boolean {
  const { reach } = jobRules(rules, job).attack;
  if (reach === REACH_ALL) return true;
  const lines = (isInFront ? 0 : 1) + (isFoeInFront ? 0 : 1);
  return lines <= (reach === REACH_FRONT ? 0 : Math.max(0, range - SHORT));
}
