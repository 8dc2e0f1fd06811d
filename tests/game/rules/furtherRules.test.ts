import { expect, test } from 'vitest';
import { FIGHTER, THIEF } from '#domain/catalogs/adventurers.ts';
import { rememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';
import { poisonLoss } from '#game/measure/poisonLoss.ts';
import { screenAfter } from '#game/measure/screenAfter.ts';
import { DEFAULT_RULES, type Rules } from '#game/rules/compileRules.ts';
import { innStay } from '#game/rules/innStay.ts';
import { pickChance } from '#game/rules/lockPicking.ts';
import { levelAfterRebirth } from '#game/rules/rebirth.ts';
import { summonShare } from '#game/rules/summoning.ts';
import { walkedHp } from '#game/rules/walking.ts';
import { warded, wardShare } from '#game/rules/wards.ts';

const rules = DEFAULT_RULES;
const changed = <Page extends 'battle' | 'effects' | 'creation'>(page: Page, values: Partial<Rules[Page]>): Rules => ({
  ...rules,
  [page]: { ...rules[page], ...values },
});

test('a stay in the inn: nights by the hit points of a night, gold and days by the nights', () => {
  // A simple cot: 10 gold, 1 hit point and 7 days per night.
  expect(innStay(rules, 1, 20)).toEqual({ nights: 20, gold: 200, days: 140 });
  // A suite restores 7: 20 / 7 is three nights.
  expect(innStay(rules, 3, 20)).toEqual({ nights: 3, gold: 600, days: 21 });
  expect(innStay(rules, 3, 0)?.nights).toBe(1);
  // The stable restores none, the special room all at once, and there is no seventh room.
  expect(innStay(rules, 0, 20)).toBeUndefined();
  expect(innStay(rules, 5, 2000)).toEqual({ nights: 1, gold: 0, days: 1 });
  expect(innStay(rules, 6, 20)).toBeUndefined();
});

test('locks are opened as traps are undone, by who can', () => {
  // (1 + 50 - 20) x 100 / 70 = 44.
  expect(pickChance(rules, THIEF, 1, 20)).toBe(44);
  expect(pickChance(rules, FIGHTER, 20, 20)).toBe(0);
});

test('wards: the best of several, or their sum up to the cap', () => {
  expect([0, 1, 2].map((wards) => wardShare(rules, 'elements', wards))).toEqual([0, 50, 50]);
  const summed = changed('effects', { stacks: 1 });
  expect([0, 1, 2].map((wards) => wardShare(summed, 'elements', wards))).toEqual([0, 50, 90]);
  // A cap below a single ward does not reduce it.
  expect(wardShare(changed('effects', { stacks: 1, stack_cap: 10 }), 'states', 3)).toBe(75);
  expect([warded(25, 50), warded(100, 0), warded(7, 100)]).toEqual([12, 100, 0]);
});

test('poison, a magic screen that wears off, and what heals by walking', () => {
  // A quarter of 20 steps, one hit point each.
  expect(poisonLoss(rules, 20)).toBe(5);
  // Five points; each spell takes a fifth of one.
  expect([0, 1, 10, 50].map((spells) => screenAfter(rules, spells))).toEqual([5, 4.8, 3, 0]);
  expect([4, 5, 14].map((steps) => walkedHp(rules, steps))).toEqual([0, 1, 2]);
});

test('reincarnation takes levels from those who may, and none from others', () => {
  expect(levelAfterRebirth(rules, 20)).toBeUndefined();
  const allowed = changed('creation', { rebirth: true });
  expect([12, 13, 20].map((level) => levelAfterRebirth(allowed, level))).toEqual([undefined, 8, 15]);
  const low = changed('creation', { rebirth: true, rebirth_from_level: 1, rebirth_decrease: 20 });
  expect(levelAfterRebirth(low, 3)).toBe(1);
});

test('who answers a summons: by weight among those of the same spell level', () => {
  const summons = [
    { spell_level: 3, monster: 5, weight: 10 },
    { spell_level: 3, monster: 6, weight: 20 },
    { spell_level: 4, monster: 7, weight: 1 },
  ] as const;
  const shares = summons.map((one) => summonShare({ ...rules, summons }, one));
  expect(shares).toEqual([33, 66, 100]);
  expect(summonShare(rules, rememberAndSummonSpell.blank)).toBe(0);
});
