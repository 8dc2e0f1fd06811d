import { blankGrid } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { floorOf } from '#game/world/compileFloor.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import type { PackedMap } from './checkMaps.ts';

/** Compiles the world of stored rows and maps. */
export function worldIn(rows: readonly StoredRow[], maps: readonly PackedMap[]): World {
  const recordsOf = (resource: (typeof RESOURCES)[number]) =>
    Array.from(existingIn(rows, resource), ([number, data]) => ({ number, data: data as Record<string, unknown> }));
  const world = compileWorld({
    floors: [],
    records: Object.fromEntries(RESOURCES.map((resource) => [resource.name, recordsOf(resource)])),
  });
  const grids = new Map(maps.map(({ number, grid }) => [number, grid]));
  const floors = rows.filter(({ kind }) => kind === floorMap.name);
  return {
    ...world,
    floors: new Map(
      floors.map(({ number, data }) => {
        const grid = grids.get(number);
        const settings = readStored(floorMap, number, JSON.parse(data));
        return [number, floorOf(number, settings, grid ? unpackGrid(grid) : blankGrid())];
      }),
    ),
  };
}
