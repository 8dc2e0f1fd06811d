import { RequestError } from '#server/errors/RequestError.ts';

/** Driver codes of both engines, by what they mean. objection knows MySQL's but not better-sqlite3's, so they are read here. */
const CODES = {
  unique: ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY'],
  /** What a row belongs to was removed by another in the meantime. */
  orphan: ['SQLITE_CONSTRAINT_FOREIGNKEY', 'ER_NO_REFERENCED_ROW', 'ER_NO_REFERENCED_ROW_2'],
  transient: ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'],
  full: ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ENOSPC'],
  gone: [
    'PROTOCOL_CONNECTION_LOST',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EPIPE',
    'ER_SERVER_SHUTDOWN',
    'ER_CON_COUNT_ERROR',
  ],
} as const;

type DatabaseFault = keyof typeof CODES;

/** What a driver's error means; undefined for anything else. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  const { nativeError, name } = (error ?? {}) as { name?: unknown; nativeError?: unknown };
  if (name === 'KnexTimeoutError') return 'gone';
  const { code: found, fatal } = (nativeError ?? error ?? {}) as { code?: unknown; fatal?: unknown };
  // mysql2 on a connection that broke a moment ago: so ends the rollback of a transaction whose database was killed.
  if (fatal === true && found === undefined) return 'gone';
  return (Object.keys(CODES) as DatabaseFault[]).find((fault) => (CODES[fault] as readonly unknown[]).includes(found));
}

export const isUniqueViolation = (error: unknown): boolean => databaseFault(error) === 'unique';

/** Whether the same transaction may succeed when it is tried again. */
export const isTransient = (error: unknown): boolean => databaseFault(error) === 'transient';

/** The answer to a database that is busy, away or full; undefined where the error is a defect of ours. */
export function databaseRefusal(error: unknown): RequestError | undefined {
  switch (databaseFault(error)) {
    case 'transient':
    case 'gone':
      return new RequestError(503, undefined, { retryAfter: 2 });
    case 'orphan':
      return new RequestError(404);
    case 'full':
      return new RequestError(507);
    default:
      return undefined;
  }
}

/** Driver errors carry the whole SQL with blobs written out; nothing of them is logged unclipped. */
export function clipError(error: unknown): { name: string; message: string; code?: string; stack?: string } {
  const { name = 'Error', message = String(error), code, stack } = (error ?? {}) as Partial<Error> & { code?: string };
  const clip = (text: string) => (text.length > 600 ? `${text.slice(0, 600)}…` : text);
  return {
    name,
    message: clip(message),
    ...(code && { code }),
    ...(stack && { stack: clip(stack.replace(message, clip(message)).slice(0, 3000)) }),
  };
}
