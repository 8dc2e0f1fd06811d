import { beforeEach, expect, test } from 'vitest';
import { MapSelection } from '#client/mapEditor/selection/MapSelection.ts';
import { moveStamp, withoutStamp } from '#client/mapEditor/selection/stampEdits.ts';
import { withStamp } from '#client/mapEditor/selection/withStamp.ts';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';
import { BORDER } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, readField, writeField } from '#domain/map/floorGrid.ts';
import { applyPatch, type Patch } from '#domain/map/patch.ts';
import { rectangleCells } from '#domain/map/rectangle.ts';

const CELLS = rectangleCells({ west: 2, south: 2, east: 3, north: 2 });

/** The floor of the selection; `steps` are those made on it. */
let grid: FloorGrid;
let steps: Patch[];
let news: string[];
let selection: MapSelection;

beforeEach(() => {
  grid = blankGrid();
  writeField(grid, 'north', 2, 2, BORDER.door);
  writeField(grid, 'south', 2, 3, BORDER.door);
  steps = [];
  news = [];
  selection = new MapSelection({
    floor: () => ({ grid, size: 24, number: 1 }),
    commit(patch) {
      steps.push(patch);
      grid = applyPatch(grid, patch);
      selection.floorChanged();
    },
    show: () => {},
    taken: () => {},
    report: (key, count) => news.push(`${key} ${count}`),
  });
});

test('what is taken up and turned is one step, named by what was done with it', () => {
  selection.select(CELLS);
  selection.turn('right');
  selection.moveBy(3, 0);
  expect(steps).toEqual([]);
  selection.drop();
  expect(steps.map(({ label }) => label)).toEqual([{ key: 'map.step.turn', count: 2 }]);
  expect(readField(grid, 'east', 5, 3)).toBe(BORDER.door);
  expect(readField(grid, 'north', 2, 2)).toBe(BORDER.open);
  expect(news).toEqual(['map.selection.chosen 2', 'map.selection.floats 2', 'map.selection.chosen 2']);
});

test('turned four times it lies where it lay', () => {
  selection.select(CELLS);
  for (let turns = 0; turns < 4; turns++) selection.turn('left');
  expect(selection.preview?.size).toBe(0);
});

test('a save leaves in the hand what was taken up, a change of the floor by others does not', () => {
  selection.select(CELLS);
  selection.lift(false);
  grid = grid.slice();
  selection.floorChanged();
  expect(selection.floating).toBeDefined();
  writeField(grid, 'floor_id', 9, 9, 1);
  grid = grid.slice();
  selection.floorChanged();
  expect(selection.floating).toBeUndefined();
  expect(selection.state.cells).toEqual(CELLS);
});

test('while it merely goes about, no panel is told; when cells fall off the rim, it is', () => {
  selection.select(CELLS);
  selection.lift(false);
  let told = 0;
  selection.subscribe(() => told++);
  for (let step = 0; step < 5; step++) selection.moveBy(0, 1);
  expect(told).toBe(0);
  selection.moveTo({ x: -1, y: 2 });
  expect(told).toBe(1);
  expect(selection.state.floating).toEqual({ origin: 'move', count: 1, dropped: 1 });
});

const stamp = (id: string, key = 0): Stamp => ({ id, key, name: id, region: {} as Stamp['region'] });
const told = (stamps: readonly Stamp[]) => stamps.map(({ id, key }) => `${id}${key}`);

test('a stamp takes its digit from the one that had it, which stays; those without one stay so', () => {
  const stamps = [stamp('a', 1), stamp('b'), stamp('c')];
  expect(told(withStamp(stamps, stamp('d', 1)))).toEqual(['a0', 'b0', 'c0', 'd1']);
  expect(told(withStamp(stamps, stamp('b', 2)))).toEqual(['a1', 'b2', 'c0']);
  expect(told(withoutStamp(stamps, 'a'))).toEqual(['b0', 'c0']);
});

test('a stamp goes up and down the list, and not beyond its ends', () => {
  const stamps = [stamp('a'), stamp('b'), stamp('c')];
  expect(told(moveStamp(stamps, 'c', -1))).toEqual(['a0', 'c0', 'b0']);
  expect(told(moveStamp(stamps, 'a', 1))).toEqual(['b0', 'a0', 'c0']);
  expect(told(moveStamp(stamps, 'a', -1))).toEqual(['a0', 'b0', 'c0']);
  expect(told(moveStamp(stamps, 'x', 1))).toEqual(['a0', 'b0', 'c0']);
});
