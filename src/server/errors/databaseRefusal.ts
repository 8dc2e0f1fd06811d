import { RequestError } from './RequestError.ts';

const CONNECTION_KILLED = 1927;
const STATEMENT_TIMEOUT = 1969;

/**
 * Driver codes of both engines by their meaning. objection knows MySQL's but not better-sqlite3's, so they are read here. A number is an
 * error of MariaDB's own, for which mysql2 has no name.
 */
const CODES = {
  unique: ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'ER_DUP_ENTRY'],
  /** Somebody else has removed the parent of a row in the meantime. */
  orphan: ['SQLITE_CONSTRAINT_FOREIGNKEY', 'ER_NO_REFERENCED_ROW', 'ER_NO_REFERENCED_ROW_2'],
  /** Aborted because of another transaction: a retry may succeed. The second line is for clusters. */
  transient: [
    ...['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD'],
    ...['ER_UNKNOWN_COM_ERROR', 'ER_ERROR_DURING_COMMIT', 'ER_TRANSACTION_ROLLBACK_DURING_COMMIT'],
  ],
  full: ['SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL', 'ENOSPC', 'EDQUOT'],
  /** A replica, or a file system that the kernel made read-only after a fault. */
  readOnly: [
    ...[
      'SQLITE_READONLY',
      'SQLITE_READONLY_DBMOVED',
      'SQLITE_IOERR_WRITE',
      'SQLITE_IOERR_TRUNCATE',
      'SQLITE_IOERR_SHMSIZE',
    ],
    ...['ER_OPTION_PREVENTS_STATEMENT', 'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION', 'ER_OPEN_AS_READONLY'],
    ...['ER_READ_ONLY_MODE', 'ER_INNODB_READ_ONLY', 'EROFS'],
  ],
  /** Unreachable, at its limits, or too slow: it may recover soon. */
  away: [
    ...['PROTOCOL_CONNECTION_LOST', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'EAI_AGAIN'],
    ...['ER_SERVER_SHUTDOWN', 'ER_CLIENT_INTERACTION_TIMEOUT', 'ER_NET_READ_INTERRUPTED', 'ER_NET_WRITE_INTERRUPTED'],
    ...['ER_CON_COUNT_ERROR', 'ER_TOO_MANY_USER_CONNECTIONS', 'ER_USER_LIMIT_REACHED', 'ER_TOO_MANY_CONCURRENT_TRXS'],
    ...['ER_CANT_CREATE_THREAD', 'ER_OUT_OF_RESOURCES', 'ER_QUERY_INTERRUPTED', 'ER_QUERY_TIMEOUT'],
    ...[CONNECTION_KILLED, STATEMENT_TIMEOUT],
  ],
} as const;

type DatabaseFault = keyof typeof CODES;

/** Returns the meaning of a driver's error; undefined for anything else. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  const { nativeError, name } = (error ?? {}) as { name?: unknown; nativeError?: unknown };
  if (name === 'KnexTimeoutError') return 'away';
  const { code, errno, fatal } = (nativeError ?? error ?? {}) as { code?: unknown; errno?: unknown; fatal?: unknown };
  const found = code ?? errno;
  // mysql2 on a connection that has just broken: the rollback of a transaction whose database was killed ends this way.
  if (fatal === true && found === undefined) return 'away';
  return (Object.keys(CODES) as DatabaseFault[]).find((fault) => (CODES[fault] as readonly unknown[]).includes(found));
}

export const isUniqueViolation = (error: unknown): boolean => databaseFault(error) === 'unique';

/** Whether a retry of the same transaction may succeed. */
export const isTransient = (error: unknown): boolean => databaseFault(error) === 'transient';

/** Whether the database accepts no writes for now, while it can still be read. */
export const isUnwritable = (error: unknown): boolean => ['full', 'readOnly'].includes(databaseFault(error) ?? '');

/** Returns the answer to a database that is busy, away, full or read-only; undefined if the error is a defect of ours. */
export function databaseRefusal(error: unknown): RequestError | undefined {
  switch (databaseFault(error)) {
    case 'transient':
    case 'away':
      return new RequestError(503, undefined, { retryAfter: 2 });
    case 'readOnly':
      return new RequestError(503, 'database_read_only', { retryAfter: 10 });
    case 'orphan':
      return new RequestError(404);
    case 'full':
      return new RequestError(507);
    default:
      return undefined;
  }
}

/** Truncates an error for the log: driver errors carry the whole SQL with blobs written out, so none is logged in full. */
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
