import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { isSameValue, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';

/**
 * The change of a field of an older document: `added` fields did not exist yet and get initial values, `dropped` ones no longer exist, and
 * `replaced` ones had a value that is no longer allowed and get the initial one.
 */
export interface UpgradedField {
  readonly kind: RecordKindName;
  /** The path of the leaf; of a dropped one as in the document. */
  readonly path: string;
  readonly change: 'added' | 'dropped' | 'replaced';
  /** The number of affected records. */
  readonly count: number;
}

/** Rows of a document, as stored or as read. */
export interface DocumentRows {
  readonly floors: readonly { readonly number: number; readonly settings: object }[];
  readonly records: Readonly<Record<string, readonly { readonly number: number; readonly data: object }[]>>;
}

/** Returns the differences between stored and read rows of a document, field by field, in the order of the kinds. */
export function upgradedFields(written: DocumentRows, read: DocumentRows): UpgradedField[] {
  const floorsOf = ({ floors }: DocumentRows) => floors.map(({ settings }) => settings);
  return [
    ...upgradedIn(floorMap, floorsOf(written), floorsOf(read)),
    ...RESOURCES.flatMap((resource) => {
      const dataOf = ({ records }: DocumentRows) => (records[resource.name] ?? []).map(({ data }) => data);
      return upgradedIn(resource, dataOf(written), dataOf(read));
    }),
  ];
}

/** Both lists have the same records in the same order. */
function upgradedIn(resource: Resource, written: readonly object[], read: readonly object[]): UpgradedField[] {
  const counts = new Map<string, UpgradedField>();
  const count = (path: string, change: UpgradedField['change']) => {
    const key = `${change} ${path}`;
    counts.set(key, { kind: resource.name, path, change, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  const leavesOf = Map.groupBy(resource.leaves, ({ keys }) => keys[0] ?? '');
  written.forEach((one, at) => {
    const other = read[at];
    if (other === undefined) return;
    for (const [name, leaves] of leavesOf) {
      // Most fields are single values that are equal.
      if (Object.hasOwn(one, name) && one[name as keyof object] === other[name as keyof object]) continue;
      for (const leaf of leaves) countLeaf(leaf, one, other);
    }
    for (const name of Object.keys(one)) if (!Object.hasOwn(resource.fields, name)) count(name, 'dropped');
  });
  return [...counts.values()];

  function countLeaf(leaf: Leaf, one: object, other: object) {
    const before = valueAt(one, leaf.keys);
    if (before === undefined) count(leaf.path, 'added');
    else if (!isSameValue(before, leafValue(other, leaf))) count(leaf.path, 'replaced');
  }
}

/** Returns the value at a path; undefined if any part of it is missing. */
function valueAt(record: object, keys: readonly string[]): unknown {
  let value: unknown = record;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
