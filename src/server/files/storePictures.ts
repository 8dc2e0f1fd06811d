import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { batches } from '#server/database/batches.ts';
import { StoredFile } from '#server/database/models/StoredFile.ts';
import type { Picture } from '#server/services/PictureReader.ts';

/** Returns the id of a picture: the hash of its bytes. */
export const pictureId = ({ bytes }: Picture): string => createHash('sha256').update(bytes).digest('hex');

/** Bytes of pictures in one statement, as the database limits the length of statements. */
const BYTES_AT_ONCE = 2 ** 22;

/** Stores pictures under their hashes; equal pictures are stored once. */
export async function storePictures(
  trx: Knex.Transaction,
  pictures: readonly Picture[],
  created_at: number,
): Promise<void> {
  const rows = pictures.map((picture) => ({ id: pictureId(picture), type: 'image/png', ...picture, created_at }));
  for (const batch of batches(rows, { bytesOf: ({ bytes }) => bytes.length, most: BYTES_AT_ONCE })) {
    await trx.insert(batch).into(StoredFile.tableName).onConflict('id').ignore();
  }
}
