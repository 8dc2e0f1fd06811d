import type { Account } from '#server/database/models/Account.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/** Refuses what is only for registrations that wait for their confirmation. @throws RequestError 409 */
export function refuseConfirmed({ is_verified }: Pick<Account, 'is_verified'>): void {
  if (is_verified) throw new RequestError(409, 'already_verified');
}
