import { BORDER, CELL_FIELDS, SIDES } from './cell.ts';
import { type Edge, otherHalf, readBorder } from './edge.ts';
import { cellIndex, type FloorGrid, writeField } from './floorGrid.ts';
import type { Place } from './placement.ts';

/** The sides of cells that lead out of them, on a floor of `size` cells a side and over its rim too. */
function outlineEdges(cells: readonly Place[], size: number): Edge[] {
  const inside = new Set(cells.map(({ x, y }) => cellIndex(x, y)));
  return cells.flatMap(({ x, y }) =>
    SIDES.map((side) => ({ x, y, side })).filter((edge) => {
      const beyond = otherHalf(edge, size);
      return !inside.has(cellIndex(beyond.x, beyond.y));
    }),
  );
}

/** Empties cells of all that they hold, their sides with both halves. */
export function clearCells(grid: FloorGrid, cells: readonly Place[], size: number): FloorGrid {
  const result = grid.slice();
  for (const { x, y } of cells) {
    for (const field of CELL_FIELDS) writeField(result, field, x, y, 0);
    for (const side of SIDES) {
      const other = otherHalf({ x, y, side }, size);
      writeField(result, other.side, other.x, other.y, BORDER.open);
    }
  }
  return result;
}

/** Walls around cells. What stands on the outline already stays; a side that is open from one of its halves is closed there. */
export function surroundCells(grid: FloorGrid, cells: readonly Place[], size: number): FloorGrid {
  const result = grid.slice();
  for (const edge of outlineEdges(cells, size)) {
    for (const half of [edge, otherHalf(edge, size)]) {
      if (readBorder(result, half) === BORDER.open) writeField(result, half.side, half.x, half.y, BORDER.wall);
    }
  }
  return result;
}
