import { CELL_FIELDS, type Cell, SIDES } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { blankGrid, type FloorGrid, GRID_SIDE, writeField } from '#domain/map/floorGrid.ts';

/** The place of a brush in the grid that shows it: among blank cells. */
export const BRUSH_AT = { x: 1, y: 1 } as const;

/** Returns a grid that is blank except for the cell of the brush. */
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
