import { useMemo } from 'react';
import { trpc } from '#client/api/trpc.ts';
import type { Use } from '#client/resource/uses/useUses.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';

const { first, last } = RECORD_KINDS.event_flag;

/** Returns the used event flags by number, with every place that uses them; refetched whenever they are shown. */
export function useUsedFlags(scenario_id: string): ReadonlyMap<number, readonly Use[]> {
  const { uses } = trpc.records.event_flag;
  const { data } = uses.useQuery({ scenario_id, numbers: `${first}-${last}` }, { staleTime: 0, gcTime: 0 });
  return useMemo(() => {
    const found = Map.groupBy(data?.data ?? [], ({ used }) => used);
    return new Map([...found].sort(([one], [other]) => one - other));
  }, [data]);
}
