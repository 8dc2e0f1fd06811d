import * as z from 'zod';
import { Backup } from '#server/database/models/Backup.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import { noAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';

/** DELETE backup/{id}, a call of our own: removes a backup and the pictures that nothing else uses. @throws RequestError 404 */
export const deleteBackup = scenarioProcedure('restore')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, id: z.string().max(64) }))
  .output(noAnswer)
  .mutation(async ({ input: { scenario_id, id }, ctx: { services } }) => {
    await transaction(services.database, async (trx) => {
      const deleted = await Backup.query(trx).where({ scenario_id, id }).delete();
      if (deleted === 0) throw new RequestError(404);
      const uses = () => FileUse.query(trx).where({ purpose: 'backup', user_id: id });
      const files = (await uses().select('file_id')).map(({ file_id }) => file_id);
      await uses().delete();
      await removeUnusedFiles(trx, files);
    });
  });
