import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';

/** A place that names a record. */
export type Use = RouterOutputs['records'][RecordDesk['resource']['name']]['uses']['data'][number];

/** Where records are used, as the server knows it; asked anew whenever it is to be shown. */
export function useUses({ resource, scenarioId }: RecordDesk, numbers: readonly number[]) {
  const input = { scenario_id: scenarioId, numbers: [...numbers] };
  const query = trpc.records[resource.name].uses.useQuery(input, { staleTime: 0, gcTime: 0 });
  return { query, uses: query.data?.data };
}
