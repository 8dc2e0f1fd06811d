import type { CellPlace } from './cellRange.ts';
import type { TableView } from './TableView.ts';

/** Further than any table reaches; the nearest place that exists is taken. */
const FAR = 10_000;

type Move = (page: number) => CellPlace;
const by =
  (row: number, column: number): Move =>
  () => ({ row, column });

/** Keys that move through a table; with Shift they select. */
const MOVES: Readonly<Record<string, { readonly plain: Move; readonly ctrl: Move }>> = {
  ArrowUp: { plain: by(-1, 0), ctrl: by(-FAR, 0) },
  ArrowDown: { plain: by(1, 0), ctrl: by(FAR, 0) },
  ArrowLeft: { plain: by(0, -1), ctrl: by(0, -FAR) },
  ArrowRight: { plain: by(0, 1), ctrl: by(0, FAR) },
  Home: { plain: by(0, -FAR), ctrl: by(-FAR, -FAR) },
  End: { plain: by(0, FAR), ctrl: by(FAR, FAR) },
  PageUp: { plain: (page) => ({ row: -page, column: 0 }), ctrl: by(-FAR, 0) },
  PageDown: { plain: (page) => ({ row: page, column: 0 }), ctrl: by(FAR, 0) },
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Moves where the key is one that moves. @param page rows in sight @returns whether it was */
export function moveByKey(view: TableView, event: Key, page: number): boolean {
  const move = MOVES[event.key];
  if (event.altKey) return false;
  if (move) {
    view.move(event.ctrlKey || event.metaKey ? move.ctrl(page) : move.plain(page), event.shiftKey);
    return true;
  }
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return false;
  view.move({ row: event.shiftKey ? -1 : 1, column: 0 });
  return true;
}

/** To the next or the previous cell, as Tab goes. @returns whether there is one: else the focus leaves the table */
export function stepByTab(view: TableView, isBack: boolean): boolean {
  const { row, column } = view.state.range.active;
  const { rows, columns } = view.extent;
  const isEnd = isBack ? row === 0 && column === 0 : row === rows - 1 && column === columns - 1;
  if (!isEnd) view.step(isBack ? -1 : 1);
  return !isEnd;
}
