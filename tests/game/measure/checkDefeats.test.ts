import { expect, test } from 'vitest';
import { CITY_PLACES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { checkDefeats } from '#game/measure/checkDefeats.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';

const { battle, city } = DEFAULT_RULES;
const [AT_ONCE, BODIES_STAY, GAME_OVER] = [0, 1, 2];
const open = { ...city.open, [CITY_PLACES.indexOf('training_ground')]: false };
const found = (wipe: number, change: Partial<typeof city> = {}) =>
  checkDefeats({ ...DEFAULT_RULES, battle: { ...battle, wipe }, city: { ...city, ...change } }).map(({ path }) => path);

test('Where bodies stay, a small roster and a closed training ground are told', () => {
  expect(found(BODIES_STAY)).toEqual([]);
  expect([11, 12].map((roster) => found(BODIES_STAY, { roster }))).toEqual([['roster'], []]);
  expect(found(BODIES_STAY, { open, roster: 6 })).toEqual(['roster', 'open']);
  for (const wipe of [AT_ONCE, GAME_OVER]) expect(found(wipe, { open, roster: 6 })).toEqual([]);
});
