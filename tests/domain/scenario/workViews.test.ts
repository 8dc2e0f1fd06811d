import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BORDER, SIDES, ZONE } from '#domain/map/cell.ts';
import {
  blankGrid,
  CELL_COUNT,
  type FloorGrid,
  isBlankGrid,
  planeValues,
  readField,
  writeField,
} from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { cellsSeen, seenFrom } from '#domain/scenario/seenFrom.ts';
import { type ViewedFloor, workViews } from '#domain/scenario/workViews.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { drawView, Picture, paletteOf, seeFloor, TORCH } from '#view/index.ts';

const SIZE = 24;
const STONE = { wall: 0, floor: 0, ceiling: 0 };
/** One kind that everybody sees, and one that nobody sees. */
const [STAIRS, QUESTION] = [101, 1001];

/** Makes a floor with random walls, doors, dark cells and events. */
const anyGrid = fc.infiniteStream(fc.nat(99)).map((numbers): FloorGrid => {
  const grid = blankGrid();
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const next = () => numbers.next().value as number;
      for (const side of SIDES) if (next() < 25) writeField(grid, side, x, y, next() % 8);
      if (next() < 5) writeField(grid, 'floor_id', x, y, 1 + (next() % 2));
      if (next() < 10) writeField(grid, 'event_id', x, y, next() % 2 ? STAIRS : QUESTION);
    }
  }
  return grid;
});
const anyPlace = fc.record({ x: fc.nat(SIZE - 1), y: fc.nat(SIZE - 1), facing: fc.constantFrom(...SIDES) });

function paint(grid: FloorGrid, { x, y, facing }: { readonly x: number; readonly y: number; readonly facing: string }) {
  const picture = new Picture(64, 36);
  const angle = (SIDES.indexOf(facing as (typeof SIDES)[number]) * Math.PI) / 2;
  drawView(picture, seeFloor(grid, SIZE, STONE), { x: x + 0.5, y: y + 0.5, angle }, TORCH, paletteOf(0));
  return picture.pixels;
}

describe('The part of a floor that is visible from a place', () => {
  test('has the same picture as the whole floor', () => {
    fc.assert(
      fc.property(anyGrid, anyPlace, (grid, place) => {
        expect(paint(seenFrom(grid, SIZE, place), place)).toEqual(paint(grid, place));
      }),
      { numRuns: 60 },
    );
  });

  test('has nothing of the cells that cannot be seen, and no secrets of those that can', () => {
    fc.assert(
      fc.property(anyGrid, anyPlace, (grid, place) => {
        const seen = seenFrom(grid, SIZE, place);
        const cells = cellsSeen(grid, SIZE, place);
        const shown = seen.map((value, at) => (cells.includes(at % CELL_COUNT) ? 0 : value));
        expect(isBlankGrid(shown)).toBe(true);
        const secret = [BORDER.hiddenDoor, BORDER.lockedDoor, BORDER.phantomWall, BORDER.invisibleWall];
        const sides = SIDES.flatMap((side) => [...planeValues(seen, side)]);
        expect(sides.filter((value) => secret.some((one) => one === value))).toEqual([]);
        expect([...planeValues(seen, 'floor_id')].filter((zones) => zones & ZONE.noTeleport)).toEqual([]);
        expect([...planeValues(seen, 'event_id')].filter((id) => id !== 0 && id !== STAIRS)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

/** A closed room of 3 by 3 cells with a door in the north, in the south-west corner. */
function room(): FloorGrid {
  const grid = blankGrid();
  for (const at of [0, 1, 2]) {
    writeField(grid, 'north', at, 2, at === 1 ? BORDER.door : BORDER.wall);
    writeField(grid, 'south', at, 0, BORDER.wall);
    writeField(grid, 'west', 0, at, BORDER.wall);
    writeField(grid, 'east', 2, at, BORDER.wall);
  }
  return grid;
}
const floorOf = (number: number, grid = room()): ViewedFloor => ({
  ...{ number, name_ja: `階${number}`, name_en: '', labyrinth_size: 0, ...STONE },
  grid,
});

describe('The pictures of a work', () => {
  test('begin at the entrance, towards what can be seen from it', () => {
    const [cover] = workViews([floorOf(1), floorOf(2)], [{ floor: 2, x: 1, y: 0 }]);
    expect(cover).toMatchObject({ number: 2, name_ja: '階2', x: 1, y: 0, facing: 0 });
    expect(readField(unpackGrid(fromBase64(cover?.grid ?? '')), 'north', 1, 2)).toBe(BORDER.door);
  });

  test('begin where the author wants it, even in front of a wall', () => {
    const chosen = { floor: 1, x: 0, y: 1, facing: 'west' } as const;
    expect(workViews([floorOf(1)], [chosen, { floor: 1, x: 1, y: 0 }])[0]).toMatchObject({ x: 0, y: 1, facing: 3 });
  });

  test.each([
    ['on a floor that is not drawn', { floor: 9, x: 0, y: 0 }],
    ['beyond the size of its floor', { floor: 1, x: 20, y: 0 }],
  ])('begin elsewhere if that place is %s', (_where, place) => {
    const small = { ...floorOf(1), labyrinth_size: 2 };
    const [cover] = workViews([small], [place, { floor: 1, x: 1, y: 0 }]);
    expect(cover).toMatchObject({ number: 1, x: 1, y: 0, facing: 0 });
  });

  test('show the best places of three floors, or of fewer floors apart from each other', () => {
    const numbers = (count: number) =>
      workViews(
        Array.from({ length: count }, (_, at) => floorOf(at + 1)),
        [],
      ).map(({ number }) => number);
    expect(numbers(5)).toEqual([1, 2, 3]);
    expect(numbers(2)).toEqual([1, 1, 2]);
    expect(numbers(0)).toEqual([]);
    const views = workViews([floorOf(1)], []);
    expect(new Set(views.map(({ x, y }) => `${x} ${y}`)).size).toBe(views.length);
  });

  test('prefer a place with something to see', () => {
    const grid = room();
    writeField(grid, 'event_id', 1, 2, STAIRS);
    const [cover] = workViews([floorOf(1, grid)], []);
    expect(cover).toMatchObject({ x: 1, facing: 0 });
  });
});
