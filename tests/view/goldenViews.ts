import { BORDER, CEILING_MARK, FLOOR_MARK, ZONE } from '#domain/map/cell.ts';
import { type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import type { FloorOptions } from '#view/index.ts';
import { drawnFloor } from './drawnFloor.ts';

export interface GoldenView {
  readonly grid: FloorGrid;
  readonly size: number;
  readonly options: FloorOptions;
  /** A cell, and the angle clockwise from north in degrees. */
  readonly at: readonly [x: number, y: number, degrees: number];
}

const HOUSE = [
  '+-+-+-+-+-+',
  '|   |     |',
  '+ + +D+-+ +',
  '|   |     |',
  '+ + + + + +',
  '|   D     |',
  '+-+G+ + + +',
  '|   |     |',
  '+ + +-+D+-+',
  '|         |',
  '+-+-+-+-+-+',
];
const HALL = [
  '+-+-+-+-+-+',
  ...Array.from({ length: 8 }, () => ['|         |', '+         +']).flat(),
  '|         |',
  '+-+-+-+-+-+',
];

const changed = (grid: FloorGrid, change: (grid: FloorGrid) => void): FloorGrid => {
  change(grid);
  return grid;
};
const STONE: FloorOptions = { wall: 0, floor: 0, ceiling: 0 };
const house = (wall: number, at: GoldenView['at'] = [2, 1, 0]): GoldenView => ({
  grid: drawnFloor(HOUSE),
  size: 24,
  options: { ...STONE, wall },
  at,
});
const hall = (at: GoldenView['at'], change: (grid: FloorGrid) => void, options = STONE): GoldenView => ({
  grid: changed(drawnFloor(HALL), change),
  size: 24,
  options,
  at,
});
const event = (grid: FloorGrid, x: number, y: number, id: number, slots: Record<number, number> = {}) => {
  writeField(grid, 'event_id', x, y, id);
  for (const [slot, value] of Object.entries(slots)) grid[(8 + Number(slot)) * 576 + y * 24 + x] = value;
};

/** Small floors with the expected view, keyed by the name of its picture in `golden`. */
export const GOLDEN_VIEWS: Readonly<Record<string, GoldenView>> = {
  'stone-corner': house(0),
  'wooden-doors': house(1, [2, 1, 315]),
  'granite-door': house(2, [3, 1, 180]),
  'brick-room': house(3, [1, 4, 135]),
  'gatehouse-door': house(4, [3, 2, 270]),
  gate: house(0, [1, 2, 180]),
  'one-way': {
    ...house(0, [0, 0, 90]),
    // A wall from the west, and nothing from the east: the second cell's own half is not read.
    grid: changed(drawnFloor(HOUSE), (grid) => writeField(grid, 'east', 1, 0, BORDER.wall)),
  },
  'dark-zone': hall([2, 1, 0], (grid) => {
    for (let x = 0; x < 3; x++) for (let y = 4; y < 7; y++) writeField(grid, 'floor_id', x, y, ZONE.dark);
  }),
  marks: hall([2, 0, 0], (grid) => {
    for (let x = 0; x < 5; x++) {
      for (let y = 1; y < 4; y++) writeField(grid, 'floor_id', x, y, y << FLOOR_MARK.shift);
      for (let y = 4; y < 7; y++) writeField(grid, 'floor_id', x, y, 1 << CEILING_MARK.shift);
      writeField(grid, 'floor_id', x, 8, 2 << CEILING_MARK.shift);
    }
  }),
  'night-sky': hall([1, 0, 12], () => {}, { wall: 4, floor: 1, ceiling: 1 }),
  sprites: hall([2, 1, 0], (grid) => {
    event(grid, 2, 8, 101);
    event(grid, 0, 6, 102);
    event(grid, 4, 6, 201);
    event(grid, 1, 4, 1301);
    event(grid, 3, 4, 1501);
    event(grid, 2, 6, 1801);
    event(grid, 1, 7, 2001);
    event(grid, 3, 7, 1902);
    event(grid, 2, 3, 1101);
    event(grid, 0, 4, 2101);
  }),
  'floor-events': hall([2, 1, 0], (grid) => {
    event(grid, 1, 3, 304);
    event(grid, 2, 3, 501);
    event(grid, 3, 3, 401);
    event(grid, 1, 4, 503);
    event(grid, 2, 4, 701);
    // Concealed, so nothing is visible.
    event(grid, 3, 4, 402);
    event(grid, 2, 2, 502);
  }),
  'sign-and-lever': hall([1, 7, 20], (grid) => {
    event(grid, 1, 8, 904, { 1: 1, 2: 1 });
    event(grid, 2, 8, 1604, { 1: 1, 3: 1 });
  }),
  'around-the-rim': {
    ...house(3, [0, 15, 0]),
    size: 16,
    grid: changed(drawnFloor(['+-+', '| |', '+ +']), (grid) => {
      event(grid, 0, 0, 1301);
      writeField(grid, 'east', 0, 15, BORDER.wall);
      writeField(grid, 'west', 0, 15, BORDER.wall);
    }),
  },
};
