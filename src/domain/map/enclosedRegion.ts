import { BORDER, SIDES } from './cell.ts';
import { otherHalf, readBorder } from './edge.ts';
import { cellIndex, type FloorGrid, readField } from './floorGrid.ts';

/**
 * The cells that belong together with (x, y): all that can be reached over edges open from both sides. Doors and
 * one-way edges bound a region as walls do. On a floor without walls it is the whole floor.
 */
export function enclosedRegion(grid: FloorGrid, x: number, y: number, size: number): { x: number; y: number }[] {
  const seen = new Set([cellIndex(x, y)]);
  const region = [{ x, y }];
  // The list grows while it is walked: it is the queue of the search as well.
  for (const cell of region) {
    for (const side of SIDES) {
      if (readField(grid, side, cell.x, cell.y) !== BORDER.open) continue;
      const beyond = otherHalf({ x: cell.x, y: cell.y, side }, size);
      if (seen.has(cellIndex(beyond.x, beyond.y)) || readBorder(grid, beyond) !== BORDER.open) continue;
      seen.add(cellIndex(beyond.x, beyond.y));
      region.push({ x: beyond.x, y: beyond.y });
    }
  }
  return region;
}
