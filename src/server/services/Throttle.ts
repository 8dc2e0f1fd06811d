import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { BoundedCache } from '#server/BoundedCache.ts';
import { bestEffort } from '#server/database/bestEffort.ts';
import { transaction } from '#server/database/transaction.ts';
import { isUnwritable } from '#server/errors/databaseRefusal.ts';
import { RequestError } from '#server/errors/RequestError.ts';

/** Maximum number of counters in memory while the database accepts no writes. */
const MOST_UNWRITTEN = 10_000;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The allowed attempts: `free` ones at once, then one after each wait; waits double from `first` to `longest`. */
interface Rule {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  /** Attempts are forgotten after this time without any. Milliseconds, like all times here. */
  readonly memory: number;
}

const RULES = {
  /** Passwords for one account from one network address. */
  password: { free: 10, first: 2 * SECOND, longest: 15 * MINUTE, memory: HOUR },
  /** Passwords from one address, whatever account they are for. */
  passwordAddress: { free: 20, first: 2 * SECOND, longest: 15 * MINUTE, memory: HOUR },
  /** Passwords for one account from all unknown addresses: slower, but never for long. */
  passwordAccount: { free: 30, first: SECOND, longest: MINUTE, memory: HOUR },
  /** Further confirmation mails that one account may request. */
  resend: { free: 2, first: MINUTE, longest: HOUR, memory: HOUR },
  /** Mails that one address may request. */
  mailAddress: { free: 10, first: 30 * SECOND, longest: HOUR, memory: HOUR },
  /** Mails to one mailbox. */
  mailbox: { free: 10, first: MINUTE, longest: HOUR, memory: HOUR },
  /** Accounts registered from one address, which a class of pupils may share. */
  registration: { free: 200, first: 30 * SECOND, longest: HOUR, memory: HOUR },
  /** Plays and endings of one work that count from one address, which a class of pupils may share. */
  play: { free: 100, first: MINUTE, longest: HOUR, memory: 24 * HOUR },
  /** Downloads of one work that count from one address. */
  download: { free: 100, first: MINUTE, longest: HOUR, memory: 24 * HOUR },
  /** Unknown codes of works, from one address, which a class of pupils may share. */
  code: { free: 100, first: 2 * SECOND, longest: MINUTE, memory: HOUR },
  /** Fault reports from one address to the author of one work, and to all authors. */
  report: { free: 5, first: MINUTE, longest: HOUR, memory: 24 * HOUR },
  reportAddress: { free: 20, first: MINUTE, longest: HOUR, memory: 24 * HOUR },
} as const satisfies Record<string, Rule>;

/** A counter: a rule, and the subject of the attempts. */
export interface Tried {
  readonly rule: keyof typeof RULES;
  readonly who: string;
}

/** A counter of the table, by its `id`. */
interface Counter {
  readonly id: string;
  readonly rule: Rule;
}

interface Row {
  id: string;
  tries: number;
  blocked_until: number;
  expires_at: number;
}

/**
 * Counts attempts in the database, so that restarts forget nothing and several processes share the counters (docs/safety.md, S16). An
 * attempt is counted before it is made, so parallel ones gain nothing; a refused one is not counted and costs one read.
 */
export class Throttle {
  readonly #database: Knex;
  readonly #now: () => number;
  /** Attempts while the database accepts no writes, so that nobody can guess faster meanwhile. By id. */
  readonly #unwritten = new BoundedCache<string, Row>(MOST_UNWRITTEN, () => 1);

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Checks without counting. @throws RequestError 429 with the wait if one of the given counters may not be tried yet */
  async refuse(...tried: readonly Tried[]): Promise<void> {
    const counters = tried.map((one) => ({ id: idOf(one), rule: RULES[one.rule] }));
    await this.#known(counters);
  }

  /** Counts an attempt in all given counters. @throws RequestError 429 with the wait if one of them may not be tried yet */
  async take(...tried: readonly Tried[]): Promise<void> {
    const now = this.#now();
    // Sorted by id, to prevent deadlocks between processes.
    const counters = tried.map((one) => ({ id: idOf(one), rule: RULES[one.rule] })).sort(byId);
    const rows = await this.#known(counters);
    try {
      await transaction(this.#database, async (trx) => {
        for (const counter of counters) {
          const { id } = counter;
          const fresh = { id, tries: 0, blocked_until: 0, expires_at: now + counter.rule.memory };
          // Writes before it reads, which locks the row from the start.
          await trx<Row>('throttles').insert(fresh).onConflict('id').merge({ id });
          const row = (await trx<Row>('throttles').where({ id }).first()) ?? fresh;
          this.#refuse([row], now);
          await trx<Row>('throttles')
            .where({ id })
            .update(withTry(row, counter, now));
        }
      });
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      for (const counter of counters) {
        const row = rows.find(({ id }) => id === counter.id);
        this.#unwritten.set(counter.id, withTry(row, counter, now));
      }
    }
  }

  /** Resets the counters, as the owner has been recognised. */
  async forgive(...tried: readonly Tried[]): Promise<void> {
    const ids = tried.map(idOf);
    this.#changeUnwritten(ids, (row) => ({ ...row, tries: 0, blocked_until: 0 }));
    await bestEffort(this.#database, () =>
      this.#database<Row>('throttles').whereIn('id', ids).update({ tries: 0, blocked_until: 0 }),
    );
  }

  /**
   * Takes back one attempt that was right. A wait that it started stays: an attacker must not gain attempts by logging in to an account of
   * their own in between.
   */
  async giveBack(...tried: readonly Tried[]): Promise<void> {
    const ids = tried.map(idOf);
    this.#changeUnwritten(ids, (row) => ({ ...row, tries: Math.max(0, row.tries - 1) }));
    await bestEffort(this.#database, async () => {
      await this.#database<Row>('throttles').whereIn('id', ids).andWhere('tries', '>', 0).decrement('tries', 1);
      await this.#forgetExpired();
    });
  }

  #changeUnwritten(ids: readonly string[], change: (row: Row) => Row): void {
    for (const id of ids) {
      const row = this.#unwritten.get(id);
      if (row) this.#unwritten.set(id, change(row));
    }
  }

  /** By id, in batches: deleting by time would block new counters. */
  async #forgetExpired(): Promise<void> {
    const expired = await this.#database<Row>('throttles')
      .where('expires_at', '<', this.#now())
      .limit(100)
      .select('id');
    if (expired.length === 0) return;
    await this.#database<Row>('throttles')
      .whereIn(
        'id',
        expired.map(({ id }) => id),
      )
      .andWhere('expires_at', '<', this.#now())
      .delete();
  }

  /** Returns what has been counted so far, in memory and in the table. @throws RequestError 429 */
  async #known(counters: readonly Counter[]): Promise<Row[]> {
    const ids = counters.map(({ id }) => id);
    const written: Row[] = await this.#database<Row>('throttles').whereIn('id', ids);
    const rows = [...ids.flatMap((id) => this.#unwritten.get(id) ?? []), ...written];
    this.#refuse(rows, this.#now());
    return rows;
  }

  #refuse(rows: readonly Row[], now: number): void {
    const until = Math.max(0, ...rows.map(({ blocked_until }) => blocked_until));
    if (until <= now) return;
    const seconds = Math.ceil((until - now) / SECOND);
    const [key, wait] = seconds < 100 ? ['throttled_seconds', seconds] : ['throttled_minutes', Math.ceil(seconds / 60)];
    throw new RequestError(429, key, { values: { wait }, retryAfter: seconds });
  }
}

/** Returns the counter with one more attempt. */
function withTry(row: Row | undefined, { id, rule }: Counter, now: number): Row {
  const tries = (row && row.expires_at > now ? row.tries : 0) + 1;
  const over = tries - rule.free;
  const blocked_until = over < 0 ? 0 : now + Math.min(rule.longest, rule.first * 2 ** Math.min(over, 30));
  return { id, tries, blocked_until, expires_at: Math.max(blocked_until, now) + rule.memory };
}

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

/** Returns the id of a counter in the table; it reveals nothing about a person. */
const idOf = ({ rule, who }: Tried): string => createHash('sha256').update(`${rule}\n${who}`).digest('hex');
