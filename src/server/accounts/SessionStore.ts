import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Account } from '#server/database/models/Account.ts';
import { Session } from '#server/database/models/Session.ts';

const DAY = 86_400_000;
/** A session ends when it was idle for 14 days, and after 90 days whatever was done with it. */
const IDLE_LIMIT = 14 * DAY;
const ABSOLUTE_LIMIT = 90 * DAY;
/** How long an account read for a token may answer for it: ended sessions are refused everywhere within a second. */
const CACHE_TIME = 500;
/** `last_seen_at` is written at most this often. */
const SEEN_STEP = 5 * 60_000;
const CACHE_LIMIT = 10_000;

/** The sessions of all accounts. Only the hash of a token is stored. */
export class SessionStore {
  readonly #database: Knex;
  readonly #cache = new Map<string, { account: Account; until: number }>();

  constructor(database: Knex) {
    this.#database = database;
  }

  /** Opens a session and gives its token: 256 random bits, base64url. */
  async open(accountId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    await Session.query(this.#database).insert({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      expires_at: now + ABSOLUTE_LIMIT,
    });
    return token;
  }

  /** The account whose open session has this token; undefined where there is none. */
  async account(token: string): Promise<Account | undefined> {
    const now = Date.now();
    const key = hashToken(token);
    const cached = this.#cache.get(key);
    if (cached && cached.until > now) return cached.account;
    const found = await Session.query(this.#database)
      .join('accounts', 'accounts.id', 'sessions.account_id')
      .where('token_hash', key)
      .andWhere('accounts.is_disabled', false)
      .andWhere('expires_at', '>', now)
      .andWhere('last_seen_at', '>', now - IDLE_LIMIT)
      .select('accounts.*', 'sessions.last_seen_at')
      .first()
      .castTo<(Account & { last_seen_at: number }) | undefined>();
    if (!found) return undefined;
    const { last_seen_at, ...row } = found;
    if (last_seen_at < now - SEEN_STEP) await Session.query(this.#database).findById(key).patch({ last_seen_at: now });
    const account = Account.fromDatabaseJson(row);
    if (this.#cache.size >= CACHE_LIMIT) this.#cache.clear();
    this.#cache.set(key, { account, until: now + CACHE_TIME });
    return account;
  }

  async close(token: string): Promise<void> {
    const key = hashToken(token);
    this.#cache.delete(key);
    await Session.query(this.#database).deleteById(key);
  }
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
