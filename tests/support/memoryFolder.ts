import { accessSync, constants, statfsSync } from 'node:fs';

/** The file system in memory of Linux, which most containers have as well. */
const FOLDER = '/dev/shm';
/** Bytes that it must have free, and that the machine must have free in addition. */
const ROOM = 3 * 2 ** 30;

/**
 * Returns a folder whose files are in memory, if this machine has enough of it: a database there does not wait for a disk with every
 * commit. A process that is killed loses nothing there. Undefined elsewhere.
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
