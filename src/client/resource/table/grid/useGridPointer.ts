import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CellPlace } from '#client/resource/table/cells/cellRange.ts';
import { HEAD_HEIGHT, placeAt } from '#client/resource/table/columns/tableGeometry.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { EdgeScroll } from './EdgeScroll.ts';

interface GridPointerParts {
  readonly view: TableView;
  readonly canvas: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLElement | null>;
  readonly lefts: readonly number[];
  /** The width of the part that stays visible at the left, in pixels. */
  readonly frozenWidth: number;
  readonly onRevise: () => void;
  /** Shows the record that the active cell refers to. */
  readonly onOpenNamed: () => void;
  readonly onMenu: (x: number, y: number) => void;
}

/** Pointer handlers of a table: select cells and rows, drag the fill handle, edit, and open the menu. */
export function useGridPointer(parts: GridPointerParts) {
  const { view, canvas, scroller, input, lefts, frozenWidth, onRevise, onOpenNamed, onMenu } = parts;
  const drag = useRef<'cells' | 'rows' | 'fill'>(undefined);

  function placeOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): CellPlace {
    const box = canvas.current?.getBoundingClientRect();
    const frame = scroller.current?.getBoundingClientRect();
    if (!box || !frame) return { row: 0, column: 0 };
    const inFrame = clientX - frame.left;
    // Frozen columns cover the others, at the position that they have without scrolling.
    return placeAt(inFrame < frozenWidth ? inFrame : clientX - box.left, clientY - box.top, lefts);
  }

  function focus() {
    input.current?.focus({ preventScroll: true });
  }

  function press(event: { readonly shiftKey: boolean; readonly clientX: number; readonly clientY: number }) {
    const place = placeOf(event);
    if (place.row < 0 || place.row >= view.extent.rows) return undefined;
    // Commit the current edit first.
    if (view.state.editing) input.current?.blur();
    if (place.column < 0) view.selection.selectRow(place.row, event.shiftKey);
    else view.selection.select(place, event.shiftKey);
    focus();
    return place.column < 0 ? ('rows' as const) : ('cells' as const);
  }

  /** Returns the part that shows scrolling cells: below the sticky head, without the scroll bars. */
  function sight() {
    const frame = scroller.current;
    const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {};
    return {
      left,
      top: top + (canvas.current?.offsetTop ?? 0) + HEAD_HEIGHT,
      right: left + (frame?.clientWidth ?? 0),
      bottom: top + (frame?.clientHeight ?? 0),
    };
  }

  /** Extends the dragged selection or fill to this point. */
  function dragTo({ x, y }: { readonly x: number; readonly y: number }) {
    const place = placeOf({ clientX: x, clientY: y });
    if (drag.current === 'fill') view.dragFill(place);
    else if (drag.current === 'rows')
      view.selection.selectRow(Math.max(0, Math.min(place.row, view.extent.rows - 1)), true);
    else view.selection.select(place, true);
  }
  const newest = useRef({ sight, dragTo });
  newest.current = { sight, dragTo };
  const [edge] = useState(
    () =>
      new EdgeScroll({
        scroller: () => scroller.current,
        sight: () => newest.current.sight(),
        reach: (point) => newest.current.dragTo(point),
      }),
  );
  useEffect(() => () => edge.stop(), [edge]);
  function endDrag() {
    edge.stop();
    drag.current = undefined;
  }

  const isOfGrid = ({ target }: { readonly target: EventTarget }): boolean =>
    !(target instanceof Element && target.closest('a, button, input, [role=listbox]'));

  return {
    startFill(event: PointerEvent<HTMLElement>) {
      event.preventDefault();
      event.stopPropagation();
      drag.current = 'fill';
      canvas.current?.setPointerCapture(event.pointerId);
    },
    canvas: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!isOfGrid(event) || event.pointerType === 'touch') return;
        event.preventDefault();
        if (event.button === 2) {
          if (!view.selection.includes(placeOf(event))) press(event);
          else focus();
          return;
        }
        if (event.button !== 0) return;
        drag.current = press(event);
        if (drag.current) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag.current) edge.follow({ x: event.clientX, y: event.clientY });
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        // With Ctrl the handle copies, as in spreadsheets; on a Mac with Alt or Cmd.
        const isCopy = event.ctrlKey || event.metaKey || event.altKey;
        if (drag.current === 'fill') view.dropFill(isCopy ? 'copy' : 'series');
        endDrag();
      },
      onPointerCancel() {
        if (drag.current === 'fill') view.dragFill(undefined);
        endDrag();
      },
      onClick(event: MouseEvent<HTMLElement>) {
        const isTouch = event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'touch';
        if (!isOfGrid(event)) return;
        if (isTouch) press(event);
        else if ((event.ctrlKey || event.metaKey) && view.namedAt(placeOf(event))) onOpenNamed();
      },
      onDoubleClick(event: MouseEvent<HTMLElement>) {
        const { row, column } = placeOf(event);
        if (isOfGrid(event) && row >= 0 && column >= 0) onRevise();
      },
      onContextMenu(event: MouseEvent<HTMLElement>) {
        if (!isOfGrid(event)) return;
        event.preventDefault();
        onMenu(event.clientX, event.clientY);
      },
    },
  };
}
