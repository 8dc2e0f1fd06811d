import type { Knex } from 'knex';
import { Floor } from '#server/database/models/Floor.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/** A row of `floors`. */
export type FloorRow = Pick<
  Floor,
  'scenario_id' | 'number' | 'settings' | 'grid' | 'revision' | 'created_at' | 'updated_at'
>;

/** A floor with the revision of the last restore, both read at the same moment. */
export interface FoundFloor {
  readonly scenario_id: string;
  readonly number: number;
  /** Undefined for a floor that was never written. */
  readonly row: FloorRow | undefined;
  readonly restored_revision: number;
}

/**
 * Both are read in one statement: with two, a restore in between would give the new floor with the old mark, and the client would merge
 * older strokes into the restored floor. Plain knex, because every stroke runs this.
 * @throws RequestError 404 if the scenario is gone
 */
export async function findFloor(database: Knex, scenario_id: string, number: number): Promise<FoundFloor> {
  const found = await database(Scenario.tableName)
    .leftJoin(Floor.tableName, (join) =>
      join.on('floors.scenario_id', 'scenarios.id').andOnVal('floors.number', number),
    )
    .where('scenarios.id', scenario_id)
    .first('floors.*', 'scenarios.restored_revision');
  if (!found) throw new RequestError(404);
  const { restored_revision, ...row } = found;
  return { scenario_id, number, row: row.number === null ? undefined : (row as FloorRow), restored_revision };
}
