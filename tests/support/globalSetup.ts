// One MariaDB for the whole run, and the schema of both engines, made once by the migrations for all test servers to copy.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/database/migrate.ts';
import { createDatabase, dropDatabase, scriptOf, startMariadb } from './mariadb.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the MySQL or MariaDB server of this run, without a database; null if there is none. */
    mysqlUrl: string | null;
    /** The SQL script that creates a migrated database on that server. */
    mysqlScript: string;
    /** A folder with a migrated SQLite database. */
    sqliteFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mariadb = await startMariadb();
  if (mariadb === undefined) {
    const message = 'No MySQL: mariadbd is not installed and MYSQL_TEST_URL is not set.';
    if (process.env.CI === 'true') throw new Error(`${message} With CI=true the suite runs on both engines.`);
    console.warn(`${message} The MySQL half of the server suite is skipped.`);
  }
  const sqliteFolder = await mkdtemp(join(tmpdir(), 'meikyu-migrated-'));
  await migrate({ dataDir: sqliteFolder, databaseUrl: undefined });
  project.provide('sqliteFolder', sqliteFolder);
  project.provide('mysqlUrl', mariadb?.url ?? null);
  project.provide('mysqlScript', mariadb ? await migratedScript(mariadb.url) : '');
  return async () => {
    await rm(sqliteFolder, { recursive: true });
    await mariadb?.stop();
  };
}

async function migratedScript(server: string): Promise<string> {
  const databaseUrl = await createDatabase(server);
  await migrate({ dataDir: '', databaseUrl });
  const script = await scriptOf(databaseUrl);
  await dropDatabase(databaseUrl);
  return script;
}
