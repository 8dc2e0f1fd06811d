import { type RefObject, useLayoutEffect } from 'react';
import type { TableView } from './TableView.ts';
import { HEAD_HEIGHT, ROW_HEIGHT } from './tableGeometry.ts';
import { useTableState } from './useTableState.ts';

interface SoughtPlaceProps {
  readonly view: TableView;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly lefts: readonly number[];
  /** The width of what stays in sight at the left. */
  readonly frozenWidth: number;
}

/** Scrolls so that the place to which the selection was moved is seen beside what is frozen. It shows nothing itself. */
export function SoughtPlace({ view, scroller, lefts, frozenWidth }: SoughtPlaceProps) {
  const sought = useTableState(view, 'sought');
  useLayoutEffect(() => {
    const element = scroller.current;
    const [left, right] = [lefts[sought.column], lefts[sought.column + 1]];
    if (!element || left === undefined || right === undefined) return;
    const top = HEAD_HEIGHT + sought.row * ROW_HEIGHT;
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    if (top < scrollTop + HEAD_HEIGHT) element.scrollTop = top - HEAD_HEIGHT;
    else if (top + ROW_HEIGHT > scrollTop + clientHeight) element.scrollTop = top + ROW_HEIGHT - clientHeight;
    if (right <= frozenWidth) return;
    if (left < scrollLeft + frozenWidth) element.scrollLeft = left - frozenWidth;
    else if (right > scrollLeft + clientWidth) element.scrollLeft = right - clientWidth;
  }, [sought, scroller, lefts, frozenWidth]);
  return null;
}
