import type { Account } from '#server/database/models/Account.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/trpc/Caller.ts';
import { guardPassword } from './guardPassword.ts';

/**
 * Confirms that the owner is logged in, and not somebody else at the same screen.
 * @throws RequestError 422 on `field` if the password is missing or wrong, or the account has none, 429 after too many tries
 */
export async function confirmPassword(
  services: Services,
  caller: Caller,
  account: Account,
  field: string,
  password: string | undefined,
): Promise<void> {
  if (account.password_hash === '') throw fieldError(field, 'no_password');
  if (!password) throw fieldError(field, 'required');
  const tried = { login: account.username_key, accountId: account.id, address: caller.address };
  const isRight = await guardPassword(services, tried, () =>
    services.passwords.verify(account.password_hash, password),
  );
  if (isRight) return;
  caller.log.warn({ event: 'password_refused', account_id: account.id }, 'current password wrong');
  throw fieldError(field, 'password_wrong');
}
