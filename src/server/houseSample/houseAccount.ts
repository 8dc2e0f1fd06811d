import type { Knex } from 'knex';
import { HOUSE_NAME } from '#domain/scenario/houseName.ts';
import { Account } from '#server/database/models/Account.ts';
import { newId } from '#server/database/newId.ts';

/** Nobody can register it: no username may begin with this character. */
export const HOUSE_USERNAME = '@meikyu';

/**
 * Returns the account that shares the sample of the installation; creates it if there is none. It has no password and no address, is
 * disabled, and so cannot log in.
 */
export async function houseAccount(trx: Knex.Transaction, now: number): Promise<Account> {
  const found = await Account.query(trx).findOne({ username_key: HOUSE_USERNAME });
  if (found) return found;
  const row = {
    ...{ id: newId(), username: HOUSE_USERNAME, username_key: HOUSE_USERNAME, name: HOUSE_NAME },
    ...{ email: '', email_key: null, pending_email: null, profile: null, password_hash: '' },
    language: 'ja' as const,
    ...{ is_verified: true, is_admin: false, is_disabled: true, created_at: now, updated_at: now },
  };
  await Account.query(trx).insert(row);
  return Account.fromDatabaseJson(row);
}
