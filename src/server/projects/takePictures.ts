import { PICTURE_USES, type PictureUse } from '#domain/catalogs/pictureUses.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { LeafField } from '#domain/resource/field.ts';
import { type Leaf, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import { StoredFile } from '#server/database/models/StoredFile.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import type { Picture } from '#server/files/PictureReader.ts';
import { pictureId } from '#server/files/storePictures.ts';
import type { Services } from '#server/services.ts';
import { ProjectError, type ProjectPicture, pictureEntry } from './projectFile.ts';

type PictureLeaf = Leaf & { readonly field: LeafField<'picture'> };

const isPicture = (leaf: Leaf): leaf is PictureLeaf => leaf.field.kind === 'picture';

interface TakenPictures {
  /** The document, with the ids that the pictures have here. */
  readonly document: ScenarioDocument;
  readonly pictures: readonly Picture[];
  /** Pictures that the document names and that did not come with it. */
  readonly lost: number;
}

/**
 * The pictures of a file as they may be stored: those that are here already, byte by byte, are known to be fine, every other is made again
 * from its pixels as one that is uploaded is (docs/safety.md). Pictures that no record names are left out.
 * @param sent those that came with the document; undefined if it came alone: then it names none any more
 * @throws ProjectError if one is missing, RequestError 422 on `file` if one is none
 */
export async function takePictures(
  services: Services,
  document: ScenarioDocument,
  sent: readonly ProjectPicture[] | undefined,
): Promise<TakenPictures> {
  const named = new Map<string, PictureUse>();
  eachPicture(document, (id, use) => named.set(id, use));
  if (!sent) return { document: renamed(document, () => ''), pictures: [], lost: named.size };
  const bytesOf = new Map(sent.map(({ id, bytes }) => [id, bytes]));
  const ids = new Map<string, string>();
  const pictures: Picture[] = [];
  for (const [id, use] of named) {
    const bytes = bytesOf.get(id);
    if (!bytes) throw new ProjectError('missing', pictureEntry(id));
    const picture = (await knownPicture(services, id, use, bytes)) ?? (await madePicture(services, id, use, bytes));
    ids.set(id, pictureId(picture));
    pictures.push(picture);
  }
  return { document: renamed(document, (id) => ids.get(id) ?? ''), pictures, lost: 0 };
}

async function knownPicture({ database }: Services, id: string, use: PictureUse, bytes: Uint8Array) {
  const { width, height } = PICTURE_USES[use];
  const file = await StoredFile.query(database).findOne({ id, width, height }).select('id');
  return file && { bytes: Buffer.from(bytes), width, height };
}

async function madePicture({ pictures }: Services, id: string, use: PictureUse, bytes: Uint8Array): Promise<Picture> {
  try {
    return await pictures.transparent(bytes, PICTURE_USES[use]);
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 422) throw error;
    const reasons = error.details.errors?.file ?? [];
    const values = { entry: pictureEntry(id) };
    throw new RequestError(422, undefined, { errors: { file: [{ key: 'project.picture', values }, ...reasons] } });
  }
}

function eachPicture({ records }: ScenarioDocument, visit: (id: string, use: PictureUse) => void): void {
  for (const { resource, leaves } of withPictures()) {
    for (const { data } of records[resource.name] ?? []) {
      for (const leaf of leaves) {
        const id = leafValue(data, leaf) as string;
        if (id !== '') visit(id, leaf.field.use);
      }
    }
  }
}

/** The document with other ids of pictures. */
function renamed(document: ScenarioDocument, idOf: (id: string) => string): ScenarioDocument {
  const records = { ...document.records };
  for (const { resource, leaves } of withPictures()) {
    const rows = records[resource.name];
    if (!rows) continue;
    records[resource.name] = rows.map(({ number, data }) => {
      const named = leaves.filter((leaf) => leafValue(data, leaf) !== '');
      return {
        number,
        data: withLeaves(
          data,
          named.map((leaf) => [leaf, idOf(leafValue(data, leaf) as string)]),
        ),
      };
    });
  }
  return { ...document, records };
}

const withPictures = (): { resource: Resource; leaves: PictureLeaf[] }[] =>
  RESOURCES.map((resource) => ({ resource, leaves: resource.leaves.filter(isPicture) })).filter(
    ({ leaves }) => leaves.length > 0,
  );
