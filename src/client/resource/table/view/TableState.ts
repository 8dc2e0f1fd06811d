import { useSyncExternalStore } from 'react';
import type { TextKey, Values } from '#client/i18n/defineTexts.ts';
import type { stepTexts } from '#client/resource/steps/stepTexts.ts';
import type { CellPlace, CellRange, CellRect } from '#client/resource/table/cells/cellRange.ts';
import type { Refusals } from '#client/resource/table/cells/refusals.ts';
import type { ColumnLayout, TableColumn } from '#client/resource/table/columns/tableColumns.ts';
import type { tableTexts } from '#client/resource/table/tableTexts.ts';
import type { TableFilter, TableSort } from './orderRows.ts';
import type { TableView } from './TableView.ts';

/** The state of a table. Every change creates a new object; unchanged parts keep their identity. */
export interface TableState {
  /** The numbers of the records, in the order of the rows. */
  readonly rows: readonly number[];
  readonly columns: readonly TableColumn[];
  readonly layout: ColumnLayout;
  readonly sort: TableSort | undefined;
  readonly filter: TableFilter;
  readonly range: CellRange;
  /** The place to scroll into view: where the selection was last moved to. */
  readonly sought: CellPlace;
  /** How the active cell is being edited: its value is typed over or revised; undefined while it is not. */
  readonly editing: 'replace' | 'revise' | undefined;
  /** The cells that a drag of the fill handle would cover. */
  readonly filling: CellRect | undefined;
  readonly refusals: Refusals;
  /** Records whose last filled cell was emptied in this table. */
  readonly emptied: readonly number[];
  /** The last action: a text key with its values. */
  readonly news: { readonly key: NewsKey; readonly values: Values } | undefined;
}

export type NewsKey = TextKey<typeof tableTexts | typeof stepTexts>;

/** Returns one part of the table's state; renders again only when it changes. */
export function useTableState<Name extends keyof TableState>(view: TableView, name: Name): TableState[Name] {
  return useSyncExternalStore(view.subscribe, () => view.state[name]);
}
