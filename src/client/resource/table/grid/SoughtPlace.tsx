import { type RefObject, useLayoutEffect } from 'react';
import { HEAD_HEIGHT, ROW_HEIGHT } from '#client/resource/table/columns/tableGeometry.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';

interface SoughtPlaceProps {
  readonly view: TableView;
  readonly scroller: RefObject<HTMLElement | null>;
  /** The scrolled element; it may start below a sticky part of its parent. */
  readonly canvas: RefObject<HTMLElement | null>;
  readonly lefts: readonly number[];
  /** The width of the part that stays visible at the left, in pixels. */
  readonly frozenWidth: number;
}

/** Scrolls so that the place to which the selection moved is visible next to the frozen parts. Renders nothing. */
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
    // Runs after everything that the key renders, because reading measures forces a layout, but still before the paint.
    queueMicrotask(reveal);
  }, [sought, scroller, canvas, lefts, frozenWidth]);
  return null;
}
