import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Resource } from './defineResource.ts';
import { type Leaf, leafValue, withLeaf } from './leaf.ts';

/** Leaves that name a record of some kind. */
export function referencesOf(resource: Resource, to?: RecordKindName): Leaf[] {
  return resource.leaves.filter(({ field }) => field.kind === 'reference' && (to === undefined || field.to === to));
}

/** Where something names a record of a kind, and the number that stands there; it may be that kind's none. */
export interface Reference {
  readonly path: string;
  readonly label: Label;
  readonly number: number;
}

/** All that `record` names of a kind. */
export function referencesIn(resource: Resource, record: object, to: RecordKindName): Reference[] {
  return referencesOf(resource, to).map(({ path, label, keys }) => {
    return { path, label, number: leafValue(record, { keys }) as number };
  });
}

/** `record` with its references to a kind carried along as its records move; the same object where it names none of them. */
export function renumbered<Values extends object>(
  resource: Resource,
  record: Values,
  to: RecordKindName,
  moves: ReadonlyMap<number, number>,
): Values {
  return referencesOf(resource, to).reduce((moved, leaf) => {
    const target = moves.get(leafValue(record, leaf) as number);
    if (target === undefined) return moved;
    // Where a record must be named, the one that is named at first stands for none.
    return withLeaf(moved, leaf, leaf.field.schema.safeParse(target).data ?? leaf.field.initial);
  }, record);
}
