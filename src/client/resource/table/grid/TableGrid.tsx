import { type RefObject, useCallback, useId, useMemo, useRef, useState } from 'react';
import { keyText } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import {
  columnLefts,
  frozenCount,
  HEAD_HEIGHT,
  numberWidth,
  ROW_HEIGHT,
  RUNS_HEIGHT,
} from '#client/resource/table/columns/tableGeometry.ts';
import type { TableCommand } from '#client/resource/table/commands/tableCommands.ts';
import { CellInput } from '#client/resource/table/editor/CellInput.tsx';
import { ColumnRunLine } from '#client/resource/table/head/ColumnRunLine.tsx';
import { columnRuns } from '#client/resource/table/head/columnRuns.ts';
import { TableHead } from '#client/resource/table/head/TableHead.tsx';
import { BannedWatch } from '#client/resource/table/status/BannedWatch.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import type { Reader } from '#client/resource/words/shownText.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { ReferenceCard } from './ReferenceCard.tsx';
import { SelectionOverlay } from './SelectionOverlay.tsx';
import { SoughtPlace } from './SoughtPlace.tsx';
import { block, canvas as canvasStyle, grid, head, scroller as scrollerStyle } from './TableGrid.css.ts';
import { TableRow } from './TableRow.tsx';
import { rowBlocks, useCellWindow } from './useCellWindow.ts';
import { useGridPointer } from './useGridPointer.ts';

interface TableGridProps {
  readonly view: TableView;
  readonly reader: Reader;
  readonly label: string;
  readonly commands: readonly TableCommand[];
  /** Returns the address of a record's form. */
  readonly hrefOf: (number: number) => string;
  readonly onOpen: (number: number) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Opens the menu of the cells, or of a column, at a point of the window. */
  readonly onMenu: (at: { readonly x: number; readonly y: number; readonly column?: number }) => void;
}

/** The rows and columns of a table. Only the visible part is rendered. */
export function TableGrid({ view, reader, label, commands, hrefOf, onOpen, inputRef, onMenu }: TableGridProps) {
  const text = useText(tableTexts);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const columns = useTableState(view, 'columns');
  const rows = useTableState(view, 'rows');
  const refusals = useTableState(view, 'refusals');
  const lefts = useMemo(() => columnLefts(columns, numberWidth(view.namesBeside)), [columns, view]);
  const references = useMemo(
    () => columns.flatMap(({ leaf }) => (leaf.field.kind === 'reference' ? leaf : [])),
    [columns],
  );
  const runs = useMemo(() => columnRuns(view.desk.resource, columns), [view, columns]);
  const top = runs.length > 0 ? RUNS_HEIGHT : 0;
  const frozenWidth = lefts[frozenCount(columns)] ?? 0;
  const [drawn, follow] = useCellWindow(scroller, rows.length, lefts);
  const [isAside, setAside] = useState(false);
  const commandOf = (id: string) => commands.find((command) => command.id === id);
  const pointer = useGridPointer({
    view,
    canvas,
    scroller,
    input: inputRef,
    lefts,
    frozenWidth,
    onOpenNamed: () => commandOf('openNamed')?.run(),
    onRevise: () => commandOf('revise')?.run(),
    onMenu: (x, y) => onMenu({ x, y }),
  });
  const openColumnMenu = useCallback(
    (column: number, head: Element) => {
      const { left, bottom } = head.getBoundingClientRect();
      onMenu({ x: left, y: bottom, column });
    },
    [onMenu],
  );

  const menuKeys = commandOf('columnMenu')?.keys.map(keyText).join(' / ') ?? '';

  return (
    <div
      ref={scroller}
      className={scrollerStyle}
      data-aside={isAside || undefined}
      onScroll={({ currentTarget }) => {
        setAside(currentTarget.scrollLeft > 0);
        follow();
      }}
    >
      <p id={`${id}-keys`} className={visuallyHidden}>
        {text('records.keys')}
      </p>
      <ColumnRunLine runs={runs} lefts={lefts} frozenWidth={frozenWidth} language={reader.language} />
      <div
        ref={canvas}
        className={canvasStyle}
        style={{ width: lefts.at(-1), height: HEAD_HEIGHT + rows.length * ROW_HEIGHT }}
        {...pointer.canvas}
      >
        <table
          id={id}
          role="grid"
          className={grid}
          aria-label={label}
          aria-describedby={`${id}-keys`}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable
        >
          <thead className={head}>
            <TableHead
              view={view}
              columns={columns}
              lefts={lefts}
              top={top}
              menuKeys={menuKeys}
              onMenu={openColumnMenu}
            />
          </thead>
          {rowBlocks(drawn, rows.length).map(({ start, end, top, bottom }) => (
            <tbody
              key={start}
              className={block}
              style={{ top: HEAD_HEIGHT + start * ROW_HEIGHT, width: lefts.at(-1), height: (end - start) * ROW_HEIGHT }}
            >
              {rows.slice(top, bottom).map((number, at) => (
                <TableRow
                  key={number}
                  view={view}
                  id={id}
                  number={number}
                  index={top + at}
                  columns={columns}
                  references={references}
                  refusals={refusals.get(number)}
                  lefts={lefts}
                  first={drawn.left}
                  last={drawn.right}
                  reader={reader}
                  href={hrefOf(number)}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          ))}
        </table>
        <BannedWatch view={view} top={drawn.top} bottom={drawn.bottom} />
        <SoughtPlace view={view} scroller={scroller} canvas={canvas} lefts={lefts} frozenWidth={frozenWidth} />
        <ReferenceCard view={view} canvas={canvas} />
        <SelectionOverlay view={view} lefts={lefts} isAside={isAside} onFillStart={pointer.startFill} />
        <CellInput
          view={view}
          gridId={id}
          label={label}
          lefts={lefts}
          isAside={isAside}
          inputRef={inputRef}
          commands={commands}
          page={() => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT) - 1)}
        />
      </div>
    </div>
  );
}
