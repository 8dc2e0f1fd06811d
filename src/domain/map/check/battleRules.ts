import { type CellProblem, type CheckedFloor, problemAt } from './CheckedFloor.ts';

/**
 * Reports a battle with more monsters than a group has on this floor: 1 to 9, and at most its difficulty + 4 (docs/domain.md, "Encounter
 * tables").
 */
export function battlesTooLarge({ events, context: { largestGroup } }: CheckedFloor): CellProblem[] {
  const fault = {
    ja: `この階のグループは${largestGroup}体までです（難易度＋4、最大9）。`,
    en: `Groups on this floor have at most ${largestGroup} monsters (difficulty + 4, at most 9).`,
  };
  return events.flatMap(({ at, type, event }) => {
    const count = type.slots.find(({ kind }) => kind === 'count')?.key;
    const isBattle = type.slots.some(({ kind }) => kind === 'monster');
    return isBattle && count !== undefined && event[count] > largestGroup
      ? [problemAt(at, count, fault, 'encounter')]
      : [];
  });
}
