import { isElevator } from '#domain/catalogs/eventTypes.ts';
import { linksOfFloor } from '#domain/map/eventLinks.ts';
import { cellIndex, cellPlace, type FloorGrid, gridsEqual, readField } from '#domain/map/floorGrid.ts';
import type { MovedPart } from '#domain/map/movedLinks.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { followLinks } from '#domain/map/pasteRegion.ts';
import { placed } from '#domain/map/placement.ts';
import { fromBase64 } from '#domain/text/base64.ts';

/** A listed floor. `grid` is packed; null if nothing was drawn on the floor. */
interface StoredFloor {
  readonly number: number;
  readonly grid: string | null;
}

/** Returns the grid of an open floor. */
type KnownGrid = (number: number) => FloorGrid | undefined;

/**
 * Returns the numbers of the other floors with links to a moved part. Open floors are read as they are here, others as they were
 * listed.
 */
export function floorsLinkedTo(moved: MovedPart, listed: readonly StoredFloor[], known: KnownGrid): number[] {
  return otherFloors(moved, listed, known)
    .filter(({ number, grid }) => !gridsEqual(followLinks(grid, number, moved), grid))
    .map(({ number }) => number);
}

/**
 * Returns the numbers of the other floors whose elevators stopped at a moved elevator. Such elevators name the cell of that floor at
 * their own coordinates, so they cannot follow.
 */
export function floorsOfShafts(moved: MovedPart, listed: readonly StoredFloor[], known: KnownGrid): number[] {
  const laid = known(moved.to);
  const isElevatorNow = (cell: number) => {
    const { x, y } = moved.wrap(placed(moved.placement, cellPlace(cell)));
    return laid !== undefined && isElevator(readField(laid, 'event_id', x, y));
  };
  const shafts = new Set([...moved.cells].filter(isElevatorNow));
  if (shafts.size === 0) return [];
  return otherFloors(moved, listed, known)
    .filter(({ number, grid }) =>
      linksOfFloor(grid, number).some(
        ({ from, to }) =>
          to.floor === moved.from &&
          shafts.has(cellIndex(to.x, to.y)) &&
          isElevator(readField(grid, 'event_id', from.x, from.y)),
      ),
    )
    .map(({ number }) => number);
}

function otherFloors({ to }: MovedPart, listed: readonly StoredFloor[], known: KnownGrid) {
  return listed.flatMap(({ number, grid: stored }) => {
    const grid = known(number) ?? (stored === null ? undefined : unpackGrid(fromBase64(stored)));
    return grid && number !== to ? [{ number, grid }] : [];
  });
}
