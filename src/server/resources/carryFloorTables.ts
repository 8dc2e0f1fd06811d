import type { Knex } from 'knex';
import { readStored } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { Floor } from '#server/database/models/Floor.ts';
import type { Carried } from './carryReferences.ts';

const SLOTS = ['no1', 'no2', 'no3'] as const;

/** The encounter tables that floors name in their appearance slots, led from one number to another as `carryReferences` does. */
export async function carryFloorTables(
  trx: Knex.Transaction,
  scenarioId: string,
  revision: number | undefined,
  moves: ReadonlyMap<number, number>,
): Promise<Carried[]> {
  const floors = () => trx<Floor>(Floor.tableName).where({ scenario_id: scenarioId });
  const changes: Carried[] = [];
  for (const { number, settings: stored } of await floors().orderBy('number').select('number', 'settings')) {
    const settings = readStored(floorMap, JSON.parse(stored));
    const carried = SLOTS.flatMap((slot): Carried[] => {
      const before = settings.appearance[slot].value;
      const after = moves.get(before);
      // A slot always names a table: there is no number for none.
      if (after === undefined || !floorMap.fields.appearance.fields[slot].fields.value.schema.safeParse(after).success)
        return [];
      settings.appearance[slot].value = after;
      return [{ kind: 'floor_map', number, path: `appearance.${slot}.value`, before, after }];
    });
    changes.push(...carried);
    if (revision === undefined || carried.length === 0) continue;
    await floors()
      .andWhere({ number })
      .update({ settings: JSON.stringify(settings), revision, updated_at: Date.now() });
  }
  return changes;
}
