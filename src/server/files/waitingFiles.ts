import type { Knex } from 'knex';
import type { PictureUse } from '#domain/catalogs/pictureUses.ts';
import { batches } from '#server/database/batches.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';

export type UploadUse = 'profile' | PictureUse;

/**
 * Maximum number of unused files of one account for each use: as many additional images as a scenario has. The oldest are removed first.
 */
const MOST_WAITING: Readonly<Record<UploadUse, number>> = { profile: 10, additional: 100, subtitle: 10, cover: 10 };

/** Returns the user id in `file_uses` of an account's files that wait for a use. */
const waitingFor = (accountId: string, use: UploadUse): string =>
  use === 'profile' ? accountId : `${accountId}.${use}`;

/** Marks stored files of an account as waiting for a use, newer than those already waiting. */
export async function letWait(
  trx: Knex.Transaction,
  account_id: string,
  use: UploadUse,
  fileIds: readonly string[],
  created_at: number,
): Promise<void> {
  if (fileIds.length === 0) return;
  const user_id = waitingFor(account_id, use);
  const waiting = () => FileUse.query(trx).where({ purpose: 'upload', user_id });
  await waiting()
    .whereIn('file_id', [...fileIds])
    .delete();
  const rows = fileIds.map((file_id) => ({ file_id, purpose: 'upload' as const, user_id, account_id, created_at }));
  for (const batch of batches(rows)) await trx.insert(batch).into(FileUse.tableName);
  const newestFirst = await waiting().orderBy('created_at', 'desc').select('file_id');
  const surplus = newestFirst.slice(MOST_WAITING[use]).map(({ file_id }) => file_id);
  await waiting().whereIn('file_id', surplus).delete();
  await removeUnusedFiles(trx, surplus);
}
