import { blankGrid, CELL_COUNT, type FloorGrid, planeOf } from '#domain/map/floorGrid.ts';

/**
 * Returns a floor as full as an author makes one: walls everywhere, zones, rooms, and an event in every eighth cell. The same for the same
 * seed.
 */
export function denseGrid(seed: number): FloorGrid {
  const grid = blankGrid();
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % limit;
  };
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    for (let side = 0; side < 4; side++) grid[side * CELL_COUNT + cell] = below(3) === 0 ? 1 + below(3) : 0;
    grid[planeOf('floor_id') * CELL_COUNT + cell] = below(6) === 0 ? 1 : 0;
    grid[planeOf('room_id') * CELL_COUNT + cell] = below(4);
    if (below(8) > 0) continue;
    grid[planeOf('event_id') * CELL_COUNT + cell] = 901;
    grid[planeOf('1') * CELL_COUNT + cell] = 1 + below(999);
    grid[planeOf('C') * CELL_COUNT + cell] = 999;
  }
  return grid;
}
