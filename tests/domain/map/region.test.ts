import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BORDER, CELL_FIELDS, SIDES, type Side } from '#domain/map/cell.ts';
import { clearCells, surroundCells } from '#domain/map/cellSet.ts';
import { otherHalf, readBorder } from '#domain/map/edge.ts';
import { blankGrid, type FloorGrid, gridsEqual, readCell, readField, writeField } from '#domain/map/floorGrid.ts';
import { packRegion, unpackRegion } from '#domain/map/packRegion.ts';
import { countInnerLinks, followLinks, pasteRegion, withoutFloor } from '#domain/map/pasteRegion.ts';
import { applyPatch, diffGrids, invertPatch } from '#domain/map/patch.ts';
import type { Place } from '#domain/map/placement.ts';
import { rectangleBetween, rectangleCells } from '#domain/map/rectangle.ts';
import { cutRegion, type Region, regionCells, type Turn, turnRegion, writeCell } from '#domain/map/region.ts';
import { arbitraryGrid, arbitrarySize } from './arbitraryGrid.ts';

const TURNS: readonly Turn[] = ['left', 'right', 'mirror'];

const FLOOR = 3;

/** A floor with some of its cells: a rectangle with holes, at least one cell. */
const arbitrarySelection = fc
  .record({
    grid: arbitraryGrid,
    size: arbitrarySize,
    corners: fc.array(fc.nat({ max: 15 }), { minLength: 4, maxLength: 4 }),
    keeps: fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
  })
  .map(({ grid, size, corners: [a = 0, b = 0, c = 0, d = 0], keeps }) => {
    const cells = rectangleCells(rectangleBetween({ x: a, y: b }, { x: c, y: d }));
    const some = cells.filter((_, index) => keeps[index % keeps.length]);
    return { grid, size, cells: some.length > 0 ? some : cells };
  });

const along = (size: number, floor = FLOOR) => ({ floor, size, wraps: false, links: 'along' }) as const;
const origin = ({ placement: { x, y } }: Region): Place => ({ x, y });

/** Returns a floor on which both halves of every edge agree. */
function agreeing(grid: FloorGrid, size: number): FloorGrid {
  const result = grid.slice();
  for (const { x, y } of whole(size)) {
    for (const side of ['north', 'east'] as const) {
      const other = otherHalf({ x, y, side }, size);
      writeField(result, other.side, other.x, other.y, readField(result, side, x, y));
    }
  }
  return result;
}

const whole = (size: number): Place[] => rectangleCells({ west: 0, south: 0, east: size - 1, north: size - 1 });

const oneWayEdges = (grid: FloorGrid, size: number): string[] =>
  whole(size).flatMap(({ x, y }) =>
    SIDES.filter((side) => readBorder(grid, { x, y, side }) !== readBorder(grid, otherHalf({ x, y, side }, size))).map(
      (side) => `x${x} y${y} ${side}`,
    ),
  );

const turned = (region: Region, ...turns: Turn[]): Region => turns.reduce(turnRegion, region);

test('a quarter turn four times, a mirror twice and a turn to and fro change nothing', () => {
  fc.assert(
    fc.property(arbitrarySelection, ({ grid, size, cells }) => {
      const region = cutRegion(grid, cells, size, FLOOR);
      for (const turns of [
        ['left', 'left', 'left', 'left'],
        ['right', 'right', 'right', 'right'],
        ['mirror', 'mirror'],
        ['left', 'right'],
        ['left', 'mirror', 'left', 'mirror'],
      ] as const) {
        expect(turned(region, ...turns)).toEqual(region);
      }
    }),
  );
});

test('what is copied and laid where it was equals it, and laid elsewhere it is the same again', () => {
  fc.assert(
    fc.property(arbitrarySelection, fc.nat({ max: 8 }), fc.nat({ max: 8 }), ({ grid, size, cells }, x, y) => {
      const region = cutRegion(grid, cells, size, FLOOR);
      expect(gridsEqual(pasteRegion(grid, region, origin(region), along(size)).grid, grid)).toBe(true);
      const other = pasteRegion(blankGrid(), region, { x, y }, { ...along(24, 7), links: 'original' });
      const again = cutRegion(other.grid, other.cells, 24, FLOOR);
      expect(again.rows).toEqual(region.rows);
      expect(again.outer.length).toBeLessThanOrEqual(region.outer.length);
      for (const cell of regionCells(region)) {
        for (const side of SIDES) {
          expect(readField(again.grid, side, cell.x, cell.y)).toBe(readField(region.grid, side, cell.x, cell.y));
        }
      }
    }),
  );
});

test('a floor shifted by its size around the rim is the floor again, however far it went at once', () => {
  fc.assert(
    fc.property(arbitraryGrid, arbitrarySize, fc.nat({ max: 15 }), fc.nat({ max: 15 }), (grid, size, dx, dy) => {
      const shift = (from: FloorGrid, x: number, y: number) => {
        const region = cutRegion(from, whole(size), size, FLOOR);
        const pasted = pasteRegion(
          clearCells(from, whole(size), size),
          region,
          { x, y },
          { ...along(size), wraps: true },
        );
        expect(pasted.cells).toHaveLength(size * size);
        return pasted.grid;
      };
      expect(gridsEqual(shift(grid, size, 0), grid)).toBe(true);
      expect(gridsEqual(shift(shift(grid, dx, dy), -dx, -dy), grid)).toBe(true);
    }),
  );
});

test('laid on a floor whose halves agree, only edges that were one-way are one-way', () => {
  fc.assert(
    fc.property(
      arbitrarySelection,
      arbitraryGrid,
      fc.integer({ min: -20, max: 20 }),
      fc.integer({ min: -20, max: 20 }),
      fc.array(fc.constantFrom(...TURNS), { maxLength: 3 }),
      fc.boolean(),
      ({ grid, size, cells }, target, x, y, turns, wraps) => {
        const region = turned(cutRegion(agreeing(grid, size), cells, size, FLOOR), ...turns);
        const below = agreeing(target, size);
        const at = wraps ? { x: x % size, y: y % size } : { x, y };
        const { grid: after } = pasteRegion(below, region, at, { ...along(size), wraps });
        expect(oneWayEdges(after, size)).toEqual([]);
        expect(oneWayEdges(clearCells(below, cells, size), size)).toEqual([]);
        expect(oneWayEdges(surroundCells(below, cells, size), size)).toEqual([]);
      },
    ),
  );
});

test('undo takes back a paste, and nothing outside of the floor is touched by it', () => {
  fc.assert(
    fc.property(arbitrarySelection, arbitraryGrid, fc.nat({ max: 23 }), ({ grid, size, cells }, target, at) => {
      const region = cutRegion(grid, cells, size, FLOOR);
      const { grid: after } = pasteRegion(target, region, { x: at, y: at }, along(size));
      const patch = { label: { key: '', count: 0 }, cells: diffGrids(target, after) };
      expect(gridsEqual(applyPatch(after, invertPatch(patch)), target)).toBe(true);
      for (const { x, y } of patch.cells) expect(Math.max(x, y)).toBeLessThan(size);
    }),
  );
});

test('a region is packed and read back the same', () => {
  fc.assert(
    fc.property(arbitrarySelection, fc.array(fc.constantFrom(...TURNS), { maxLength: 3 }), (selection, turns) => {
      const region = turned(cutRegion(selection.grid, selection.cells, selection.size, FLOOR), ...turns);
      expect(unpackRegion(JSON.parse(JSON.stringify(packRegion(region))))).toEqual(region);
    }),
  );
});

test('what is no region is refused', () => {
  const packed = packRegion(cutRegion(blankGrid(), [{ x: 1, y: 1 }], 24, FLOOR));
  for (const wrong of [
    { width: 25 },
    { height: 2 },
    { rows: [0] },
    { rows: [2] },
    { outer: [[0, 0, 4, 1]] },
    { outer: [[0, 1, 0, 1]] },
    { placement: [1, 1, 0, 1, 0, 0] },
    { placement: [1, 0, 0, 1, 0] },
    { grid: 'AAAA' },
  ]) {
    expect(() => unpackRegion({ ...packed, ...wrong }), JSON.stringify(wrong)).toThrow();
  }
});

const fieldsOf = (grid: FloorGrid, x: number, y: number) => {
  const cell = readCell(grid, x, y);
  return Object.fromEntries(CELL_FIELDS.filter((field) => cell[field] !== 0).map((field) => [field, cell[field]]));
};

/** Makes x1 y1 to x2 y2 with a wall, a one-way wall and events of many kinds. */
function wing(): FloorGrid {
  const grid = blankGrid();
  writeCell(grid, 1, 1, { north: BORDER.door, event_id: 804, '1': 10, '2': 1, muki: 2 });
  writeField(grid, 'west', 1, 2, BORDER.wall);
  writeCell(grid, 2, 1, { event_id: 603 });
  writeCell(grid, 1, 2, { event_id: 701, '1': 4, '2': 3 });
  // A teleport within the wing, one out of it, and one to another floor.
  writeCell(grid, 2, 2, { event_id: 301, '1': 0, '2': 1, '3': 1, '4': 1 });
  writeCell(grid, 3, 1, { event_id: 301, '1': 0, '2': 9, '3': 9, '4': 1 });
  writeCell(grid, 3, 2, { event_id: 303, '1': 3, '2': 1, '3': 1, '4': 2, '5': 2 });
  return grid;
}
const WING = rectangleCells({ west: 1, south: 1, east: 3, north: 2 });

test('a quarter to the right carries sides, one-way edges, the facing asked for, sides and facings of events', () => {
  const region = turnRegion(cutRegion(wing(), WING, 24, FLOOR), 'right');
  const { grid } = pasteRegion(blankGrid(), region, { x: 10, y: 10 }, { ...along(24, 5), links: 'original' });
  expect(region).toMatchObject({ width: 2, height: 3 });
  expect(fieldsOf(grid, 10, 12)).toEqual({ east: BORDER.door, event_id: 804, '1': 10, '2': 2, muki: 3 });
  expect(fieldsOf(grid, 11, 12)).toMatchObject({ north: BORDER.wall, event_id: 701, '1': 1, '2': 3 });
  expect(readField(grid, 'south', 11, 13)).toBe(BORDER.open);
  expect(fieldsOf(grid, 10, 11)).toEqual({ event_id: 603 });
});

test('in a mirror east and west change places, and a turntable turns the other way', () => {
  const region = turnRegion(cutRegion(wing(), WING, 24, FLOOR), 'mirror');
  const { grid } = pasteRegion(blankGrid(), region, { x: 0, y: 0 }, along(24));
  expect(fieldsOf(grid, 1, 0)).toEqual({ event_id: 605 });
  expect(fieldsOf(grid, 2, 0)).toMatchObject({ muki: 4, '2': 1 });
  expect(fieldsOf(grid, 2, 1)).toMatchObject({ east: BORDER.wall, '1': 2 });
});

test('links within a copy lead along with it or to the original, others to where they led', () => {
  const region = turnRegion(cutRegion(wing(), WING, 24, FLOOR), 'right');
  expect(countInnerLinks(region)).toBe(2);
  const onOther = (links: 'along' | 'original') => {
    const { grid } = pasteRegion(blankGrid(), region, { x: 10, y: 10 }, { ...along(24, 5), links });
    return [fieldsOf(grid, 11, 11), fieldsOf(grid, 10, 10), fieldsOf(grid, 11, 10)];
  };
  const outward = { event_id: 301, '1': FLOOR, '2': 9, '3': 9, '4': 1 };
  expect(onOther('along')).toEqual([
    { event_id: 301, '2': 10, '3': 12, '4': 2 },
    outward,
    { event_id: 303, '1': 5, '2': 10, '3': 11, '4': 11, '5': 12 },
  ]);
  expect(onOther('original')).toEqual([
    { event_id: 301, '1': FLOOR, '2': 1, '3': 1, '4': 1 },
    outward,
    { event_id: 303, '1': FLOOR, '2': 1, '3': 1, '4': 2, '5': 2 },
  ]);
});

test('a stamp knows no floor: its inner links come along, others lead to the floor on which it lies', () => {
  const { grid } = pasteRegion(
    blankGrid(),
    withoutFloor(cutRegion(wing(), WING, 24, FLOOR)),
    { x: 10, y: 10 },
    along(24, 5),
  );
  expect(fieldsOf(grid, 11, 11)).toEqual({ event_id: 301, '2': 10, '3': 10, '4': 1 });
  expect(fieldsOf(grid, 12, 10)).toEqual({ event_id: 301, '2': 9, '3': 9, '4': 1 });
  expect(fieldsOf(grid, 12, 11)).toEqual({ event_id: 303, '2': 10, '3': 10, '4': 11, '5': 11 });
});

test('what is moved to the first cell of its floor is led to by the number of the floor; what leads nowhere yet stays so', () => {
  const grid = blankGrid();
  writeCell(grid, 5, 5, { event_id: 401, '2': 6, '3': 5 });
  writeCell(grid, 6, 5, { event_id: 401 });
  const region = cutRegion(grid, [{ x: 6, y: 5 }], 24, FLOOR);
  const pasted = pasteRegion(clearCells(grid, [{ x: 6, y: 5 }], 24), region, { x: 0, y: 0 }, along(24));
  const after = followLinks(pasted.grid, FLOOR, pasted.moved, pasted.cells);
  expect(fieldsOf(after, 5, 5)).toEqual({ event_id: 401, '1': FLOOR });
  const back = pasteRegion(after, cutRegion(after, [{ x: 0, y: 0 }], 24, FLOOR), { x: 6, y: 5 }, along(24));
  expect(fieldsOf(followLinks(back.grid, FLOOR, back.moved, back.cells), 5, 5)).toEqual({
    event_id: 401,
    '2': 6,
    '3': 5,
  });
  expect(fieldsOf(after, 0, 0)).toEqual({ event_id: 401 });
  const elsewhere = pasteRegion(blankGrid(), region, { x: 2, y: 2 }, along(24, 7));
  expect(fieldsOf(elsewhere.grid, 2, 2)).toEqual({ event_id: 401 });
});

test('links from elsewhere follow a part that is moved, on its floor and from others', () => {
  const grid = wing();
  writeCell(grid, 9, 9, { event_id: 301, '1': 0, '2': 2, '3': 1, '4': 2 });
  const region = turnRegion(cutRegion(grid, WING, 24, FLOOR), 'left');
  const pasted = pasteRegion(clearCells(grid, WING, 24), region, { x: 10, y: 10 }, along(24));
  const after = followLinks(pasted.grid, FLOOR, pasted.moved, pasted.cells);
  expect(fieldsOf(after, 9, 9)).toEqual({ event_id: 301, '2': 11, '3': 11, '4': 1 });
  // The link within the wing follows once, not twice.
  expect(fieldsOf(after, 10, 11)).toEqual({ event_id: 301, '2': 11, '3': 10, '4': 4 });
  const above = blankGrid();
  writeCell(above, 0, 0, { event_id: 101, '1': FLOOR, '2': 1, '3': 1, '4': 0 });
  writeCell(above, 1, 0, { event_id: 101, '1': 0, '2': 1, '3': 1, '4': 0 });
  const followed = followLinks(above, FLOOR + 1, pasted.moved);
  expect(fieldsOf(followed, 0, 0)).toEqual({ event_id: 101, '1': FLOOR, '2': 11, '3': 10 });
  expect(fieldsOf(followed, 1, 0)).toEqual({ event_id: 101, '2': 1, '3': 1 });
});

test('an elevator names its own cell wherever it is laid, turned and around the rim too; another cell stays named', () => {
  const grid = blankGrid();
  const [own, far] = [
    { event_id: 201, '1': 1, '2': 5, '3': 22, '4': 4 },
    { event_id: 202, '1': 1, '2': 5, '3': 9, '4': 9 },
  ];
  writeCell(grid, 22, 4, own);
  writeCell(grid, 23, 4, far);
  const cells = rectangleCells({ west: 22, south: 4, east: 23, north: 4 });
  const region = turnRegion(cutRegion(grid, cells, 24, FLOOR), 'right');
  const pasted = pasteRegion(clearCells(grid, cells, 24), region, { x: 5, y: 6 }, along(24));
  expect(fieldsOf(pasted.grid, 5, 7)).toEqual({ ...own, '3': 5, '4': 7 });
  expect(fieldsOf(pasted.grid, 5, 6)).toEqual(far);
  const shifted = pasteRegion(
    clearCells(grid, whole(24), 24),
    cutRegion(grid, whole(24), 24, FLOOR),
    { x: 3, y: 0 },
    { ...along(24), wraps: true },
  );
  expect(fieldsOf(shifted.grid, 1, 4)).toEqual({ ...own, '3': 1 });
  // An elevator of another floor, or of this one that has stayed, leads to other floors.
  expect(fieldsOf(followLinks(grid, FLOOR, pasted.moved), 22, 4)).toEqual(own);
  const copy = cutRegion(grid, cells, 24, FLOOR);
  expect(countInnerLinks(copy)).toBe(0);
  const { grid: kept } = pasteRegion(blankGrid(), copy, { x: 1, y: 1 }, { ...along(24, 4), links: 'original' });
  expect(fieldsOf(kept, 1, 1)).toEqual(own);
  expect(withoutFloor(copy).grid).toEqual(copy.grid);
});

test('cells that fall outside of the floor are dropped, and links to them stay', () => {
  const region = cutRegion(wing(), WING, 24, FLOOR);
  const pasted = pasteRegion(blankGrid(), region, { x: -1, y: 0 }, along(24));
  expect(pasted.cells).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ]);
  expect(fieldsOf(pasted.grid, 0, 1)).toEqual({ event_id: 301, '2': 1, '3': 1, '4': 1 });
});

test('walls go around cells of any shape, and a one-way edge is closed from both sides', () => {
  const grid = blankGrid();
  writeField(grid, 'north', 2, 2, BORDER.wall);
  writeField(grid, 'east', 2, 2, BORDER.door);
  writeField(grid, 'west', 3, 2, BORDER.door);
  const sides = (after: FloorGrid, x: number, y: number): Partial<Record<Side, number>> =>
    Object.fromEntries(SIDES.map((side) => [side, readField(after, side, x, y)]));
  const after = surroundCells(
    grid,
    [
      { x: 2, y: 2 },
      { x: 2, y: 1 },
    ],
    24,
  );
  expect(sides(after, 2, 2)).toEqual({ north: 1, east: 2, south: 0, west: 1 });
  expect(readField(after, 'south', 2, 3)).toBe(BORDER.wall);
  expect(readField(after, 'west', 3, 2)).toBe(BORDER.door);
  expect(sides(after, 2, 1)).toEqual({ north: 0, east: 1, south: 1, west: 1 });
});

test('a part as wide as a smaller floor meets itself over the rim, and both halves agree there', () => {
  const grid = blankGrid();
  writeField(grid, 'east', 15, 4, BORDER.wall);
  writeField(grid, 'west', 16, 4, BORDER.wall);
  writeField(grid, 'west', 0, 5, BORDER.door);
  writeField(grid, 'east', 23, 5, BORDER.door);
  const region = cutRegion(grid, rectangleCells({ west: 0, south: 4, east: 15, north: 5 }), 24, FLOOR);
  const { grid: after } = pasteRegion(blankGrid(), region, { x: 0, y: 4 }, along(16));
  expect(oneWayEdges(after, 16)).toEqual([]);
  expect(readField(after, 'east', 15, 4)).toBe(BORDER.wall);
});
