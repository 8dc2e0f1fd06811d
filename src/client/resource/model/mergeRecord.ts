import type { Merging } from '#client/sync/Revisioned.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { differIn, isSameValue, type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';

/**
 * Merges two writes of one record made from the same `base`: each leaf takes the value of the side that changed it. If both changed it
 * differently it is a conflict, and `merged` has the stored value, which is theirs.
 */
export function mergeRecord<Values extends object>(
  resource: Resource,
  base: Values,
  mine: Values,
  theirs: Values,
): { merged: Values; conflicts: readonly Leaf[] } {
  let merged = theirs;
  const conflicts: Leaf[] = [];
  for (const leaf of resource.leaves) {
    const [before, own, other] = [base, mine, theirs].map((record) => leafValue(record, leaf));
    if (isSameValue(own, before) || isSameValue(own, other)) continue;
    if (isSameValue(other, before)) merged = withLeaf(merged, leaf, own);
    else conflicts.push(leaf);
  }
  return { merged, conflicts };
}

/** Returns `record` with the values that `other` has in some leaves. */
export const withLeavesOf = (record: object, other: object, leaves: readonly Leaf[]): object =>
  leaves.reduce((made, leaf) => withLeaf(made, leaf, leafValue(other, leaf)), record);

/** Returns the merge functions for records of a kind: they merge leaf by leaf. */
export const mergingByLeaf = (resource: Resource): Merging<object, Leaf> => ({
  isSame: (one, other) => one === other || !resource.leaves.some((leaf) => differIn(leaf, one, other)),
  merge(base, mine, theirs) {
    const { merged, conflicts } = mergeRecord(resource, base, mine, theirs);
    const old = conflicts.length > 0 ? withLeavesOf(theirs, base, conflicts) : theirs;
    return { base: old, mine: withLeavesOf(merged, mine, conflicts), conflicts };
  },
  rebase: (base, sent, theirs) =>
    withLeavesOf(
      base,
      theirs,
      sent.length === 0 ? [] : resource.leaves.filter((leaf) => sent.some((record) => !differIn(leaf, record, theirs))),
    ),
});
