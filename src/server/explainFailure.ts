import { ConfigError } from './config.ts';
import { DatabaseFileError } from './database/checkFile.ts';
import { LockedError } from './database/processLock.ts';
import { clipError } from './errors/databaseRefusal.ts';

/** Error codes of the system and of SQLite when files cannot be created in the data folder, or it cannot be created itself. */
const UNWRITABLE = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_CANTOPEN|SQLITE_READONLY)/;

/** Explanations of what is wrong with the database server of DATABASE_URL, by error code of the driver. */
const DATABASE_MISTAKES: Readonly<Record<string, string>> = {
  ER_ACCESS_DENIED_ERROR: 'does not take this user name or password',
  ER_ACCESS_DENIED_NO_PASSWORD_ERROR: 'does not take this user name or password',
  ER_DBACCESS_DENIED_ERROR: 'is not open to this user',
  ER_BAD_DB_ERROR: 'does not exist: make it first',
  ECONNREFUSED: 'cannot be reached: nothing listens there',
  ENOTFOUND: 'cannot be reached: there is no such host',
  EAI_AGAIN: 'cannot be reached: its host is not found now',
  EHOSTUNREACH: 'cannot be reached',
  ENETUNREACH: 'cannot be reached',
  ECONNRESET: 'cannot be reached: the connection broke',
  PROTOCOL_CONNECTION_LOST: 'cannot be reached: the connection broke',
  ETIMEDOUT: 'cannot be reached: it does not answer',
};

/** Explains to the operator why the program cannot continue, in lines of text. @param failed what could not be done */
export function explainFailure(error: unknown, failed: string): readonly string[] {
  if (error instanceof ConfigError) return error.mistakes;
  if (error instanceof LockedError || error instanceof DatabaseFileError) return [error.message];
  const { message, code } = clipError(error);
  if (code && UNWRITABLE.test(code)) {
    return [`The data folder cannot be written to (${message}); choose another with DATA_DIR.`];
  }
  const mistake = code && DATABASE_MISTAKES[code];
  if (mistake) return [`The database of DATABASE_URL ${mistake} (${code}).`];
  if (code?.startsWith('ER_')) return [`The database of DATABASE_URL refuses to work: ${message} (${code}).`];
  return [`${failed}: ${message}`];
}
