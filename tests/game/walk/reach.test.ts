import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { reachedCells } from '#domain/map/check/reachedCells.ts';
import { cellIndex } from '#domain/map/floorGrid.ts';
import type { Input } from '#game/inputs.ts';
import { newGame } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import { deedsOf, playersDeed, worldWithout } from '../arbitraryGame.ts';

/** It can lead to any cell, but `reachedCells` follows it only to cells with events. */
const RANDOM_TELEPORT = 302;

test('Wherever a party comes, the check list has said that one comes there', () => {
  fc.assert(
    fc.property(worldWithout(RANDOM_TELEPORT), deedsOf(playersDeed), (world, deeds) => {
      const floors = new Map([...world.floors].map(([at, { size, grid }]) => [at, knownFloor(at, size, grid)]));
      const labyrinths = [...world.labyrinths.values()].map(({ number, setting, entrance }) => {
        return { number, ...setting.map_hierarchy, entrance };
      });
      const reached = reachedCells(floors, labyrinths);
      deeds.reduce(
        (before, deed) => {
          const state = step(world, before, deed(world, before) as Input);
          const { floor, x, y } = state.place;
          if (floor > 0) expect(reached.get(floor)?.[cellIndex(x, y)]).toBe(1);
          return state;
        },
        newGame(world.beginning, [3, 4]),
      );
    }),
    { numRuns: 40 },
  );
});
