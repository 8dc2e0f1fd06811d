import type { Knex } from 'knex';
import { floorMap } from '#domain/resources/floorMap.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { transaction } from '#server/database/transaction.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';

/** A row of `floors`. */
export type FloorRow = Pick<
  Floor,
  'scenario_id' | 'number' | 'settings' | 'grid' | 'revision' | 'created_at' | 'updated_at'
>;

/** What a write of a floor makes of the present row (undefined while there is none). */
type Change = (present: FloorRow | undefined) => Partial<Pick<FloorRow, 'settings' | 'grid'>>;

/**
 * Writes one floor in a transaction of its own and gives its row as it is then. `change` sees the row as it is when
 * nobody else can write it, so it is the place to refuse a stale write. Plain knex: every stroke ends here.
 */
export function writeFloor(database: Knex, scenarioId: string, number: number, change: Change): Promise<FloorRow> {
  return transaction(database, async (trx) => {
    const floors = () => trx<FloorRow>(Floor.tableName);
    const key = { scenario_id: scenarioId, number };
    const revision = await takeRevision(trx, scenarioId);
    const present = await floors().where(key).first();
    const now = Date.now();
    const written = { ...change(present), revision, updated_at: now };
    if (present) {
      await floors().where(key).update(written);
      return { ...present, ...written };
    }
    const row = { ...key, settings: JSON.stringify(floorMap.blank), grid: null, created_at: now, ...written };
    await floors().insert(row);
    return row;
  });
}
