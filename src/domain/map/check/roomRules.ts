import { staleRooms } from '#domain/map/monsterRooms.ts';
import { type CellProblem, type CheckedFloor, problemAt } from './CheckedFloor.ts';

/** Reports a stale monster room, at one of its cells. */
export function roomsThatAreStale({ grid, size }: CheckedFloor): CellProblem[] {
  const fault = {
    ja: 'モンスター部屋が、今の壁に囲まれた範囲と合っていません。',
    en: 'The monster room no longer matches the walls around it.',
  };
  return staleRooms(grid, size).flatMap(({ cells: [cell] }) =>
    cell ? [problemAt(cell, 'room_id', fault, 'encounter')] : [],
  );
}
