import { JOBS, RACES } from '#domain/catalogs/adventurers.ts';
import { JOB_ROWS, raceOfRow, sexOfRow } from '#domain/catalogs/ruleRows.ts';
import { pointsNeeded, type RaceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { SAVE_NAMES } from '#domain/resources/rules/ruleFields.ts';
import { bonusShares } from '#game/rules/bonusPoints.ts';
import { jobRules, type Rules, raceRules } from '#game/rules/compileRules.ts';
import { memberSaveChance } from '#game/rules/savingThrow.ts';
import { BY_JOB, BY_RACE, BY_SAVE } from './alongs.ts';
import { does, type Effect, type EffectContext, type FieldEffects, oneLine, said, someLines } from './effect.ts';

/** The luck of an average character. */
const LUCK = 9;
const HUMAN = 0;
const SAVE_LEVELS = [1, 10, 20] as const;

/** The chance that the bonus points of a new member are enough, in per cent. */
function enough(rules: Rules, needed: number): number {
  const shares = [...bonusShares(rules)].filter(([points]) => points >= needed);
  return 100 * shares.reduce((sum, [, share]) => sum + share, 0);
}

/** The race settings of the current record. If the sex does not matter, these are not the ones that the rules read. */
const raceOf = ({ record }: EffectContext): Pick<RaceOccupationSetting, 'initial_stats'> =>
  // The record is one of a race.
  record as RaceOccupationSetting;

const saves = (
  who: (context: EffectContext) => { readonly job: number; readonly race: number; readonly sex: number },
): Effect =>
  someLines(
    said('抵抗する', 'Saving throw chance'),
    BY_SAVE,
    'percent',
    SAVE_LEVELS.map((level) => [
      said(`レベル${level}`, `Level ${level}`),
      (context: EffectContext, at: number) =>
        memberSaveChance(context.rules, { ...who(context), level, luck: LUCK }, SAVE_NAMES[at] ?? 'poison'),
    ]),
  );

/** Effects of the rules of races and of the requirements of jobs. */
export const raceEffects: readonly FieldEffects[] = [
  does(
    'initial_stats',
    oneLine(said('職業に必要な点数', 'Points needed for the class'), BY_JOB, 'number', (context, at) =>
      pointsNeeded(raceOf(context), jobRules(context.rules, JOBS[at]?.code ?? 0).class),
    ),
    oneLine(said('ボーナス点が足りる', 'Bonus points suffice'), BY_JOB, 'percent', (context, at) =>
      enough(context.rules, pointsNeeded(raceOf(context), jobRules(context.rules, JOBS[at]?.code ?? 0).class)),
    ),
  ),
  does(
    'wards',
    saves(({ number }) => ({ job: 0, race: raceOfRow(number), sex: sexOfRow(number) })),
  ),
  does(
    'required_stats',
    oneLine(said('必要な点数', 'Points needed'), BY_RACE, 'number', ({ rules, number }, at) =>
      pointsNeeded(raceRules(rules, RACES[at]?.code ?? 0, 0), jobRules(rules, number - JOB_ROWS.first).class),
    ),
    oneLine(said('ボーナス点が足りる', 'Bonus points suffice'), BY_RACE, 'percent', ({ rules, number }, at) =>
      enough(
        rules,
        pointsNeeded(raceRules(rules, RACES[at]?.code ?? 0, 0), jobRules(rules, number - JOB_ROWS.first).class),
      ),
    ),
  ),
  does(
    'saves',
    saves(({ number }) => ({ job: number - JOB_ROWS.first, race: HUMAN, sex: 0 })),
  ),
];
