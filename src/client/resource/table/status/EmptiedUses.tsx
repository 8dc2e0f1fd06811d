import { Fragment } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { blankNumbers } from '#client/resource/model/writtenNumbers.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { useUses } from '#client/resource/uses/useUses.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { paddedNumber, RECORD_KINDS, type RecordKind } from '#domain/catalogs/recordKinds.ts';
import { reason } from './TableStatus.css.ts';

/** The maximum number of records listed by number; the others are counted. */
const MOST_TOLD = 8;

/**
 * Lists the records that were emptied cell by cell and are still used: a used record must not vanish silently (docs/domain.md, "Safe
 * defaults"). Each links to its form, where its uses are listed. Records that are restored by undo disappear from the list.
 */
export function EmptiedUses({ view }: { readonly view: TableView }) {
  const { desk } = view;
  const emptied = useTableState(view, 'emptied');
  const numbers = useDesk(desk, () => blankNumbers(desk, emptied).join());
  const kind: RecordKind = RECORD_KINDS[desk.resource.name];
  return (
    <span className={reason} role="status">
      {numbers !== '' && !kind.isThereUnwritten && <UsedOf view={view} numbers={numbers.split(',').map(Number)} />}
    </span>
  );
}

function UsedOf({ view: { desk }, numbers }: { readonly view: TableView; readonly numbers: readonly number[] }) {
  const text = useText(tableTexts);
  const { scenarioId, resource } = desk;
  const { uses = [] } = useUses(desk, numbers);
  const used = [...new Set(uses.map((use) => use.used))].sort((one, other) => one - other);
  if (used.length === 0) return null;
  return (
    <>
      <span>{text('records.news.stillUsed')}</span>{' '}
      {used.slice(0, MOST_TOLD).map((number) => (
        <Fragment key={number}>
          <RouteLink href={recordHref(scenarioId, resource.name, number)}>
            {paddedNumber(resource.name, number)}
          </RouteLink>{' '}
        </Fragment>
      ))}
      {used.length > MOST_TOLD && <span>{text('records.news.stillUsedMore', { count: used.length - MOST_TOLD })}</span>}
    </>
  );
}
