import { accessSync, constants, statfsSync } from 'node:fs';

/** The file system in memory that Linux has, as most containers do. */
const FOLDER = '/dev/shm';
/** Bytes that it must have free, and that the machine must have beside that. */
const ROOM = 3 * 2 ** 30;

/**
 * A folder whose files are in memory, where this machine has enough of it: there a database does not wait for a disk with every commit.
 * A process that is killed loses nothing there. Undefined elsewhere.
 */
export function memoryFolder(): string | undefined {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM ? FOLDER : undefined;
  } catch {
    return undefined;
  }
}
