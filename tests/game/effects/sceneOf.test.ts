import { expect, test } from 'vitest';
import { FIGHTER, NINJA } from '#domain/catalogs/adventurers.ts';
import { attackEffects } from '#game/effects/attackEffects.ts';
import { describeEffect } from '#game/effects/describeEffect.ts';
import { type SceneParts, sceneOf } from '#game/effects/sceneOf.ts';
import { DEFAULT_RULES, jobRules, type Rules } from '#game/rules/compileRules.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';

const EMPTY: SceneParts = { characters: [], items: () => undefined, monsters: [], prices: [] };

test('the party is the usual six, or the own characters; it is made once for a level', () => {
  const scene = sceneOf(EMPTY);
  expect(scene.party(DEFAULT_RULES, 5)).toHaveLength(6);
  expect(scene.party(DEFAULT_RULES, 5)).toBe(scene.party(DEFAULT_RULES, 5));
  const own = sceneOf({ ...EMPTY, characters: SAMPLE_CHARACTERS.slice(0, 2) });
  expect(own.party(DEFAULT_RULES, 5)).toHaveLength(2);
});

test('stats are those of somebody of the class, or enough for it where there is nobody', () => {
  const { stats } = sceneOf(EMPTY);
  expect(stats(DEFAULT_RULES, FIGHTER).strength).toBe(16);
  expect(Object.values(stats(DEFAULT_RULES, NINJA))).toEqual([16, 16, 16, 16, 16, 16]);
});

test('foes are the monsters nearest in level, or four armour classes where there are none', () => {
  expect(sceneOf(EMPTY).foes.map(({ acAt }) => acAt(1))).toEqual([10, 5, 0, -5]);
  const monsters = [
    { level: 1, ac: 9 },
    { level: 2, ac: 6 },
    { level: 12, ac: -3 },
  ];
  const [foe, ...others] = sceneOf({ ...EMPTY, monsters }).foes;
  expect(others).toEqual([]);
  // The mean of levels 1 and 2 is 7.5, rounded to 8; the nearest to levels 10 and 20 is the third monster.
  expect([1, 10, 20].map((level) => foe?.acAt(level))).toEqual([8, -3, -3]);
});

/** The default rules with a number of initial attacks for fighters. */
const striking = (first_attacks: number): Rules => {
  const fighter = jobRules(DEFAULT_RULES, FIGHTER);
  const jobs = [{ ...fighter, attack: { ...fighter.attack, first_attacks } }, ...DEFAULT_RULES.jobs.slice(1)];
  return { ...DEFAULT_RULES, jobs };
};

test('more blows of a fighter hit once in a round more likely, beside the default', () => {
  const scene = sceneOf(EMPTY);
  const [blows, hits] = attackEffects.find(({ fields }) => fields[0] === 'first_attacks')?.effects ?? [];
  if (!blows || !hits) throw new Error('the first blows of a fighter do nothing');
  const now = { rules: striking(3), scene, number: 1, record: {} };
  const usual = { ...now, rules: DEFAULT_RULES };
  expect(describeEffect(blows, [1, 5], now, usual)).toMatchObject([{ now: [3, 4], usual: [1, 2] }]);
  // Against AC 0 at level 1: 5 x (10 + 0 + 1 + 0) = 55 per cent for each of three blows.
  const againstBare = describeEffect(hits, [1], now, usual).find(({ label }) => label.en === 'AC 0');
  expect(againstBare?.usual[0]).toBeCloseTo(55);
  expect(againstBare?.now[0]).toBeCloseTo(100 * (1 - 0.45 ** 3));
});
