import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Resource } from './defineResource.ts';
import { type Leaf, leafValue, withLeaf } from './leaf.ts';

/** Leaves that hold the number of a record of some kind. */
export function referencesOf(resource: Resource, to?: RecordKindName): Leaf[] {
  return resource.leaves.filter(({ field }) => field.kind === 'reference' && (to === undefined || field.to === to));
}

/** Where something names a record of a kind, and the number that stands there; it may be that kind's none. */
export interface Reference {
  readonly path: string;
  readonly label: Label;
  readonly number: number;
}

/** Whether records of a kind may name those of another, by number or by an entry of a list that stands for one. */
export const mayName = ({ leaves }: Resource, to: RecordKindName): boolean =>
  leaves.some(({ field }) =>
    field.kind === 'reference' ? field.to === to : field.kind === 'choice' && field.standsFor?.to === to,
  );

/** All that `record` names of a kind. */
export function referencesIn({ leaves }: Resource, record: object, to: RecordKindName): Reference[] {
  return leaves.flatMap((leaf) => {
    const number = numberNamed(leaf, record, to);
    return number === undefined ? [] : [{ path: leaf.path, label: leaf.label, number }];
  });
}

function numberNamed(leaf: Leaf, record: object, to: RecordKindName): number | undefined {
  const { field } = leaf;
  if (field.kind === 'reference' && field.to === to) return leafValue(record, leaf) as number;
  if (field.kind !== 'choice' || field.standsFor?.to !== to) return undefined;
  return field.standsFor.numbers[leafValue(record, leaf) as number];
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
