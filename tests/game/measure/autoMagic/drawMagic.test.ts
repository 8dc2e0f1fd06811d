import { describe, expect, test } from 'vitest';
import { CURSING_EFFECT, MAGIC_EFFECTS } from '#domain/catalogs/magicEffects.ts';
import { exactMagic } from '#game/measure/autoMagic/exactMagic.ts';
import { inclusionOdds } from '#game/measure/autoMagic/inclusionOdds.ts';
import { SeededRandom, seedOf } from '#game/random/Random.ts';
import { type DrawnMagic, drawMagic } from '#game/rules/autoMagic/drawMagic.ts';
import { type MagicBearer, MagicRules } from '#game/rules/autoMagic/MagicRules.ts';
import type { MagicContent } from '#game/rules/autoMagic/magicContent.ts';
import { changedMagic, defaultMagic, membersOf } from './sampleMagic.ts';

const bearer = (type: number, weapon_type = 0, special = false): MagicBearer => ({ type, weapon_type, special });
const [WEAPON, ORNAMENT, SWORD, STAFF] = [1, 9, 1, 5];
const ALWAYS = { chest_probability: 100 } as const;
const DRAWS = 20_000;

function drawMany(magic: MagicContent, item: MagicBearer, level: number, seed = 1): (DrawnMagic | undefined)[] {
  const rules = new MagicRules(magic);
  const random = new SeededRandom(seedOf(seed));
  return Array.from({ length: DRAWS }, () => drawMagic(rules, item, level, random));
}

/** Expects that `hits` of all draws are within four standard deviations of `chance`. */
function expectShare(hits: number, chance: number, of: string): void {
  const sigma = Math.sqrt(DRAWS * chance * (1 - chance));
  expect(Math.abs(hits - DRAWS * chance), of).toBeLessThanOrEqual(Math.max(4 * sigma, 1e-6));
}

describe('Magic on an item of a chest', () => {
  test.each([
    ['a sword of a low chest', bearer(WEAPON, SWORD), 1],
    ['a staff', bearer(WEAPON, STAFF), 4],
    ['heavy armor', bearer(3), 6],
    ['an ornament of the highest chest', bearer(ORNAMENT), 9],
  ])('comes as often as the exact odds say: %s', (_, item, level) => {
    const magic = changedMagic({ set: { item_level_cap: 9 } });
    const odds = exactMagic(new MagicRules(magic), item, level);
    const drawn = drawMany(magic, item, level);
    const found = drawn.filter((one) => one !== undefined);
    expectShare(found.length, odds.magic, 'magic');
    const codes = found.flatMap(({ effects }) => effects);
    for (const { code } of MAGIC_EFFECTS) {
      expectShare(codes.filter((one) => one === code).length, odds.effects.get(code) ?? 0, `effect ${code}`);
    }
    expect(codes.length / DRAWS).toBeCloseTo(odds.mean, 1);
  });

  test('comes as the odds say where families overlap, weights are far apart and a curse follows', () => {
    const magic = changedMagic({
      set: { ...ALWAYS, item_level_cap: 9 },
      rows: [{ item_type: WEAPON, kind: 1, effects_min: 2, effects_max: 6, groups: { 2: true }, curse: 50 }],
      groups: {
        1: { weight: 99, members: membersOf([1, 90], [2, 10]) },
        2: { weight: 1, members: membersOf([3, 50], [CURSING_EFFECT, 50]) },
      },
      effects: {
        1: { min: 1, max: 3, level: 1, weight: 999 },
        2: { min: 2, max: 4, level: 1 },
        3: { min: 3, max: 3, level: 1 },
        [CURSING_EFFECT]: { level: 1 },
      },
    });
    const odds = exactMagic(new MagicRules(magic), bearer(WEAPON, SWORD), 9);
    const drawn = drawMany(magic, bearer(WEAPON, SWORD), 9);
    expect(odds.magic).toBe(1);
    for (const [code, chance] of odds.effects) {
      expectShare(drawn.filter((one) => one?.effects.includes(code)).length, chance, `effect ${code}`);
    }
    expect([...odds.effects.keys()].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, CURSING_EFFECT]);
  });

  test('is at most six effects, none twice, and as many as the chest level allows', () => {
    const magic = changedMagic({
      set: { ...ALWAYS, item_level_cap: 9 },
      rows: [{ item_type: WEAPON, kind: 3, effects_min: 6, effects_max: 6, curse: 100 }],
      levels: { 4: { most_effects: 2, most_level: 9 } },
    });
    for (const one of drawMany(magic, bearer(WEAPON, SWORD), 9).slice(0, 500)) {
      expect(one?.effects).toHaveLength(6);
      expect(new Set(one?.effects).size).toBe(6);
    }
    for (const one of drawMany(magic, bearer(WEAPON, SWORD), 4).slice(0, 500)) {
      expect(one?.effects).toHaveLength(3);
      expect(one?.effects.at(-1)).toBe(CURSING_EFFECT);
    }
  });

  test('never comes to junk, scrolls, potions and special items, to kinds that are left out, or from a set that is off', () => {
    const all = { kinds: Object.fromEntries(Array.from({ length: 14 }, (_, code) => [code, true])) };
    const rows = Array.from({ length: 14 }, (_, item_type) => ({ item_type, kind: 1 }));
    const chance = (magic: MagicContent, item: MagicBearer) => new MagicRules(magic).chance(item, 9);
    const open = changedMagic({ set: { ...ALWAYS, ...all }, rows });
    for (const never of [0, 10, 11]) expect(chance(open, bearer(never))).toBe(0);
    for (const may of [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13]) expect(chance(open, bearer(may))).toBe(100);
    expect(chance(open, bearer(WEAPON, SWORD, true))).toBe(0);
    const swordless = { ...open.set.weapon_types, [SWORD]: false };
    expect(chance(changedMagic({ set: { weapon_types: swordless } }), bearer(WEAPON, SWORD))).toBe(0);
    expect(chance(defaultMagic(0), bearer(WEAPON, SWORD))).toBe(0);
    expect(chance(defaultMagic(1), bearer(12))).toBe(0);
  });

  test('takes the probability of the chest level before that of the set', () => {
    const magic = changedMagic({ levels: { 3: { probability: 7 } } });
    expect(new MagicRules(magic).chance(bearer(WEAPON, SWORD), 3)).toBe(7);
    expect(new MagicRules(magic).chance(bearer(WEAPON, SWORD), 2)).toBe(40);
  });

  test('draws no effect above the level of the chest or of the set, none that is off, and rows of low chests alone', () => {
    const magic = changedMagic({
      set: ALWAYS,
      rows: [
        { item_type: WEAPON, kind: 1, chest_level: 5 },
        { item_type: WEAPON, kind: 2 },
      ],
      groups: { 2: { members: membersOf([34, 40], [35, 30], [36, 30]) } },
      effects: { 35: { enabled: false } },
      levels: { 0: { most_level: 9 }, 1: { most_level: 1 } },
    });
    const codes = (level: number) =>
      new Set(drawMany(magic, bearer(WEAPON, SWORD), level).flatMap((one) => one?.effects ?? []));
    expect(codes(0)).toEqual(new Set([34, 36]));
    expect(codes(1)).toEqual(new Set([34]));
  });

  test('takes the name of its power where the row says so', () => {
    const powerOf = (prefix: boolean) =>
      drawMany(changedMagic({ set: ALWAYS, rows: [{ item_type: WEAPON, kind: 3, prefix }] }), bearer(WEAPON), 9)[0]
        ?.power;
    expect(powerOf(true)).toBe(3);
    expect(powerOf(false)).toBe(0);
  });
});

describe('The odds of being among those drawn', () => {
  test('are known for simple cases', () => {
    expect(inclusionOdds([1, 1, 1, 1], 2).map((odds) => odds.toFixed(9))).toEqual(Array(4).fill('0.500000000'));
    expect(inclusionOdds([3, 1], 1)).toEqual([0.75, 0.25]);
    expect(inclusionOdds([3, 1], 2)).toEqual([1, 1]);
    expect(inclusionOdds([3, 1], 0)).toEqual([0, 0]);
    // First a, or first b or c and then a.
    const [a = 0] = inclusionOdds([6, 3, 1], 2);
    expect(a).toBeCloseTo(0.6 + 0.3 * (6 / 7) + 0.1 * (6 / 9), 9);
  });

  test('come to the number drawn, however far apart the weights are', () => {
    for (const weights of [
      [1, 2, 3, 4, 5, 6, 7, 8],
      [1, 1000, 1_000_000, 1_000_000_000],
    ]) {
      const sum = inclusionOdds(weights, 3).reduce((total, odds) => total + odds, 0);
      expect(sum).toBeCloseTo(3, 7);
    }
  });
});
