import type { Knex } from 'knex';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { Account } from './models/Account.ts';

/**
 * Locks an account until `trx` ends. Its row represents everything it owns, so parallel operations are serialised. The row is written,
 * because the nodes of a cluster do not share locks (docs/decisions/0047).
 * @returns the account as it is now; undefined if it is gone
 */
export async function lockAccount(trx: Knex.Transaction, id: string): Promise<Account | undefined> {
  await Account.query(trx).findById(id).increment('counter', 1);
  return Account.query(trx).findById(id);
}

/** Locks the account of a caller. @throws RequestError 401 if it is gone */
export async function holdAccount(trx: Knex.Transaction, { id }: Pick<Account, 'id'>): Promise<Account> {
  const present = await lockAccount(trx, id);
  if (!present) throw new RequestError(401);
  return present;
}

/**
 * Locks an account whose password was confirmed (confirmPassword). The password may have been changed or reset while it was verified.
 * @throws RequestError 401 if the account is gone, 422 on `field` if the password has changed meanwhile
 */
export async function holdConfirmedAccount(trx: Knex.Transaction, confirmed: Account, field: string): Promise<Account> {
  const present = await holdAccount(trx, confirmed);
  if (present.password_hash !== confirmed.password_hash) throw fieldError(field, 'password_wrong');
  return present;
}
