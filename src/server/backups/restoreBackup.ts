import type { Knex } from 'knex';
import * as z from 'zod';
import { crashPoint } from '#server/crashPoint.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { loadScenario } from '#server/scenarios/readScenario.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { authorProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { readContent } from './readContent.ts';
import { storeBackup } from './storeBackup.ts';
import { writeContent } from './writeContent.ts';

/** How often the present state is packed beforehand; after that the scenario is held still while it is packed. */
const TRIES = 3;

/**
 * POST restore: puts a backup in the place of the scenario, wholly or not at all. What is there now is kept as an
 * automatic backup in the same transaction, so that a restore can itself be undone. Packing happens outside of it, and
 * the scenario's counter tells whether anything was written in between.
 */
export const restoreBackup = authorProcedure
  .input(z.strictObject({ scenario_id: scenarioIdSchema, id: z.string().max(64) }))
  .output(dataAnswer(presentedScenarioSchema))
  .mutation(async (call) => {
    const { scenario_id, id } = call.input;
    const { services, caller } = call.ctx;
    const { database, documents } = services;
    const backup = await Backup.query(database).findOne({ id, scenario_id });
    if (!backup) throw fieldError('id', 'unknown_backup');
    const read = (trx: Knex.Transaction) => readContent(trx, scenario_id);
    let present = await transaction(database, read);
    // Side by side, in two threads.
    const [restored, first] = await Promise.all([documents.unpack(backup.document), documents.pack(present.content)]);
    let packed = first;
    crashPoint('restore:packed');
    const put = async (trx: Knex.Transaction, isLast: boolean) => {
      const sequence = await takeRevision(trx, scenario_id, { edits: false });
      if (sequence !== present.counter + 1) {
        if (!isLast) return undefined;
        packed = await documents.pack((await read(trx)).content);
      }
      await storeBackup(trx, scenario_id, packed, { automatic: true });
      crashPoint('restore:kept');
      await writeContent(trx, scenario_id, restored, await takeRevision(trx, scenario_id));
      crashPoint('restore:written');
      return loadScenario(trx, scenario_id);
    };
    for (let attempt = 1; ; attempt++) {
      const data = await writeOnce(call, (trx) => put(trx, attempt === TRIES));
      if (data) {
        caller.log.info({ event: 'restored', scenario_id, backup_id: id }, 'backup restored');
        return { data };
      }
      present = await transaction(database, read);
      packed = await documents.pack(present.content);
    }
  });
