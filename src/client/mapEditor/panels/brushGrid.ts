import { CELL_FIELDS, type Cell, SIDES } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { blankGrid, type FloorGrid, GRID_SIDE, writeField } from '#domain/map/floorGrid.ts';

/** Where a brush lies on the grid that shows it: amid blank cells. */
export const BRUSH_AT = { x: 1, y: 1 } as const;

/** A floor with nothing on it but what a brush draws. */
export function brushGrid(brush: Partial<Cell>): FloorGrid {
  const grid = blankGrid();
  const { x, y } = BRUSH_AT;
  for (const field of CELL_FIELDS) writeField(grid, field, x, y, brush[field] ?? 0);
  for (const side of SIDES) {
    const other = otherHalf({ x, y, side }, GRID_SIDE);
    writeField(grid, other.side, other.x, other.y, brush[side] ?? 0);
  }
  return grid;
}
