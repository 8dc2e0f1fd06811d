import type { PictureUse } from '#domain/catalogs/pictureUses.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { LeafField } from '#domain/resource/field.ts';
import { type Leaf, leafValue, withLeaves } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { ScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';

type PictureLeaf = Leaf & { readonly field: LeafField<'picture'> };

const isPicture = (leaf: Leaf): leaf is PictureLeaf => leaf.field.kind === 'picture';

/** Returns the pictures that a document names, each with one of its uses, by their ids. */
export function namedPictures({ records }: ScenarioDocument): ReadonlyMap<string, PictureUse> {
  const named = new Map<string, PictureUse>();
  for (const { resource, leaves } of withPictures()) {
    for (const { data } of records[resource.name] ?? []) {
      for (const leaf of leaves) {
        const id = leafValue(data, leaf) as string;
        if (id !== '') named.set(id, leaf.field.use);
      }
    }
  }
  return named;
}

/** Returns the document with new ids of pictures. */
export function renamed(document: ScenarioDocument, idOf: (id: string) => string): ScenarioDocument {
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
