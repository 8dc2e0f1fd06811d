import type { Knex } from 'knex';
import { Account } from '#server/database/models/Account.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { removeUnusedFiles } from './removeUnusedFiles.ts';

/**
 * Makes a file that the account has uploaded its profile picture; null removes the picture. The previous one is deleted if nothing else
 * uses it.
 * @throws RequestError 422 on `profile` for a file that this account has not uploaded
 */
export async function setProfilePicture(
  trx: Knex.Transaction,
  now: number,
  accountId: string,
  fileId: string | null,
): Promise<void> {
  const own = () => FileUse.query(trx).where('account_id', accountId);
  const before = (await own().where('purpose', 'profile').select('file_id')).map(({ file_id }) => file_id);
  if (fileId !== null && before.includes(fileId)) return;
  if (fileId !== null && !(await own().findOne({ file_id: fileId, purpose: 'upload' }))) {
    throw fieldError('profile', 'unknown_file');
  }
  await own().where('purpose', 'profile').delete();
  if (fileId !== null) {
    await own().where({ file_id: fileId, purpose: 'upload' }).delete();
    const use = { file_id: fileId, purpose: 'profile' as const, user_id: accountId, account_id: accountId };
    await FileUse.query(trx).insert({ ...use, created_at: now });
  }
  await Account.query(trx).findById(accountId).patch({ profile: fileId });
  await removeUnusedFiles(trx, before);
}
