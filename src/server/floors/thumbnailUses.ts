import type { Knex } from 'knex';
import { FileUse } from '#server/database/models/FileUse.ts';
import { fileUrl } from '#server/files/fileUrl.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { usesInScenario } from '#server/files/scenarioFiles.ts';

const PURPOSE = 'thumbnail';

/** Returns the URLs of the floors' thumbnails, by floor number. */
export async function thumbnailUrls(database: Knex, scenarioId: string): Promise<Map<number, string>> {
  const uses = await usesInScenario(database, scenarioId, PURPOSE);
  return new Map(uses.map(({ user_id, file_id }) => [Number(user_id.split('.')[1]), fileUrl(file_id)]));
}

/** Makes a stored file the thumbnail of a floor; the previous one is deleted if nothing else uses it. */
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
