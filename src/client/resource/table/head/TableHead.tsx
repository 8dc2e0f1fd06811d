import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo, type PointerEvent } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { LEAST_WIDTH, MOST_WIDTH, type TableColumn } from '#client/resource/table/columns/tableColumns.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { shownLabel } from '#client/resource/words/shownText.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { button, corner, grip, head, headCell, label as labelStyle } from './TableHead.css.ts';

interface TableHeadProps {
  readonly view: TableView;
  readonly columns: readonly TableColumn[];
  readonly lefts: readonly number[];
  /** The height of the sticky parts above it, in pixels. */
  readonly top: number;
  /** The keys that open the menu of a column. */
  readonly menuKeys: string;
  /** Opens the menu of a column, below its head. */
  readonly onMenu: (column: number, head: HTMLElement) => void;
}

/** In pixels: the maximum width of half a full-width character, and the room that a head needs next to its name. */
const WIDEST = 8;
const PADDING = 36;

/** The heads of the columns: each opens its menu, and its right edge resizes it. */
export const TableHead = memo(function TableHead({ view, columns, lefts, top, menuKeys, onMenu }: TableHeadProps) {
  const text = useText(tableTexts);
  const sort = useTableState(view, 'sort');
  const { language } = view.reader;
  return (
    <tr aria-rowindex={1} className={head} style={{ top, width: lefts.at(-1) }}>
      <th scope="col" aria-colindex={1} className={corner} style={{ width: lefts[0] }}>
        {text('records.number')}
      </th>
      {columns.map(({ leaf, head: shown, width, isFrozen }, column) => {
        const isSorted = sort?.leaf === leaf;
        const direction = sort?.isDescending ? 'descending' : 'ascending';
        const Icon = sort?.isDescending ? ArrowDown : ArrowUp;
        const called = view.reader.calledBy?.(leaf) ?? '';
        const name = `${shownLabel(leaf, view.reader)} ${called}`.trim();
        const shownName = `${shown[language]} ${called}`.trim();
        return (
          <th
            key={leaf.path}
            scope="col"
            aria-colindex={column + 2}
            aria-sort={isSorted ? direction : undefined}
            className={headCell({ frozen: isFrozen })}
            style={isFrozen ? { width, left: lefts[column] } : { width }}
          >
            <button
              type="button"
              className={button}
              tabIndex={-1}
              aria-haspopup="menu"
              aria-label={shownName === name ? undefined : name}
              title={[`${name} (${menuKeys})`, leaf.help?.[language]].filter(Boolean).join('\n')}
              onClick={(event) => onMenu(column, event.currentTarget)}
            >
              <span className={labelStyle({ cut: displayWidth(shownName) * WIDEST > width - PADDING })}>
                {shownName}
              </span>
              {isSorted && <Icon size={12} aria-hidden />}
            </button>
            <span className={grip} onPointerDown={(event) => widen(event, view, leaf.path, width)} aria-hidden />
          </th>
        );
      })}
    </tr>
  );
});

/** Resizes a column with the pointer until it is released. */
function widen(event: PointerEvent<HTMLElement>, view: TableView, path: string, width: number): void {
  event.preventDefault();
  event.stopPropagation();
  const { currentTarget, pointerId, clientX } = event;
  currentTarget.setPointerCapture(pointerId);
  const ending = new AbortController();
  const { signal } = ending;
  const follow = (moved: globalThis.PointerEvent) => {
    const wanted = Math.max(LEAST_WIDTH, Math.min(MOST_WIDTH, width + moved.clientX - clientX));
    const { layout } = view.state;
    view.setLayout({ ...layout, widths: { ...layout.widths, [path]: wanted } });
  };
  currentTarget.addEventListener('pointermove', follow, { signal });
  currentTarget.addEventListener('lostpointercapture', () => ending.abort(), { signal });
}
