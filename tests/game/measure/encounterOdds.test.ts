import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { monster } from '#domain/resources/monster.ts';
import { drawnTables, encounterOdds, type Place, shares } from '#game/measure/encounterOdds.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';

const NOBODY = { monster: 999, weight: 1 };
const table = (...filled: (readonly [monster: number, weight: number])[]) => ({
  slots: [...filled.map(([one, weight]) => ({ monster: one, weight })), ...encounterSetting.blank.slots].slice(0, 10),
});
const floor = (no1: number, no2: number, no3: number, difficulty = 0) => ({
  difficulty,
  no_random_encounters: false,
  appearance: {
    no1: { value: 1, probability: no1 },
    no2: { value: 2, probability: no2 },
    no3: { value: 3, probability: no3 },
  },
});
const tables = new Map([
  [1, table([5, 3], [6, 1])],
  [2, table([6, 1])],
  [3, table()],
]);
const groups = (min: number, max: number) => new Map([[5, { group_count: { min, max } }]]);

describe('Who is met', () => {
  test('in a corridor: the slots are drawn in turn, and within their tables by weight', () => {
    expect(encounterOdds(DEFAULT_RULES, floor(50, 50, 100), 0, tables, new Map())).toEqual([
      { monster: 5, chance: 0.375, groupSize: { min: 1, max: 1 } },
      { monster: 6, chance: 0.375, groupSize: { min: 1, max: 1 } },
    ]);
  });

  test('in a room: its own slot alone', () => {
    const met = (place: Place) =>
      encounterOdds(DEFAULT_RULES, floor(50, 20, 100), place, tables, new Map()).map((odds) => [
        odds.monster,
        odds.chance,
      ]);
    expect(met(1)).toEqual([
      [5, 0.375],
      [6, 0.125],
    ]);
    expect(met(2)).toEqual([[6, 0.2]]);
    expect(met(3)).toEqual([]);
  });

  test('by tables that are told once, however many slots name them', () => {
    const same = floor(50, 50, 100);
    same.appearance.no2.value = 1;
    expect(drawnTables(same, 0)).toEqual([
      { table: 1, chance: 0.75 },
      { table: 3, chance: 0.25 },
    ]);
  });

  test('on a blank floor: nobody, as table 000 is nobody’s', () => {
    expect(encounterOdds(DEFAULT_RULES, floorMap.blank, 0, new Map([[0, encounterSetting.blank]]), new Map())).toEqual(
      [],
    );
  });

  test('comes in groups of at most the difficulty and four, and nine', () => {
    const size = (difficulty: number, min: number, max: number) =>
      encounterOdds(DEFAULT_RULES, floor(100, 0, 0, difficulty), 1, tables, groups(min, max))[0]?.groupSize;
    expect(size(0, 2, 9)).toEqual({ min: 2, max: 4 });
    expect(size(5, 2, 9)).toEqual({ min: 2, max: 9 });
    expect(size(99, 9, 9)).toEqual({ min: 9, max: 9 });
    expect(size(0, 6, 9)).toEqual({ min: 4, max: 4 });
  });

  test('is told in chances that add up to that of meeting anybody, and never to more than one', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const weight = fc.integer({ min: 0, max: 999 });
    fc.assert(
      fc.property(percent, percent, percent, fc.array(weight, { maxLength: 10 }), (one, two, three, weights) => {
        const full = new Map(
          [1, 2, 3].map((number) => [number, table(...weights.map((heavy, at) => [at, heavy] as const))]),
        );
        const total = encounterOdds(DEFAULT_RULES, floor(one, two, three), 0, full, new Map()).reduce(
          (sum, odds) => sum + odds.chance,
          0,
        );
        const anybody = weights.some((heavy) => heavy > 0);
        const drawn = drawnTables(floor(one, two, three), 0).reduce((sum, { chance }) => sum + chance, 0);
        expect(total).toBeCloseTo(anybody ? drawn : 0, 9);
        expect(drawn).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
    expect(shares({ slots: [NOBODY, { monster: 3, weight: 0 }] })).toEqual([]);
    expect(shares(undefined)).toEqual([]);
  });

  test('is whom the definitions of monsters and tables say', () => {
    const met = encounterOdds(
      DEFAULT_RULES,
      { ...floorMap.blank, ...floor(100, 0, 0) },
      1,
      new Map([[1, { ...encounterSetting.blank, ...table([0, 1]) }]]),
      new Map([[0, monster.blank]]),
    );
    expect(met).toEqual([{ monster: 0, chance: 1, groupSize: { min: 1, max: 1 } }]);
  });
});
