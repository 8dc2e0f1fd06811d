import type { Knex } from 'knex';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { type AUDIT_ACTIONS, recordAudit } from '#server/audit/recordAudit.ts';
import { Account } from '#server/database/models/Account.ts';
import { Session } from '#server/database/models/Session.ts';
import { transaction } from '#server/database/transaction.ts';
import { AdminError } from './AdminError.ts';

type Flags = Partial<Pick<Account, 'is_admin' | 'is_disabled'>>;

/**
 * Sets flags of the account with this username or e-mail address, and ends its sessions: they were opened with other rights.
 * @returns the username
 * @throws AdminError if there is no such account
 */
export function changeAccount(
  database: Knex,
  login: string,
  flags: Flags,
  action: (typeof AUDIT_ACTIONS)['account'][number],
): Promise<string> {
  return transaction(database, async (trx) => {
    const account = await findAccount(trx, login);
    const updated_at = Date.now();
    await Account.query(trx)
      .findById(account.id)
      .patch({ ...flags, updated_at });
    await Session.query(trx).where('account_id', account.id).delete();
    await recordAudit(trx, updated_at, { account: undefined, subject: 'account', subject_id: account.id, action });
    return account.username;
  });
}

/** @throws AdminError if no account has this username or e-mail address */
export async function findAccount(database: Knex, login: string): Promise<Account> {
  const key = normalizeKey(login);
  const account = await Account.query(database).findOne((found) =>
    found.where('username_key', key).orWhere('email_key', key),
  );
  if (!account) throw new AdminError(`No account has the username or e-mail address "${login}".`);
  return account;
}
