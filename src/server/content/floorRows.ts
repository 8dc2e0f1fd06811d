import type { Knex } from 'knex';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { Floor } from '#server/database/models/Floor.ts';
import type { KeptRecord, StoredRow } from './recordStore.ts';

type FloorSettings = KeptRecord<typeof floorMap>;

/** Returns the settings of a scenario's floors in the form of record rows. */
export async function floorRows(database: Knex, scenarioId: string): Promise<StoredRow[]> {
  const floors = await rowsOf(database, scenarioId).orderBy('number').select('number', 'settings');
  return floors.map(({ number, settings }) => ({ kind: 'floor_map', number, data: settings }));
}

/** Returns the settings of the floors that were ever written, parsed. */
export async function writtenFloors(database: Knex, scenarioId: string): Promise<FloorSettings[]> {
  const rows = await rowsOf(database, scenarioId).orderBy('number');
  return rows.map(({ number, revision, updated_at, settings }) => ({
    number,
    revision,
    updated_at,
    data: readStored(floorMap, number, JSON.parse(settings)),
  }));
}

/** Stores new settings of floors that were written before, within a transaction that has taken `revision`. */
export async function storeFloors(
  trx: Knex.Transaction,
  scenarioId: string,
  revision: number,
  floors: readonly Pick<FloorSettings, 'number' | 'data'>[],
): Promise<void> {
  for (const { number, data } of floors) {
    const changed = { settings: JSON.stringify(data), revision, updated_at: Date.now() };
    await rowsOf(trx, scenarioId).andWhere({ number }).update(changed);
  }
}

/** Returns the packed maps of the floors that were ever painted, with their settings as stored. */
export async function paintedFloors(
  database: Knex,
  scenarioId: string,
): Promise<{ number: number; settings: string; grid: Buffer }[]> {
  const rows = await rowsOf(database, scenarioId)
    .whereNotNull('grid')
    .orderBy('number')
    .select('number', 'settings', 'grid');
  return rows.flatMap(({ number, settings, grid }) => (grid ? [{ number, settings, grid }] : []));
}

/** Stores new maps of floors that were painted before, within a transaction that has taken `revision`. */
export async function storeMaps(
  trx: Knex.Transaction,
  scenarioId: string,
  revision: number,
  maps: readonly { readonly number: number; readonly grid: Uint8Array }[],
): Promise<void> {
  for (const { number, grid } of maps) {
    const changed = { grid: Buffer.from(grid), revision, updated_at: Date.now() };
    await rowsOf(trx, scenarioId).andWhere({ number }).update(changed);
  }
}

function rowsOf(database: Knex, scenarioId: string) {
  return database<Floor>(Floor.tableName).where({ scenario_id: scenarioId });
}
