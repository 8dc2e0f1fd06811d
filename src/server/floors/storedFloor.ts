import type { Knex } from 'knex';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import { blankGrid, type FloorGrid } from '#domain/map/floorGrid.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { Floor } from '#server/database/models/Floor.ts';

/** A row of `floors` in the form in which it is sent to a worker thread. */
export interface StoredFloor {
  readonly number: number;
  readonly settings: string;
  readonly grid: Uint8Array | null;
}

/** Returns the written floors of a scenario, sorted by number. */
export const storedFloors = (database: Knex, scenarioId: string): Promise<StoredFloor[]> =>
  database<Floor>(Floor.tableName)
    .where({ scenario_id: scenarioId })
    .orderBy('number')
    .select('number', 'settings', 'grid');

/** Unpacks such a floor; undefined, for a floor never written, gives the blank one. */
export const openFloor = (floor: StoredFloor | undefined): { settings: FloorSettingsValues; grid: FloorGrid } => ({
  settings: readStored(floorMap, floor?.number ?? 0, floor && JSON.parse(floor.settings)),
  grid: floor?.grid ? unpackGrid(floor.grid) : blankGrid(),
});
