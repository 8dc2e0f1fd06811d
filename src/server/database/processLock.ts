import { join } from 'node:path';
import Database from 'better-sqlite3';
import { keepPrivate, makeDataFolder } from './dataFolder.ts';

/** A running server uses the same data folder or database. */
export class LockedError extends Error {}

/**
 * Locks the data folder for this server process. The lock is the operating system's, on a small file of its own, so it ends with the
 * process, however that ends, and never blocks the next start. `npm run admin` does not take it.
 * @returns a function that releases the lock
 * @throws LockedError if a running server holds it
 */
export function lockDataFolder(dataDir: string): () => void {
  makeDataFolder(dataDir);
  const lock = new Database(join(dataDir, 'server.lock'), { timeout: 0 });
  keepPrivate(lock.name);
  try {
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') {
      throw new LockedError(`Another Meikyu server is already running on the data folder "${dataDir}".`);
    }
    throw error;
  }
  return () => lock.close();
}
