// One MariaDB for the whole run: the tests take its address with inject('mysqlUrl') and make themselves databases on it.
import type { TestProject } from 'vitest/node';
import { startMariadb } from './mariadb.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the MySQL or MariaDB server of this run, without a database; null when there is none. */
    mysqlUrl: string | null;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mariadb = await startMariadb();
  if (mariadb === undefined) {
    const message = 'No MySQL: mariadbd is not installed and MYSQL_TEST_URL is not set.';
    if (process.env.CI === 'true') throw new Error(`${message} With CI=true the suite runs on both engines.`);
    console.warn(`${message} The MySQL half of the server suite is skipped.`);
  }
  project.provide('mysqlUrl', mariadb?.url ?? null);
  return async () => mariadb?.stop();
}
