import { describe, expect, test } from 'vitest';
import { BORDER, type CellField, ZONE } from '#domain/map/cell.ts';
import { findCells } from '#domain/map/findCells.ts';
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';

/** Returns a floor with these values in these cells. */
function floorWith(...written: readonly (readonly [field: CellField, x: number, y: number, value: number])[]) {
  const grid = blankGrid();
  for (const [field, x, y, value] of written) writeField(grid, field, x, y, value);
  return grid;
}
const places = (...args: Parameters<typeof findCells>) => findCells(...args).map(({ x, y }) => `${x},${y}`);

describe('Looking for cells', () => {
  const floor = floorWith(
    ['event_id', 3, 20, 101],
    ['1', 3, 20, 7],
    ['event_id', 5, 2, 1401],
    ['1', 5, 2, 12],
    // A slot that a fixed battle does not have.
    ['9', 5, 2, 7],
    ['B', 5, 2, 40],
    ['floor_id', 1, 1, ZONE.dark | (2 << 2)],
    ['floor_id', 2, 1, ZONE.noTeleport | (1 << 4)],
    ['room_id', 8, 8, 3],
    ['north', 10, 10, BORDER.door],
    ['south', 10, 11, BORDER.door],
    ['east', 12, 12, BORDER.wall],
  );

  test('finds events by category, row by row from the north-west', () => {
    expect(places(floor, 24, { kind: 'event' })).toEqual(['3,20', '5,2']);
    expect(places(floor, 24, { kind: 'event', category: 14 })).toEqual(['5,2']);
  });

  test('finds a number where the event has it, not where it only lies in the cell', () => {
    expect(places(floor, 24, { kind: 'event', value: 7 })).toEqual(['3,20']);
    expect(places(floor, 24, { kind: 'event', value: 40 })).toEqual(['5,2']);
  });

  test('finds zones, marks and monster rooms', () => {
    expect(places(floor, 24, { kind: 'zone', zone: 'dark' })).toEqual(['1,1']);
    expect(places(floor, 24, { kind: 'zone', zone: 'noTeleport' })).toEqual(['2,1']);
    expect(places(floor, 24, { kind: 'floorMark', mark: 2 })).toEqual(['1,1']);
    expect(places(floor, 24, { kind: 'ceilingMark', mark: 1 })).toEqual(['2,1']);
    expect(places(floor, 24, { kind: 'room', room: 3 })).toEqual(['8,8']);
  });

  test('finds whatever there is but plain walls, doors too: whoever types the name of one looks among these', () => {
    expect(places(floor, 24, { kind: 'any' })).toEqual(['3,20', '10,11', '10,10', '8,8', '5,2', '1,1', '2,1']);
  });

  test('finds an edge from both of its cells, and what holds from one side only', () => {
    expect(places(floor, 24, { kind: 'border', border: BORDER.door })).toEqual(['10,11', '10,10']);
    expect(places(floor, 24, { kind: 'oneWay' })).toEqual(['12,12', '13,12']);
  });

  test('finds nothing outside of a smaller floor, whose rim leads around', () => {
    expect(places(floor, 16, { kind: 'event' })).toEqual(['5,2']);
    const rim = floorWith(['north', 4, 15, BORDER.wall]);
    expect(places(rim, 16, { kind: 'oneWay' })).toEqual(['4,15', '4,0']);
  });
});
