import type { NumberedProblem } from '#domain/resource/defineResource.ts';
import { type FloorRange, overlapFault, overlapsOf } from './labyrinthRanges.ts';

/** What is to be said of labyrinths beside each other: no floor belongs to two of them. Each of the two is told of the other. */
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
