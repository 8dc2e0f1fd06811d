import * as z from 'zod';
import { readContent } from '#server/content/readContent.ts';
import { crashPoint } from '#server/crashPoint.ts';
import { holdAccount } from '#server/database/holdAccount.ts';
import { transaction } from '#server/database/transaction.ts';
import { areStored } from '#server/files/recordFiles.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { wireTime } from '#server/scenarios/presentScenario.ts';
import { lineSchema, scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { readStorage, refuseOverfull } from '#server/storage/accountStorage.ts';
import { dataAnswer, timeSchema } from '#server/trpc/answer.ts';
import { keyedProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { storeBackup } from './storeBackup.ts';

/**
 * POST backup: backs up the scenario as it is at this moment; `overwrite` replaces the newest of the author's own.
 * @throws RequestError 422 on `note` if the account has no space left
 */
export const saveBackup = keyedProcedure('edit')
  .input(
    z.strictObject({
      scenario_id: scenarioIdSchema,
      overwrite: z.boolean().default(false),
      name: lineSchema.default(''),
      note: lineSchema.default(''),
    }),
  )
  .output(dataAnswer(z.strictObject({ id: z.string(), created_at: timeSchema })))
  .mutation(async (call) => {
    const { scenario_id, overwrite, name, note } = call.input;
    const { services, account } = call.ctx;
    const data = await writeOnce(
      call,
      async (trx, { packed, files }) => {
        await holdAccount(trx, account);
        const before = await readStorage(trx, account.id);
        // A picture may have been removed meanwhile; then the scenario has changed as well.
        if (!(await areStored(trx, files))) return undefined;
        const { backup, released } = await storeBackup(trx, scenario_id, packed, { overwrite, name, note, files });
        await refuseOverfull(trx, account.id, before, 'note');
        await removeUnusedFiles(trx, released);
        return { id: backup.id, created_at: wireTime(backup.created_at) };
      },
      async () => {
        const { content, files } = await transaction(services.database, (trx) => readContent(trx, scenario_id));
        const packed = await services.documents.pack(content);
        crashPoint('backup:packed');
        return { packed, files };
      },
    );
    return { data };
  });
