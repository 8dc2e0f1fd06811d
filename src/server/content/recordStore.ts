import type { Knex } from 'knex';
import { contradictions } from '#domain/resource/checkRecord.ts';
import {
  blankOf,
  isBlank,
  isThere,
  numbersOf,
  type RecordOf,
  type Resource,
  readStored,
} from '#domain/resource/defineResource.ts';
import { BLANK_DATA, StoredRecord } from '#server/database/models/StoredRecord.ts';
import { transaction } from '#server/database/transaction.ts';
import { type FieldMessage, RequestError } from '#server/errors/RequestError.ts';
import { countRecordFiles } from '#server/files/recordFiles.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import { FOLLOW_UPS } from './followUps.ts';

/** A record with the server's own data next to its fields. `updated_at` is null if it was never written. */
export interface KeptRecord<R extends Resource> {
  readonly number: number;
  readonly revision: number;
  readonly updated_at: number | null;
  readonly data: RecordOf<R>;
}

/** Rows per statement; SQLite limits the number of values in one. */
const ROWS_AT_ONCE = 100;

/** Returns the records of a kind that were ever written, sorted by number; cleared ones are blank. */
export async function writtenRecords<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
): Promise<KeptRecord<R>[]> {
  const rows = await rowsOf(database, resource, scenarioId).orderBy('number');
  return rows.map((row) => keep(resource, row.number, row));
}

/** A record as stored: `data` is the JSON of its kind's fields. */
export type StoredRow = Pick<StoredRecord, 'kind' | 'number' | 'data'>;

/** Returns the stored rows of all kinds of a scenario; blank records are left out. */
export async function storedRows(database: Knex, scenarioId: string): Promise<StoredRow[]> {
  return database<StoredRecord>(StoredRecord.tableName)
    .where({ scenario_id: scenarioId })
    .whereNot('data', BLANK_DATA)
    .orderBy(['kind', 'number'])
    .select('kind', 'number', 'data');
}

/** Returns the existing records of a kind, sorted by number: those that are not blank, or every number if the kind is whole. */
export async function existingRecords<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
): Promise<KeptRecord<R>[]> {
  const found = await (resource.isWhole ? listRecords : writtenRecords)(database, resource, scenarioId);
  return found.filter(({ number, data }) => isThere(resource, data, number));
}

/** Returns the existing records of a kind among the stored rows of a scenario, by number and in order. */
export function existingIn<R extends Resource>(rows: readonly StoredRow[], resource: R): Map<number, RecordOf<R>> {
  const stored = new Map(rows.filter(({ kind }) => kind === resource.name).map(({ number, data }) => [number, data]));
  const numbers = resource.isWhole ? numbersOf(resource) : [...stored.keys()];
  return new Map(
    numbers.map((number) => {
      const data = stored.get(number);
      return [number, data === undefined ? blankOf(resource, number) : readStored(resource, number, JSON.parse(data))];
    }),
  );
}

/** Returns all records of a kind, one for every number in order; numbers never written are blank with revision 0. */
export async function listRecords<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
): Promise<KeptRecord<R>[]> {
  const written = await writtenRecords(database, resource, scenarioId);
  const byNumber = new Map(written.map((record) => [record.number, record]));
  return numbersOf(resource).map((number) => byNumber.get(number) ?? keep(resource, number, undefined));
}

/** Returns records by their numbers; blank with revision 0 if never written. */
export async function readRecords<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
  numbers: readonly number[],
): Promise<KeptRecord<R>[]> {
  const rows = new Map<number, StoredRecord>();
  for (const batch of batches(numbers)) {
    for (const row of await rowsOf(database, resource, scenarioId).whereIn('number', batch)) rows.set(row.number, row);
  }
  return numbers.map((number) => keep(resource, number, rows.get(number)));
}

/** Returns one record; blank with revision 0 if it was never written. */
export async function readRecord<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
  number: number,
): Promise<KeptRecord<R>> {
  return keep(resource, number, await rowsOf(database, resource, scenarioId).where({ number }).first());
}

/** Makes the new records from the present ones while nobody else can write them; may refuse by throwing. */
type Change<R extends Resource> = (
  present: readonly KeptRecord<R>[],
  trx: Knex.Transaction,
) => readonly RecordOf<R>[] | Promise<readonly RecordOf<R>[]>;

/**
 * Writes records of one kind in a transaction of its own, all under one revision, and returns them as they are then.
 * @throws RequestError 404 if the scenario is gone, and whatever `change` throws
 */
export function writeRecords<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
  numbers: readonly number[],
  change: Change<R>,
  within?: (at: number) => string,
): Promise<KeptRecord<R>[]> {
  return transaction(database, async (trx) => {
    const revision = await takeRevision(trx, scenarioId);
    const present = await readRecords(trx, resource, scenarioId, numbers);
    const changed = await change(present, trx);
    return storeRecords(trx, resource, scenarioId, revision, numbers, changed, within);
  });
}

/**
 * Stores whole records within a transaction that has taken `revision`.
 * @param within returns the path of the record at an index of `records` in the call's body, with a dot at its end
 * @throws RequestError 422 if a record newly contradicts others of its kind, or names a picture that nobody has uploaded
 */
export async function storeRecords<R extends Resource>(
  trx: Knex.Transaction,
  resource: R,
  scenarioId: string,
  revision: number,
  numbers: readonly number[],
  records: readonly RecordOf<R>[],
  within: (at: number) => string = () => '',
): Promise<KeptRecord<R>[]> {
  await refuseContradictions(
    trx,
    resource,
    scenarioId,
    new Map(numbers.map((number, at) => [number, { record: records[at] as RecordOf<R>, within: within(at) }])),
  );
  await countRecordFiles(trx, resource, scenarioId, numbers, records, within);
  const updated_at = Date.now();
  const kept = { scenario_id: scenarioId, kind: resource.name, revision, updated_at };
  const rows = numbers.map((number, index) => ({
    ...kept,
    number,
    data: toData(resource, number, records[index] as object),
  }));
  for (const batch of batches(rows)) {
    await trx(StoredRecord.tableName)
      .insert(batch)
      .onConflict(['scenario_id', 'kind', 'number'])
      .merge(['data', 'revision', 'updated_at']);
  }
  const followUp = FOLLOW_UPS[resource.name];
  if (followUp) await followUp(trx, scenarioId, revision, await writtenRecords(trx, resource, scenarioId));
  return numbers.map((number, index) => ({ number, revision, updated_at, data: records[index] as RecordOf<R> }));
}

/** Refuses contradictions between records (see `checkTogether`) that did not exist before. */
async function refuseContradictions<R extends Resource>(
  trx: Knex.Transaction,
  resource: R,
  scenarioId: string,
  written: ReadonlyMap<number, { readonly record: RecordOf<R>; readonly within: string }>,
): Promise<void> {
  if (!resource.checkTogether) return;
  const before = new Map((await existingRecords(trx, resource, scenarioId)).map(({ number, data }) => [number, data]));
  const after = new Map(before);
  for (const [number, { record }] of written) {
    if (isThere(resource, record, number)) after.set(number, record);
    else after.delete(number);
  }
  const errors: Record<string, FieldMessage[]> = {};
  for (const { number, path, fault } of contradictions(resource, before, after)) {
    const place = written.get(number);
    if (place) errors[place.within + path] = [...(errors[place.within + path] ?? []), fault];
  }
  if (Object.keys(errors).length > 0) throw new RequestError(422, undefined, { errors });
}

function rowsOf(database: Knex, resource: Resource, scenarioId: string) {
  return database<StoredRecord>(StoredRecord.tableName).where({ scenario_id: scenarioId, kind: resource.name });
}

const toData = (resource: Resource, number: number, record: object): string =>
  isBlank(resource, record, number) ? BLANK_DATA : JSON.stringify(record);

function keep<R extends Resource>(resource: R, number: number, row: StoredRecord | undefined): KeptRecord<R> {
  return {
    number,
    revision: row?.revision ?? 0,
    updated_at: row?.updated_at ?? null,
    data: readStored(resource, number, row && JSON.parse(row.data)),
  };
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}
