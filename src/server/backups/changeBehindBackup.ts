import type { Knex } from 'knex';
import { crashPoint } from '#server/crashPoint.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import type { Services } from '#server/services.ts';
import { readContent } from './readContent.ts';
import { storeBackup } from './storeBackup.ts';

/** How often a change is planned without a lock; after that the scenario is locked while it is planned. */
const TRIES = 3;

/** A change of a scenario that is planned outside of its transaction. */
interface PlannedChange<Present, Plan> {
  readonly read: (trx: Knex.Transaction) => Promise<Present>;
  readonly plan: (present: Present) => Promise<Plan>;
  /** Whether anything is to be written; if not, no backup is made either. Absent: always. */
  readonly isChange?: (plan: Plan) => boolean;
  readonly write: (trx: Knex.Transaction, revision: number, plan: Plan) => Promise<unknown>;
  /** Aborted if the caller has left: then nothing is written, or everything is rolled back. */
  readonly signal?: AbortSignal | undefined;
  /** Runs the transaction, where something else than `transaction` is to (writeOnce). An undefined answer: nothing was done yet. */
  readonly within?: <Answer>(work: (trx: Knex.Transaction) => Promise<Answer>) => Promise<Answer>;
}

/**
 * Makes a planned change in one transaction with an automatic backup of the previous state, so that it can be undone. If the scenario's
 * counter has changed since, it is planned again. Returns the last plan.
 * @throws RequestError 404 if the scenario is gone, 499 if `signal` was aborted before all was written, and what `plan` throws
 */
export async function changeBehindBackup<Present, Plan>(
  { database, documents }: Services,
  scenarioId: string,
  change: PlannedChange<Present, Plan>,
): Promise<Plan> {
  const { isChange = () => true, within = (work) => transaction(database, work), signal } = change;
  const stopIfLeft = () => {
    if (signal?.aborted) throw new RequestError(499);
  };
  const read = async (trx: Knex.Transaction) => ({
    ...(await readContent(trx, scenarioId)),
    present: await change.read(trx),
  });
  // Side by side: both work in threads.
  const prepare = async ({ content, files, present }: Awaited<ReturnType<typeof read>>) => {
    const [plan, packed] = await Promise.all([change.plan(present), documents.pack(content)]);
    return { plan, packed, files };
  };
  for (let attempt = 1; ; attempt++) {
    const before = await transaction(database, read);
    let prepared = await prepare(before);
    if (!isChange(prepared.plan)) return prepared.plan;
    crashPoint('change:packed');
    stopIfLeft();
    const isDone = await within(async (trx) => {
      const sequence = await takeRevision(trx, scenarioId, { edits: false });
      if (sequence !== before.counter + 1) {
        if (attempt < TRIES) return undefined;
        prepared = await prepare(await read(trx));
      }
      const { plan, packed, files } = prepared;
      const { released } = await storeBackup(trx, scenarioId, packed, { automatic: true, files });
      crashPoint('change:kept');
      await change.write(trx, await takeRevision(trx, scenarioId), plan);
      await removeUnusedFiles(trx, released);
      crashPoint('change:written');
      stopIfLeft();
      return true;
    });
    if (isDone) return prepared.plan;
  }
}
