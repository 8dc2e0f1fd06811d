import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { withLeaves } from '#domain/resource/leaf.ts';
import type { Difference } from './DifferenceView.tsx';

/** Returns a record that holds one side of some differences; the rest of it is blank, and is not shown. */
export function recordOf(
  resource: Resource,
  number: number,
  differences: Difference['records'][number]['leaves'],
  side: 'before' | 'after',
): object {
  const values = new Map(differences.map((one) => [one.path, one[side]]));
  const leaves = resource.leaves.filter(({ path }) => values.has(path));
  return withLeaves(
    blankOf(resource, number),
    leaves.map((leaf) => [leaf, values.get(leaf.path)]),
  );
}
