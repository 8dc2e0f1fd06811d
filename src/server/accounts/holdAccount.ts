import type { Knex } from 'knex';
import { Account } from '#server/database/models/Account.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';

/**
 * Holds an account until `trx` ends. Its row stands for all that is its own, so that what happens at the same time stands in line. The row
 * is written, as a lock of one node says nothing to the others of a cluster (docs/decisions/0047).
 * @returns the account as it is now; undefined where it is gone
 */
export async function lockAccount(trx: Knex.Transaction, id: string): Promise<Account | undefined> {
  await Account.query(trx).findById(id).increment('counter', 1);
  return Account.query(trx).findById(id);
}

/** Holds the account of a caller. @throws RequestError 401 where it is gone */
export async function holdAccount(trx: Knex.Transaction, { id }: Pick<Account, 'id'>): Promise<Account> {
  const present = await lockAccount(trx, id);
  if (!present) throw new RequestError(401);
  return present;
}

/**
 * Holds an account whose password was confirmed (confirmPassword). It may have been changed or reset while it was verified.
 * @throws RequestError 401 where the account is gone, 422 on `field` where the password is another by now
 */
export async function holdConfirmedAccount(trx: Knex.Transaction, confirmed: Account, field: string): Promise<Account> {
  const present = await holdAccount(trx, confirmed);
  if (present.password_hash !== confirmed.password_hash) throw fieldError(field, 'password_wrong');
  return present;
}
