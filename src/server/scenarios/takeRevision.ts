import type { Knex } from 'knex';
import { Scenario } from '#server/database/models/Scenario.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/**
 * Takes the scenario's next revision. Every write starts with it: it locks the scenario's row, so writes to one scenario are
 * serialised, and it fails if the scenario is gone.
 * @param edits whether the scenario counts as updated by this write
 * @throws RequestError 404
 */
export async function takeRevision(trx: Knex.Transaction, scenarioId: string, { edits = true } = {}): Promise<number> {
  const scenario = () => trx<Scenario>(Scenario.tableName).where('id', scenarioId);
  const changed = await scenario().update({
    counter: trx.raw('counter + 1'),
    ...(edits && { updated_at: Date.now() }),
  });
  if (changed === 0) throw new RequestError(404);
  const row = await scenario().first('counter');
  return row?.counter ?? 0;
}
