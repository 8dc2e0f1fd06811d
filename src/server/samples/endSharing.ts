import type { Knex } from 'knex';
import { FileUse } from '#server/database/models/FileUse.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';

/** What `samples` and `file_uses` call the use of a file by a sample. */
export const SAMPLE_PURPOSE = 'sample' as const;

/** Ends the sharing of a scenario, where it is shared, with the pictures that only its sample needed (docs/domain.md, "Statuses"). */
export async function endSharing(trx: Knex.Transaction, scenarioId: string): Promise<void> {
  const sample = await Sample.query(trx).findOne('scenario_id', scenarioId).select('id');
  if (sample) await removeSample(trx, sample.id);
}

/** Removes a sample and the pictures that nothing else uses. */
export async function removeSample(trx: Knex.Transaction, id: string): Promise<void> {
  const files = await releaseFiles(trx, id);
  await Sample.query(trx).deleteById(id);
  await removeUnusedFiles(trx, files);
}

/** A sample uses no file any more. @returns what it used, for `removeUnusedFiles` when all else is written */
export async function releaseFiles(trx: Knex.Transaction, id: string): Promise<string[]> {
  const uses = () => FileUse.query(trx).where({ purpose: SAMPLE_PURPOSE, user_id: id });
  const files = (await uses().select('file_id')).map(({ file_id }) => file_id);
  await uses().delete();
  return files;
}
