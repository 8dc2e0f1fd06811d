import type { Knex } from 'knex';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves } from '#domain/resource/leaf.ts';
import { MAGIC_KINDS, type MagicContent, magicContent } from '#game/rules/autoMagic/magicContent.ts';
import { existingRecords, storeRecords } from '#server/content/recordStore.ts';

/** A record of a set to write. */
export interface MagicChange {
  readonly resource: Resource;
  readonly number: number;
  readonly record: object;
}

/** Reads the records of all sets. Returns a function that gives the content of one set by its number. */
export async function readMagic(database: Knex, scenarioId: string): Promise<(set: number) => MagicContent> {
  const records = new Map<Resource, Map<number, object>>();
  for (const resource of MAGIC_KINDS) {
    const found = await existingRecords(database, resource, scenarioId);
    records.set(resource, new Map(found.map(({ number, data }) => [number, data])));
  }
  return (set) =>
    magicContent(set, (resource, number) => records.get(resource)?.get(number) ?? blankOf(resource, number));
}

/** Returns the changes that reset records of some kinds to their defaults; those that equal them are left out. */
export async function changesToDefault(
  database: Knex,
  scenarioId: string,
  resources: readonly Resource[],
  matches: (resource: Resource, number: number) => boolean,
): Promise<MagicChange[]> {
  const changes: MagicChange[] = [];
  for (const resource of resources) {
    for (const { number, data } of await existingRecords(database, resource, scenarioId)) {
      const record = blankOf(resource, number);
      const differs = changedLeaves(resource.leaves, data, record).length > 0;
      if (differs && matches(resource, number)) changes.push({ resource, number, record });
    }
  }
  return changes;
}

/** Stores records of several kinds in a transaction that has taken `revision`. @throws RequestError 422 */
export async function storeMagic(
  trx: Knex.Transaction,
  scenarioId: string,
  revision: number,
  changes: readonly MagicChange[],
): Promise<void> {
  for (const [resource, own] of Map.groupBy(changes, (change) => change.resource)) {
    const numbers = own.map(({ number }) => number);
    const records = own.map(({ record }) => record as Record<string, unknown>);
    await storeRecords(trx, resource, scenarioId, revision, numbers, records);
  }
}
