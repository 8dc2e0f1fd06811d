import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/client');
/**
 * Holds the newest time of the sources that `dist/client` was built from, in milliseconds. It lies outside that folder, since everything in
 * it is served.
 */
const stamp = join(root, 'dist/client.stamp');
const sources = [
  ...['client', 'domain', 'game', 'view', 'bundle'].map((folder) => `src/${folder}`),
  'public',
  'vite.config.ts',
  'package-lock.json',
];

/** Returns the newest modification time of all sources; folders count too, so that a deleted file is noticed. */
function newestSource(): number {
  const files = globSync([...sources, ...sources.map((source) => `${source}/**`)], { cwd: root });
  return Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs));
}

/** Returns Vite's command, or undefined on an installation without the development packages. */
function findVite(): string | undefined {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js');
  } catch {
    return undefined;
  }
}

/**
 * Builds the client if it is missing or older than its sources; a build that is up to date costs nothing.
 * @throws Error if it cannot be built; without the development packages only if there is no build at all
 */
export async function buildClient(): Promise<void> {
  const newest = newestSource();
  const present = existsSync(join(built, 'index.html'));
  if (present && existsSync(stamp) && Number(readFileSync(stamp, 'utf8')) >= newest) return;

  const vite = findVite();
  if (vite === undefined) {
    if (present) return;
    throw new Error('The client is not built, and the packages that build it are not installed: run `npm ci` first.');
  }
  console.log(
    present ? 'The client is older than its sources: building it.' : 'The client is not built yet: building it.',
  );
  rmSync(stamp, { force: true });
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The client could not be built; the reason stands above.');
  writeFileSync(stamp, String(newest));
}
