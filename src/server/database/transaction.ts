import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isTransient } from '#server/errors/databaseRefusal.ts';

const TRIES = 6;
/**
 * About half of the first pause; each further one is twice as long, with a random part so that two transactions do not meet again.
 * Milliseconds.
 */
const SHORTEST_PAUSE = 10;

/**
 * Runs `work` in one transaction, and retries with a growing pause when the engine aborted it in favour of another (deadlock, lock wait, a
 * certification conflict in a cluster). So `work` must be safe to repeat and use only the connection it is given: SQLite has no other. Each
 * retry emits an event `retry` on the database.
 */
export async function transaction<Result>(
  database: Knex,
  work: (trx: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error;
      database.emit('retry');
      await wait(2 ** attempt * SHORTEST_PAUSE * (0.5 + Math.random()));
    }
  }
}
