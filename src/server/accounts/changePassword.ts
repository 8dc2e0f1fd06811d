import type { Knex } from 'knex';
import { Account } from '#server/database/models/Account.ts';
import { AccountToken } from '#server/database/models/AccountToken.ts';
import type { Services } from '#server/services.ts';

/** Stores a new password and ends every session, and every link that was sent for a new password. */
export async function changePassword(
  { sessions, now }: Services,
  trx: Knex.Transaction,
  { id }: Pick<Account, 'id'>,
  password_hash: string,
): Promise<void> {
  await Account.query(trx).findById(id).patch({ password_hash, updated_at: now() });
  await AccountToken.query(trx).where({ account_id: id, purpose: 'password_reset' }).delete();
  await sessions.end(id, {}, trx);
}
