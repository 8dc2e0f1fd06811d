import { cellIndex } from '#domain/map/floorGrid.ts';
import { type CellProblem, type CheckedFloor, problemAt } from './CheckedFloor.ts';
import { spans } from './placeRules.ts';

/** An event on a cell that nobody reaches, of a floor to which one comes. */
export function eventsNobodyReaches({ number, events, context }: CheckedFloor): CellProblem[] {
  const reached = context.reached.get(number);
  if (!reached) return [];
  const fault = { ja: 'ここへは誰もたどり着けません。', en: 'Nobody can reach this cell.' };
  return events.filter(({ at }) => !reached[cellIndex(at.x, at.y)]).map(({ at }) => problemAt(at, 'event_id', fault));
}

/** A floor with events to which nobody comes, though it lies in a labyrinth that one can enter; it is told at the first of them. */
export function floorsNobodyComesTo({ number, events: [first], context }: CheckedFloor): CellProblem[] {
  const { labyrinths, reached } = context;
  const isAwaited = labyrinths.some((one) => spans(number)(one) && reached.has(one.entrance.floor));
  if (!first || !isAwaited || reached.has(number)) return [];
  const fault = {
    ja: '迷宮の入口から、この階へ来る道がありません。',
    en: 'No way leads to this floor from the entrance of a labyrinth.',
  };
  return [problemAt(first.at, 'event_id', fault)];
}
