import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { blankGrid, FLOOR_SIZES, type FloorGrid } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';

/** Unpacks the grid of a listed floor; blank if it has no bytes. */
export const openGrid = (packed: string | null | undefined): FloorGrid =>
  packed ? unpackGrid(fromBase64(packed)) : blankGrid();

/** The source of open floors. */
export type OpenFloors = Pick<ScenarioFloors, 'known'>;

/** Returns the current grid of a floor: that of the open floor; if it is not open, or was changed elsewhere since, the listed one. */
export function floorOf(
  number: number,
  listed: readonly ListedFloor[],
  floors: OpenFloors,
): { readonly grid: FloorGrid; readonly size: number; readonly isAssigned: boolean; readonly revision: number } {
  const entry = listed.find((floor) => floor.number === number);
  const open = floors.known(number);
  const desk = open && open.session.revision >= (entry?.revision ?? 0) ? open : undefined;
  return {
    grid: desk?.session.grid ?? openGrid(entry?.grid),
    size: desk?.size ?? FLOOR_SIZES[(entry?.labyrinth_size ?? 0) as 0 | 1 | 2],
    isAssigned: desk?.settings.hasLabyrinth ?? (entry?.labyrinth_number ?? null) !== null,
    revision: desk?.settings.revision ?? entry?.revision ?? 0,
  };
}
