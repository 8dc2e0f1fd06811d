import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../support/findProgram.ts';
import { createDatabase, startMariadb } from '../../support/mariadb.ts';
import { startProcess } from '../../support/startProcess.ts';

/** Required with CI=true. */
export const hasMysql =
  process.env.CI === 'true' || Boolean(process.env.MYSQL_TEST_URL) || findProgram('mariadbd') !== undefined;

/** Starts the program on a MySQL of its own, by that single setting. */
export async function startOnMysql(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const mariadb = await startMariadb();
  if (!mariadb) throw new Error('mariadbd is not installed and MYSQL_TEST_URL is not set.');
  const folder = await mkdtemp(join(tmpdir(), 'meikyu-e2e-mysql-'));
  const server = await startProcess({ DATABASE_URL: await createDatabase(mariadb.url), DATA_DIR: folder });
  return {
    url: server.url,
    async stop() {
      await server.end('SIGTERM');
      await mariadb.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
