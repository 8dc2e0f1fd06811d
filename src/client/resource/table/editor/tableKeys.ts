import { type CellPlace, isSingle } from '#client/resource/table/cells/cellRange.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';

/** Larger than any table; moves are clamped to the nearest place that exists. */
const FAR = 10_000;

const ARROWS: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Further keys that move through a table, as rows and columns; `page` is the number of visible rows. With Shift they extend the selection.
 */
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

/** Moves the selection if the key is one that moves. @param page the number of visible rows @returns whether it was */
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

/** Moves to the next or previous cell, as Tab does. @returns false at the end of the table, where the focus leaves it */
export function stepByTab(view: TableView, isBack: boolean): boolean {
  const { row, column } = view.state.range.active;
  const { rows, columns } = view.extent;
  const isEnd = isBack ? row === 0 && column === 0 : row === rows - 1 && column === columns - 1;
  const hasNext = !isEnd || !isSingle(view.state.range);
  if (hasNext) view.selection.step(isBack ? -1 : 1);
  return hasNext;
}
