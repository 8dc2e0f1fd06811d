import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import { normalizeKey } from '#domain/text/normalizeKey.ts';
import { Account } from '#server/database/models/Account.ts';

/** Maximum number of accounts that are printed. */
const MOST = 100;
/** Number of newest accounts in which a part of a name or address is searched. */
const MOST_SEARCHED = 100_000;

/**
 * Lists the newest accounts, or the newest whose username, name or address holds the text; one per line, with the flags of each, and what
 * was left out. An account whose username or address equals the text is found however old it is.
 */
export async function listAccounts(
  database: Knex,
  search: string,
  { most, mostSearched } = { most: MOST, mostSearched: MOST_SEARCHED },
): Promise<string[]> {
  const newest = Account.query(database).orderBy('created_at', 'desc');
  const key = normalizeKey(search);
  const wall = search === '' ? undefined : await newest.clone().offset(mostSearched).first().select('created_at');
  const named = search === '' ? [] : await Account.query(database).where('username_key', key).orWhere('email_key', key);
  const others = await newest.limit(most + 1).modify((query) => {
    if (wall) query.where('created_at', '>', wall.created_at);
    if (search !== '') query.where(holding({ username_key: key, email_key: key, name: search }));
  });
  const accounts = [...named, ...others.filter(({ id }) => named.every((account) => account.id !== id))];
  const lines = accounts.slice(0, most).map(lineOf);
  return [
    ...(lines.length > 0 ? lines : ['No account was found.']),
    ...(accounts.length > most ? [`There are more: these are the newest ${most}.`] : []),
    ...(wall ? [`Only the newest ${mostSearched} accounts were searched for a part of a name or address.`] : []),
  ];
}

/** Restricts a query to accounts of which a column holds the text that is searched in it. */
const holding = (sought: Readonly<Record<string, string>>) => (query: AnyQueryBuilder) => {
  for (const column of Object.entries(sought)) query.orWhereRaw('instr(??, ?) > 0', column);
};

function lineOf(account: Account): string {
  const flags = [
    account.is_admin && 'admin',
    account.is_disabled && 'disabled',
    !account.is_verified && 'not verified',
    account.password_hash === '' && 'of the platform',
  ].filter(Boolean);
  const when = new Date(account.created_at).toISOString();
  return [when, account.id, account.username, account.name, account.email || '-', ...flags].join('\t');
}
