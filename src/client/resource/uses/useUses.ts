import { useQuery } from '@tanstack/react-query';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { flushUnsaved } from '#client/shell/unsaved.ts';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';

/** A place that names a record. */
export type Use = RouterOutputs['records'][RecordDesk['resource']['name']]['uses']['data'][number];

/** Where records are used, as the server knows it once it has what is unsaved; asked anew whenever it is to be shown. */
export function useUses({ resource, scenarioId }: RecordDesk, numbers: readonly number[]) {
  const input = { scenario_id: scenarioId, numbers: writeNumberRanges(numbers) };
  const query = useQuery({
    queryKey: ['uses', resource.name, input],
    queryFn: async () => {
      // What cannot be sent now is told where it stands; of all else the server knows.
      await flushUnsaved().catch(() => {});
      return trpcClient.records[resource.name].uses.query(input);
    },
    staleTime: 0,
    gcTime: 0,
  });
  return { query, uses: query.data?.data };
}
