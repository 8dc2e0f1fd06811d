import { cellFieldLabel } from '#domain/map/cellField.ts';
import { type CheckContext, type KnownLabyrinth, knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { checkFloor } from '#domain/map/checkFloor.ts';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import type { StoredRow } from '#server/resources/recordStore.ts';
import { existenceIn } from './existenceIn.ts';
import { type FoundProblems, listProblems } from './FoundProblems.ts';
import type { Remark } from './Remark.ts';

/** The map of a floor as it is stored. */
export interface PackedMap {
  readonly number: number;
  readonly settings: string;
  readonly grid: Uint8Array;
}

interface Content {
  readonly rows: readonly StoredRow[];
  readonly maps: readonly PackedMap[];
}

/** Runs in a worker thread: all that is to be said of the maps of a scenario, which speak of its records. */
export function checkMaps({ rows, maps }: Content): FoundProblems[] {
  const known = maps.map(({ number, settings, grid }) => {
    const { labyrinth_size } = readStored(floorMap, JSON.parse(settings));
    return knownFloor(number, FLOOR_SIZES[labyrinth_size] ?? GRID_SIDE, unpackGrid(grid));
  });
  const shared: Omit<CheckContext, 'number'> = {
    exists: existenceIn(rows),
    floors: new Map(known.map((floor) => [floor.number, floor])),
    labyrinths: labyrinthsOf(rows),
  };
  const found = known.flatMap(({ number, size, grid }) =>
    checkFloor(grid, size, { ...shared, number }).map(({ x, y, field, ...problem }): Remark => {
      const label = () => cellFieldLabel(grid, x, y, field);
      return { ...problem, kind: floorMap.name, number, label };
    }),
  );
  return listProblems(found);
}

function labyrinthsOf(rows: readonly StoredRow[]): KnownLabyrinth[] {
  return rows
    .filter(({ kind }) => kind === labyrinthSetting.name)
    .map(({ number, data }) => {
      const { map_hierarchy, labyrinth_entrance } = readStored(labyrinthSetting, JSON.parse(data));
      const { x, y, map } = labyrinth_entrance;
      return { number, ...map_hierarchy, entrance: { floor: map, x, y } };
    });
}
