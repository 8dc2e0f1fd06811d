import type { Knex } from 'knex';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthOfFloor } from '#server/content/labyrinthOfFloor.ts';
import { Floor } from '#server/database/models/Floor.ts';
import { transaction } from '#server/database/transaction.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { type FloorRow, type FoundFloor, findFloor } from './findFloor.ts';
import { type PresentedFloor, presentFloor } from './presentFloor.ts';

type Written = Partial<Pick<FloorRow, 'settings' | 'grid'>>;
/** Makes the new floor from the present one. */
type Change = (present: FoundFloor) => Written | Promise<Written>;

/**
 * Writes one floor within `trx` and returns it. `change` gets the locked floor, so stale writes are refused there. Plain knex, because
 * every stroke runs this.
 */
export async function writeFloorIn(trx: Knex.Transaction, scenarioId: string, number: number, change: Change) {
  const revision = await takeRevision(trx, scenarioId);
  const present = await findFloor(trx, scenarioId, number);
  const now = Date.now();
  const written = { ...(await change(present)), revision, updated_at: now };
  const key = { scenario_id: scenarioId, number };
  const blank = { ...key, settings: JSON.stringify(floorMap.blank), grid: null, created_at: now };
  const row: FloorRow = { ...(present.row ?? blank), ...written };
  if (present.row) await trx(Floor.tableName).where(key).update(written);
  else await trx(Floor.tableName).insert(row);
  return { ...present, row };
}

/**
 * Writes the settings of one floor, which depend on the labyrinths: `change` also gets these, locked against other writers. Returns the
 * floor as presented afterwards.
 */
export const writeFloorSettings = (
  database: Knex,
  scenarioId: string,
  number: number,
  change: (present: FoundFloor, labyrinths: ReadonlyMap<number, number>) => Written,
): Promise<PresentedFloor> =>
  transaction(database, async (trx) => {
    let labyrinths: ReadonlyMap<number, number> = new Map();
    const floor = await writeFloorIn(trx, scenarioId, number, async (present) => {
      labyrinths = await labyrinthOfFloor(trx, scenarioId);
      return change(present, labyrinths);
    });
    return presentFloor(floor, labyrinths);
  });

/** Does the same as `writeFloorIn` in a transaction of its own. */
export const writeFloor = (database: Knex, scenarioId: string, number: number, change: Change) =>
  transaction(database, (trx) => writeFloorIn(trx, scenarioId, number, change));
