import { cellIndex } from '#domain/map/floorGrid.ts';
import { type CellProblem, type CheckedFloor, problemAt } from './CheckedFloor.ts';
import { spans } from './placeRules.ts';

/** Reports an event in an unreachable cell of a reachable floor. */
export function eventsNobodyReaches({ number, events, context }: CheckedFloor): CellProblem[] {
  const reached = context.reached.get(number);
  if (!reached) return [];
  const fault = { ja: 'ここへは誰もたどり着けません。', en: 'Nobody can reach this cell.' };
  return events
    .filter(({ at }) => !reached[cellIndex(at.x, at.y)])
    .map(({ at }) => problemAt(at, 'event_id', fault, 'unreachable'));
}

/** Reports an unreachable floor with events in a labyrinth that can be entered, at its first event. */
export function floorsNobodyComesTo({ number, events: [first], context }: CheckedFloor): CellProblem[] {
  const { labyrinths, reached } = context;
  const isAwaited = labyrinths.some((one) => spans(number)(one) && reached.has(one.entrance.floor));
  if (!first || !isAwaited || reached.has(number)) return [];
  const fault = {
    ja: '迷宮の入口から、この階へ来る道がありません。',
    en: 'There is no way to this floor from the labyrinth entrance.',
  };
  return [problemAt(first.at, 'event_id', fault, 'unreachable')];
}
