import type { Knex } from 'knex';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/**
 * Takes the scenario's next revision. Every write starts with this: it locks the scenario's row, so writes to one scenario are serialised,
 * and it fails if the scenario is gone.
 * @param edits whether the scenario counts as updated by this write
 * @param isArchived whether the scenario may be in the archive; other writes refuse archived scenarios
 * @throws RequestError 404
 */
export async function takeRevision(
  trx: Knex.Transaction,
  scenarioId: string,
  { edits = true, isArchived = false } = {},
): Promise<number> {
  const scenario = () => trx<Scenario>(Scenario.tableName).where('id', scenarioId);
  const written = isArchived ? scenario() : scenario().whereNull('archived_at');
  const changed = await written.update({
    counter: trx.raw('counter + 1'),
    ...(edits && { updated_at: Date.now() }),
  });
  if (changed === 0) throw new RequestError(404);
  const row = await scenario().first('counter');
  return row?.counter ?? 0;
}
