import type { Merging } from '#client/sync/Revisioned.ts';
import { CELL_COUNT, cellIndex, type FloorGrid, gridsEqual, planeOf } from '#domain/map/floorGrid.ts';
import { type MergeConflict, mergeGrids } from '#domain/map/mergeGrids.ts';

/** The merging of floors: field by field of each cell. */
export const mergingGrids: Merging<FloorGrid, MergeConflict> = {
  isSame: gridsEqual,
  merge(old, mine, theirs) {
    const { merged, conflicts } = mergeGrids(old, mine, theirs);
    const base = conflicts.length > 0 ? theirs.slice() : theirs;
    for (const { x, y, field, base: value } of conflicts) base[planeOf(field) * CELL_COUNT + cellIndex(x, y)] = value;
    return { base, mine: merged, conflicts };
  },
  rebase(base, sent, theirs) {
    if (sent.length === 0) return base;
    return base.map((old, at) => {
      const present = theirs[at] as number;
      return sent.some((grid) => grid[at] === present) ? present : old;
    });
  },
  mostSent: 4,
};
