import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Creates the data folder if there is none, closed to other users of the machine. */
export const makeDataFolder = (dataDir: string): void => void mkdirSync(dataDir, { recursive: true, mode: 0o700 });

/** Suffixes of the files that SQLite keeps next to its file while it is open. It creates them with the permissions of the file. */
const COMPANIONS = ['', '-wal', '-shm'];

/** The file belongs to somebody else, lies on a read-only file system, or has just been removed: nothing can be done about it. */
const BEYOND_US = ['EPERM', 'EROFS', 'ENOENT'];

/** Closes a SQLite file and its companions to other users of the machine. */
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
