import type { Knex } from 'knex';
import { FileUse } from '#server/database/models/FileUse.ts';
import { StoredFile } from '#server/database/models/StoredFile.ts';

/** Removes those of these files that have no use any more. */
export async function removeUnusedFiles(trx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // One statement, so that a use which another transaction adds meanwhile is seen.
  const used = FileUse.query(trx).whereColumn('file_uses.file_id', 'files.id');
  await StoredFile.query(trx)
    .whereIn('id', [...new Set(ids)])
    .whereNotExists(used)
    .delete();
}
