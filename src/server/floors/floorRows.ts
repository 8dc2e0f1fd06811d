import type { Knex } from 'knex';
import { Floor } from '#server/database/models/Floor.ts';
import type { StoredRow } from '#server/resources/recordStore.ts';

/** The settings of a scenario's floors, in the form of records. */
export async function floorRows(database: Knex, scenarioId: string): Promise<StoredRow[]> {
  const floors = await database<Floor>(Floor.tableName)
    .where({ scenario_id: scenarioId })
    .orderBy('number')
    .select('number', 'settings');
  return floors.map(({ number, settings }) => ({ kind: 'floor_map', number, data: settings }));
}
