import type { Knex } from 'knex';
import { type Audit, recordAudit } from '#server/audit/recordAudit.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { listedSample, relist } from '#server/lists/listGrams.ts';
import { notifyAccounts } from '#server/notifications/notifyAccounts.ts';
import { notifyLoaders } from './sampleLoads.ts';

/** The purpose of files of samples in `file_uses`. */
export const SAMPLE_PURPOSE = 'sample' as const;

/** A sample, identified by its own id or by its scenario. */
export type WhichSample = { readonly id: string } | { readonly scenario_id: string };

/**
 * Ends the sharing of a sample, or of a scenario if it is shared, and removes the pictures that nothing else uses. Notifies those who have
 * loaded it, and its author if somebody else ended it.
 * @param account who ends it; undefined for a command
 * @param reason the reason of a command, shown to the author; may be empty
 * @returns the sample, which is removed; undefined if there was none
 */
export async function endSharing(
  trx: Knex.Transaction,
  now: number,
  which: WhichSample,
  account: Audit['account'],
  reason = '',
): Promise<Sample | undefined> {
  const sample = await Sample.query(trx)
    .findOne(which)
    .forUpdate()
    .select('id', 'scenario_id', 'account_id', 'title_ja', 'title_en', 'synced_at', 'search_key');
  if (!sample) return undefined;
  const { id, scenario_id, account_id } = sample;
  const files = await releaseFiles(trx, id);
  await relist(trx, listedSample(sample), undefined);
  await Sample.query(trx).deleteById(id);
  await removeUnusedFiles(trx, files);
  const deed = { account, subject: 'sample', subject_id: id, action: 'stop_sharing' } as const;
  await recordAudit(trx, now, { ...deed, details: { scenario_id } });
  await notifyLoaders(trx, now, { ...sample, id: scenario_id }, { kind: 'stop_sharing' });
  if (account?.id !== account_id)
    await notifyAccounts(trx, now, [account_id], { kind: 'stop_sharing', scenario: sample, reason });
  return sample;
}

/** Removes the file uses of a sample. @returns the files, for `removeUnusedFiles` once everything else is written */
export async function releaseFiles(trx: Knex.Transaction, id: string): Promise<string[]> {
  const uses = () => FileUse.query(trx).where({ purpose: SAMPLE_PURPOSE, user_id: id });
  const files = (await uses().select('file_id')).map(({ file_id }) => file_id);
  await uses().delete();
  return files;
}
