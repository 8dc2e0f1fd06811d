import type { Knex } from 'knex';
import { bestEffort } from '#server/database/bestEffort.ts';
import { lockAccount } from '#server/database/holdAccount.ts';
import { Account } from '#server/database/models/Account.ts';
import { Session } from '#server/database/models/Session.ts';
import { isMysql } from '#server/database/openDatabase.ts';
import { isUnwritable } from '#server/errors/databaseRefusal.ts';
import { hashToken, secretToken } from './secretToken.ts';
import { type SessionRow, UnwrittenSessions } from './UnwrittenSessions.ts';

const DAY = 86_400_000;
/** A session ends after 14 idle days, and after 90 days in any case. */
const IDLE_LIMIT = 14 * DAY;
const ABSOLUTE_LIMIT = 90 * DAY;
/** The time that the account of a token is cached: ended sessions are refused everywhere within a second. */
const CACHE_TIME = 500;
/** `last_seen_at` is written at most this often. */
const SEEN_STEP = 5 * 60_000;
const CACHE_LIMIT = 10_000;
/** The part of a token's hash that identifies its session to the owner. It does not reveal the token. */
const ID_LENGTH = 16;

/** The origin from which a session is opened. */
export interface Place {
  readonly address: string;
  readonly userAgent: string;
}

/** The sessions of all accounts. Only the hash of a token is stored. */
export class SessionStore {
  readonly #database: Knex;
  readonly #now: () => number;
  readonly #cache = new Map<string, { account: Account; until: number }>();
  readonly #unwritten: UnwrittenSessions;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#unwritten = new UnwrittenSessions(database);
  }

  /**
   * Opens a session and returns its token; every session starts here. Verifying a password takes long, and it can be changed or reset
   * meanwhile. So `trx` locks the account's row and compares: no session is opened with a password that is no longer valid.
   * @param verified the account as read, with the hash that the password was verified against
   * @returns undefined if the account is gone or disabled, or has another hash by now
   */
  async open(
    trx: Knex.Transaction,
    verified: Pick<Account, 'id' | 'password_hash'>,
    place: Place,
  ): Promise<string | undefined> {
    const present = await lockAccount(trx, verified.id);
    if (present?.password_hash !== verified.password_hash || present.is_disabled) return undefined;
    const { token, row } = this.#newSession(verified.id, place);
    await Session.query(trx).insert(row);
    return token;
  }

  /**
   * Opens a session after `error`, when the database accepts no writes: this process remembers it instead. Not on MySQL, where other
   * servers would not know it.
   * @param verified the account as read, with the hash that the password was verified against
   * @throws `error` if it has another cause
   */
  openUnwritten(error: unknown, verified: Pick<Account, 'id' | 'password_hash'>, place: Place): string {
    if (!isUnwritable(error) || isMysql(this.#database)) throw error;
    const { token, row } = this.#newSession(verified.id, place);
    this.#unwritten.add(row, verified.password_hash);
    return token;
  }

  /** Returns the account whose open session has this token; undefined if there is none. */
  async account(token: string): Promise<Account | undefined> {
    const now = this.#now();
    const key = hashToken(token);
    const cached = this.#cache.get(key);
    if (cached && cached.until > now) return cached.account;
    await this.#unwritten.write();
    const account = (await this.#written(key, now)) ?? (await this.#unwritten.account(key, now));
    if (!account) return undefined;
    if (this.#cache.size >= CACHE_LIMIT) this.#cache.clear();
    this.#cache.set(key, { account, until: now + CACHE_TIME });
    return account;
  }

  async #written(key: string, now: number): Promise<Account | undefined> {
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
    if (last_seen_at < now - SEEN_STEP) {
      await bestEffort(this.#database, () => Session.query(this.#database).findById(key).patch({ last_seen_at: now }));
    }
    return Account.fromDatabaseJson(row);
  }

  async close(token: string): Promise<void> {
    const key = hashToken(token);
    this.#cache.delete(key);
    const remove = () => Session.query(this.#database).deleteById(key);
    // An unwritten session may just be in the process of being written.
    if (this.#unwritten.end(key)) await bestEffort(this.#database, remove);
    else await remove();
  }

  /** Lists the open sessions of an account, the last seen first. `isCurrent` marks the one with `token`. */
  async list(accountId: string, token: string | undefined): Promise<ListedSession[]> {
    const now = this.#now();
    const current = token && hashToken(token);
    const written = await Session.query(this.#database)
      .where('account_id', accountId)
      .andWhere('expires_at', '>', now)
      .andWhere('last_seen_at', '>', now - IDLE_LIMIT)
      .orderBy('last_seen_at', 'desc')
      .orderBy('token_hash');
    return [...this.#unwritten.of(accountId), ...written].map((session) => ({
      id: session.token_hash.slice(0, ID_LENGTH),
      isCurrent: session.token_hash === current,
      session,
    }));
  }

  /** Ends sessions of an account: the one with `id`, all but that of the token `except`, or all. Returns how many. */
  async end(accountId: string, which: { id?: string; except?: string } = {}, trx: Knex = this.#database) {
    const matches = (hash: string) =>
      hash.startsWith(which.id ?? '') && hash !== (which.except && hashToken(which.except));
    const unwritten = this.#unwritten
      .of(accountId)
      .map(({ token_hash }) => token_hash)
      .filter(matches);
    const ended = await Session.query(trx)
      .where('account_id', accountId)
      .modify((query) => {
        if (which.id !== undefined) query.where('token_hash', 'like', `${which.id}%`);
        if (which.except !== undefined) query.whereNot('token_hash', hashToken(which.except));
      })
      .delete();
    this.forget(accountId);
    return ended + unwritten.filter((hash) => this.#unwritten.end(hash)).length;
  }

  #newSession(account_id: string, { address, userAgent }: Place): { token: string; row: SessionRow } {
    const token = secretToken();
    const now = this.#now();
    const expires_at = now + ABSOLUTE_LIMIT;
    const row = { token_hash: hashToken(token), account_id, created_at: now, last_seen_at: now, expires_at };
    return { token, row: { ...row, user_agent: userAgent, address } };
  }

  /** Makes the next request of each session of an account reload it. */
  forget(accountId: string): void {
    for (const [key, { account }] of this.#cache) if (account.id === accountId) this.#cache.delete(key);
  }
}

export interface ListedSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly session: SessionRow;
}
