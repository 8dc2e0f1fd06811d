import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearch } from 'wouter';
import { trpcClient } from '#client/api/trpc.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { isEverNamed } from '#client/resource/uses/useUses.ts';
import { ONLY } from '#client/resource/words/filteredHref.ts';
import { numbersIn, type RowFilter, rowFiltersOf, type Uses } from './rowFilters.ts';

/** A filter with the number of records that it shows. */
export interface CountedFilter extends RowFilter {
  readonly count: number;
}

export interface ChosenFilter {
  readonly filters: readonly CountedFilter[];
  /** The one in the address; undefined for all records, or while it is not known yet. */
  readonly chosen: CountedFilter | undefined;
  /** Puts a filter into the address, or takes it out. */
  readonly choose: (id: string) => void;
  /** Asks for what the filters by use need: the server reads the whole scenario for that. */
  readonly prepare: () => void;
}

/**
 * Returns the filters of a table or list, and the one in the address, which a reload and another tab show too.
 * @param own the numbers in use, where a screen knows them better than the references do; null while it does not know them yet
 */
export function useRowFilter(desk: RecordDesk, own?: Uses | null): ChosenFilter {
  const languages = useScenarioLanguages();
  const id = new URLSearchParams(useSearch()).get(ONLY);
  const [isOpened, setOpened] = useState(false);
  const uses = useUsed(desk, isOpened || id !== null, own);
  const [path, navigate] = useLocation();
  const filters = useMemo(() => rowFiltersOf(desk, languages, uses), [desk, languages, uses]);
  const counts = useSyncExternalStore(
    useCallback((listener) => desk.subscribe(listener), [desk]),
    () => filters.map((filter) => numbersIn(desk, filter).length).join(),
  );
  const counted = useMemo(() => {
    const numbers = counts.split(',').map(Number);
    return filters.map((filter, at) => ({ ...filter, count: numbers[at] ?? 0 }));
  }, [filters, counts]);
  const choose = useCallback(
    (other: string) => {
      const parameters = new URLSearchParams(location.search);
      if (other === '') parameters.delete(ONLY);
      else parameters.set(ONLY, other);
      const query = parameters.size > 0 ? `?${parameters}` : '';
      navigate(`${path}${query}${location.hash}`, { replace: true });
    },
    [path, navigate],
  );
  const prepare = useCallback(() => setOpened(true), []);
  return { filters: counted, chosen: counted.find((filter) => filter.id === id), choose, prepare };
}

/** Returns the numbers of a kind in use; undefined for kinds that nothing can name, or whose numbers all have a meaning of their own. */
function useUsed(
  { resource, scenarioId }: RecordDesk,
  isAsked: boolean,
  own: Uses | null | undefined,
): Uses | undefined {
  const input = { scenario_id: scenarioId };
  const isEnabled = isAsked && own === undefined && !resource.isWhole && isEverNamed(resource.name);
  const ask = () => trpcClient.records[resource.name].used.query(input);
  const { data } = useSettledQuery(['used', resource.name, input], ask, { isForgotten: true, isEnabled });
  const found = data?.data;
  return useMemo(() => own ?? (found && new Map(found.map(({ number, floors }) => [number, floors]))), [own, found]);
}
