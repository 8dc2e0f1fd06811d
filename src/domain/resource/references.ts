import type { FlagAccess } from '#domain/catalogs/flagAccess.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';
import type { Resource } from './defineResource.ts';
import type { LeafField } from './field.ts';
import { type Leaf, leafValue, withLeaf } from './leaf.ts';

/** Returns the leaves that hold the number of a record, of any kind or of one. */
export function referencesOf(resource: Resource, to?: RecordKindName): Leaf[] {
  return resource.leaves.filter(({ field }) => field.kind === 'reference' && (to === undefined || field.to === to));
}

/** A reference to a record of a kind: its place and its number, which may be none. */
export interface Reference {
  readonly path: string;
  readonly label: Label;
  readonly number: number;
  /** The access to the flag, for a flag. */
  readonly access?: FlagAccess | undefined;
}

/** Whether records of a kind can refer to those of another, by number or by a catalog entry. */
export const mayName = ({ leaves }: Resource, to: RecordKindName): boolean =>
  leaves.some(({ field }) =>
    field.kind === 'reference' ? field.to === to : field.kind === 'choice' && field.standsFor?.to === to,
  );

/** Returns all references of `record` to a kind. */
export function referencesIn({ leaves }: Resource, record: object, to: RecordKindName): Reference[] {
  return leaves.flatMap((leaf) => {
    const number = numberNamed(leaf, record, to);
    return number === undefined ? [] : [{ path: leaf.path, label: leaf.label, number, access: accessOf(leaf.field) }];
  });
}

/** Returns the access of a field to the flag that it names. */
const accessOf = (field: LeafField): FlagAccess | undefined => (field.kind === 'reference' ? field.access : undefined);

function numberNamed(leaf: Leaf, record: object, to: RecordKindName): number | undefined {
  const { field } = leaf;
  if (field.kind === 'reference' && field.to === to) return leafValue(record, leaf) as number;
  if (field.kind !== 'choice' || field.standsFor?.to !== to) return undefined;
  return field.standsFor.numbers[leafValue(record, leaf) as number];
}

/** Returns `record` with its references updated to new numbers of a kind; the same object if it has none of them. */
export function renumbered<Values extends object>(
  resource: Resource,
  record: Values,
  to: RecordKindName,
  moves: ReadonlyMap<number, number>,
): Values {
  return referencesOf(resource, to).reduce((moved, leaf) => {
    const target = moves.get(leafValue(record, leaf) as number);
    if (target === undefined) return moved;
    // If a reference is required, its initial record takes the place of none.
    return withLeaf(moved, leaf, leaf.field.schema.safeParse(target).data ?? leaf.field.initial);
  }, record);
}
