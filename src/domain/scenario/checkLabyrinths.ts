import type { Problem } from '#domain/resource/defineResource.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { overlapsOf, type RangedLabyrinth } from './labyrinthRanges.ts';

interface NumberedProblem extends Problem {
  /** Of the labyrinth. */
  readonly number: number;
}

/** What is to be said of the labyrinths of a scenario beside each other: floors that belong to a lower-numbered one. */
export function checkLabyrinths(
  settings: readonly { readonly number: number; readonly data: LabyrinthSetting }[],
): NumberedProblem[] {
  const labyrinths = settings.map(({ number, data }) => ({ number, range: data.map_hierarchy }));
  return labyrinths.flatMap((labyrinth) =>
    overlapsOf(labyrinth, labyrinths)
      .filter((other) => other.number < labyrinth.number)
      .map((other) => ({
        number: labyrinth.number,
        path: 'map_hierarchy',
        severity: 'warning',
        fault: overlapFault(other),
      })),
  );
}

/** Floors of a labyrinth that a lower-numbered one has too. */
export function overlapFault({ number, range: { start, end } }: RangedLabyrinth) {
  const [floors, noun] = start === end ? [`${start}`, 'Floor'] : [`${start}–${end}`, 'Floors'];
  return {
    ja: `${floors}階は迷宮${number}と重なっています。重なった階は番号の小さい迷宮のものになります。`,
    en: `${noun} ${floors}: shared with labyrinth ${number}. Shared floors belong to the labyrinth with the lower number.`,
  };
}
