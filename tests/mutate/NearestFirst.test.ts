import { expect, test } from 'vitest';
import { costOf } from './NearestFirst.ts';

const MUTATED = 'src/domain/map/cell.ts';
const sorted = (durations: Readonly<Record<string, number | undefined>>) =>
  Object.keys(durations).sort(
    (one, other) => costOf(one, MUTATED, durations[one]) - costOf(other, MUTATED, durations[other]),
  );

test('a test file runs the earlier the nearer it is to the change, and the shorter it is', () => {
  const durations = {
    'tests/game/battle.test.ts': 500,
    'tests/domain/map/maps.test.ts': 500,
    'tests/domain/map/cell.test.ts': 500,
    'tests/domain/rules/dice.test.ts': 500,
    'tests/game/step.test.ts': 400,
  };
  expect(sorted(durations)).toEqual([
    'tests/domain/map/cell.test.ts',
    'tests/domain/map/maps.test.ts',
    'tests/domain/rules/dice.test.ts',
    'tests/game/step.test.ts',
    'tests/game/battle.test.ts',
  ]);
});

test('a short one further off runs before a near one that takes much longer, and one that has not run yet counts as half a second', () => {
  expect(sorted({ 'tests/domain/a.test.ts': 9000, 'tests/game/b.test.ts': 900 })).toEqual([
    'tests/game/b.test.ts',
    'tests/domain/a.test.ts',
  ]);
  expect(sorted({ 'tests/game/a.test.ts': 600, 'tests/game/b.test.ts': undefined })).toEqual([
    'tests/game/b.test.ts',
    'tests/game/a.test.ts',
  ]);
});
