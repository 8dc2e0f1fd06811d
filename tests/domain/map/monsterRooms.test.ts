import { expect, test } from 'vitest';
import { BORDER, type Border } from '#domain/map/cell.ts';
import { type Edge, otherHalf } from '#domain/map/edge.ts';
import { blankGrid, type FloorGrid, readField, writeField } from '#domain/map/floorGrid.ts';
import { refillPatch, staleRooms } from '#domain/map/monsterRooms.ts';
import { applyPatch } from '#domain/map/patch.ts';
import { type Rectangle, rectangleCells, rimEdges } from '#domain/map/rectangle.ts';

const SIZE = 24;
const put = (grid: FloorGrid, edge: Edge, border: Border): void => {
  for (const { x, y, side } of [edge, otherHalf(edge, SIZE)]) writeField(grid, side, x, y, border);
};
const wall = (grid: FloorGrid, around: Rectangle): void => {
  for (const { edge } of rimEdges(around)) put(grid, edge, BORDER.wall);
};
const paint = (grid: FloorGrid, area: Rectangle, slot: number): void => {
  for (const { x, y } of rectangleCells(area)) writeField(grid, 'room_id', x, y, slot);
};
const slots = (grid: FloorGrid, area: Rectangle): number[] =>
  rectangleCells(area).map(({ x, y }) => readField(grid, 'room_id', x, y));

const ROOM: Rectangle = { west: 3, south: 3, east: 6, north: 5 };
function newRoom(slot = 2): FloorGrid {
  const grid = blankGrid();
  wall(grid, ROOM);
  paint(grid, ROOM, slot);
  return grid;
}

test('a room that fills what its walls enclose is well, with a door in them too', () => {
  const grid = newRoom();
  expect(staleRooms(grid, SIZE)).toEqual([]);
  put(grid, { x: 3, y: 4, side: 'west' }, BORDER.door);
  expect(staleRooms(grid, SIZE)).toEqual([]);
});

test('a room painted freely on open ground is well', () => {
  const grid = blankGrid();
  paint(grid, ROOM, 1);
  put(grid, { x: 3, y: 3, side: 'south' }, BORDER.wall);
  expect(staleRooms(grid, SIZE)).toEqual([]);
});

test('a room painted freely in a part of what walls enclose is well, along one of the walls too', () => {
  const grid = blankGrid();
  wall(grid, ROOM);
  paint(grid, { west: 4, south: 3, east: 5, north: 3 }, 1);
  expect(staleRooms(grid, SIZE)).toEqual([]);
  // A room that filled it is not stale: all its walls but one still stand.
  const opened = newRoom();
  wall(opened, { ...ROOM, east: 8 });
  for (let y = 3; y <= 5; y++) put(opened, { x: 6, y, side: 'east' }, BORDER.open);
  expect(staleRooms(opened, SIZE)).toHaveLength(1);
});

test('a room to which a piece was added is stale, and refilled to its new walls', () => {
  const grid = newRoom();
  const wider = { ...ROOM, east: 7 };
  for (let y = 3; y <= 5; y++) put(grid, { x: 6, y, side: 'east' }, BORDER.open);
  wall(grid, wider);
  const stale = staleRooms(grid, SIZE);
  expect(stale).toMatchObject([{ slot: 2, cells: { length: 12 }, area: { length: 15 } }]);
  const patch = refillPatch(grid, stale, 'refill');
  expect(patch.label).toEqual({ key: 'refill', count: 3 });
  const after = applyPatch(grid, patch);
  expect(new Set(slots(after, wider))).toEqual(new Set([2]));
  expect(staleRooms(after, SIZE)).toEqual([]);
});

test('a room from which a piece was cut off gives that piece up', () => {
  const grid = newRoom();
  for (let y = 3; y <= 5; y++) {
    put(grid, { x: 6, y, side: 'west' }, BORDER.wall);
    put(grid, { x: 6, y, side: 'east' }, BORDER.open);
  }
  const stale = staleRooms(grid, SIZE);
  expect(stale).toHaveLength(1);
  const after = applyPatch(grid, refillPatch(grid, stale, 'refill'));
  expect(slots(after, { west: 6, south: 3, east: 6, north: 5 })).toEqual([0, 0, 0]);
  expect(new Set(slots(after, { ...ROOM, east: 5 }))).toEqual(new Set([2]));
  expect(staleRooms(after, SIZE)).toEqual([]);
});

test('a room whose wall was broken open is stale, but never spills over the floor', () => {
  const grid = newRoom();
  put(grid, { x: 3, y: 4, side: 'west' }, BORDER.open);
  const stale = staleRooms(grid, SIZE);
  expect(stale).toMatchObject([{ slot: 2, area: undefined }]);
  expect(refillPatch(grid, stale, 'refill').cells).toEqual([]);
});

test('two walled rooms of one number side by side are well, and so is one that lies across the rim', () => {
  const grid = newRoom();
  const next = { west: 7, south: 3, east: 9, north: 5 };
  wall(grid, next);
  paint(grid, next, 2);
  expect(staleRooms(grid, SIZE)).toEqual([]);

  const torus = blankGrid();
  for (const x of [23, 0]) {
    paint(torus, { west: x, south: 8, east: x, north: 8 }, 3);
    for (const side of ['north', 'south'] as const) put(torus, { x, y: 8, side }, BORDER.wall);
  }
  put(torus, { x: 23, y: 8, side: 'west' }, BORDER.wall);
  put(torus, { x: 0, y: 8, side: 'east' }, BORDER.wall);
  expect(staleRooms(torus, SIZE)).toEqual([]);
  writeField(torus, 'room_id', 0, 8, 0);
  expect(staleRooms(torus, SIZE)).toMatchObject([{ slot: 3, area: { length: 2 } }]);
});

test('cells outside of a smaller floor are no rooms of it', () => {
  const grid = blankGrid();
  const outside = { west: 20, south: 20, east: 22, north: 22 };
  wall(grid, outside);
  paint(grid, { ...outside, east: 21 }, 1);
  expect(staleRooms(grid, 24)).toHaveLength(1);
  expect(staleRooms(grid, 16)).toEqual([]);
});
