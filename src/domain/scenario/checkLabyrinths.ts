import type { NumberedProblem } from '#domain/resource/defineResource.ts';
import { type FloorRange, overlapFault, overlapsOf } from './labyrinthRanges.ts';

/** Reports problems between labyrinths: no floor can belong to two of them. Both are reported. */
export function checkLabyrinths(
  settings: ReadonlyMap<number, { readonly map_hierarchy: FloorRange }>,
): NumberedProblem[] {
  const labyrinths = Array.from(settings, ([number, { map_hierarchy: range }]) => ({ number, range }));
  return labyrinths.flatMap((labyrinth) =>
    overlapsOf(labyrinth, labyrinths).map(
      (other): NumberedProblem => ({
        number: labyrinth.number,
        path: 'map_hierarchy',
        severity: 'error',
        fault: overlapFault(other),
      }),
    ),
  );
}
