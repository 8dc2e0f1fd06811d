import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { isUniqueViolation } from '#server/database/databaseRefusal.ts';
import type { Account } from '#server/database/models/Account.ts';
import { transaction } from '#server/database/transaction.ts';
import { fieldError } from '#server/errors/RequestError.ts';
import type { Context } from './procedures.ts';

/** How long a repeated call is known again. Milliseconds. */
const KNOWN_TIME = 86_400_000;

/** What a procedure of a member or author is called with. */
export interface Call {
  readonly path: string;
  readonly input: unknown;
  readonly ctx: Context & { readonly account: Account };
}

/**
 * Runs `work` in a transaction, like `transaction`, but once per operation, identified by account and Idempotency-Key. A retry after a
 * lost answer gets the same answer without repeating the work. The answer is stored in the transaction of the work itself
 * (docs/decisions/0009). It must be JSON and hold no secret; an undefined one says that nothing was done yet, and is not kept. Without
 * a key every call counts for itself.
 * @throws RequestError 422 if the key is none, or was used for another procedure or input
 */
export async function writeOnce<Answer>(
  { path, input, ctx: { services, caller, account } }: Call,
  work: (trx: Knex.Transaction) => Promise<Answer>,
): Promise<Answer> {
  const { database, now } = services;
  const key = caller.idempotencyKey;
  if (key === undefined) return transaction(database, work);
  const id = hashOf(account.id, key);
  const call_hash = hashOf(path, input);
  try {
    return await transaction(database, async (trx) => {
      const operations = () => trx('operations').where({ account_id: account.id });
      await operations()
        .andWhere('created_at', '<', now() - KNOWN_TIME)
        .delete();
      // The same call at the same time waits here for the end of this one.
      const row = { id, account_id: account.id, call_hash, answer: null, created_at: now() };
      await trx('operations').insert(row).catch(refuseRepeated);
      const answer = await work(trx);
      if (answer === undefined) await operations().where({ id }).delete();
      else
        await operations()
          .where({ id })
          .update({ answer: JSON.stringify(answer) });
      return answer;
    });
  } catch (error) {
    if (!(error instanceof Repeated)) throw error;
    const done = await database('operations').where({ id }).first('answer', 'call_hash');
    if (done.call_hash !== call_hash) throw fieldError('idempotency-key', 'key_of_another_call');
    return JSON.parse(done.answer) as Answer;
  }
}

const hashOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** An operation of this name has been done. */
class Repeated extends Error {}

function refuseRepeated(error: unknown): never {
  throw isUniqueViolation(error) ? new Repeated() : error;
}
