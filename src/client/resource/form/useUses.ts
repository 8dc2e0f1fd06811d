import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';

type Answer = RouterOutputs['records'][RecordDesk['resource']['name']]['uses']['data'];

/** A place that names a record. */
export interface Use {
  readonly resource: Resource;
  readonly number: number;
  readonly leaf: Leaf;
}

/** Where a record is used, as the server knows it; asked anew whenever it is to be shown. */
export function useUses({ resource, scenarioId }: RecordDesk, number: number) {
  const input = { scenario_id: scenarioId, numbers: [number] };
  const query = trpc.records[resource.name].uses.useQuery(input, { staleTime: 0, gcTime: 0 });
  return { query, uses: query.data && placesOf(query.data.data) };
}

/** What a newer server knows and this page does not is left out. */
const placesOf = (answer: Answer): Use[] =>
  answer.flatMap(({ kind, number, path }) => {
    const resource = RESOURCES.find(({ name }) => name === kind);
    const leaf = resource?.leaves.find((one) => one.path === path);
    return resource && leaf ? [{ resource, number, leaf }] : [];
  });
