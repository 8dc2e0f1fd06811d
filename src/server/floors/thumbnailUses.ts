import type { Knex } from 'knex';
import { FileUse } from '#server/database/models/FileUse.ts';
import { fileUrl } from '#server/files/fileUrl.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';

const PURPOSE = 'thumbnail';

/** What `file_uses` calls a floor. */
export const floorUser = (scenarioId: string, number: number): string => `${scenarioId}.${number}`;

const usesIn = (database: Knex, scenarioId: string) =>
  FileUse.query(database).where('purpose', PURPOSE).where('user_id', 'like', `${scenarioId}.%`);

/** The addresses of the floors' thumbnails, by floor number. */
export async function thumbnailUrls(database: Knex, scenarioId: string): Promise<Map<number, string>> {
  const uses = await usesIn(database, scenarioId);
  return new Map(uses.map(({ user_id, file_id }) => [Number(user_id.split('.')[1]), fileUrl(file_id)]));
}

/** Makes a stored file the thumbnail of a floor; the one before goes where nothing else uses it. */
export async function setThumbnail(
  trx: Knex.Transaction,
  use: Pick<FileUse, 'file_id' | 'user_id' | 'account_id' | 'created_at'>,
): Promise<void> {
  const own = () => FileUse.query(trx).where({ purpose: PURPOSE, user_id: use.user_id });
  const before = (await own()).map(({ file_id }) => file_id);
  await own().delete();
  await FileUse.query(trx).insert({ ...use, purpose: PURPOSE });
  await removeUnusedFiles(trx, before);
}

/** A scenario goes, and the thumbnails of its floors with it. */
export async function removeThumbnails(trx: Knex.Transaction, scenarioId: string): Promise<void> {
  const files = (await usesIn(trx, scenarioId)).map(({ file_id }) => file_id);
  await usesIn(trx, scenarioId).delete();
  await removeUnusedFiles(trx, files);
}
