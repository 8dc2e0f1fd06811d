import type { Knex } from 'knex';
import { type RecordOf, type Resource, readStored } from '#domain/resource/defineResource.ts';
import { StoredRecord } from '#server/database/models/StoredRecord.ts';

/** A record with what the server keeps beside its fields. `updated_at` is null while it was never written. */
export interface KeptRecord<R extends Resource> {
  readonly number: number;
  readonly revision: number;
  readonly updated_at: number | null;
  readonly data: RecordOf<R>;
}

/** All records of a kind, every number of it in order; numbers never written are blank with revision 0. */
export async function listRecords<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
): Promise<KeptRecord<R>[]> {
  const rows = await StoredRecord.query(database).where({ scenario_id: scenarioId, kind: resource.name });
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const { first, last } = resource.numbers;
  return Array.from({ length: last - first + 1 }, (_, index) =>
    keep(resource, first + index, byNumber.get(first + index)),
  );
}

/** One record; blank with revision 0 where it was never written. */
export async function readRecord<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
  number: number,
): Promise<KeptRecord<R>> {
  return keep(resource, number, await StoredRecord.query(database).findById([scenarioId, resource.name, number]));
}

function keep<R extends Resource>(resource: R, number: number, row: StoredRecord | undefined): KeptRecord<R> {
  return {
    number,
    revision: row?.revision ?? 0,
    updated_at: row?.updated_at ?? null,
    data: readStored(resource, row && JSON.parse(row.data)),
  };
}
