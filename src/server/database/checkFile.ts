import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import type { Config } from '#server/config.ts';
import { SQLITE_FILE } from './openDatabase.ts';

/** SQLite would silently make a new database of a smaller file; even a database without a table has a page. Bytes. */
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
    // Faults that prevent opening it at all are reported when the server really opens the file.
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return;
    health = message;
  }
  if (health === 'ok') return;
  throw new DatabaseFileError(
    `The database "${file}" is damaged (${String(health).split('\n')[0]}); nothing was changed. ` +
      'Move it away and put a backup in its place: npm run admin -- restore FILE',
  );
}

/** Records the state of the closed file after a server has stopped cleanly. */
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

/** Returns a text that changes when a file is written to or replaced by another. */
function marks(file: string): string {
  const { ino, size, mtimeNs } = statSync(file, { bigint: true });
  return `${ino} ${size} ${mtimeNs}\n`;
}
