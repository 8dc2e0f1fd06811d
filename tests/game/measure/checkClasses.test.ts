import { describe, expect, test } from 'vitest';
import { MAGE, NINJA } from '#domain/catalogs/adventurers.ts';
import { jobRow, raceRow } from '#domain/catalogs/ruleRows.ts';
import { blankOf } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { checkClasses } from '#game/measure/checkClasses.ts';
import { DEFAULT_RULES, jobRules, type Rules } from '#game/rules/compileRules.ts';

const none = new Map<number, typeof item.blank>();
const paths = (rules: Rules, items = none) =>
  checkClasses(rules, items).map(({ number, path, severity }) => [number, path, severity]);
const withClass = (job: number, values: Partial<Rules['jobs'][number]['class']>): Rules => ({
  ...DEFAULT_RULES,
  jobs: DEFAULT_RULES.jobs.map((rules, code) =>
    code === job ? { ...rules, class: { ...rules.class, ...values } } : rules,
  ),
});

describe('The classes of a scenario', () => {
  test('that has changed nothing are in order', () => {
    expect(paths(DEFAULT_RULES)).toEqual([]);
  });

  test('are warned about where nobody begins as one and classes do not change', () => {
    const rules = { ...DEFAULT_RULES, creation: { ...DEFAULT_RULES.creation, class_change: false } };
    expect(paths(rules)).toEqual([[jobRow(NINJA), 'required_stats', 'warning']]);
  });

  test('are wrong where one asks for more than a stat can be', () => {
    const { required_stats } = jobRules(DEFAULT_RULES, MAGE).class;
    const rules = withClass(MAGE, { required_stats: { ...required_stats, wisdom: 19 } });
    expect(paths(rules)).toEqual([[jobRow(MAGE), 'required_stats.wisdom', 'error']]);
    const without = { ...rules, creation: { ...rules.creation, personality_option: false } };
    expect(paths(without)).toEqual([]);
  });

  test('are warned about without a weapon at the start, once there is one for them', () => {
    const dagger = { ...item.blank, type: 1, jobs: { ...item.blank.jobs, [NINJA]: false } };
    const items = new Map([[7, dagger]]);
    const { starting_items } = jobRules(DEFAULT_RULES, MAGE).class;
    const rules = withClass(MAGE, { starting_items: starting_items.map((_, at) => (at === 0 ? 7 : 0)) });
    expect(paths(rules, items).map(([number]) => number)).toEqual([0, 2, 3, 4, 5, 6].map(jobRow));
  });
});

describe('Races and classes', () => {
  const said = (number: number, values: Partial<typeof raceOccupationSetting.blank>) =>
    (raceOccupationSetting.check?.({ ...blankOf(raceOccupationSetting, number), ...values }, number) ?? []).map(
      ({ path, severity }) => [path, severity],
    );
  const stats = (each: number) => ({
    strength: each,
    wisdom: each,
    faith: each,
    vitality: each,
    agility: each,
    luck: each,
  });

  test('have initial stats below 18, with room for thirty points', () => {
    expect(said(1, { initial_stats: { ...stats(8), luck: 17 } })).toEqual([]);
    expect(said(1, { initial_stats: { ...stats(8), luck: 18 } })).toEqual([['initial_stats.luck', 'error']]);
    expect(said(1, { initial_stats: stats(13) })).toEqual([]);
    expect(said(1, { initial_stats: { ...stats(13), luck: 14 } })).toEqual([['initial_stats', 'error']]);
  });

  test('start with gold from 0 to 30,000, and are open to some alignment', () => {
    const number = jobRow(MAGE);
    expect(said(number, { starting_gold: { count: 10, sides: 200, plus: 28_000 } })).toEqual([]);
    expect(said(number, { starting_gold: { count: 10, sides: 200, plus: 28_001 } })).toEqual([
      ['starting_gold', 'error'],
    ]);
    expect(said(number, { starting_gold: { count: 1, sides: 4, plus: -2 } })).toEqual([
      ['starting_gold.plus', 'error'],
    ]);
    expect(said(number, { alignments: { 0: false, 1: false, 2: false } })).toEqual([['alignments', 'error']]);
  });

  test('are wrong where a race can be of no class', () => {
    const records = new Map(Array.from({ length: 18 }, (_, at) => [at + 1, blankOf(raceOccupationSetting, at + 1)]));
    expect(raceOccupationSetting.checkTogether?.(records)).toEqual([]);
    for (let job = 0; job < 8; job++) {
      const row = jobRow(job);
      records.set(row, { ...blankOf(raceOccupationSetting, row), required_stats: stats(14) });
    }
    const found = raceOccupationSetting.checkTogether?.(records) ?? [];
    expect(found.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, at) => at + raceRow(0, 0)));
  });
});
