import { type CellPlace, isSingle } from '#client/resource/table/cells/cellRange.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';

/** Further than any table reaches; the nearest place that exists is taken. */
const FAR = 10_000;

const ARROWS: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Other keys that move through a table, by rows and columns; `page` rows are in sight. With Shift they select. */
const MOVES: Readonly<Record<string, (page: number) => CellPlace>> = {
  Home: () => ({ row: 0, column: -FAR }),
  End: () => ({ row: 0, column: FAR }),
  PageUp: (page) => ({ row: -page, column: 0 }),
  PageDown: (page) => ({ row: page, column: 0 }),
};
const CTRL_MOVES: typeof MOVES = {
  Home: () => ({ row: -FAR, column: -FAR }),
  PageUp: () => ({ row: -FAR, column: 0 }),
  PageDown: () => ({ row: FAR, column: 0 }),
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Moves where the key is one that moves. @param page rows in sight @returns whether it was */
export function moveByKey(view: TableView, event: Key, page: number): boolean {
  const { key, shiftKey } = event;
  const isCtrl = event.ctrlKey || event.metaKey;
  const arrow = ARROWS[key];
  const move = (isCtrl ? CTRL_MOVES : MOVES)[key];
  if (event.altKey) return false;
  if (arrow && isCtrl) view.selection.moveToEdge(arrow, shiftKey);
  else if (arrow) view.selection.move(arrow, shiftKey);
  else if (move) view.selection.move(move(page), shiftKey);
  else if (key === 'End') view.selection.moveToLast(shiftKey);
  else if (key === 'Enter' && !isCtrl) view.selection.stepDown(shiftKey ? -1 : 1);
  else return false;
  return true;
}

/** To the next or the previous cell, as Tab goes. @returns whether there is one: else the focus leaves the table */
export function stepByTab(view: TableView, isBack: boolean): boolean {
  const { row, column } = view.state.range.active;
  const { rows, columns } = view.extent;
  const isEnd = isBack ? row === 0 && column === 0 : row === rows - 1 && column === columns - 1;
  const hasNext = !isEnd || !isSingle(view.state.range);
  if (hasNext) view.selection.step(isBack ? -1 : 1);
  return hasNext;
}
