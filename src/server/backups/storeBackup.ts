import type { Knex } from 'knex';
import { crashPoint } from '#server/crashPoint.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { newId } from '#server/database/newId.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import type { PackedDocument } from '#server/services/packDocument.ts';

/** Number of backups of each sort that are kept; the oldest are removed first (docs/domain.md, "Backups"). */
const KEPT = { own: 30, automatic: 10 };

interface NewBackup {
  readonly automatic?: boolean;
  readonly name?: string;
  readonly note?: string;
  readonly overwrite?: boolean;
  /** The files that the document names. */
  readonly files: readonly string[];
}

/**
 * Stores a packed document as the newest backup of its ring and drops the oldest ones.
 * @returns the backup, and the files that the dropped ones named, for `removeUnusedFiles` once everything else is written: the backup that
 *   is being restored may be among the dropped ones
 */
export async function storeBackup(
  trx: Knex.Transaction,
  scenarioId: string,
  packed: PackedDocument,
  { automatic = false, name = '', note = '', overwrite = false, files }: NewBackup,
): Promise<{ backup: Backup; released: readonly string[] }> {
  const sequence = await takeRevision(trx, scenarioId, { edits: false });
  const ring = () => Backup.query(trx).where({ scenario_id: scenarioId, automatic });
  const newestFirst = await ring().select('id').orderBy('sequence', 'desc');
  const staying = overwrite ? newestFirst.slice(1) : newestFirst;
  const kept = staying.slice(0, KEPT[automatic ? 'automatic' : 'own'] - 1).map(({ id }) => id);
  const dropped = newestFirst.map(({ id }) => id).filter((id) => !kept.includes(id));
  const usesOfDropped = () => FileUse.query(trx).where('purpose', 'backup').whereIn('user_id', dropped);
  const released = (await usesOfDropped()).map(({ file_id }) => file_id);
  await usesOfDropped().delete();
  await ring().whereIn('id', dropped).delete();
  crashPoint('backup:ring-trimmed');
  const row = {
    id: newId(),
    scenario_id: scenarioId,
    automatic,
    name,
    note,
    sequence,
    size: packed.size,
    packed_size: packed.bytes.length,
    document: Buffer.from(packed.bytes),
    created_at: Date.now(),
  };
  await Backup.query(trx).insert(row);
  const { account_id } = await Scenario.query(trx).findById(scenarioId).throwIfNotFound();
  const use = { purpose: 'backup' as const, user_id: row.id, account_id, created_at: row.created_at };
  for (const file_id of files) await FileUse.query(trx).insert({ ...use, file_id });
  crashPoint('backup:stored');
  return { backup: Backup.fromDatabaseJson(row), released };
}
