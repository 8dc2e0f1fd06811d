import { BORDER, type Border, SIDES, type Side } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, neighbour, oppositeSide, writeField } from '#domain/map/floorGrid.ts';

const MARKS: Readonly<Record<string, Border>> = {
  ' ': BORDER.open,
  '-': BORDER.wall,
  '|': BORDER.wall,
  D: BORDER.door,
  H: BORDER.hiddenDoor,
  L: BORDER.lockedDoor,
  P: BORDER.phantomWall,
  I: BORDER.invisibleWall,
  G: BORDER.gate,
};

/**
 * A floor of 24 cells per side from a plan of its south-west corner: rows from the north, `+` at corners, a mark between two corners for
 * each edge, and blanks inside of cells. Everything beyond the plan is open.
 */
export function drawnFloor(plan: readonly string[]): FloorGrid {
  const grid = blankGrid();
  const rows = (plan.length - 1) / 2;
  for (let y = 0; y < rows; y++) {
    const middle = 2 * (rows - y) - 1;
    for (let x = 0; 2 * x + 1 < (plan[middle]?.length ?? 0); x++) {
      const mark = (line: number, column: number) => MARKS[plan[line]?.[column] ?? ' '] ?? BORDER.open;
      writeField(grid, 'north', x, y, mark(middle - 1, 2 * x + 1));
      writeField(grid, 'south', x, y, mark(middle + 1, 2 * x + 1));
      writeField(grid, 'west', x, y, mark(middle, 2 * x));
      writeField(grid, 'east', x, y, mark(middle, 2 * x + 2));
    }
  }
  return grid;
}

/** Returns the floor with both halves of an edge set. */
export function withEdge(grid: FloorGrid, x: number, y: number, side: Side, border: Border): FloorGrid {
  const result = grid.slice();
  const beyond = neighbour(x, y, side, 24);
  writeField(result, side, x, y, border);
  writeField(result, oppositeSide(side), beyond.x, beyond.y, border);
  return result;
}

/** Returns the floor mirrored along its north side: west and east are swapped. */
export function mirrored(grid: FloorGrid, size: number): FloorGrid {
  const result = blankGrid();
  const cells = grid.length / 21;
  const mirror: Record<Side, Side> = { north: 'north', east: 'west', south: 'south', west: 'east' };
  for (let plane = 0; plane < 21; plane++) {
    const side = SIDES[plane];
    const to = side ? SIDES.indexOf(mirror[side]) : plane;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        result[to * cells + y * 24 + (size - 1 - x)] = grid[plane * cells + y * 24 + x] as number;
      }
    }
  }
  return result;
}
