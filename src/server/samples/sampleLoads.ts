// The accounts that have loaded each shared scenario: they are notified of what becomes of it.
import type { Knex } from 'knex';
import type { Account } from '#server/database/models/Account.ts';
import type { Sample } from '#server/database/models/Sample.ts';
import type { Scenario } from '#server/database/models/Scenario.ts';
import { type Notice, notifyAccounts } from '#server/notifications/notifyAccounts.ts';

const TABLE = 'sample_loads';

/** Records that an account has loaded a sample; its author is not recorded. */
export async function recordLoad(
  trx: Knex,
  { scenario_id, account_id }: Pick<Sample, 'scenario_id' | 'account_id'>,
  reader: Pick<Account, 'id'>,
): Promise<void> {
  if (reader.id === account_id) return;
  const load = { scenario_id, account_id: reader.id };
  await trx(TABLE).insert(load).onConflict(Object.keys(load)).ignore();
}

/** Notifies everybody who has loaded a scenario as a sample of what has become of it, or of the sample. */
export async function notifyLoaders(
  trx: Knex,
  now: number,
  scenario: Pick<Scenario, 'id' | 'title_ja' | 'title_en'>,
  notice: Omit<Notice, 'scenario'>,
): Promise<void> {
  const loads = await trx(TABLE).where('scenario_id', scenario.id).orderBy('account_id').select('account_id');
  const accounts = loads.map(({ account_id }) => account_id);
  await notifyAccounts(trx, now, accounts, { ...notice, scenario });
}
