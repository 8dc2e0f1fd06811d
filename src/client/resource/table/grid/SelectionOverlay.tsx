import type { PointerEvent } from 'react';
import { type CellRect, rectOf, single } from '#client/resource/table/cells/cellRange.ts';
import { boxOf, frozenCount, placed } from '#client/resource/table/columns/tableGeometry.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import {
  active as activeStyle,
  filling as fillingStyle,
  frozenLayer,
  handle,
  layer,
  selection,
} from './SelectionOverlay.css.ts';

interface SelectionOverlayProps {
  readonly view: TableView;
  readonly lefts: readonly number[];
  /** Whether the table is scrolled horizontally, so that the frozen columns cover others. */
  readonly isAside: boolean;
  readonly onFillStart: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Marks the selection in a layer over the rows, so that no row renders again for it; when scrolled horizontally, once over the frozen
 * columns and once over the others.
 */
export function SelectionOverlay({ view, lefts, isAside, onFillStart }: SelectionOverlayProps) {
  const range = useTableState(view, 'range');
  const filling = useTableState(view, 'filling');
  const frozen = frozenCount(useTableState(view, 'columns'));
  const rows = useTableState(view, 'rows').length;
  if (rows === 0) return null;
  const rect = rectOf(range);
  const marks = (part: (rect: CellRect) => CellRect | undefined) => {
    const selected = part(rect);
    const one = part(rectOf(single(range.active)));
    const filled = filling && part(filling);
    const hasHandle = part({ ...rect, left: rect.right, top: rect.bottom }) !== undefined;
    return (
      <>
        {selected && (
          <div className={selection} style={placed(boxOf(selected, lefts))}>
            {hasHandle && <div className={handle} onPointerDown={onFillStart} />}
          </div>
        )}
        {one && <div className={activeStyle} style={placed(boxOf(one, lefts))} />}
        {filled && <div className={fillingStyle} style={placed(boxOf(filled, lefts))} />}
      </>
    );
  };
  if (!isAside)
    return (
      <div className={layer} aria-hidden>
        {marks((whole) => whole)}
      </div>
    );
  return (
    <>
      <div className={frozenLayer} aria-hidden>
        {marks((whole) => (whole.left < frozen ? { ...whole, right: Math.min(whole.right, frozen - 1) } : undefined))}
      </div>
      <div className={layer} aria-hidden>
        {marks((whole) => (whole.right >= frozen ? { ...whole, left: Math.max(whole.left, frozen) } : undefined))}
      </div>
    </>
  );
}
