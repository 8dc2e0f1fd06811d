import type { Resource } from '#domain/resource/defineResource.ts';
import { isSameValue, type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';

/**
 * Merges two writes of one record made from the same `base`: each leaf takes the value of the side that changed it. If
 * both changed it differently it is a conflict, and `merged` has the stored value, which is theirs.
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
