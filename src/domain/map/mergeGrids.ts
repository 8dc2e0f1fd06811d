import { CELL_FIELDS, type CellField } from './cell.ts';
import { CELL_COUNT, type FloorGrid, GRID_SIDE } from './floorGrid.ts';

/** One field of one cell that both sides changed to different values since `base`. */
export interface MergeConflict {
  readonly x: number;
  readonly y: number;
  readonly field: CellField;
  readonly base: number;
  readonly mine: number;
  readonly theirs: number;
}

/**
 * Merges two descendants of `base`, field by field of each cell. Where only one side changed, its value is taken; where
 * both changed it alike, that value; else it is a conflict, and `merged` holds mine until the author has chosen.
 */
export function mergeGrids(
  base: FloorGrid,
  mine: FloorGrid,
  theirs: FloorGrid,
): { merged: FloorGrid; conflicts: MergeConflict[] } {
  const merged = mine.slice();
  const conflicts: MergeConflict[] = [];
  for (let at = 0; at < merged.length; at++) {
    if (theirs[at] === base[at] || theirs[at] === mine[at]) continue;
    if (mine[at] === base[at]) {
      merged[at] = theirs[at] as number;
      continue;
    }
    const cell = at % CELL_COUNT;
    conflicts.push({
      x: cell % GRID_SIDE,
      y: Math.floor(cell / GRID_SIDE),
      field: CELL_FIELDS[Math.floor(at / CELL_COUNT)] as CellField,
      base: base[at] as number,
      mine: mine[at] as number,
      theirs: theirs[at] as number,
    });
  }
  return { merged, conflicts };
}
