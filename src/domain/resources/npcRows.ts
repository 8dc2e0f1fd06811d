import type { Npc } from './npc.ts';

/** The lists of an NPC of whose rows games remember something. */
export type NpcList = 'topics' | 'trades' | 'shop';

/** The greatest number of a row in saves, from 1. */
export const MOST_SAVED = 100;

/** The parts of an NPC that number its rows. */
type Numbered = Pick<Npc, NpcList | 'saved_as'>;

/**
 * Returns the number by which games know each row of a list, from 0 (docs/decisions/0074-a-moved-row-keeps-its-number.md). Rows that ask
 * for a number of an earlier one get the next free number after all others.
 */
export function savedNumbers(npc: Numbered, list: NpcList): readonly number[] {
  const wanted = npc[list].map((_, index) => (npc.saved_as[list][index] || index + 1) - 1);
  const taken = new Set<number>();
  let next = Math.max(...wanted);
  return wanted.map((number) => {
    const own = taken.has(number) ? ++next : number;
    taken.add(own);
    return own;
  });
}

/** Returns the index of the row that games know by a number; -1 if there is none. */
export const rowOf = (npc: Numbered, list: NpcList, number: number): number => savedNumbers(npc, list).indexOf(number);

/**
 * Returns a number that no row of a list has had, for a row that is emptied; from 1, as stored. The greatest number of a list never falls, so
 * that a later row in this place is new to every save. The rare list that has used up all numbers takes the least free one.
 */
export function unusedNumber(npc: Numbered, list: NpcList): number {
  const used = savedNumbers(npc, list).map((number) => number + 1);
  const next = Math.max(...used) + 1;
  if (next <= MOST_SAVED) return next;
  return Array.from({ length: MOST_SAVED }, (_, at) => at + 1).find((number) => !used.includes(number)) ?? 0;
}
