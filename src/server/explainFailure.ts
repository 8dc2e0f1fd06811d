import { ConfigError } from './config.ts';
import { DatabaseFileError } from './database/checkFile.ts';
import { clipError } from './database/databaseRefusal.ts';
import { LockedError } from './database/processLock.ts';

/** Why a program of ours cannot go on, in lines for the person who runs it. @param failed what could not be done */
export function explainFailure(error: unknown, failed: string): readonly string[] {
  if (error instanceof ConfigError) return error.mistakes;
  if (error instanceof LockedError || error instanceof DatabaseFileError) return [error.message];
  const { message, code } = clipError(error);
  if (code === 'EADDRINUSE') return ['The port is already in use; choose another with PORT.'];
  if (code === 'EACCES' || code === 'EROFS' || code === 'SQLITE_CANTOPEN' || code === 'SQLITE_READONLY') {
    return [`The data folder cannot be written to (${message}); choose another with DATA_DIR.`];
  }
  if (code === 'ECONNREFUSED' || code?.startsWith('ER_'))
    return [`The database of DATABASE_URL does not answer: ${code}.`];
  return [`${failed}: ${message}`];
}
