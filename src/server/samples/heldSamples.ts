// A sample whose sharing ends because its author's account is disabled is kept, with its pictures, until an operator restores it or lets
// its author share again.
import type { Knex } from 'knex';
import { recordAudit } from '#server/audit/recordAudit.ts';
import { FileUse } from '#server/database/models/FileUse.ts';
import { HeldSample } from '#server/database/models/HeldSample.ts';
import { Sample } from '#server/database/models/Sample.ts';
import { removeUnusedFiles } from '#server/files/removeUnusedFiles.ts';
import { listedSample, relist } from '#server/lists/listGrams.ts';
import { SAMPLE_PURPOSE, type WhichSample } from './endSharing.ts';
import { sampleKey } from './sampleKey.ts';

const HELD_PURPOSE = 'held_sample' as const;

/** Keeps a sample whose sharing is about to end; does nothing if there is none. */
export async function keepSample(trx: Knex.Transaction, which: WhichSample): Promise<void> {
  const sample = await Sample.query(trx).findOne(which).forUpdate();
  if (!sample) return;
  await dropHeldSample(trx, sample.scenario_id);
  await HeldSample.query(trx).insert({ ...sample });
  await copyUses(trx, sample.id, SAMPLE_PURPOSE, HELD_PURPOSE);
}

/** Shares the kept sample of a scenario again, unchanged. @returns whether there was one */
export async function shareHeldSample(trx: Knex.Transaction, now: number, scenario_id: string): Promise<boolean> {
  const held = await HeldSample.query(trx).findOne({ scenario_id }).forUpdate();
  if (!held) return false;
  const { id } = held;
  const sample = Sample.fromDatabaseJson({ ...held, search_key: sampleKey(held) });
  await Sample.query(trx).insert({ ...sample });
  await copyUses(trx, id, HELD_PURPOSE, SAMPLE_PURPOSE);
  await dropHeldSample(trx, scenario_id);
  await relist(trx, undefined, listedSample(sample));
  const deed = { account: undefined, subject: 'sample', subject_id: id, action: 'share' } as const;
  await recordAudit(trx, now, { ...deed, details: { scenario_id, by: 'command' } });
  return true;
}

/** Drops the kept sample of a scenario: the scenario is being removed, or its author may share it again. */
export async function dropHeldSample(trx: Knex.Transaction, scenario_id: string): Promise<void> {
  const held = await HeldSample.query(trx).findOne({ scenario_id }).select('id');
  if (!held) return;
  const uses = () => FileUse.query(trx).where({ purpose: HELD_PURPOSE, user_id: held.id });
  const files = (await uses().select('file_id')).map(({ file_id }) => file_id);
  await uses().delete();
  await HeldSample.query(trx).deleteById(held.id);
  await removeUnusedFiles(trx, files);
}

async function copyUses(
  trx: Knex.Transaction,
  user_id: string,
  from: FileUse['purpose'],
  purpose: FileUse['purpose'],
): Promise<void> {
  for (const use of await FileUse.query(trx).where({ purpose: from, user_id }))
    await FileUse.query(trx).insert({ ...use, purpose });
}
