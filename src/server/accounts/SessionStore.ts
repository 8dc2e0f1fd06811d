import type { Knex } from 'knex';
import { Account } from '#server/database/models/Account.ts';
import { Session } from '#server/database/models/Session.ts';
import { hashToken, secretToken } from './secretToken.ts';

const DAY = 86_400_000;
/** A session ends when it was idle for 14 days, and after 90 days whatever was done with it. */
const IDLE_LIMIT = 14 * DAY;
const ABSOLUTE_LIMIT = 90 * DAY;
/** How long an account read for a token may answer for it: ended sessions are refused everywhere within a second. */
const CACHE_TIME = 500;
/** `last_seen_at` is written at most this often. */
const SEEN_STEP = 5 * 60_000;
const CACHE_LIMIT = 10_000;
/** Of a token's hash, what names its session to its owner. It leads back to no token. */
const ID_LENGTH = 16;

/** Where a session is opened from. */
export interface Place {
  readonly address: string;
  readonly userAgent: string;
}

/** The sessions of all accounts. Only the hash of a token is stored. */
export class SessionStore {
  readonly #database: Knex;
  readonly #now: () => number;
  readonly #cache = new Map<string, { account: Account; until: number }>();

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Opens a session and gives its token; every session begins here. To verify a password takes long, and it may be changed or
   * reset meanwhile. So `trx` holds the account's row and compares: no session is opened by a password that is no longer valid.
   * @param verified the account as it was read, with the hash that the password was verified against
   * @returns undefined where the account is gone or disabled, or has another hash by now
   */
  async open(
    trx: Knex.Transaction,
    verified: Pick<Account, 'id' | 'password_hash'>,
    { address, userAgent }: Place,
  ): Promise<string | undefined> {
    const present = await Account.query(trx).findById(verified.id).forUpdate();
    if (present?.password_hash !== verified.password_hash || present.is_disabled) return undefined;
    const token = secretToken();
    const now = this.#now();
    await Session.query(trx).insert({
      token_hash: hashToken(token),
      account_id: verified.id,
      created_at: now,
      last_seen_at: now,
      expires_at: now + ABSOLUTE_LIMIT,
      user_agent: userAgent,
      address,
    });
    return token;
  }

  /** The account whose open session has this token; undefined where there is none. */
  async account(token: string): Promise<Account | undefined> {
    const now = this.#now();
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

  /** The open sessions of an account, the last seen first. `isCurrent`: of these, the one with `token`. */
  async list(accountId: string, token: string | undefined): Promise<ListedSession[]> {
    const now = this.#now();
    const current = token && hashToken(token);
    const sessions = await Session.query(this.#database)
      .where('account_id', accountId)
      .andWhere('expires_at', '>', now)
      .andWhere('last_seen_at', '>', now - IDLE_LIMIT)
      .orderBy('last_seen_at', 'desc')
      .orderBy('token_hash');
    return sessions.map((session) => ({
      id: session.token_hash.slice(0, ID_LENGTH),
      isCurrent: session.token_hash === current,
      session,
    }));
  }

  /** Ends sessions of an account: the one with `id`, all but that of the token `except`, or all. Gives their number. */
  async end(accountId: string, which: { id?: string; except?: string } = {}, trx: Knex = this.#database) {
    const ended = await Session.query(trx)
      .where('account_id', accountId)
      .modify((query) => {
        if (which.id !== undefined) query.where('token_hash', 'like', `${which.id}%`);
        if (which.except !== undefined) query.whereNot('token_hash', hashToken(which.except));
      })
      .delete();
    this.forget(accountId);
    return ended;
  }

  /** Lets the next request of each session of an account see it as it is now. */
  forget(accountId: string): void {
    for (const [key, { account }] of this.#cache) if (account.id === accountId) this.#cache.delete(key);
  }
}

export interface ListedSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly session: Session;
}
