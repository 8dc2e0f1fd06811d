import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
let version: string | undefined;

/** The package's version and, so that every new client build is noticed, a mark of the built page. Read once a process. */
export function readAppVersion(): string {
  if (version) return version;
  const { version: number } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  let mark = 'unbuilt';
  try {
    mark = createHash('sha256')
      .update(readFileSync(join(root, 'dist/client/index.html')))
      .digest('hex')
      .slice(0, 8);
  } catch {
    // Served without a built client: in development the page comes from Vite.
  }
  version = `${number}+${mark}`;
  return version;
}
