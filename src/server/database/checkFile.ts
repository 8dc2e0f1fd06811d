import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Config } from '#server/config.ts';
import { SQLITE_FILE } from './openDatabase.ts';

/** Of less SQLite would silently make a new database; even one without a table has a page. Bytes. */
const LEAST_SIZE = 512;

/** The database is there, and nothing should be done to it; the message says what its owner can do. */
export class DatabaseFileError extends Error {}

/**
 * Looks whether SQLite finds its file whole, before anything is written to it. A new folder is well.
 * @throws DatabaseFileError
 */
export function checkFile({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl || !existsSync(file) || !statSync(file).isFile()) return;
  let health: unknown = 'cut short';
  try {
    if (statSync(file).size >= LEAST_SIZE) {
      const database = new BetterSqlite3(file, { readonly: true });
      health = database.pragma('quick_check(1)', { simple: true });
      database.close();
    }
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    // What hinders the opening itself is told by the server when it opens the file in earnest.
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return;
    health = message;
  }
  if (health === 'ok') return;
  throw new DatabaseFileError(
    `The database "${file}" is damaged (${String(health).split('\n')[0]}); nothing was changed. ` +
      'Move it away and put a backup in its place: npm run admin -- restore FILE',
  );
}
