import { expect, test } from 'vitest';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import { BORDER, type Cell } from '#domain/map/cell.ts';
import { DEFAULT_SOUND, newEvent } from '#domain/map/event.ts';
import { blankGrid, type FloorGrid, readCell } from '#domain/map/floorGrid.ts';
import { changedEvents, eventCells, replacedEvents, sharedSlots } from '#domain/map/manyEvents.ts';
import { applyPatch, type CellChange } from '#domain/map/patch.ts';
import { writeCell } from '#domain/map/region.ts';

const FLOOR = 3;
const STAIRS_UP = 101;
const STAIRS_DOWN = 102;
const PIT = 501;
const MESSAGE = 901;
const BATTLE = 1401;
const KEY_DOOR = 801;
const LOCK = 804;

function grids(cells: Readonly<Record<string, Partial<Cell>>>): FloorGrid {
  const grid = blankGrid();
  for (const [place, cell] of Object.entries(cells)) {
    const [x = 0, y = 0] = place.split(' ').map(Number);
    const type = eventType(cell.event_id ?? 0);
    writeCell(grid, x, y, { ...(type && newEvent(type)), ...cell });
  }
  return grid;
}
const chosen = (grid: FloorGrid) =>
  eventCells(
    grid,
    FLOOR,
    Array.from({ length: 24 ** 2 }, (_, at) => ({ x: at % 24, y: Math.floor(at / 24) })),
  );
const after = (grid: FloorGrid, cells: readonly CellChange[]) =>
  applyPatch(grid, { label: { key: '', count: 1 }, cells });
const kind = (id: number) => {
  const type = eventType(id);
  if (!type) throw new Error(`there is no event ${id}`);
  return type;
};
const replaced = (grid: FloorGrid, id: number) => replacedEvents(grid, 24, chosen(grid), kind(id));

test('events of a kind share all its numbers, each with the values that it has', () => {
  const grid = grids({
    '1 1': { event_id: BATTLE, '1': 7, '2': 1, A: 1 },
    '2 1': { event_id: BATTLE, '1': 7, '2': 3, A: 0 },
    '3 1': { event_id: BATTLE, '1': 7, '2': 3, A: 1 },
  });
  expect(sharedSlots(chosen(grid)).map(({ slot, values }) => [slot.path, values])).toEqual([
    ['1', [7]],
    ['2', [1, 3]],
    ['3', [0]],
    ['A', [1, 0]],
    ['B', [0]],
    ['C', [DEFAULT_SOUND]],
  ]);
});

test('events of several kinds share what means the same for all', () => {
  const grid = grids({ '1 1': { event_id: LOCK, '2': 2 }, '2 1': { event_id: KEY_DOOR, '1': 4, '2': 3 } });
  expect(sharedSlots(chosen(grid)).map(({ slot, values }) => [slot.label.en, values])).toEqual([
    ['Side', [2, 3]],
    ['Repeats', [0]],
    ['Flag set when done', [0]],
    ['Sound effect', [DEFAULT_SOUND]],
  ]);
});

test('stairs that come in pairs share their floor, and no cell', () => {
  const grid = grids({ '1 1': { event_id: STAIRS_UP, '1': 2 }, '2 1': { event_id: STAIRS_UP, '1': 2 } });
  expect(sharedSlots(chosen(grid)).map(({ slot }) => slot.path)).toEqual(['1', '4', '5', 'A', 'B', 'C']);
});

test('a change is written where it changes something', () => {
  const grid = grids({ '1 1': { event_id: PIT, B: 5 }, '2 1': { event_id: PIT }, '3 1': { event_id: MESSAGE } });
  expect(changedEvents(chosen(grid), () => ({ B: 5 }))).toEqual([
    { x: 2, y: 1, before: { B: 0 }, after: { B: 5 } },
    { x: 3, y: 1, before: { B: 0 }, after: { B: 5 } },
  ]);
});

test('a target at the origin of its own floor names that floor', () => {
  const grid = grids({ '1 1': { event_id: 103, '1': 0, '2': 4, '3': 0 } });
  expect(changedEvents(chosen(grid), () => ({ '2': 0 }))).toEqual([
    { x: 1, y: 1, before: { '1': 0, '2': 4 }, after: { '1': FLOOR, '2': 0 } },
  ]);
});

test('another kind keeps the numbers that mean the same, and what it takes is told', () => {
  const grid = grids({
    '1 1': { event_id: KEY_DOOR, '1': 9, '2': 2, '3': 1, B: 6, flag: -3, east: BORDER.lockedDoor },
    '1 2': { event_id: KEY_DOOR, '1': 9, '2': 0, north: BORDER.door },
    '1 3': { event_id: LOCK, '1': 30, '2': 4 },
  });
  const { cells, ...told } = replaced(grid, LOCK);
  expect(told).toEqual({
    lost: [
      { label: { ja: 'アイテム', en: 'Item' }, count: 2 },
      { label: { ja: '使うと失う', en: 'Lost when used' }, count: 1 },
    ],
    wayBacks: 0,
    doors: 0,
    sideless: 0,
  });
  const now = after(grid, cells);
  expect(readCell(now, 1, 1)).toMatchObject({ event_id: LOCK, '1': 0, '2': 2, '3': 0, B: 6, flag: -3 });
  // A side that was not set is that of the door.
  expect(readCell(now, 1, 2)).toMatchObject({ event_id: LOCK, '2': 1 });
  expect(readCell(now, 1, 3)).toEqual(readCell(grid, 1, 3));
});

test('locked doors that nothing opens any more are counted, and events without the side that they need', () => {
  const grid = grids({
    '1 1': { event_id: KEY_DOOR, '2': 2, east: BORDER.lockedDoor },
    '4 1': { event_id: KEY_DOOR, '2': 2, east: BORDER.door },
  });
  expect(replaced(grid, MESSAGE)).toMatchObject({ doors: 1, sideless: 0 });
  expect(replaced(grids({ '1 1': { event_id: MESSAGE } }), LOCK)).toMatchObject({ doors: 0, sideless: 1 });
});

test('stairs lead on where the new kind leads: the other way when it goes the other way', () => {
  const grid = grids({ '5 6': { event_id: STAIRS_UP, '1': 2, '2': 7, '3': 8, '5': 1 } });
  expect(readCell(after(grid, replaced(grid, STAIRS_DOWN).cells), 5, 6)).toMatchObject({
    event_id: STAIRS_DOWN,
    ...{ '1': 4, '2': 5, '3': 6, '5': 1 },
  });
  expect(replaced(grid, STAIRS_DOWN)).toMatchObject({ lost: [], wayBacks: 0 });
  expect(replaced(grid, 103)).toMatchObject({ wayBacks: 1 });
  expect(readCell(after(grid, replaced(grid, 103).cells), 5, 6)).toMatchObject({ '1': 2, '2': 7, '3': 8 });
  const messages = grids({ '5 6': { event_id: MESSAGE, '1': 2 } });
  expect(readCell(after(messages, replaced(messages, STAIRS_DOWN).cells), 5, 6)).toMatchObject({
    ...{ '1': 4, '2': 5, '3': 6 },
  });
});
