import { type Brought, blankOf, leavesOfFields, type Resource } from './defineResource.ts';
import { isSameValue, type Leaf, leafValue, withLeaves } from './leaf.ts';

interface Change {
  readonly number: number;
  readonly leaf: Leaf;
  readonly value: unknown;
}

/**
 * Returns an author's changes to records with those that they bring (`Resource.brings`). What is among the changes itself stays as it is
 * there.
 * @param recordOf returns a record before the changes
 */
export function withBrought(
  resource: Resource,
  changes: readonly Change[],
  recordOf: (number: number) => object,
): readonly Change[] {
  if (!resource.brings) return changes;
  const brought = Array.from(
    Map.groupBy(changes, ({ number }) => number),
    ([number, own]) => {
      const before = recordOf(number);
      const after = withLeaves(
        before,
        own.map(({ leaf, value }) => [leaf, value] as const),
      );
      const change: Brought<object> = { before, after, number, blank: blankOf(resource, number) };
      const values = resource.brings?.(change as never) ?? {};
      return leavesOfFields(resource, Object.keys(values))
        .filter((leaf) => !own.some((change) => change.leaf.path === leaf.path))
        .map((leaf) => ({ number, leaf, value: leafValue(values, leaf) }))
        .filter(({ leaf, value }) => !isSameValue(value, leafValue(after, leaf)));
    },
  ).flat();
  return brought.length === 0 ? changes : [...changes, ...brought];
}
