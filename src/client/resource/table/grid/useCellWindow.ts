import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BLOCK_ROWS, HEAD_HEIGHT, ROW_HEIGHT } from '#client/resource/table/columns/tableGeometry.ts';

/** The range of rendered rows and columns; `bottom` and `right` are exclusive. */
export interface CellWindow {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Columns are rendered in blocks, so that most horizontal steps render nothing. */
const COLUMN_BLOCK = 8;
const FIRST_WINDOW: CellWindow = { top: 0, bottom: 1, left: 0, right: 1 };

/**
 * Determines the rendered cells of a scrolled table: the visible ones at once, a page around them with low priority (a transition).
 * @returns the window, and a function to call on every scroll
 */
export function useCellWindow(scroller: RefObject<HTMLElement | null>, rows: number, lefts: readonly number[]) {
  const [drawn, setDrawn] = useState(FIRST_WINDOW);
  const latest = useRef(drawn);
  latest.current = drawn;

  const visible = useCallback((): CellWindow => {
    const element = scroller.current;
    if (!element) return FIRST_WINDOW;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    const firstBeyond = (x: number) => {
      const at = lefts.findIndex((left) => left >= x);
      return at < 0 ? lefts.length - 1 : at;
    };
    return {
      top: Math.min(rows, Math.floor(scrollTop / ROW_HEIGHT)),
      bottom: Math.min(rows, Math.ceil((scrollTop + clientHeight - HEAD_HEIGHT) / ROW_HEIGHT)),
      left: Math.floor(Math.max(0, firstBeyond(scrollLeft) - 1) / COLUMN_BLOCK) * COLUMN_BLOCK,
      right: Math.min(lefts.length - 1, Math.ceil(firstBeyond(scrollLeft + clientWidth) / COLUMN_BLOCK) * COLUMN_BLOCK),
    };
  }, [scroller, rows, lefts]);

  const follow = useCallback(() => {
    const sight = visible();
    const page = sight.bottom - sight.top;
    const around: CellWindow = {
      top: Math.max(0, sight.top - page),
      bottom: Math.min(rows, sight.bottom + page),
      left: Math.max(0, sight.left - COLUMN_BLOCK),
      right: Math.min(lefts.length - 1, sight.right + COLUMN_BLOCK),
    };
    if (!holds(latest.current, sight)) setDrawn(sight);
    if (!holds(latest.current, halfWay(sight, around))) startTransition(() => setDrawn(around));
  }, [visible, rows, lefts]);

  // After sorting, filtering or a change of columns, any cell may have moved.
  useLayoutEffect(() => setDrawn(visible()), [visible]);
  useEffect(() => {
    follow();
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [follow, scroller]);
  return [drawn, follow] as const;
}

/** Returns the blocks of the rendered rows, of `rows` in all: the start and end of each, and which of its rows are rendered. */
export function rowBlocks({ top, bottom }: CellWindow, rows: number) {
  const blocks: { readonly start: number; readonly end: number; readonly top: number; readonly bottom: number }[] = [];
  for (let start = top - (top % BLOCK_ROWS); start < Math.min(bottom, rows); start += BLOCK_ROWS) {
    const end = Math.min(start + BLOCK_ROWS, rows);
    blocks.push({ start, end, top: Math.max(start, top), bottom: Math.min(end, bottom) });
  }
  return blocks;
}

const holds = (outer: CellWindow, inner: CellWindow): boolean =>
  outer.top <= inner.top && outer.bottom >= inner.bottom && outer.left <= inner.left && outer.right >= inner.right;

const halfWay = (one: CellWindow, other: CellWindow): CellWindow => ({
  top: Math.floor((one.top + other.top) / 2),
  bottom: Math.ceil((one.bottom + other.bottom) / 2),
  left: one.left,
  right: one.right,
});
