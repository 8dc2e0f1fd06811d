import type { Knex } from 'knex';
import { readContent } from '#server/content/readContent.ts';
import { crashPoint } from '#server/crashPoint.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { type Call, writeOnce } from '#server/trpc/writeOnce.ts';
import { storeBackup } from './storeBackup.ts';

/** Number of attempts to plan a change without a lock; after that the scenario is locked while the change is planned. */
const TRIES = 3;

/** A change of a scenario that is planned outside its transaction. */
interface PlannedChange<Present, Plan, Answer> {
  readonly read: (trx: Knex.Transaction) => Promise<Present>;
  readonly plan: (present: Present) => Promise<Plan>;
  /** Whether anything is to be written; if not, no backup is made either. Default: always. */
  readonly isChange?: (plan: Plan) => boolean;
  readonly write: (trx: Knex.Transaction, revision: number, plan: Plan) => Promise<unknown>;
  /** The answer once everything is written: JSON, as it is stored for a retry. */
  readonly present: (plan: Plan, trx: Knex.Transaction) => Answer | Promise<Answer>;
  /** Aborted if the caller has left: then nothing is written, or everything is rolled back. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Makes a planned change in one transaction, once per operation (writeOnce), with an automatic backup of the previous state, so that it can
 * be undone. If the scenario's counter has changed since, the change is planned again.
 * @throws RequestError 404 if the scenario is gone, 499 if `signal` was aborted before everything was written, and whatever `plan` throws
 */
export function changeBehindBackup<Present, Plan, Answer>(
  call: Call & { readonly input: { readonly scenario_id: string } },
  change: PlannedChange<Present, Plan, Answer>,
): Promise<Answer> {
  const { isChange = () => true, signal } = change;
  const { database, documents } = call.ctx.services;
  const { scenario_id } = call.input;
  const stopIfLeft = () => {
    if (signal?.aborted) throw new RequestError(499);
  };
  const read = async (trx: Knex.Transaction) => ({
    ...(await readContent(trx, scenario_id)),
    present: await change.read(trx),
  });
  // In parallel: both run in threads.
  const planned = async ({ content, counter, files, present }: Awaited<ReturnType<typeof read>>) => {
    const [plan, packed] = await Promise.all([change.plan(present), documents.pack(content)]);
    return { plan, packed, files, counter };
  };
  let attempts = 0;
  return writeOnce(
    call,
    async (trx, before) => {
      if (!isChange(before.plan)) return change.present(before.plan, trx);
      let prepared = before;
      attempts++;
      const sequence = await takeRevision(trx, scenario_id, { edits: false });
      if (sequence !== prepared.counter + 1) {
        if (attempts < TRIES) return undefined;
        prepared = await planned(await read(trx));
      }
      const { plan, packed, files } = prepared;
      const { released } = await storeBackup(trx, scenario_id, packed, { automatic: true, files });
      crashPoint('change:kept');
      await change.write(trx, await takeRevision(trx, scenario_id), plan);
      await removeUnusedFiles(trx, released);
      crashPoint('change:written');
      stopIfLeft();
      return change.present(plan, trx);
    },
    async () => {
      const prepared = await planned(await transaction(database, read));
      crashPoint('change:packed');
      stopIfLeft();
      return prepared;
    },
  );
}
