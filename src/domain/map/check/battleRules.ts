import { type CellProblem, type CheckedFloor, problemAt } from './CheckedFloor.ts';

/** A battle with more monsters than a group has on this floor: 1 to 9, and at most its difficulty + 4 (docs/domain.md, "Encounter tables"). */
export function battlesTooLarge({ events, context: { largestGroup } }: CheckedFloor): CellProblem[] {
  const fault = {
    ja: `この階の群れは${largestGroup}体までです（難易度＋4体、多くて9体）。`,
    en: `A group has at most ${largestGroup} monsters on this floor: its difficulty + 4, and never more than 9.`,
  };
  return events.flatMap(({ at, type, event }) => {
    const count = type.slots.find(({ kind }) => kind === 'count')?.key;
    const isBattle = type.slots.some(({ kind }) => kind === 'monster');
    return isBattle && count !== undefined && event[count] > largestGroup ? [problemAt(at, count, fault)] : [];
  });
}
