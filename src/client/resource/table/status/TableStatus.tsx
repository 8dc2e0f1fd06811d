import { useCallback, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { stepTexts } from '#client/resource/steps/stepTexts.ts';
import { quantityIn } from '#client/resource/table/cells/cellEdits.ts';
import { placesOf, rectOf } from '#client/resource/table/cells/cellRange.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { shownLabel } from '#client/resource/words/shownText.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { danglingReferences } from '#domain/resource/checkRecord.ts';
import { isReadersText } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import { CellBanned } from './CellBanned.tsx';
import { CellOverlong } from './CellOverlong.tsx';
import { EmptiedUses } from './EmptiedUses.tsx';
import { news as newsStyle, reason, status, toRefused, where, whereText } from './TableStatus.css.ts';

/** The maximum number of cells that are summed in the line below a table. */
const MOST_SUMMED = 20_000;

/** Additional parts of the last news: what was not done or is not visible. Each is a value of the news with a text of its own. */
const BESIDES = {
  beyond: 'records.news.beyond',
  beside: 'records.news.beside',
  unplaced: 'records.news.unplaced',
  clamped: 'records.news.filledClamped',
  passed: 'record.step.passed',
  hidden: 'records.news.hidden',
} as const;

interface TableStatusProps {
  readonly view: TableView;
  /** Goes to a cell. */
  readonly onGo: (number: number, path: string) => void;
}

/** The line below a table: the active cell, the selection, the reason why a value was refused, and the last action. */
export function TableStatus({ view, onGo }: TableStatusProps) {
  const text = useText(tableTexts, stepTexts);
  const { desk, reader } = view;
  const range = useTableState(view, 'range');
  const refusals = useTableState(view, 'refusals');
  const told = useTableState(view, 'news');
  const subscribe = useCallback((listener: () => void) => desk.subscribe(listener), [desk]);
  const problems = useSyncExternalStore(subscribe, () => desk.problems);
  useSyncExternalStore(subscribe, () => desk.overlong);
  const cell = view.cellAt(range.active);
  const refused = cell && refusals.get(cell.number)?.get(cell.leaf.path);
  const faults = cell
    ? [
        ...(problems.get(cell.number) ?? []),
        ...danglingReferences([cell.leaf], desk.record(cell.number), reader.exists),
      ]
    : [];
  const count = [...refusals.values()].reduce((total, reasons) => total + reasons.size, 0);
  function goToRefused() {
    const next = view.nextRefused;
    if (next) onGo(next.number, next.path);
  }
  return (
    <div className={status}>
      <div className={where}>
        <div className={whereText}>
          {cell && <span>{`${paddedNumber(desk.resource.name, cell.number)} ${shownLabel(cell.leaf, reader)}`}</span>}
          <Selected view={view} />
        </div>
      </div>
      {refused && (
        <span className={reason}>
          {refused.text}: {faultText(refused.fault)[reader.language]}
        </span>
      )}
      {faults.map(({ path, fault }) => {
        const leaf = desk.resource.leaves.find((one) => one.path === path);
        return (
          <span key={path} className={reason}>
            {leaf && shownLabel(leaf, reader)} {faultText(fault)[reader.language]}
          </span>
        );
      })}
      {cell && <CellOverlong view={view} cell={cell} />}
      {cell && isReadersText(cell.leaf) && <CellBanned view={view} cell={cell} />}
      <EmptiedUses view={view} />
      <span className={newsStyle} role="status">
        {told && <span>{text(told.key, told.values)}</span>}
        {Object.entries(BESIDES).map(
          ([name, key]) => Number(told?.values[name] ?? 0) > 0 && <span key={name}> {text(key, told?.values)}</span>,
        )}{' '}
        {count > 0 && (
          <button type="button" className={toRefused} onClick={goToRefused}>
            {text('records.news.refused', { refused: count })}
          </button>
        )}
      </span>
    </div>
  );
}

/** The size of the selection, and the sum of its numbers. */
function Selected({ view }: { readonly view: TableView }) {
  const text = useText(tableTexts);
  const rect = rectOf(useTableState(view, 'range'));
  const rows = rect.bottom - rect.top + 1;
  const columns = rect.right - rect.left + 1;
  if (rows * columns <= 1) return null;
  const values = rows * columns > MOST_SUMMED ? [] : numbersIn(view);
  const sum = values.reduce((total, value) => total + value, 0);
  return (
    <>
      <span>{text('records.status.cells', { rows, columns })}</span>
      {values.length > 0 && (
        <span>{text('records.status.sum', { sum, average: Math.round((sum / values.length) * 100) / 100 })}</span>
      )}
    </>
  );
}

function numbersIn(view: TableView): number[] {
  return placesOf(view.rect).flatMap((place) => {
    const cell = view.cellAt(place);
    return (cell && quantityIn(view.desk.resource, view.desk.record(cell.number), cell.number, cell.leaf)) ?? [];
  });
}
