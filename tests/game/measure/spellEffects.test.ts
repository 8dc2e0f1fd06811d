import { describe, expect, test } from 'vitest';
import { FIGHTER } from '#domain/catalogs/adventurers.ts';
import { MAGE, NO_SCHOOL } from '#domain/catalogs/spells.ts';
import { sampleParty } from '#game/measure/sampleParty.ts';
import {
  expectedDamage,
  fullDamage,
  halvedDamage,
  healedShare,
  hitsWith,
  learningLevel,
} from '#game/measure/spellEffects.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { spellRaiseChance } from '#game/rules/raising.ts';
import { memberSaveChance, saveChance } from '#game/rules/savingThrow.ts';
import { stateChance } from '#game/rules/stateChance.ts';

const dice = (count: number, sides: number, plus = 0) => ({ count, sides, plus });

test('a save rises in steps of 5 with level and luck, and is never sure nor hopeless', () => {
  expect([1, 5, 10, 15, 20].map((level) => saveChance(level))).toEqual([5, 10, 15, 20, 25]);
  expect(saveChance(1, 0)).toBe(5);
  expect(saveChance(10, 18)).toBe(25);
  expect(saveChance(999)).toBe(95);
  // A fighter has 15 against death, a hob 15 against spells.
  const fighter = { job: FIGHTER, race: 4, sex: 0, level: 10, luck: 18 };
  expect(memberSaveChance(DEFAULT_RULES, fighter, 'death')).toBe(40);
  expect(memberSaveChance(DEFAULT_RULES, fighter, 'spells')).toBe(40);
  expect(memberSaveChance(DEFAULT_RULES, fighter, 'stone')).toBe(25);
});

test('mages and priests learn a spell level every second level', () => {
  expect([1, 2, 7, 12].map((level) => learningLevel(DEFAULT_RULES, MAGE, level))).toEqual([1, 3, 13, 23]);
  expect(learningLevel(DEFAULT_RULES, NO_SCHOOL, 0)).toBe(1);
});

describe('The chance of a state', () => {
  test('comes from strength and levels, less what is saved against', () => {
    // 50 + 2 x 10 - 5 x 4 = 50, of which 95 per cent do not save.
    expect(stateChance({ strength: 50, level_limit: 0 }, 10, 4)).toBe(47);
    expect(stateChance({ strength: 60, level_limit: 0 }, 1, 1)).toBe(54);
  });

  test('is 5 to 95 per cent, and none above the level limit', () => {
    expect(stateChance({ strength: 0, level_limit: 0 }, 1, 20)).toBe(5);
    expect(stateChance({ strength: 200, level_limit: 0 }, 20, 1)).toBe(95);
    expect(stateChance({ strength: 200, level_limit: 8 }, 20, 8)).toBeGreaterThan(0);
    expect(stateChance({ strength: 200, level_limit: 8 }, 20, 9)).toBe(0);
  });
});

describe('The damage of an attack', () => {
  test('is that of its dice, and of those that each level adds', () => {
    const plain = fullDamage({ damage: dice(2, 6, 1), per_level: dice(0, 0) }, 5);
    expect(plain).toMatchObject({ minimum: 3, maximum: 13 });
    expect(plain.expected).toBeCloseTo(8);
    const more = fullDamage({ damage: dice(2, 6, 1), per_level: dice(1, 4, 2) }, 5);
    expect(more).toMatchObject({ minimum: 18, maximum: 43 });
    expect(more.expected).toBeCloseTo(8 + 5 * 4.5);
    expect(more.spread.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('is never below 0', () => {
    const weak = fullDamage({ damage: dice(1, 4, -2), per_level: dice(0, 0) }, 1);
    expect(weak).toMatchObject({ minimum: 0, maximum: 2 });
    expect([...weak.spread]).toEqual([0.5, 0.25, 0.25]);
  });

  test('is halved where it is saved against, rounded down', () => {
    const half = halvedDamage(fullDamage({ damage: dice(1, 4), per_level: dice(0, 0) }, 1));
    expect(half).toMatchObject({ minimum: 0, maximum: 2, expected: 1 });
    expect([...half.spread]).toEqual([0.25, 0.5, 0.25]);
  });

  test('is expected between both, the nearer to half the more often it is saved against', () => {
    const full = fullDamage({ damage: dice(1, 4), per_level: dice(0, 0) }, 1);
    const half = halvedDamage(full);
    expect(expectedDamage(full, half, true, 20)).toBeCloseTo(2.5 * 0.75 + 1 * 0.25);
    expect(expectedDamage(full, half, false, 20)).toBeCloseTo(2.5);
  });

  test('of the largest dice is told at once', () => {
    const { maximum } = fullDamage({ damage: dice(99, 200, 999), per_level: dice(9, 200, 99) }, 20);
    expect(maximum).toBe(99 * 200 + 999 + 20 * (9 * 200 + 99));
  });
});

describe('Recovery', () => {
  test('is a share of the HP of a member, at most all of them', () => {
    expect(healedShare(DEFAULT_RULES, { hp: dice(1, 8), all_hp: false }, 1)).toBe(1);
    expect(healedShare(DEFAULT_RULES, { hp: dice(1, 8), all_hp: false }, 20)).toBeCloseTo(4.5 / meanOfParty(20));
    expect(healedShare(DEFAULT_RULES, { hp: dice(9, 200), all_hp: false }, 1)).toBe(1);
    expect(healedShare(DEFAULT_RULES, { hp: dice(0, 0), all_hp: true }, 20)).toBe(1);
    expect(healedShare(DEFAULT_RULES, { hp: dice(0, 0, -5), all_hp: false }, 1)).toBe(0);
  });

  test('calls back always, by vitality or by its rate, and from ashes half as often', () => {
    expect(spellRaiseChance({ success: 0, rate: 0 }, 3, false)).toBe(100);
    expect(spellRaiseChance({ success: 1, rate: 0 }, 15, false)).toBe(60);
    expect(spellRaiseChance({ success: 1, rate: 0 }, 30, false)).toBe(100);
    expect(spellRaiseChance({ success: 2, rate: 75 }, 15, false)).toBe(75);
    expect(spellRaiseChance({ success: 2, rate: 75 }, 15, true)).toBe(37);
  });
});

describe('Armour class', () => {
  test('moves the chance to be hit by a twentieth a point, down to the limit of the spell', () => {
    const better = { direction: 0, amount: 2, best_ac: -10 };
    const { before, after } = hitsWith(DEFAULT_RULES, better, 5);
    expect(before - after).toBeCloseTo(0.1);
    expect(hitsWith(DEFAULT_RULES, { ...better, amount: 99, best_ac: 2 }, 1)).toEqual(
      hitsWith(DEFAULT_RULES, { ...better, amount: 2 }, 1),
    );
    expect(hitsWith(DEFAULT_RULES, { ...better, best_ac: 10 }, 10)).toMatchObject({
      after: hitsWith(DEFAULT_RULES, better, 10).before,
    });
  });

  test('can be made worse', () => {
    const { before, after } = hitsWith(DEFAULT_RULES, { direction: 1, amount: 3, best_ac: -10 }, 1);
    expect(after - before).toBeCloseTo(0.15);
  });
});

/** The mean hit points of a member of the standard six. */
function meanOfParty(level: number): number {
  const party = sampleParty(DEFAULT_RULES, level);
  return party.reduce((sum, { hp }) => sum + hp, 0) / party.length;
}
