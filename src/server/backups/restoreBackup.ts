import * as z from 'zod';
import { Backup } from '#server/database/models/Backup.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { readContent } from './readContent.ts';
import { storeBackup } from './storeBackup.ts';
import { writeContent } from './writeContent.ts';

/** How often a restore starts over because somebody wrote while the automatic backup was being packed. */
const TRIES = 5;

/**
 * POST restore: puts a backup in the place of the scenario, wholly or not at all. What is there now is kept as an
 * automatic backup in the same transaction, so that a restore can itself be undone; packing happens outside of it, and
 * the scenario's counter tells whether anything was written in between.
 */
export const restoreBackup = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema, id: z.string().max(64) }))
  .mutation(async ({ input: { scenario_id, id }, ctx: { services, caller } }) => {
    const { database, documents } = services;
    const backup = await Backup.query(database).findOne({ id, scenario_id });
    if (!backup) throw fieldError('id', 'unknown_backup');
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { counter, content } = await transaction(database, (trx) => readContent(trx, scenario_id));
      // Side by side, in two threads.
      const [restored, packed] = await Promise.all([documents.unpack(backup.document), documents.pack(content)]);
      const isDone = await transaction(database, async (trx) => {
        const sequence = await takeRevision(trx, scenario_id, { edits: false });
        if (sequence !== counter + 1) return false;
        await storeBackup(trx, scenario_id, packed, { automatic: true });
        await writeContent(trx, scenario_id, restored, await takeRevision(trx, scenario_id));
        return true;
      });
      if (!isDone) continue;
      caller.log.info({ event: 'restored', scenario_id, backup_id: id }, 'backup restored');
      return { data: await loadScenario(services, scenario_id) };
    }
    throw new RequestError(503, undefined, { retryAfter: 1 });
  });
