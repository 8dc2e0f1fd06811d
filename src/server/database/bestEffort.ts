import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { clipError, databaseRefusal } from '#server/errors/databaseRefusal.ts';

/** Such failures are logged at most once in this time. Milliseconds. */
const LOG_PAUSE = 60_000;

/**
 * Makes an unimportant write, such as the time of the last visit. If the database is full, read-only, busy or away, the operation
 * continues without it.
 */
export async function bestEffort(database: Knex, write: () => PromiseLike<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!databaseRefusal(error)) throw error;
    database.emit('unwritten', error);
  }
}

/** Logs that such writes fail, once in a while. */
export function logUnwritten(database: Knex, logger: Logger): void {
  let last = Number.NEGATIVE_INFINITY;
  database.on('unwritten', (error: unknown) => {
    if (performance.now() - last < LOG_PAUSE) return;
    last = performance.now();
    logger.warn({ err: clipError(error) }, 'the database takes no writes; what can go on without them does');
  });
}
