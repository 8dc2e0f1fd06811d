import { useMemo } from 'react';
import { trpc } from '#client/api/trpc.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';

const { first, last } = RECORD_KINDS.event_flag;
/** Numbers in one question: the most that the server takes. */
const MOST = 500;
const BATCHES = Array.from({ length: Math.ceil((last - first + 1) / MOST) }, (_, batch) =>
  Array.from({ length: Math.min(MOST, last - first + 1 - batch * MOST) }, (_, index) => first + batch * MOST + index),
);

/** How often each event flag is used, those that are; asked anew whenever it is to be shown. */
export function useUsedFlags(scenario_id: string): ReadonlyMap<number, number> {
  const answers = trpc.useQueries((calls) =>
    BATCHES.map((numbers) => calls.records.event_flag.uses({ scenario_id, numbers }, { staleTime: 0, gcTime: 0 })),
  );
  const uses = answers.flatMap(({ data }) => data?.data ?? []);
  const key = uses.map(({ used }) => used).join();
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const used of key === '' ? [] : key.split(',').map(Number)) counts.set(used, (counts.get(used) ?? 0) + 1);
    return counts;
  }, [key]);
}
