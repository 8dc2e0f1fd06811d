import type { Knex } from 'knex';
import type { RecordOf, Resource } from '#domain/resource/defineResource.ts';
import { type KeptRecord, writeRecords } from '#server/content/recordStore.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { refuseOwnedChanges } from '#server/trpc/ownedFields.ts';

/** A write of one record, by a call that gives some of its fields. */
interface RecordWrite<R extends Resource, Presented extends object> {
  readonly scenarioId: string;
  readonly number: number;
  /** The whole input of the call, with the revision that it is based on. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields that the call may send back unchanged, but not change. */
  readonly owned: readonly string[];
  readonly present: (database: Knex, record: KeptRecord<R>) => Presented | Promise<Presented>;
  readonly change: (record: KeptRecord<R>) => RecordOf<R>;
}

/**
 * Writes one record and returns it as presented afterwards.
 * @throws RequestError 404, 409 with the present record if it is based on another revision, 422
 */
export async function writeRecord<R extends Resource, Presented extends object>(
  database: Knex,
  resource: R,
  { scenarioId, number, input, owned, present, change }: RecordWrite<R, Presented>,
): Promise<{ data: Presented }> {
  const [stored] = await writeRecords(database, resource, scenarioId, [number], (found, trx) =>
    Promise.all(
      found.map(async (record) => {
        const before = await present(trx, record);
        refuseOwnedChanges(input, before as Record<string, unknown>, owned);
        if (input.revision !== undefined && input.revision !== record.revision) {
          throw new RequestError(409, undefined, { present: before });
        }
        return change(record);
      }),
    ),
  );
  return { data: await present(database, stored as KeptRecord<R>) };
}
