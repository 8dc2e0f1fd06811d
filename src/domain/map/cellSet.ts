import { BORDER, CELL_FIELDS, SIDES } from './cell.ts';
import { type Edge, otherHalf, readBorder } from './edge.ts';
import { cellIndex, type FloorGrid, writeField } from './floorGrid.ts';
import type { Place } from './placement.ts';

/** Returns the sides of a set of cells that lead out of it, also across the rim, on a floor of `size` cells a side. */
function outlineEdges(cells: readonly Place[], size: number): Edge[] {
  const inside = new Set(cells.map(({ x, y }) => cellIndex(x, y)));
  return cells.flatMap(({ x, y }) =>
    SIDES.map((side) => ({ x, y, side })).filter((edge) => {
      const beyond = otherHalf(edge, size);
      return !inside.has(cellIndex(beyond.x, beyond.y));
    }),
  );
}

/** Clears cells completely, with both halves of their sides. */
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

/** Surrounds cells with walls. Existing edges of the outline stay; a half that is open is closed. */
export function surroundCells(grid: FloorGrid, cells: readonly Place[], size: number): FloorGrid {
  const result = grid.slice();
  for (const edge of outlineEdges(cells, size)) {
    for (const half of [edge, otherHalf(edge, size)]) {
      if (readBorder(result, half) === BORDER.open) writeField(result, half.side, half.x, half.y, BORDER.wall);
    }
  }
  return result;
}
