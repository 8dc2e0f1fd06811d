import type { Knex } from 'knex';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { labyrinthByFloor } from '#domain/scenario/labyrinthRanges.ts';
import { writtenRecords } from './recordStore.ts';

/** Returns the labyrinth number by floor number, derived from the floor ranges of the settings. */
export async function labyrinthOfFloor(database: Knex, scenarioId: string): Promise<Map<number, number>> {
  const settings = await writtenRecords(database, labyrinthSetting, scenarioId);
  return labyrinthByFloor(settings.map(({ number, data }) => ({ number, range: data.map_hierarchy })));
}
