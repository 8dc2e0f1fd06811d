import { useSyncExternalStore } from 'react';
import type { TextKey, Values } from '#client/i18n/defineTexts.ts';
import type { stepTexts } from '#client/resource/steps/stepTexts.ts';
import type { CellPlace, CellRange, CellRect } from '#client/resource/table/cells/cellRange.ts';
import type { Refusals } from '#client/resource/table/cells/refusals.ts';
import type { ColumnLayout, TableColumn } from '#client/resource/table/columns/tableColumns.ts';
import type { tableTexts } from '#client/resource/table/tableTexts.ts';
import type { TableFilter, TableSort } from './orderRows.ts';
import type { TableView } from './TableView.ts';

/** What a table shows; every change makes a new one, of which the parts that did not change stay the same. */
export interface TableState {
  /** The numbers of the records, in the order of the rows. */
  readonly rows: readonly number[];
  readonly columns: readonly TableColumn[];
  readonly layout: ColumnLayout;
  readonly sort: TableSort | undefined;
  readonly filter: TableFilter;
  readonly range: CellRange;
  /** The place that is scrolled into sight: where the selection was last moved to. */
  readonly sought: CellPlace;
  /** The active cell is being edited: by typing over it, or what it holds. */
  readonly editing: 'replace' | 'revise' | undefined;
  /** What a drag of the fill handle would cover. */
  readonly filling: CellRect | undefined;
  readonly refusals: Refusals;
  /** Records of which the last cell that held anything was emptied here. */
  readonly emptied: readonly number[];
  /** What was done last: a text key with its values. */
  readonly news: { readonly key: NewsKey; readonly values: Values } | undefined;
}

export type NewsKey = TextKey<typeof tableTexts | typeof stepTexts>;

/** One part of what a table shows; only its changes render anew. */
export function useTableState<Name extends keyof TableState>(view: TableView, name: Name): TableState[Name] {
  return useSyncExternalStore(view.subscribe, () => view.state[name]);
}
