import type { Knex } from 'knex';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { listRecords } from '#server/resources/recordStore.ts';

/**
 * Which labyrinth each floor lies in, by floor number. Derived from the floor ranges; where two ranges overlap, the
 * labyrinth with the lower number has the floor. A range that starts at 0 is not set.
 */
export async function labyrinthOfFloor(database: Knex, scenarioId: string): Promise<Map<number, number>> {
  const labyrinths = new Map<number, number>();
  for (const { number, data } of await listRecords(database, labyrinthSetting, scenarioId)) {
    const { start, end } = data.map_hierarchy;
    for (let floor = start; start > 0 && floor <= end; floor++)
      if (!labyrinths.has(floor)) labyrinths.set(floor, number);
  }
  return labyrinths;
}
