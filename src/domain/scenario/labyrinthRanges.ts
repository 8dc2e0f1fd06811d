import type { Label } from '#domain/text/languages.ts';

/** The first and the last floor of a labyrinth; a first floor of 0 means that none are set. */
export interface FloorRange {
  readonly start: number;
  readonly end: number;
}

/** A labyrinth with its number and range. */
export interface RangedLabyrinth {
  readonly number: number;
  readonly range: FloorRange;
}

/** Whether a range is set. */
export const hasFloors = ({ start, end }: FloorRange): boolean => start > 0 && end >= start;

/** Returns the numbers of the floors in a range. */
export const floorsOf = (range: FloorRange): number[] =>
  hasFloors(range) ? Array.from({ length: range.end - range.start + 1 }, (_, index) => range.start + index) : [];

/** Returns the labyrinth of each floor; where ranges overlap, the one with the lowest number. */
export function labyrinthByFloor(labyrinths: Iterable<RangedLabyrinth>): Map<number, number> {
  const found = new Map<number, number>();
  for (const { number, range } of [...labyrinths].sort((one, other) => one.number - other.number)) {
    for (const floor of floorsOf(range)) if (!found.has(floor)) found.set(floor, number);
  }
  return found;
}

/** Returns the other labyrinths that share floors with one, each with the shared floors. */
export function overlapsOf(
  { number, range }: RangedLabyrinth,
  labyrinths: Iterable<RangedLabyrinth>,
): readonly RangedLabyrinth[] {
  return [...labyrinths].flatMap((other) => {
    if (other.number === number || !hasFloors(range) || !hasFloors(other.range)) return [];
    const shared = { start: Math.max(range.start, other.range.start), end: Math.min(range.end, other.range.end) };
    return hasFloors(shared) ? [{ number: other.number, range: shared }] : [];
  });
}

/** Words the fault of a labyrinth that shares floors with another one. @param other with the floors that both have (see `overlapsOf`) */
export function overlapFault({ number, range: { start, end } }: RangedLabyrinth): Label {
  const [floors, noun] = start === end ? [`${start}`, 'Floor'] : [`${start}–${end}`, 'Floors'];
  return {
    ja: `${floors}階は迷宮${number}と重なっています。一つの階は一つの迷宮にしか入れられません。`,
    en: `${noun} ${floors}: shared with labyrinth ${number}. A floor can belong to only one labyrinth.`,
  };
}

/** Returns a floor for a new labyrinth: the one after the last used one, or else the first free one; undefined if none is free. */
export function nextFreeFloor(labyrinths: Iterable<RangedLabyrinth>, last: number): number | undefined {
  const taken = labyrinthByFloor(labyrinths);
  const past = Math.max(0, ...taken.keys()) + 1;
  if (past <= last) return past;
  return Array.from({ length: last }, (_, index) => index + 1).find((floor) => !taken.has(floor));
}
