// Problems, links, ways back, references, regions, merges and rooms of a floor stay the same from version to version. All of them are
// pinned for random floors in a file, a hash for each:
// `npx vitest run tests/domain/map/randomFloors.test.ts -u` writes it anew; the other tests of this folder explain a difference.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';
import { type Cell, EVENT_SLOTS, SIDES } from '#domain/map/cell.ts';
import { cellsBetween } from '#domain/map/cellPath.ts';
import { clearCells, surroundCells } from '#domain/map/cellSet.ts';
import { cellsOutside } from '#domain/map/cellsOutside.ts';
import { CheckedFloor, knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { reachedCells } from '#domain/map/check/reachedCells.ts';
import { FLOOR_RULES } from '#domain/map/checkFloor.ts';
import { corridorEdges, openGround } from '#domain/map/corridor.ts';
import { enclosedRegion } from '#domain/map/enclosedRegion.ts';
import { hasElevator, linksOfFloor, linksTo } from '#domain/map/eventLinks.ts';
import { eventReferences } from '#domain/map/eventReferences.ts';
import { blankGrid, FLOOR_SIZES, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import { hitTest } from '#domain/map/hitTest.ts';
import { mergeGrids } from '#domain/map/mergeGrids.ts';
import { rooms, staleRooms } from '#domain/map/monsterRooms.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { packRegion } from '#domain/map/packRegion.ts';
import { pasteRegion } from '#domain/map/pasteRegion.ts';
import { diffGrids } from '#domain/map/patch.ts';
import { readersGrid } from '#domain/map/readersGrid.ts';
import { builtEdges, rectangleCells, squareBetween } from '#domain/map/rectangle.ts';
import { cutRegion, turnRegion } from '#domain/map/region.ts';
import { strandedStairs, wayBackChanges } from '#domain/map/wayBack.ts';
import { Chance } from '../../kept/make/Chance.ts';

const SCENARIOS = 8;
const EVENTS = 60;
const IDS = EVENT_CATEGORIES.flatMap(({ types }) => types.map(({ id }) => id));
const TURNS = ['left', 'right', 'mirror'] as const;

function cellOf(chance: Chance): Partial<Cell> {
  const slots = EVENT_SLOTS.map((key) => [key, chance.of([0, 0, 1, 2, 3, chance.below(24), chance.below(30)])]);
  return {
    ...Object.fromEntries(slots),
    event_id: chance.of([0, ...IDS, ...IDS.slice(0, 12)]),
    ...{ flag: chance.below(5) - 2, muki: chance.below(5), floor_id: chance.below(64), room_id: chance.below(4) },
    ...Object.fromEntries(SIDES.map((side) => [side, chance.of([0, 0, 1, 1, 2, 3, 4, 5, 6, 7])])),
  };
}

/** Returns the grid with some random cells, a few of which lie beyond its size. */
function scattered(grid: FloorGrid, size: number, count: number, chance: Chance): FloorGrid {
  const changed = grid.slice();
  for (let cell = 0; cell < count; cell++) {
    const [x, y] = [chance.below(Math.min(24, size + 1)), chance.below(Math.min(24, size + 1))];
    for (const [field, value] of Object.entries(cellOf(chance))) writeField(changed, field as keyof Cell, x, y, value);
  }
  return changed;
}

/** Returns everything that is pinned of the floors of a random scenario, by name. */
function* findingsOf(seed: number): Generator<readonly [name: string, found: unknown]> {
  const chance = new Chance(seed);
  const place = () => ({ x: chance.below(16), y: chance.below(16) });
  const sizes = [1, 2, 3].map(() => chance.of(FLOOR_SIZES));
  const grids = sizes.map((size) => scattered(blankGrid(), size, EVENTS, chance));
  const known = grids.map((grid, at) => knownFloor(at + 1, sizes[at] as number, grid));
  const floors = new Map(known.map((floor) => [floor.number, floor]));
  const labyrinths = [
    { number: 0, start: 1, end: 2, entrance: { floor: 1, ...place() } },
    { number: 1, start: 3, end: 3, entrance: { floor: 3, ...place() } },
  ];
  const gridOf = (floor: number) => grids[floor - 1];
  const scenario = { gridOf, entrances: new Map(labyrinths.map(({ number, entrance }) => [number, entrance])) };
  const shared = { floors, labyrinths, reached: reachedCells(floors, labyrinths), largestGroup: 3 };
  yield ['reached', [...shared.reached]];
  for (const floor of known) {
    const { number, size, grid } = floor;
    const exists = (kind: string, record: number) => (record + kind.length) % 2 === 0;
    const checked = new CheckedFloor(floor, { ...shared, number, exists });
    for (const [name, rule] of Object.entries(FLOOR_RULES)) yield [`${number} ${name}`, rule(checked)];
    yield [
      `${number} links`,
      [linksOfFloor(grid, number), linksOfFloor(grid, number, scenario), linksTo(number, scenario)],
    ];
    yield [
      `${number} elevators`,
      Array.from({ length: 26 }, (_, x) => [hasElevator(grid, { x, y: 1 }), hasElevator(grid, { x: 1, y: x })]),
    ];
    yield [`${number} references`, eventReferences(grid)];
    yield [`${number} rooms`, [rooms(grid, size), staleRooms(grid, size), cellsOutside(grid, 16)]];
    yield [`${number} packed`, packGrid(grid)];
    yield [`${number} for readers`, readersGrid(grid)];
    const other = scattered(grid, size, 8, chance);
    yield [`${number} difference`, diffGrids(grid, other)];
    yield [`${number} merged`, mergeGrids(grid, other, scattered(grid, size, 30, chance))];
    yield [`${number} stranded`, strandedStairs([1, 2, 3], gridOf, (one) => (one === number ? other : gridOf(one)))];
    yield [`${number} ways back`, wayBackChanges(number, grid, other, diffGrids(grid, other))];
    const [from, to] = [place(), place()];
    const square = squareBetween(from, to, size);
    const cells = rectangleCells(square);
    yield [`${number} rectangle`, [square, builtEdges(square, grid), cellsBetween(from, to, size)]];
    yield [`${number} corridor`, corridorEdges(cellsBetween(from, to, size), size, openGround(grid, size))];
    yield [`${number} area`, enclosedRegion(grid, from.x, from.y, size)];
    yield [`${number} cleared`, [clearCells(grid, cells, size), surroundCells(grid, cells, size)]];
    const region = cutRegion(grid, cells, size, number);
    for (const turn of TURNS) {
      const turned = turnRegion(region, turn);
      yield [`${number} ${turn}`, packRegion(turned)];
      for (const links of ['along', 'original'] as const) {
        const options = { floor: 2, size: sizes[1] as number, wraps: chance.below(2) === 0, links };
        yield [
          `${number} ${turn}, pasted, links ${links}`,
          pasteRegion(grids[1] as FloorGrid, turned, place(), options),
        ];
      }
    }
    const hits = Array.from({ length: 60 }, () => ({ x: chance.below(260) / 10 - 1, y: chance.below(260) / 10 - 1 }));
    yield [
      `${number} hits`,
      hits.map((at) => [hitTest(at, 0.3, size), hitTest(at, 0.3, size, 'x'), hitTest(at, 0.5, size, 'y')]),
    ];
  }
}

const hashOf = (found: unknown): string => {
  const text = JSON.stringify(found, (_, value) =>
    value instanceof Map || value instanceof Set || ArrayBuffer.isView(value)
      ? [...(value as Iterable<unknown>)]
      : value,
  );
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
};

test('random floors have the same problems, links, references, regions, merges and rooms', async () => {
  const found = Array.from(
    { length: SCENARIOS },
    (_, seed) => new Map(Array.from(findingsOf(seed), ([name, one]) => [name, hashOf(one)])),
  );
  const lines = [...(found[0] ?? new Map()).keys()].map(
    (name) => `${name}: ${found.map((one) => one.get(name)).join(' ')}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('randomFloors.txt');
});
