import type { Knex } from 'knex';
import type { RecordOf, Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves } from '#domain/resource/leaf.ts';
import { existingRecords, type KeptRecord, storeRecords } from '#server/content/recordStore.ts';
import { transaction } from '#server/database/transaction.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';

/**
 * Changes all existing records of a kind. Only records that differ afterwards are written; if none do, no revision is taken either, so what
 * is reported as unchanged really is. Returns how many changed, and how many did not.
 * @throws RequestError 404 if the scenario is gone, and whatever `change` throws
 */
export async function changeExisting<R extends Resource>(
  database: Knex,
  resource: R,
  scenarioId: string,
  change: (record: KeptRecord<R>) => RecordOf<R>,
): Promise<{ changed: number; unchanged: number }> {
  const plan = async (within: Knex) => {
    const existing = await existingRecords(within, resource, scenarioId);
    const differing = existing
      .map((record) => ({ ...record, changed: change(record) }))
      .filter(({ data, changed }) => changedLeaves(resource.leaves, data, changed).length > 0);
    return { differing, told: { changed: differing.length, unchanged: existing.length - differing.length } };
  };
  const { differing, told } = await plan(database);
  if (differing.length === 0) return told;
  return transaction(database, async (trx) => {
    const revision = await takeRevision(trx, scenarioId);
    // The planned records may have been written meanwhile.
    const planned = await plan(trx);
    const numbers = planned.differing.map(({ number }) => number);
    const records = planned.differing.map(({ changed }) => changed);
    await storeRecords(trx, resource, scenarioId, revision, numbers, records);
    return planned.told;
  });
}
