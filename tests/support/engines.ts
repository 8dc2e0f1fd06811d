import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { createDatabase, dropDatabase } from './mariadb.ts';
import { isWhole } from './ofEachSort.ts';

/** A place for data, as the environment variables that name it. */
export interface Storage {
  readonly env: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  remove(): Promise<void>;
}

/** One of the two engines on which a suite runs. */
export interface Engine {
  readonly name: 'SQLite' | 'MySQL';
  /** Makes an empty place, as before the first start. */
  makeStorage(): Promise<Storage>;
  /** Makes a place to which the migrations have been applied and nothing else. */
  makeMigrated(): Promise<Storage>;
}

export const sqlite: Engine = {
  name: 'SQLite',
  makeStorage: makeFolder,
  async makeMigrated() {
    const storage = await makeFolder();
    await cp(inject('sqliteFolder'), storage.env.DATA_DIR, { recursive: true });
    return storage;
  },
};

export const mysql: Engine = {
  name: 'MySQL',
  makeStorage: () => makeDatabase(''),
  makeMigrated: () => makeDatabase(inject('mysqlScript')),
};

const mysqlUrl = inject('mysqlUrl');

async function makeDatabase(script: string): Promise<Storage> {
  if (mysqlUrl === null) throw new Error('there is no MySQL server in this run');
  const folder = await makeFolder();
  const url = await createDatabase(mysqlUrl, script);
  return {
    env: { ...folder.env, DATABASE_URL: url },
    async remove() {
      await dropDatabase(url);
      await folder.remove();
    },
  };
}

async function makeFolder(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'meikyu-data-'));
  return { env: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Runs the same suite on SQLite and on MySQL, for code whose SQL, locks, retries, collations or migrations differ between them. Without a
 * MySQL server its half is skipped, which the global setup reports.
 */
export function describeOnEveryEngine(title: string, suite: (engine: Engine) => void): void {
  describe(`${title} (SQLite)`, () => suite(sqlite));
  describeOnMysql(title, suite);
}

/** Runs a suite for code that treats both engines the same: a landing runs it on SQLite, `npm run soak` on every engine. */
export function describeOnAnyEngine(title: string, suite: (engine: Engine) => void): void {
  if (isWhole) describeOnEveryEngine(title, suite);
  else describe(title, () => suite(sqlite));
}

/** Runs a suite for code of MySQL only. */
export function describeOnMysql(title: string, suite: (engine: Engine) => void): void {
  describe.skipIf(mysqlUrl === null)(`${title} (MySQL)`, () => suite(mysql));
}
