import { expect, test } from 'vitest';
import { knownPlace } from '#client/play/session/knownPlace.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import type { Report } from '#game/reports.ts';
import { bitsOf, NO_BITS, numbersIn } from '#game/state/bits.ts';
import { ruled } from '../../game/ruledWorld.ts';
import { gameAt, sampleWorld, walled } from '../../game/sampleWorld.ts';

const [ALWAYS, BY_SPELL, NEVER] = [0, 1, 2];
const world = sampleWorld({ floors: { 1: walled({}) } });
const walked = bitsOf([cellIndex(5, 5)]);
const known = (rules: Parameters<typeof ruled<'magic'>>[2], reports: readonly Report[] = [], cheated = false) => {
  const state = { ...gameAt(world, { x: 0, y: 0 }), seen: { 1: walked }, cheated };
  return knownPlace(ruled(world, 'magic', rules), { state, reports });
};
const MAP: Report = { kind: 'map', radius: 1 };

test('the map shows where the party was, as far as the rules let it', () => {
  expect(known({ automap: ALWAYS }).map).toEqual(walked);
  expect(known({ automap: BY_SPELL }).map).toBeUndefined();
  expect(known({ automap: NEVER }, [MAP]).map).toBeUndefined();
});

test('magic shows the cells around for a moment, over the rim of the floor too', () => {
  const { map = NO_BITS } = known({ automap: BY_SPELL }, [MAP]);
  const around = [23, 0, 1].flatMap((x) => [23, 0, 1].map((y) => cellIndex(x, y)));
  expect(numbersIn(map)).toEqual([...around, cellIndex(5, 5)].sort((one, other) => one - other));
  expect(numbersIn(known({ automap: ALWAYS }, [{ kind: 'map', radius: 0 }]).map ?? NO_BITS)).toHaveLength(24 * 24);
});

test('coordinates are told by the rule or by magic, and to an author always', () => {
  const place = { floor: 1, x: 0, y: 0, facing: 1 } as const;
  expect(known({ coordinate_shown: 0 }).hasCoordinates).toBe(false);
  expect(known({ coordinate_shown: 0 }, [{ kind: 'coordinates', place }]).hasCoordinates).toBe(true);
  expect(known({ coordinate_shown: 1 }).hasCoordinates).toBe(true);
  const author = known({ automap: NEVER, coordinate_shown: 0 }, [], true);
  expect(author).toEqual({ map: walked, hasCoordinates: true });
});
