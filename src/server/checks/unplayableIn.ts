import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { checkPlayable, type Unplayable } from '#game/measure/checkPlayable.ts';
import type { StoredRow } from '#server/content/recordStore.ts';
import type { PackedMap } from './checkMaps.ts';
import { worldIn } from './worldIn.ts';

interface Content {
  readonly rows: readonly StoredRow[];
  readonly maps: readonly PackedMap[];
}

/** Runs in a worker thread: returns the reasons why nobody can play a scenario. */
export function unplayableIn({ rows, maps }: Content): Unplayable[] {
  const drawn = maps.map(({ number, settings, grid }) => {
    const { labyrinth_size } = readStored(floorMap, number, JSON.parse(settings));
    return [number, knownFloor(number, FLOOR_SIZES[labyrinth_size] ?? GRID_SIDE, unpackGrid(grid))] as const;
  });
  return checkPlayable(worldIn(rows, maps), new Map(drawn));
}
