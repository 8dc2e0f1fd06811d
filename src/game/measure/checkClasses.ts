import { JOBS, RACES, SEXES, STATS } from '#domain/catalogs/adventurers.ts';
import { WEAPON_TYPE } from '#domain/catalogs/itemTypes.ts';
import { jobRow } from '#domain/catalogs/ruleRows.ts';
import type { NumberedProblem, RecordOf } from '#domain/resource/defineResource.ts';
import type { item } from '#domain/resources/item.ts';
import { BONUS_POINTS } from '#domain/resources/rules/raceOccupation.ts';
import { pointsNeeded, STAT_CAP } from '#domain/resources/rules/raceOccupationSetting.ts';
import { error, warning } from '#domain/resources/rules/ruleFields.ts';
import { jobRules, type Rules, raceRules } from '#game/rules/compileRules.ts';

type Item = Pick<RecordOf<typeof item>, 'type' | 'jobs'>;

/** The cap of stats at creation if the rules set none. */
const CAP_WITHOUT_OPTION = 99;

/**
 * Finds problems of classes in relation to races, options and items: a class that nobody can ever have, one that nobody can start with
 * while classes cannot change, and one without a starting weapon although the scenario has weapons for it.
 */
export function checkClasses(rules: Rules, items: ReadonlyMap<number, Item>): NumberedProblem[] {
  return JOBS.flatMap(({ code }): NumberedProblem[] => {
    const number = jobRow(code);
    const { required_stats, starting_items } = jobRules(rules, code).class;
    const cap = rules.creation.personality_option ? STAT_CAP : CAP_WITHOUT_OPTION;
    const tooHigh = STATS.filter(({ name }) => required_stats[name] > cap);
    const isWeapon = (one: Item | undefined) => one?.type === WEAPON_TYPE && one.jobs[code] === true;
    return [
      ...tooHigh.map(({ name }) => ({ number, ...error(`required_stats.${name}`, beyondCap(cap)) })),
      ...(tooHigh.length === 0 && !rules.creation.class_change && !isReached(rules, code)
        ? [{ number, ...warning('required_stats', NOBODY) }]
        : []),
      ...([...items.values()].some(isWeapon) && !starting_items.some((one) => isWeapon(items.get(one)))
        ? [{ number, ...warning('starting_items', NO_WEAPON) }]
        : []),
    ];
  });
}

/** Whether a new member of any race can have a job. */
const isReached = (rules: Rules, job: number): boolean =>
  RACES.some(({ code: race }) =>
    SEXES.some(
      ({ code: sex }) => pointsNeeded(raceRules(rules, race, sex), jobRules(rules, job).class) <= BONUS_POINTS,
    ),
  );

const beyondCap = (cap: number) => ({
  ja: `能力値の上限は${cap}なので、誰もこの職業になれません。`,
  en: `Stats are limited to ${cap}, so nobody can have this class.`,
});
const NOBODY = {
  ja: '作るときも、転職でも、誰もこの職業になれません。',
  en: 'Nobody can have this class, neither at creation nor by a class change.',
};
const NO_WEAPON = {
  ja: '装備できる武器を、初めに持っていません。',
  en: 'It starts without a weapon that it can equip.',
};
