import { PICTURE_USES, type PictureUse } from '#domain/catalogs/pictureUses.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { StoredFile } from '#server/database/models/StoredFile.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { pictureId } from '#server/files/storePictures.ts';
import type { Picture } from '#server/services/PictureReader.ts';
import type { Services } from '#server/services.ts';
import type { JudgedProject } from './judgeProject.ts';
import { renamed } from './namedPictures.ts';
import { pictureEntry } from './projectFile.ts';

interface TakenPictures {
  /** The document, with the stored ids of the pictures. */
  readonly document: ScenarioDocument;
  readonly pictures: readonly Picture[];
}

/**
 * Returns the pictures of a file as they may be stored: those that are already stored, byte for byte, are known to be fine; every other is
 * recoded from its pixels like an uploaded picture (docs/safety.md).
 * @throws RequestError 422 on `file` if one is not a picture
 */
export async function takePictures(
  services: Services,
  { document, pictures: sent }: Pick<JudgedProject, 'document' | 'pictures'>,
): Promise<TakenPictures> {
  const ids = new Map<string, string>();
  const pictures: Picture[] = [];
  for (const { id, use, bytes } of sent) {
    const picture = (await knownPicture(services, id, use, bytes)) ?? (await madePicture(services, id, use, bytes));
    ids.set(id, pictureId(picture));
    pictures.push(picture);
  }
  const isAsSent = [...ids].every(([id, stored]) => id === stored);
  return { document: isAsSent ? document : renamed(document, (id) => ids.get(id) ?? ''), pictures };
}

async function knownPicture({ database }: Services, id: string, use: PictureUse, bytes: Uint8Array) {
  const { width, height } = PICTURE_USES[use];
  const file = await StoredFile.query(database).findOne({ id, width, height }).select('id');
  return file && { bytes: Buffer.from(bytes), width, height };
}

async function madePicture({ pictures }: Services, id: string, use: PictureUse, bytes: Uint8Array): Promise<Picture> {
  try {
    return await pictures.nearlyFormed(bytes, PICTURE_USES[use]);
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 422) throw error;
    const reasons = error.details.errors?.file ?? [];
    const values = { entry: pictureEntry(id) };
    throw new RequestError(422, undefined, { errors: { file: [{ key: 'project.picture', values }, ...reasons] } });
  }
}
