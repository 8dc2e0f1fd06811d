import { CELL_COUNT, type FloorGrid, GRID_SIDE } from './floorGrid.ts';

/** Counts the non-blank cells outside a floor of `side` cells a side. */
export function cellsOutside(grid: FloorGrid, side: number): number {
  let count = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (cell % GRID_SIDE < side && cell < side * GRID_SIDE) continue;
    for (let at = cell; at < grid.length; at += CELL_COUNT) {
      if (grid[at] === 0) continue;
      count++;
      break;
    }
  }
  return count;
}
