import type { Problem } from '#domain/resource/defineResource.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { overlapFault, overlapsOf } from './labyrinthRanges.ts';

interface NumberedProblem extends Problem {
  /** Of the labyrinth. */
  readonly number: number;
}

/**
 * What is to be said of the labyrinths of a scenario beside each other: floors that a lower-numbered one has too. No write makes such
 * floors, but a scenario or a backup from before that rule may hold them; they belong to the lower-numbered one.
 */
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
