import { expect, test } from 'vitest';
import { showplace } from '#client/mapEditor/floors/showplace.ts';
import { BORDER, ZONE } from '#domain/map/cell.ts';
import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';
import * as view from '#view/index.ts';

const LOOKS = { wall: 3, floor: 1, ceiling: 1 };
const NORTH = 0;

test('the looks of a floor are shown where its own walls stand, in the light', () => {
  const grid = blankGrid();
  for (const x of [4, 9]) {
    writeField(grid, 'west', x, 5, BORDER.wall);
    writeField(grid, 'east', x, 5, BORDER.wall);
    writeField(grid, 'north', x, 6, BORDER.door);
  }
  writeField(grid, 'floor_id', 4, 6, ZONE.dark);
  expect(showplace(view, grid, 24, LOOKS).eye).toEqual({ x: 9.5, y: 5.5, angle: NORTH });
});

test('a floor without walls shows how they would look, with its own floor and ceiling', () => {
  const { floor, eye } = showplace(view, blankGrid(), 16, LOOKS);
  expect([floor.size, floor.ceilings[0]]).toEqual([16, 1]);
  const cell = 24 * Math.floor(eye.y) + Math.floor(eye.x);
  expect([1, 3].map((side) => floor.edges[4 * cell + side])).toEqual([EDGE_LOOK.wall, EDGE_LOOK.wall]);
});
