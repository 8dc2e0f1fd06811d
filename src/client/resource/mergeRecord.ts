import type { Resource } from '#domain/resource/defineResource.ts';
import { isSameValue, type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';

/**
 * Two writes of one record that were made from the same `base`, as one: each leaf takes the value of who changed it. Where
 * both changed one differently it is a conflict, and `merged` holds what is stored, which is theirs.
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
