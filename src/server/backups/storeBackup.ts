import type { Knex } from 'knex';
import { crashPoint } from '#server/crashPoint.ts';
import { Backup } from '#server/database/models/Backup.ts';
import { newId } from '#server/database/newId.ts';
import { takeRevision } from '#server/scenarios/takeRevision.ts';
import type { PackedDocument } from './packDocument.ts';

/** How many of each are kept; the oldest go first (design: domain, "Backups"). */
const KEPT = { own: 30, automatic: 10 };

/** Stores a packed document as the newest backup of its ring and drops what the ring no longer holds. */
export async function storeBackup(
  trx: Knex.Transaction,
  scenarioId: string,
  packed: PackedDocument,
  { automatic = false, note = '', overwrite = false },
): Promise<Backup> {
  const sequence = await takeRevision(trx, scenarioId, { edits: false });
  const ring = () => Backup.query(trx).where({ scenario_id: scenarioId, automatic });
  const newestFirst = await ring().select('id').orderBy('sequence', 'desc');
  const staying = overwrite ? newestFirst.slice(1) : newestFirst;
  const kept = staying.slice(0, KEPT[automatic ? 'automatic' : 'own'] - 1).map(({ id }) => id);
  await ring().whereNotIn('id', kept).delete();
  crashPoint('backup:ring-trimmed');
  const row = {
    id: newId(),
    scenario_id: scenarioId,
    automatic,
    note,
    sequence,
    size: packed.size,
    document: Buffer.from(packed.bytes),
    created_at: Date.now(),
  };
  await Backup.query(trx).insert(row);
  crashPoint('backup:stored');
  return Backup.fromDatabaseJson(row);
}
