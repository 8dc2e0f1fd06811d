import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
let version: string | undefined;

/** Returns the version in the page of the built client, by which a page notices that the server has another one. Read once per process. */
export function readAppVersion(): string {
  version ??= readPageVersion() ?? `${readPackageVersion()}+unbuilt`;
  return version;
}

/** Returns undefined without a built client; in development the page comes from Vite. */
function readPageVersion(): string | undefined {
  try {
    const page = readFileSync(join(root, 'dist/client/index.html'), 'utf8');
    return /<meta name="version" content="([^"]+)"/.exec(page)?.[1];
  } catch {
    return undefined;
  }
}

function readPackageVersion(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
