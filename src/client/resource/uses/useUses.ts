import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useSettledQuery } from '#client/page/useSettledQuery.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { eventsName } from '#domain/map/eventReferences.ts';
import { referencesOf } from '#domain/resource/references.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';

/** A place that refers to a record. */
export type Use = RouterOutputs['records'][RecordDesk['resource']['name']]['uses']['data'][number];

/** Queries the uses of records. Unsaved changes are sent first; requested again whenever the component is shown. */
export function useUses({ resource, scenarioId }: RecordDesk, numbers: readonly number[]) {
  const input = { scenario_id: scenarioId, numbers: writeNumberRanges(numbers) };
  const ask = () => trpcClient.records[resource.name].uses.query(input);
  const query = useSettledQuery(['uses', resource.name, input], ask, { isForgotten: true });
  return { query, uses: query.data?.data };
}

/** Whether records or events can refer to a kind at all; the uses of other kinds are never requested. */
export const isEverNamed = (kind: RecordKindName): boolean =>
  eventsName(kind) || CONTENT_KINDS.some((resource) => referencesOf(resource, kind).length > 0);
