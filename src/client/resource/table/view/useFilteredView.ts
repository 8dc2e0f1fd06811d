import { useEffect } from 'react';
import type { ChosenFilter } from '#client/resource/rowFilter/useRowFilter.ts';
import type { TableView } from './TableView.ts';

/** Shows the rows of the filter in the address. What shows all rows, or goes to a hidden one, takes the filter out of the address. */
export function useFilteredView(view: TableView, { chosen, choose }: Pick<ChosenFilter, 'chosen' | 'choose'>): void {
  const id = chosen?.id;
  const holds = chosen?.holds;
  useEffect(() => {
    const { only, ...filter } = view.state.filter;
    if (only?.id !== id) view.filterBy({ ...filter, ...(id && holds && { only: { id, holds } }) });
    if (id === undefined) return undefined;
    return view.subscribe(() => {
      if (!view.state.filter.only) choose('');
    });
  }, [view, id, holds, choose]);
}
