import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SQLITE_FILE } from '#server/database/openDatabase.ts';
import type { Manifest } from '../../kept/manifest.ts';
import { unpack, unpackBytes } from '../../kept/packed.ts';
import { RestClient } from '../../support/RestClient.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';
import { Author } from './Author.ts';
import { test } from './test.ts';

/** The installation of an earlier version (tests/kept), on a server of its own. */
export interface KeptInstallation extends Pick<ServerProcess, 'url'> {
  readonly manifest: Manifest;
}

/** A test in that installation. `keeper` is its author, with a new session that the browser does not have yet. */
export const keptTest = test.extend<{ kept: KeptInstallation; keeper: Author }>({
  kept: async ({ browserName }, use) => {
    const folder = mkdtempSync(join(tmpdir(), `meikyu-kept-${browserName}-`));
    writeFileSync(join(folder, SQLITE_FILE), unpackBytes('database.sqlite.gz'));
    const server = await startProcess({ DATA_DIR: folder });
    await use({ url: server.url, manifest: unpack('manifest.json.gz') });
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ kept }, use) => use(kept.url),
  keeper: async ({ kept, page, language }, use) => {
    const { password } = kept.manifest;
    const { body } = await new RestClient(kept.url).post('login', { login: 'keeper', password });
    const account = { username: 'keeper', name: 'Kaede Mori', email: 'keeper@example.com', password };
    await use(new Author(page, { ...account, rest: new RestClient(kept.url, body.access_token) }, language));
  },
});
