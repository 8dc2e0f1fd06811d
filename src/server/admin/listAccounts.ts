import type { Knex } from 'knex';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Account } from '#server/database/models/Account.ts';

const MOST = 100;

/** The newest accounts, or of those whose username, name or address holds the text; one a line, with what is set of each. */
export async function listAccounts(database: Knex, search: string): Promise<string[]> {
  const like = (text: string) => `%${text.replace(/[%_\\]/g, '')}%`;
  const accounts = await Account.query(database)
    .modify((query) => {
      if (search === '') return;
      for (const column of ['username_key', 'email_key']) query.orWhere(column, 'like', like(normalizeKey(search)));
      query.orWhere('name', 'like', like(search));
    })
    .orderBy('created_at', 'desc')
    .limit(MOST);
  if (accounts.length === 0) return ['No account was found.'];
  return accounts.map((account) => {
    const flags = [
      account.is_admin && 'admin',
      account.is_disabled && 'disabled',
      !account.is_verified && 'not verified',
      account.password_hash === '' && 'of the platform',
    ].filter(Boolean);
    const when = new Date(account.created_at).toISOString();
    return [when, account.id, account.username, account.name, account.email || '-', ...flags].join('\t');
  });
}
