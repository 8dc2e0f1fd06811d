import type { Knex } from 'knex';
import * as z from 'zod';
import { projectFileName } from '#domain/files/fileName.ts';
import { readContent } from '#server/content/readContent.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { StoredFile } from '#server/database/models/StoredFile.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { readAppVersion } from '#server/readAppVersion.ts';
import { scenarioIdSchema } from '#server/scenarios/titleSchema.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { scenarioProcedure } from '#server/trpc/procedures.ts';
import * as tasks from './projectTasks.ts';
import type { WritingTask } from './writeProject.ts';

const fileAnswer = dataAnswer(z.strictObject({ name: z.string(), base64: z.base64() }));

/** GET project-file, a call of our own: the scenario as it is at this moment in one file. Over REST it is the file itself. */
export const downloadProject = scenarioProcedure('edit')
  .input(z.strictObject({ scenario_id: scenarioIdSchema }))
  .output(fileAnswer)
  .query(async ({ input: { scenario_id }, ctx: { services } }) => {
    const task = await transaction(services.database, async (trx) => {
      const { content, files } = await readContent(trx, scenario_id);
      return { content, pictures: await picturesOf(trx, files) };
    });
    const name = projectFileName(task.content.scenario.title_ja, services.now());
    return { data: { name, base64: await written(services, task) } };
  });

/**
 * GET backup/{id}/project-file, a call of our own: a backup in one file, in the document version that it was taken in, and under
 * its date. @throws RequestError 404
 */
export const downloadBackup = scenarioProcedure('edit')
  .input(z.strictObject({ scenario_id: scenarioIdSchema, id: z.string().max(64) }))
  .output(fileAnswer)
  .query(async ({ input: { scenario_id, id }, ctx: { services } }) => {
    const task = await transaction(services.database, async (trx) => {
      const backup = await Backup.query(trx).findOne({ scenario_id, id });
      if (!backup) throw new RequestError(404);
      const uses = await FileUse.query(trx).where({ purpose: 'backup', user_id: id }).select('file_id');
      const pictures = await picturesOf(
        trx,
        uses.map(({ file_id }) => file_id),
      );
      const { title_ja } = await Scenario.query(trx).findById(scenario_id).select('title_ja').throwIfNotFound();
      return { content: backup.document, pictures, name: projectFileName(title_ja, backup.created_at) };
    });
    return { data: { name: task.name, base64: await written(services, task) } };
  });

/** Sorted by id, so that the same scenario gives the same file. */
const picturesOf = (trx: Knex.Transaction, ids: readonly string[]) =>
  StoredFile.query(trx)
    .whereIn('id', [...ids])
    .orderBy('id')
    .select('id', 'bytes')
    .then((files) => files.map(({ id, bytes }) => ({ id, bytes })));

async function written(
  { workers, now }: Services,
  { content, pictures }: Pick<WritingTask, 'content' | 'pictures'>,
): Promise<string> {
  const task = { content, pictures, app_version: readAppVersion(), created_at: now() };
  const file = await workers.run<typeof tasks, 'writeProject'>(tasks.PROJECT_TASKS, 'writeProject', task);
  return Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64');
}
