import { type RefObject, useLayoutEffect } from 'react';
import { HEAD_HEIGHT, ROW_HEIGHT } from '#client/resource/table/columns/tableGeometry.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';

interface SoughtPlaceProps {
  readonly view: TableView;
  readonly scroller: RefObject<HTMLElement | null>;
  /** What is scrolled; it may begin below what stays in sight. */
  readonly canvas: RefObject<HTMLElement | null>;
  readonly lefts: readonly number[];
  /** The width of what stays in sight at the left. */
  readonly frozenWidth: number;
}

/** Scrolls so that the place to which the selection was moved is seen beside what is frozen. It shows nothing itself. */
export function SoughtPlace({ view, scroller, canvas, lefts, frozenWidth }: SoughtPlaceProps) {
  const sought = useTableState(view, 'sought');
  useLayoutEffect(() => {
    const reveal = () => {
      const element = scroller.current;
      const [left, right] = [lefts[sought.column], lefts[sought.column + 1]];
      if (!element || left === undefined || right === undefined) return;
      const top = HEAD_HEIGHT + sought.row * ROW_HEIGHT;
      const { scrollTop, scrollLeft, clientWidth } = element;
      const height = element.clientHeight - (canvas.current?.offsetTop ?? 0);
      if (top < scrollTop + HEAD_HEIGHT) element.scrollTop = top - HEAD_HEIGHT;
      else if (top + ROW_HEIGHT > scrollTop + height) element.scrollTop = top + ROW_HEIGHT - height;
      if (right <= frozenWidth) return;
      if (left < scrollLeft + frozenWidth) element.scrollLeft = left - frozenWidth;
      else if (right > scrollLeft + clientWidth) element.scrollLeft = right - clientWidth;
    };
    // After all that the key renders, as the page is laid out where it is asked for its measures; and yet before it is painted.
    queueMicrotask(reveal);
  }, [sought, scroller, canvas, lefts, frozenWidth]);
  return null;
}
