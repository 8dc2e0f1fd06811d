import { describe, expect, test } from 'vitest';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import { BORDER, type Cell } from '#domain/map/cell.ts';
import { blankGrid, readCell } from '#domain/map/floorGrid.ts';
import { type Placing, placedEvent } from '#domain/map/placedEvent.ts';

const { lockedDoor, door, gate, wall } = BORDER;
const [NONE, NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3, 4];

/** Returns the side of an event that is put into the cell x4 y5 with these borders. */
function sideOf(id: number, borders: Partial<Cell>, at?: Placing['at']): number {
  const type = eventType(id);
  const slot = type?.slots.find(({ kind }) => kind === 'side');
  if (!type || !slot) throw new Error(`event ${id} has no side`);
  const cell = { ...readCell(blankGrid(), 4, 5), ...borders };
  return placedEvent(type, cell, { floor: 1, x: 4, y: 5, ...(at && { at }) })[slot.key];
}

describe('An event that speaks of a side is put down with that', () => {
  test.each([
    [801, { west: lockedDoor }, WEST],
    [801, { north: door, south: lockedDoor, east: wall }, SOUTH],
    [804, { north: wall, east: door }, EAST],
    [802, { south: lockedDoor, east: gate }, EAST],
    [805, { south: lockedDoor, east: door }, EAST],
    [904, { north: door, south: wall }, SOUTH],
    [1604, { west: wall }, WEST],
    [803, { north: wall, south: wall }, NONE],
    [904, {}, NONE],
  ])('%i beside %j: %i', (id, borders, side) => expect(sideOf(id, borders)).toBe(side));

  test('of several alike it is the nearest to the pointer', () => {
    const doors = { north: lockedDoor, east: lockedDoor, south: door, west: lockedDoor };
    expect(sideOf(801, doors, { x: 4.9, y: 5.4 })).toBe(EAST);
    expect(sideOf(801, doors, { x: 4.5, y: 5.1 })).toBe(EAST);
    expect(sideOf(801, doors, { x: 4.2, y: 5.3 })).toBe(WEST);
    expect(sideOf(801, doors)).toBe(NORTH);
  });
});
