import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { StoredFile } from '#server/database/models/StoredFile.ts';
import type { Picture } from './PictureReader.ts';

/** The id of a picture: the hash of its bytes. */
export const pictureId = ({ bytes }: Picture): string => createHash('sha256').update(bytes).digest('hex');

/** Stores a picture under its hash; the same one is stored once. */
export async function storePicture(trx: Knex.Transaction, picture: Picture, created_at: number): Promise<void> {
  await StoredFile.query(trx)
    .insert({ id: pictureId(picture), type: 'image/png', ...picture, created_at })
    .onConflict('id')
    .ignore();
}
