import type { Knex } from 'knex';
import * as z from 'zod';
import { AccountToken, type TokenPurpose } from '#server/database/models/AccountToken.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import { hashToken } from '#server/services/secretToken.ts';

export const tokenSchema = z.string().min(1, 'required').max(256);

/** Returns a valid token for one of `purposes`. @throws RequestError 422 on `token`, whatever is wrong with it */
export async function findToken(
  database: Knex,
  now: number,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<AccountToken> {
  const found = await AccountToken.query(database)
    .findById(hashToken(token))
    .where('expires_at', '>', now)
    .whereIn('purpose', [...purposes]);
  if (!found) throw fieldError('token', 'token_invalid');
  return found;
}

/**
 * Consumes a token and all others of its account and purpose. A second use is refused, because the row can only be deleted once.
 * @throws RequestError 422 on `token`
 */
export async function spendToken(trx: Knex.Transaction, { token_hash, account_id, purpose }: AccountToken) {
  const used = await AccountToken.query(trx).deleteById(token_hash);
  if (used === 0) throw fieldError('token', 'token_invalid');
  await AccountToken.query(trx).where({ account_id, purpose }).delete();
}
