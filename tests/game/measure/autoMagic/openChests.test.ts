import { describe, expect, test } from 'vitest';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { exactChests, openChests } from '#game/measure/autoMagic/openChests.ts';
import { itemsOfChest } from '#game/measure/chestContent.ts';
import { wilsonInterval } from '#game/measure/wilsonInterval.ts';
import { SeededRandom, seedOf } from '#game/random/Random.ts';
import { type ChestItem, contentOfChest, drawItems } from '#game/rules/chestItems.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { changedMagic } from './sampleMagic.ts';

const thing = (number: number, type: number, special = false): ChestItem => ({
  number,
  type,
  weapon_type: type === 1 ? 1 : 0,
  special,
  purchase_price: number * 100,
});
const THINGS = [thing(1, 1), thing(2, 3), thing(3, 9), thing(4, 10), thing(5, 1, true)];
const item = (number: number) => THINGS.find((one) => one.number === number);
const slot = (first: number, last = 0, count = 1) => ({ first, last, count });
const chest = contentOfChest(
  DEFAULT_RULES,
  { ...treasureChest.blank, high: slot(1, 5, 3), medium: slot(3), probability_medium: 80, low: slot(9) },
  item,
);
const content = changedMagic({ set: { item_level_cap: 9 } });
const test1 = { content, level: 5, chest, openings: 10_000, seed: 42 };

describe('A test of chests', () => {
  test('takes the three slots with their chances, and leaves out what holds no item that there is', () => {
    expect(chest.map(({ items, ...rest }) => ({ ...rest, items: items.map(({ number }) => number) }))).toEqual([
      { items: [1, 2, 3, 4, 5], count: 3, probability: 60 },
      { items: [3], count: 1, probability: 80 },
    ]);
  });

  test('draws one item of a slot, and gives as many of it as the slot says', () => {
    const record = { ...treasureChest.blank, high: slot(1, 5, 3), probability_high: 100 };
    const random = new SeededRandom(seedOf(7));
    const openings = Array.from({ length: 300 }, () => drawItems(contentOfChest(DEFAULT_RULES, record, item), random));
    for (const drawn of openings) {
      expect(drawn).toHaveLength(3);
      expect(new Set(drawn).size).toBe(1);
    }
    const odds = itemsOfChest(DEFAULT_RULES, record, () => true);
    expect(new Set(openings.map(([first]) => first?.number))).toEqual(new Set(odds.map((one) => one.item)));
    expect(odds.every(({ count }) => count === 3)).toBe(true);
  });

  test('gives the same with the same seed, and something else with another', () => {
    const result = openChests(test1);
    expect(openChests(test1)).toEqual(result);
    expect(openChests({ ...test1, seed: 43 })).not.toEqual(result);
  });

  test('agrees with the exact odds within four standard deviations', () => {
    const { types, effects } = openChests(test1);
    const exact = exactChests(test1);
    const all = types.reduce((sum, { items }) => sum + items, 0);
    expect(all / 10_000).toBeCloseTo(
      [...exact.types.values()].reduce((sum, { items }) => sum + items, 0),
      1,
    );
    for (const { type, items, magic } of types) {
      const odds = exact.types.get(type);
      const chance = (odds?.magic ?? 0) / (odds?.items ?? 1);
      expect(Math.abs(magic - items * chance), `type ${type}`).toBeLessThanOrEqual(
        4 * Math.sqrt(items * chance * (1 - chance)),
      );
    }
    const mean = [...exact.types.values()].reduce((sum, { items }) => sum + items, 0);
    for (const [code, expected] of exact.effects) {
      const found = effects.find((one) => one.code === code)?.items ?? 0;
      const chance = expected / mean;
      expect(Math.abs(found - all * chance), `effect ${code}`).toBeLessThanOrEqual(
        4 * Math.sqrt(all * chance * (1 - chance)),
      );
    }
    expect(effects.filter(({ code }) => !exact.effects.has(code))).toEqual([]);
  });

  test('tells the dearest find with what its effects add, ten samples, and how far it is', () => {
    const opened: number[] = [];
    const { dearest, samples } = openChests({ ...test1, openings: 1000 }, (count) => opened.push(count));
    expect(opened).toEqual([250, 500, 750, 1000]);
    expect(samples).toHaveLength(10);
    for (const { item: number, effects, price } of samples) {
      const plus = effects.reduce((sum, code) => sum + (content.effects.get(code)?.price_plus ?? 0), 0);
      expect(price).toBe(number * (100 + plus));
      expect(price).toBeLessThanOrEqual(dearest?.price ?? 0);
    }
  });

  test('names no find where nothing comes out', () => {
    expect(openChests({ ...test1, chest: [], openings: 10 })).toEqual({
      openings: 10,
      types: [],
      effects: [],
      dearest: undefined,
      samples: [],
    });
  });
});

describe('The interval of a share', () => {
  test('is that of Wilson', () => {
    const { from, to } = wilsonInterval(40, 100);
    expect([from.toFixed(4), to.toFixed(4)]).toEqual(['0.3094', '0.4980']);
    expect(wilsonInterval(0, 100).from).toBe(0);
    expect(wilsonInterval(100, 100).to).toBe(1);
    expect(wilsonInterval(0, 0)).toEqual({ from: 0, to: 1 });
  });
});
