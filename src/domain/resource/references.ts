import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from './defineResource.ts';
import { type Leaf, leafValue, withLeaf } from './leaf.ts';

/** Leaves that name a record of some kind. */
export function referencesOf(resource: Resource, to?: RecordKindName): Leaf[] {
  return resource.leaves.filter(({ field }) => field.kind === 'reference' && (to === undefined || field.to === to));
}

/** The leaves of `record` that name one record of a kind. */
export function usesIn(resource: Resource, record: object, to: RecordKindName, number: number): Leaf[] {
  if (number === RECORD_KINDS[to].none) return [];
  return referencesOf(resource, to).filter((leaf) => leafValue(record, leaf) === number);
}

/** `record` with its references to a kind carried along as its records move; the same object where none did. */
export function renumbered<Values extends object>(
  resource: Resource,
  record: Values,
  to: RecordKindName,
  moves: ReadonlyMap<number, number>,
): Values {
  return referencesOf(resource, to).reduce((moved, leaf) => {
    const target = moves.get(leafValue(record, leaf) as number);
    return target === undefined ? moved : withLeaf(moved, leaf, target);
  }, record);
}
