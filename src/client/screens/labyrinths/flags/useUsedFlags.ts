import { useMemo } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';

const { first, last } = RECORD_KINDS.event_flag;

/** How often each event flag is used, those that are; asked anew whenever it is to be shown. */
export function useUsedFlags(scenario_id: string): ReadonlyMap<number, number> {
  const { uses } = trpc.records.event_flag;
  const { data } = uses.useQuery({ scenario_id, numbers: `${first}-${last}` }, { staleTime: 0, gcTime: 0 });
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { used } of data?.data ?? []) counts.set(used, (counts.get(used) ?? 0) + 1);
    return counts;
  }, [data]);
}
