import { useSyncExternalStore } from 'react';
import type { TableState, TableView } from './TableView.ts';

/** One part of what a table shows; only its changes render anew. */
export function useTableState<Name extends keyof TableState>(view: TableView, name: Name): TableState[Name] {
  return useSyncExternalStore(view.subscribe, () => view.state[name]);
}
