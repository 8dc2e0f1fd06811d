import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Makes the data folder where there is none, closed to other users of the machine. */
export const makeDataFolder = (dataDir: string): void => void mkdirSync(dataDir, { recursive: true, mode: 0o700 });

/** What SQLite puts beside its file while it is open. It makes them with the permissions of the file. */
const COMPANIONS = ['', '-wal', '-shm'];

/** The file belongs to somebody else, lies where nothing can be written, or has just gone: there is nothing to do about it. */
const BEYOND_US = ['EPERM', 'EROFS', 'ENOENT'];

/** Closes a file of SQLite, and what stands beside it, to other users of the machine. */
export function keepPrivate(file: string): void {
  for (const path of COMPANIONS.map((suffix) => file + suffix)) {
    const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(path, 0o600);
    } catch (error) {
      if (!BEYOND_US.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
