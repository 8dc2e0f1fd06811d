import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { CRASH_POINTS } from '#server/crashPoint.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { csvBytes, sendCsv } from '../../support/csvFiles.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine, type Storage, sqlite } from '../../support/engines.ts';
import { roomMaps } from '../../support/maps.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { RestClient } from '../../support/RestClient.ts';
import { root } from '../../support/run.ts';
import { startProcess } from '../../support/startProcess.ts';

/** Points inside the server; those of `npm run admin` are in tests/server/admin/installation.test.ts. */
const POINTS = CRASH_POINTS.filter((point) => !point.startsWith('installation-'));

describe('The points of death', () => {
  const sources = globSync('src/server/**/*.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));

  test.each(CRASH_POINTS)('%s stands in one place of the code', (point) => {
    const places = sources.filter((source) => source.includes(`crashPoint('${point}')`));
    expect(places).toHaveLength(1);
  });

  test('mean nothing in production', async () => {
    const storage = await sqlite.makeMigrated();
    const server = await startProcess({ ...storage.env, NODE_ENV: 'production', CRASH_AT: 'backup:packed' });
    const author = await newAuthor(server.url, 'author');
    expect((await author.post(`${await newScenario(author)}/backup`, {})).status).toBe(201);
    expect(await server.end('SIGTERM')).toBe(0);
    await storage.remove();
  });
});

describeOnEveryEngine('A server that dies', (engine) => {
  let storage: Storage;
  let token: string | undefined;
  let scenario: string;
  let backup: string;
  beforeAll(async () => {
    storage = await engine.makeMigrated();
    const server = await startProcess(storage.env);
    const author = await newAuthor(server.url, 'author');
    token = author.token;
    scenario = await newScenario(author);
    await author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(1) });
    backup = (await author.post<{ id: string }>(`${scenario}/backup`, {})).data.id;
    await author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(2) });
    await server.end('SIGTERM');
  });
  afterAll(() => storage.remove());

  const operations: Record<string, (author: RestClient) => Promise<unknown>> = {
    backup: (author) => author.post(`${scenario}/backup`, {}),
    change: (author) =>
      sendCsv(
        author,
        `${scenario}/unidentified-items/import`,
        csvBytes([
          ['番号', 'ja', 'en'],
          [1, '剣？', ''],
        ]),
      ),
    restore: (author) => author.post(`${scenario}/restore`, { id: backup }),
    'delete-scenario': (author) => author.delete(scenario),
  };

  async function stored() {
    const database = openDatabase(readConfig({ ...storage.env }));
    const { migration_lease: _lease, knex_migrations_lock: _lock, ...dump } = await dumpDatabase(database);
    await database.destroy();
    return dump;
  }

  /** Every operation that passes a point is tried at it: a restore is a change like any other. */
  const tried = POINTS.flatMap((point) => {
    const [name] = point.split(':') as [string];
    return (name === 'change' ? ['change', 'restore'] : [name]).map((operation) => [point, operation] as const);
  });

  // The points are the same on both engines; what a transaction leaves behind may differ by operation.
  const onEngine = engine.name === 'SQLite' ? tried : ofEachSort(tried, ([, operation]) => operation);
  test.each(onEngine)('at %s leaves everything as it was (%s)', async (CRASH_AT, name) => {
    const before = await stored();
    const server = await startProcess({ ...storage.env, CRASH_AT });
    const operation = operations[name];
    if (!operation) throw new Error(`no operation passes ${CRASH_AT}`);
    await expect(operation(new RestClient(server.url, token))).rejects.toThrow();
    // It is dead already: a signal finds nothing to end.
    expect(await server.end('SIGTERM')).toBe(null);
    expect(await stored()).toEqual(before);
  });
});
