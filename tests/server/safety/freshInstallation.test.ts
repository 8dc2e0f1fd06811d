import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { newAuthor } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnAnyEngine, type Storage } from '../../support/engines.ts';
import { RestClient } from '../../support/RestClient.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';

/** Tables that only record the state of the database, and the words that every installation begins with. */
const BOOKS = ['knex_migrations', 'knex_migrations_lock', 'migration_lease', 'text_folds', 'banned_words'];

const NAMES = ['admin', 'administrator', 'root', 'meikyu', 'test', 'guest', 'user', 'demo', 'system', ''];
const PASSWORDS = ['', 'admin', 'password', 'meikyu', 'root', 'changeme', 'admin12345', 'password1234'];

/** Paths that other programs leave open on the day they are installed. */
const DOORS = [
  'admin',
  'setup',
  'install',
  'debug',
  'metrics',
  'status',
  'env',
  '.env',
  '.git/config',
  'package.json',
  'meikyu.sqlite',
  'data/meikyu.sqlite',
  'server-status',
  'actuator/env',
  'graphql',
  'trpc-panel',
  'api/frontend/admin',
  'api/frontend/accounts',
  'api/frontend/users',
];

describeOnAnyEngine('A fresh installation', (engine) => {
  let storage: Storage;
  let server: ServerProcess;
  beforeAll(async () => {
    storage = await engine.makeStorage();
    server = await startProcess(storage.env);
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await storage.remove();
  });

  test('holds no account, and nothing of anybody', async () => {
    const database = openDatabase(readConfig({ ...storage.env }));
    const rows = Object.entries(await dumpDatabase(database)).filter(([table]) => !BOOKS.includes(table));
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(([, found]) => found.length > 0)).toEqual([]);
    await database.destroy();
  });

  test('lets nobody in under any of the usual names', async () => {
    let tries = 0;
    for (const login of NAMES) {
      for (const password of PASSWORDS) {
        const { status, text } = await rawRequest(server.url, {
          method: 'POST',
          path: '/api/frontend/login',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ login, password }),
          // Each from an address of its own, as attempts from one address are counted.
          from: `127.2.${NAMES.indexOf(login)}.${(tries++ % 250) + 1}`,
        });
        expect([422, 429], `${login} ${password}`).toContain(status);
        expect(text).not.toContain('access_token');
      }
    }
  });

  test.each(DOORS)('has no door at /%s', async (path) => {
    const answer = await rawRequest(server.url, { method: 'GET', path: `/${path}` });
    const isClient = answer.status === 200 && String(answer.headers['content-type']).startsWith('text/html');
    expect(isClient || [401, 404].includes(answer.status), `${answer.status}`).toBe(true);
    // The client's page is the same everywhere, and reports an unknown address by itself.
    if (isClient) expect(answer.text).toBe((await rawRequest(server.url, { method: 'GET', path: '/' })).text);
  });

  test('makes nobody an admin, not even the first author', async () => {
    const first = await newAuthor(server.url, 'admin');
    const { data } = await first.get('me');
    expect(data).toMatchObject({ is_admin: false });
    expect((await new RestClient(server.url).get('me')).status).toBe(401);
  });
});
