import { type FloorGrid, gridsEqual } from '#domain/map/floorGrid.ts';
import type { MovedPart } from '#domain/map/movedLinks.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { followLinks } from '#domain/map/pasteRegion.ts';
import { fromBase64 } from '#domain/text/base64.ts';

/** A floor as it is listed. `grid`: packed; null for one that nothing was drawn on. */
interface StoredFloor {
  readonly number: number;
  readonly grid: string | null;
}

/**
 * The numbers of the other floors from which links lead to a part that was moved, as they are known here, else as they were
 * listed. `known`: the floor as it is open here.
 */
export function floorsLinkedTo(
  moved: MovedPart,
  listed: readonly StoredFloor[],
  known: (number: number) => FloorGrid | undefined,
): number[] {
  return listed
    .filter(({ number, grid: stored }) => {
      if (number === moved.to) return false;
      const grid = known(number) ?? (stored === null ? undefined : unpackGrid(fromBase64(stored)));
      return grid !== undefined && !gridsEqual(followLinks(grid, number, moved), grid);
    })
    .map(({ number }) => number);
}
