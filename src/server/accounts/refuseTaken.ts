import { Account } from '#server/database/models/Account.ts';
import { type FieldMessage, RequestError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';

/**
 * @param keys the normalised username, and the address if the account is to own it at once
 * @param own id of the caller's account, which may keep its present name and address
 * @throws RequestError 422 on `username` and `email`, if another account has them
 */
export async function refuseTaken(
  { database }: Services,
  keys: { username_key: string; email_key: string | null },
  own?: string,
): Promise<void> {
  const found = await Account.query(database).where((same) => {
    same.where('username_key', keys.username_key);
    if (keys.email_key !== null) same.orWhere('email_key', keys.email_key);
  });
  const taken = found.filter(({ id }) => id !== own);
  const errors: Record<string, FieldMessage[]> = {};
  if (taken.some((account) => account.username_key === keys.username_key))
    errors.username = [{ key: 'username_taken' }];
  if (keys.email_key !== null && taken.some((account) => account.email_key === keys.email_key))
    errors.email = [{ key: 'email_taken' }];
  if (Object.keys(errors).length > 0) throw new RequestError(422, undefined, { errors });
}
