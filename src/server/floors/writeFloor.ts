import type { Knex } from 'knex';
import { floorMap } from '#domain/resources/floorMap.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { transaction } from '#server/database/transaction.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';

/** What a write of a floor makes of the present row (undefined while there is none). */
type Change = (present: Floor | undefined) => Partial<Pick<Floor, 'settings' | 'grid'>>;

/**
 * Writes one floor in a transaction of its own and gives its new revision. `change` sees the row as it is when nobody
 * else can write it, so it is the place to refuse a stale write.
 */
export function writeFloor(database: Knex, scenarioId: string, number: number, change: Change): Promise<Floor> {
  return transaction(database, async (trx) => {
    const revision = await takeRevision(trx, scenarioId);
    const present = await Floor.query(trx).findById([scenarioId, number]);
    const now = Date.now();
    const written = { ...change(present), revision, updated_at: now };
    if (present) {
      await Floor.query(trx).findById([scenarioId, number]).patch(written);
      return Floor.fromDatabaseJson({ ...present, ...written });
    }
    const row = {
      scenario_id: scenarioId,
      number,
      settings: JSON.stringify(floorMap.blank),
      grid: null,
      created_at: now,
      ...written,
    };
    await Floor.query(trx).insert(row);
    return Floor.fromDatabaseJson(row);
  });
}
