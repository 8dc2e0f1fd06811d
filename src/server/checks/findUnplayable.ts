import { RELEASE_REASONS } from '#domain/catalogs/releaseReasons.ts';
import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import { FLOOR_SIZES, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { checkPlayable, type Unplayable } from '#game/measure/checkPlayable.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { floorRows, paintedFloors } from '#server/floors/floorRows.ts';
import { type StoredRow, storedRows } from '#server/resources/recordStore.ts';
import * as tasks from '#server/resources/recordTasks.ts';
import type { Services } from '#server/services.ts';
import type { PackedMap } from './checkMaps.ts';
import { type FoundProblems, listProblems } from './FoundProblems.ts';
import { remarkOn } from './Remark.ts';
import { worldIn } from './worldIn.ts';

/** About what the reasons take. Bytes. */
const SIZE = 100;

/** Why nobody can play a scenario, computed in a thread and cached until something is written. */
export function findUnplayable({ contents, database, workers }: Services, scenario: Scenario): Promise<Unplayable[]> {
  const find = async () => {
    const rows = [...(await storedRows(database, scenario.id)), ...(await floorRows(database, scenario.id))];
    const maps = await paintedFloors(database, scenario.id);
    return workers.run<typeof tasks, 'unplayableIn'>(tasks.RECORD_TASKS, 'unplayableIn', { rows, maps });
  };
  return contents.get(scenario, 'playable', find, () => SIZE);
}

interface Content {
  readonly rows: readonly StoredRow[];
  readonly maps: readonly PackedMap[];
}

/** Runs in a worker thread. */
export function unplayableIn({ rows, maps }: Content): Unplayable[] {
  const drawn = maps.map(({ number, settings, grid }) => {
    const { labyrinth_size } = readStored(floorMap, number, JSON.parse(settings));
    return [number, knownFloor(number, FLOOR_SIZES[labyrinth_size] ?? GRID_SIDE, unpackGrid(grid))] as const;
  });
  return checkPlayable(worldIn(rows, maps), new Map(drawn));
}

/** The reasons as entries of the check list, each where its author mends it. */
export const remarksOnPlay = (reasons: readonly Unplayable[]): FoundProblems[] =>
  listProblems(
    reasons.map((reason) => {
      const problem = { severity: 'warning', rule: 'publishing', fault: RELEASE_REASONS[reason] } as const;
      return reason === 'no_entrance'
        ? remarkOn(labyrinthSetting, 0, labyrinthSetting.blank, { ...problem, path: 'labyrinth_entrance' })
        : remarkOn(fortifiedCitySetting, 1, fortifiedCitySetting.blank, { ...problem, path: 'open' });
    }),
  );
