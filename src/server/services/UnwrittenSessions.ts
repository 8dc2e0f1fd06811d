import type { Knex } from 'knex';
import type { Model } from 'objection';
import { bestEffort } from '#server/database/bestEffort.ts';
import { Account } from '#server/database/models/Account.ts';
import type { Session } from '#server/database/models/Session.ts';
import { transaction } from '#server/database/transaction.ts';

/** The columns of a session. */
export type SessionRow = Omit<Session, keyof Model>;

interface Unwritten {
  readonly row: SessionRow;
  /** The hash that the password was verified against; if the account has another one, the session is invalid. */
  readonly passwordHash: string;
}

/** Interval between attempts to write them. Milliseconds. */
const WRITE_STEP = 1000;

/**
 * Sessions opened while the database accepts no writes. Only this process knows them until they are written, which is retried, or until
 * it ends.
 */
export class UnwrittenSessions {
  readonly #database: Knex;
  readonly #sessions = new Map<string, Unwritten>();
  #triedAt = Number.NEGATIVE_INFINITY;

  constructor(database: Knex) {
    this.#database = database;
  }

  add(row: SessionRow, passwordHash: string): void {
    this.#sessions.set(row.token_hash, { row, passwordHash });
  }

  /** Returns the account whose open session has a token with this hash; undefined if there is none. */
  async account(tokenHash: string, now: number): Promise<Account | undefined> {
    const session = this.#sessions.get(tokenHash);
    if (!session || session.row.expires_at <= now) return undefined;
    return this.#accountOf(session, this.#database);
  }

  of(accountId: string): SessionRow[] {
    return [...this.#sessions.values()].map(({ row }) => row).filter(({ account_id }) => account_id === accountId);
  }

  /** Ends an unwritten session. @returns whether there was one */
  end(tokenHash: string): boolean {
    return this.#sessions.delete(tokenHash);
  }

  /** Writes the sessions if the database accepts writes again. */
  async write(): Promise<void> {
    if (this.#sessions.size === 0 || performance.now() - this.#triedAt < WRITE_STEP) return;
    this.#triedAt = performance.now();
    await bestEffort(this.#database, async () => {
      for (const [tokenHash, session] of this.#sessions) {
        await transaction(this.#database, async (trx) => {
          // The session may have ended while this transaction waited.
          const isOpen = this.#sessions.has(tokenHash) && (await this.#accountOf(session, trx));
          if (isOpen) await trx('sessions').insert(session.row);
        });
        this.#sessions.delete(tokenHash);
      }
    });
  }

  async #accountOf({ row, passwordHash }: Unwritten, database: Knex): Promise<Account | undefined> {
    return Account.query(database).findOne({ id: row.account_id, password_hash: passwordHash, is_disabled: false });
  }
}
