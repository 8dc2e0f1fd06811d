import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import {
  anyOf,
  expectedOf,
  goldOfChest,
  itemsOfChest,
  specialItemsOf,
  totalsOfChest,
} from '#game/measure/chestContent.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';

const chest = (values: Partial<(typeof treasureChest)['blank']>) => ({ ...treasureChest.blank, ...values });
const special = (values: Partial<(typeof treasureSpecialItem)['blank']>) => ({
  ...treasureSpecialItem.blank,
  ...values,
});

const every = () => true;

describe('A chest gives', () => {
  test('of each slot its items evenly, with the probability of the slot or that of the rules', () => {
    const record = chest({
      high: { first: 5, last: 8, count: 1 },
      probability_high: 80,
      medium: { first: 9, last: 0, count: 3 },
      low: { first: 4, last: 2, count: 1 },
    });
    expect(itemsOfChest(DEFAULT_RULES, record, every)).toEqual([
      ...[5, 6, 7, 8].map((item) => ({ item, slot: 'high', chance: 0.2, count: 1 })),
      { item: 9, slot: 'medium', chance: 0.3, count: 3 },
      // Its range is reversed, so it contains only the first item.
      { item: 4, slot: 'low', chance: 0.1, count: 1 },
    ]);
  });

  test('nothing of a slot that is empty or never comes', () => {
    const never = { first: 5, last: 0, count: 1 };
    expect(itemsOfChest(DEFAULT_RULES, chest({ high: never, probability_high: 0 }), every)).toEqual([]);
    expect(itemsOfChest(DEFAULT_RULES, chest({ probability_medium: 100 }), every)).toEqual([]);
  });

  test('chances of which those of a slot add up to that of the slot, whatever its range', () => {
    const item = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(item, item, fc.integer({ min: 0, max: 100 }), (first, last, probability_high) => {
        const record = chest({ high: { first, last, count: 1 }, probability_high });
        const sum = itemsOfChest(DEFAULT_RULES, record, every).reduce((all, { chance }) => all + chance, 0);
        expect(sum).toBeCloseTo(first === 0 ? 0 : probability_high / 100);
      }),
    );
  });

  test('gold as dice x 10 x (bonus + 1)', () => {
    expect(goldOfChest(DEFAULT_RULES, { gold: { count: 3, sides: 6 }, gold_bonus: 4 })).toEqual({
      minimum: 150,
      maximum: 900,
      expected: 525,
    });
    expect(goldOfChest(DEFAULT_RULES, { gold: { count: 2, sides: 0 }, gold_bonus: 9 }).maximum).toBe(0);
  });

  test('special items where it is one of their chests, on their floors alone', () => {
    const specials = [
      special({ item: 7, chests: { from: 0, to: 0 }, probability: 5, only_once: false }),
      special({ item: 8, chests: { from: 3, to: 0 }, probability: 10, needs_flag: 40 }),
      special({ item: 9, chests: { from: 2, to: 5 }, floors: { from: 4, to: 6 }, probability: 10 }),
      special({ item: 10, probability: 0 }),
      special({ item: 0 }),
    ];
    const itemsIn = (number: number, ...floors: number[]) =>
      specialItemsOf(number, specials, (item) => item > 0, floors);
    expect(itemsIn(3, 4)).toEqual([
      { item: 7, slot: 'special', chance: 0.005, count: 1 },
      { item: 8, slot: 'special', chance: 0.01, count: 1, isOnce: true, needsFlag: 40 },
      { item: 9, slot: 'special', chance: 0.01, count: 1, isOnce: true },
    ]);
    expect(itemsIn(3, 7).map(({ item }) => item)).toEqual([7, 8]);
    // On several floors, or on none yet, it says where it comes.
    for (const floors of [[1, 4], []]) {
      expect(itemsIn(4, ...floors).map(({ item, floors: on }) => [item, on])).toEqual([
        [7, undefined],
        [9, { from: 4, to: 6 }],
      ]);
    }
    expect(itemsIn(6, 4).map(({ item }) => item)).toEqual([7]);
  });

  test('none of the items that do not exist, and the others of their slot the more often', () => {
    const isItem = (item: number) => item === 6 || item === 7;
    const record = chest({
      high: { first: 5, last: 8, count: 1 },
      probability_high: 80,
      medium: { first: 9, last: 0, count: 1 },
    });
    expect(itemsOfChest(DEFAULT_RULES, record, isItem).map(({ item, chance }) => [item, chance])).toEqual([
      [6, 0.4],
      [7, 0.4],
    ]);
    expect(totalsOfChest(DEFAULT_RULES, 1, record, [], isItem, []).most.any).toBeCloseTo(0.8);
    expect(specialItemsOf(1, [special({ item: 9 })], isItem, [])).toEqual([]);
  });

  test('at least one of its slots and special items, on the floors where these come', () => {
    const record = chest({ high: { first: 5, last: 0, count: 2 }, probability_high: 50 });
    const specials = [
      special({ item: 9, floors: { from: 4, to: 6 }, probability: 200 }),
      special({ item: 8, probability: 500, needs_flag: 40 }),
    ];
    const totals = (...places: number[]) => totalsOfChest(DEFAULT_RULES, 3, record, specials, every, places);
    expect(totals(5)).toEqual({
      least: { any: expect.closeTo(0.6), expected: expect.closeTo(1.2) },
      most: { any: expect.closeTo(0.8), expected: expect.closeTo(1.7) },
    });
    expect(totals(1)).toEqual({
      least: { any: expect.closeTo(0.5), expected: expect.closeTo(1) },
      most: { any: expect.closeTo(0.75), expected: expect.closeTo(1.5) },
    });
    expect(totals(1, 5)).toEqual({ least: totals(1).least, most: totals(5).most });
    expect(totals()).toEqual(totals(1, 5));
  });

  test('at least one by all of its draws, and on average their sum', () => {
    const draws = [
      { chance: 0.5, count: 2 },
      { chance: 0.2, count: 1 },
    ];
    expect(anyOf(draws)).toBeCloseTo(0.6);
    expect(expectedOf(draws)).toBeCloseTo(1.2);
    expect(anyOf([])).toBe(0);
  });
});
