import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Config } from '#server/config.ts';
import { SQLITE_FILE } from './openDatabase.ts';

/** Of less SQLite would silently make a new database; even one without a table has a page. Bytes. */
const LEAST_SIZE = 512;

type DataPlace = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The database exists and must not be touched; the message says what its owner can do. */
export class DatabaseFileError extends Error {}

/**
 * Checks the SQLite file before anything is written to it. A new folder is fine, and so is an unchanged file after a clean stop,
 * because reading a large one takes long (docs/decisions/0008).
 * @param announce called before the file is read
 * @throws DatabaseFileError
 */
export function checkFile({ databaseUrl, dataDir }: DataPlace, announce: (file: string) => void): void {
  const file = join(dataDir, SQLITE_FILE);
  if (databaseUrl || !existsSync(file) || !statSync(file).isFile() || isAsItWasLeft(file)) return;
  announce(file);
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

/** Remembers the closed file as a server leaves it that stops well. */
export function rememberFile({ databaseUrl, dataDir }: DataPlace): void {
  if (databaseUrl) return;
  const file = join(dataDir, SQLITE_FILE);
  try {
    writeFileSync(stampOf(file), marks(file));
  } catch {
    // A full disk, say: the next start looks at the file, and no more is lost.
  }
}

const isAsItWasLeft = (file: string): boolean =>
  existsSync(stampOf(file)) && readFileSync(stampOf(file), 'utf8') === marks(file);

const stampOf = (file: string): string => `${file}.whole`;

/** What differs in a file that was written to, or put in the place of another. */
function marks(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true });
  return `${ino} ${size} ${mtimeNs}\n`;
}
