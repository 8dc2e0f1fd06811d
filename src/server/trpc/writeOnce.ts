import type { Knex } from 'knex';
import type { Account } from '#server/database/models/Account.ts';
import { transaction } from '#server/database/transaction.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { callHash, findOperation, KNOWN_TIME, OPERATIONS, type Operation, operationId } from './operations.ts';
import type { Context } from './procedures.ts';

/** Maximum number of times that a write is prepared, if somebody else has written in between. */
const TRIES = 5;

/** The arguments of a procedure for a member or author. */
export interface Call {
  readonly path: string;
  readonly input: unknown;
  readonly ctx: Context & { readonly account: Account };
}

/**
 * One attempt, in its transaction. An undefined answer means that nothing was written, as the preparation is out of date.
 * @param created to be called by a write that may replace or create if it creates: a retry gets the same status
 */
type Write<Answer, Prepared> = (
  trx: Knex.Transaction,
  prepared: Prepared,
  created: () => void,
) => Promise<Answer | undefined>;

/**
 * Runs `write` in a transaction, like `transaction`, but once per operation, identified by account and Idempotency-Key. A retry after a
 * lost answer gets the same answer, whatever has happened since (docs/safety.md, R37), so no check may run before the key is looked up:
 * checks belong in `prepare`, which runs outside the transaction, or in `write`. The answer is stored in the transaction of the work itself
 * (docs/decisions/0009); it must be JSON and hold no secret. A refusal is not stored. Without a key every call counts as an operation of
 * its own.
 * @throws RequestError 422 if the key is malformed, or was used for another procedure or input; 503 if it is prepared in vain too often
 */
export async function writeOnce<Answer, Prepared = undefined>(
  call: Call,
  write: Write<Answer, Prepared>,
  prepare?: () => Promise<Prepared>,
): Promise<Answer> {
  const { services, caller } = call.ctx;
  // Must come first: preparing may consume a file.
  const call_hash = caller.idempotencyKey === undefined ? '' : callHash(call);
  const known = await caller.operation();
  if (known) return answerAgain(call, call_hash, known);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      const answer = await attemptOnce(call, call_hash, write, (await prepare?.()) as Prepared);
      if (answer !== undefined) return answer;
    } catch (error) {
      // The first of two equal calls may have finished while the second was checked.
      if (!(error instanceof RequestError || error instanceof Repeated)) throw error;
      const done = await findOperation(services, call.ctx.account, caller.idempotencyKey);
      if (!done) throw error instanceof Repeated ? new RequestError(503) : error;
      return answerAgain(call, call_hash, done);
    }
  }
  throw new RequestError(503);
}

async function attemptOnce<Answer, Prepared>(
  call: Call,
  call_hash: string,
  write: Write<Answer, Prepared>,
  prepared: Prepared,
): Promise<Answer | undefined> {
  const { services, caller, account, created } = call.ctx;
  let is_creation = false;
  const create = () => {
    is_creation = true;
  };
  const answer = await transaction(services.database, async (trx) => {
    const key = caller.idempotencyKey;
    if (key === undefined) return write(trx, prepared, create);
    const now = services.now();
    const operations = () => trx(OPERATIONS).where({ account_id: account.id });
    await operations()
      .andWhere('created_at', '<', now - KNOWN_TIME)
      .delete();
    const id = operationId(account, key);
    // An equal call at the same time waits here until this one ends.
    const row = { id, account_id: account.id, call_hash, answer: null, is_creation, created_at: now };
    await trx(OPERATIONS).insert(row).catch(refuseRepeated);
    const answer = await write(trx, prepared, create);
    if (answer === undefined) await operations().where({ id }).delete();
    else
      await operations()
        .where({ id })
        .update({ answer: JSON.stringify(answer), is_creation });
    return answer;
  });
  if (is_creation && answer !== undefined) created?.();
  return answer;
}

/** @throws RequestError 422 if the key was used for another call */
function answerAgain<Answer>(call: Call, call_hash: string, done: Operation): Answer {
  if (done.call_hash !== call_hash) throw fieldError('idempotency-key', 'key_of_another_call');
  if (done.is_creation) call.ctx.created?.();
  return JSON.parse(done.answer) as Answer;
}

/** An operation under this key is already done. */
class Repeated extends Error {}

function refuseRepeated(error: unknown): never {
  throw isUniqueViolation(error) ? new Repeated() : error;
}
