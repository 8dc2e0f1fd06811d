import { trpcClient } from '#client/api/trpc.ts';
import { written } from '#client/saving/written.ts';
import type { WriteResult } from '#client/sync/WriteResult.ts';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import type { RecordApi, ServerRecords } from './RecordApi.ts';

/** The calls for the records of a kind over tRPC. Unless `mayWrite`, writes count as not sent. */
export function trpcRecordApi(resource: Resource, scenarioId: string, mayWrite: () => boolean): RecordApi {
  const calls = trpcClient.records[resource.name];
  const fields = Object.keys(resource.fields);
  return {
    async read(): Promise<ServerRecords> {
      const { data, restored_revision } = await calls.all.query({ scenario_id: scenarioId });
      const records = data.map(({ number, revision, ...rest }) => {
        // A field that an older server does not have yet is blank.
        const known = fields.filter((name) => rest[name] !== undefined).map((name) => [name, rest[name]]);
        return [number, { revision, record: { ...blankOf(resource, number), ...Object.fromEntries(known) } }] as const;
      });
      return { records: new Map(records), restoredRevision: restored_revision };
    },

    save(records, isLeaving): Promise<WriteResult<unknown>> {
      if (!mayWrite()) return Promise.resolve({ kind: 'unreachable' });
      const changed = records.map(({ number, revision, changes }) => ({ number, revision, changes }));
      const input = { scenario_id: scenarioId, records: changed };
      const answer = calls.save.mutate(input, { context: { keepalive: isLeaving } });
      return written(
        answer.then(({ data }) => ({ data: { revision: data[0]?.revision ?? 0 } })),
        (present) => present,
      );
    },
  };
}
