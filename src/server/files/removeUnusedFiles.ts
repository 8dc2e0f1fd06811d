import type { Knex } from 'knex';
import { FileUse } from '#server/database/models/FileUse.ts';
import { StoredFile } from '#server/database/models/StoredFile.ts';

/** Removes those of these files that nobody uses any more. */
export async function removeUnusedFiles(trx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  const used = await FileUse.query(trx)
    .whereIn('file_id', [...ids])
    .select('file_id');
  const unused = ids.filter((id) => !used.some(({ file_id }) => file_id === id));
  await StoredFile.query(trx).whereIn('id', unused).delete();
}
