import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * Returns the path of the first of these programs that is installed, each a name or a whole path. The folders of services count too, which
 * users rarely have in PATH.
 */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
