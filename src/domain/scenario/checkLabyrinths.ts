import type { NumberedProblem } from '#domain/resource/defineResource.ts';
import { type FloorRange, overlapsOf, type RangedLabyrinth } from './labyrinthRanges.ts';

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

/** Floors of a labyrinth that another one has too. */
export function overlapFault({ number, range: { start, end } }: RangedLabyrinth) {
  const [floors, noun] = start === end ? [`${start}`, 'Floor'] : [`${start}–${end}`, 'Floors'];
  return {
    ja: `${floors}階は迷宮${number}の階層です。1つの階を2つの迷宮に入れることはできません。`,
    en: `${noun} ${floors}: in labyrinth ${number} already. A floor belongs to one labyrinth only.`,
  };
}
