import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { FaultReport } from '#server/database/models/FaultReport.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { lastRelease, Release, SHOWN_IN_DEVELOPMENT } from '#server/database/models/Release.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { newId } from '#server/database/newId.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import type { Frozen } from './publishingTasks.ts';

/**
 * Number of releases of a scenario that are kept in addition to those that readers have or have reported faults of; the oldest are removed
 * first.
 */
const KEPT = 10;

/** Returns the SHA-256 of a packed document, hexadecimal. */
export const documentHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores a frozen scenario as its next release, or as the one shown in development, and drops releases that are not kept any longer. */
export async function storeRelease(
  trx: Knex.Transaction,
  { id, account_id }: Pick<Scenario, 'id' | 'account_id'>,
  frozen: Frozen,
  as: { readonly purpose: 'release' | 'development'; readonly sequence: number; readonly files: readonly string[] },
): Promise<Release> {
  const { packed, notes, facts, views } = frozen;
  const document = Buffer.from(packed.bytes);
  const last = await lastRelease(trx, id).select('number');
  const row = {
    id: newId(),
    scenario_id: id,
    number: as.purpose === 'release' ? (last?.number ?? SHOWN_IN_DEVELOPMENT) + 1 : SHOWN_IN_DEVELOPMENT,
    sequence: as.sequence,
    size: packed.size,
    document,
    notes: Buffer.from(notes),
    document_hash: documentHash(document),
    facts: JSON.stringify(facts),
    floors: JSON.stringify(views),
    created_at: Date.now(),
  };
  const dropped = await droppedBy(trx, row);
  const released = await dropReleases(trx, dropped);
  await Release.query(trx).insert(row);
  const use = { purpose: 'release' as const, user_id: row.id, account_id, created_at: row.created_at };
  for (const file_id of as.files) await FileUse.query(trx).insert({ ...use, file_id });
  await removeUnusedFiles(trx, released);
  return Release.fromDatabaseJson(row);
}

/** Returns the releases that must go to make room for a new one. */
async function droppedBy(trx: Knex.Transaction, { scenario_id, number }: Pick<Release, 'scenario_id' | 'number'>) {
  const all = await Release.query(trx).where({ scenario_id }).select('id', 'number').orderBy('number', 'desc');
  if (number === SHOWN_IN_DEVELOPMENT) return all.filter((one) => one.number === number).map(({ id }) => id);
  const work = await Work.query(trx).findById(scenario_id);
  const reported = await FaultReport.query(trx).where({ scenario_id }).distinct('release_id');
  const had = [
    ...[work?.release_general, work?.release_platform, work?.release_console],
    ...reported.map(({ release_id }) => release_id),
  ];
  return all
    .filter((one) => one.number !== SHOWN_IN_DEVELOPMENT)
    .slice(KEPT - 1)
    .filter(({ id }) => !had.includes(id))
    .map(({ id }) => id);
}

/** Deletes releases. @returns the files that they named, for `removeUnusedFiles` */
async function dropReleases(trx: Knex.Transaction, ids: readonly string[]): Promise<string[]> {
  const uses = () =>
    FileUse.query(trx)
      .where('purpose', 'release')
      .whereIn('user_id', [...ids]);
  const files = (await uses()).map(({ file_id }) => file_id);
  await uses().delete();
  await Release.query(trx)
    .whereIn('id', [...ids])
    .delete();
  return files;
}
