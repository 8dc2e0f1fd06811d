import { BORDER, SIDES } from './cell.ts';
import { CELL_COUNT, cellIndex, type FloorGrid, neighbour, oppositeSide, readField } from './floorGrid.ts';

/**
 * Returns the area of (x, y): all cells that can be reached over edges that are open from both sides. Doors and one-way edges bound an area
 * as walls do. On a floor without walls it is the whole floor.
 */
export function enclosedRegion(grid: FloorGrid, x: number, y: number, size: number): { x: number; y: number }[] {
  const seen = new Uint8Array(CELL_COUNT);
  seen[cellIndex(x, y)] = 1;
  const region = [{ x, y }];
  // The list is also the queue of the search and grows during the loop.
  for (const cell of region) {
    for (const side of SIDES) {
      if (readField(grid, side, cell.x, cell.y) !== BORDER.open) continue;
      const beyond = neighbour(cell.x, cell.y, side, size);
      const index = cellIndex(beyond.x, beyond.y);
      if (seen[index] || readField(grid, oppositeSide(side), beyond.x, beyond.y) !== BORDER.open) continue;
      seen[index] = 1;
      region.push(beyond);
    }
  }
  return region;
}
