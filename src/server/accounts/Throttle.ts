import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How often something may be tried: `free` times at once, then after a wait that doubles from `first` up to `longest`. */
interface Rule {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
  /** After this long without a try all is forgotten. Milliseconds, as all times here. */
  readonly memory: number;
}

const RULES = {
  /** Passwords for one account from one network address. */
  password: { free: 10, first: 2 * SECOND, longest: 15 * MINUTE, memory: HOUR },
  /** Passwords from one address, whatever account they are for. */
  passwordAddress: { free: 20, first: 2 * SECOND, longest: 15 * MINUTE, memory: HOUR },
  /** Passwords for one account from all addresses that it does not know: slower, but never for long. */
  passwordAccount: { free: 30, first: SECOND, longest: MINUTE, memory: HOUR },
  /** Confirmation mails that one account may ask for again. */
  resend: { free: 2, first: MINUTE, longest: HOUR, memory: HOUR },
  /** Mails that one address may ask for. */
  mailAddress: { free: 10, first: 30 * SECOND, longest: HOUR, memory: HOUR },
  /** Mails to one mailbox. */
  mailbox: { free: 10, first: MINUTE, longest: HOUR, memory: HOUR },
  /** Accounts made from one address; a class of pupils may share it. */
  registration: { free: 200, first: 30 * SECOND, longest: HOUR, memory: HOUR },
} as const satisfies Record<string, Rule>;

/** One thing that is counted: a rule, and whose tries they are. */
export interface Tried {
  readonly rule: keyof typeof RULES;
  readonly who: string;
}

interface Row {
  id: string;
  tries: number;
  blocked_until: number;
  expires_at: number;
}

/**
 * Counts tries in the database, so that a restart forgets nothing and several processes count together (design: safety,
 * S16). A try is counted before it is made, so many at once gain nothing; one that is refused is not counted and costs
 * one read.
 */
export class Throttle {
  readonly #database: Knex;
  readonly #now: () => number;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Counts a try of all that it is. @throws RequestError 429 with the wait where one of them may not be tried yet */
  async take(...tried: readonly Tried[]): Promise<void> {
    const now = this.#now();
    const ids = tried.map(idOf);
    this.#refuse(await this.#rows(this.#database, ids), now);
    await transaction(this.#database, async (trx) => {
      // In the order of their ids, so that two processes never wait for one another.
      for (const { id, rule } of tried.map((one) => ({ id: idOf(one), rule: RULES[one.rule] })).sort(byId)) {
        const fresh = { id, tries: 0, blocked_until: 0, expires_at: now + rule.memory };
        // Writes before it reads, which locks the row from the start.
        await trx<Row>('throttles').insert(fresh).onConflict('id').merge({ id });
        const row = (await trx<Row>('throttles').where({ id }).first()) ?? fresh;
        this.#refuse([row], now);
        const tries = (row.expires_at > now ? row.tries : 0) + 1;
        const over = tries - rule.free;
        const blocked_until = over < 0 ? 0 : now + Math.min(rule.longest, rule.first * 2 ** Math.min(over, 30));
        const expires_at = Math.max(blocked_until, now) + rule.memory;
        await trx<Row>('throttles').where({ id }).update({ tries, blocked_until, expires_at });
      }
    });
  }

  /** Forgets every try: it was the one who may. */
  async forgive(...tried: readonly Tried[]): Promise<void> {
    await this.#database<Row>('throttles').whereIn('id', tried.map(idOf)).update({ tries: 0, blocked_until: 0 });
  }

  /**
   * Takes back one try that turned out to be right. A wait that it began stays: who owns one account must not win tries
   * at others by logging in to it in between.
   */
  async giveBack(...tried: readonly Tried[]): Promise<void> {
    await this.#database<Row>('throttles')
      .whereIn('id', tried.map(idOf))
      .andWhere('tries', '>', 0)
      .decrement('tries', 1);
    await this.#forgetExpired();
  }

  /** By their ids, some at a time: to delete all before a time would hold up whoever counts a first try. */
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

  #rows(database: Knex, ids: readonly string[]): Promise<Row[]> {
    return database<Row>('throttles').whereIn('id', [...ids]) as unknown as Promise<Row[]>;
  }

  #refuse(rows: readonly Row[], now: number): void {
    const until = Math.max(0, ...rows.map(({ blocked_until }) => blocked_until));
    if (until <= now) return;
    const seconds = Math.ceil((until - now) / SECOND);
    const [key, wait] = seconds < 100 ? ['throttled_seconds', seconds] : ['throttled_minutes', Math.ceil(seconds / 60)];
    throw new RequestError(429, key, { values: { wait }, retryAfter: seconds });
  }
}

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

/** What names a counter in the table; nothing of a person can be read from it. */
const idOf = ({ rule, who }: Tried): string => createHash('sha256').update(`${rule}\n${who}`).digest('hex');
