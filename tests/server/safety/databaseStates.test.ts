import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { newAuthor, newScenario, PASSWORD } from '../../support/author.ts';
import { sqlite } from '../../support/engines.ts';
import { findProgram } from '../../support/findProgram.ts';
import { roomMaps } from '../../support/maps.ts';
import { createDatabase, type Mariadb, startMariadb } from '../../support/mariadb.ts';
import { patient } from '../../support/patience.ts';
import type { Answer, RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

/** Milliseconds. */
const ANSWER_TIME = 1500;

/** A MariaDB of the test's own, to be brought into bad states: `mariadbd` must be installed here. */
describe.skipIf(!findProgram('mariadbd') || process.env.MYSQL_TEST_URL)('A database of MySQL', () => {
  let mariadb: Mariadb;
  let root: Connection;
  const server = useServer(
    {
      async makeMigrated() {
        mariadb = (await startMariadb()) as Mariadb;
        const url = new URL(await createDatabase(mariadb.url, inject('mysqlScript')));
        root = await createConnection({ uri: mariadb.url, multipleStatements: true });
        // A user with all rights may write even to a database that is read-only.
        await root.query(`CREATE USER meikyu; GRANT ALL ON ${url.pathname.slice(1)}.* TO meikyu`);
        await root.changeUser({ database: url.pathname.slice(1) });
        url.username = 'meikyu';
        const folder = await sqlite.makeStorage();
        return {
          env: { ...folder.env, DATABASE_URL: url.href },
          async remove() {
            await root.end();
            await mariadb.stop();
            await folder.remove();
          },
        };
      },
    },
    { answerTime: ANSWER_TIME },
  );
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'author');
    scenario = await newScenario(author);
  });
  const save = () => author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(3) });
  const read = () => author.get(scenario);

  function expectPassing({ status, headers, body }: Answer<unknown>, message = /busy/): void {
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { code: 503, message: expect.stringMatching(message) },
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }

  test('that stands still holds no request for longer than the limit, with a body or without', async () => {
    const goOn = mariadb.freeze();
    try {
      const started = performance.now();
      const answers = await Promise.all([
        save(),
        read(),
        author.post('/trpc/scenarios.create', { title_ja: 'x' }),
        author.get('/readyz'),
      ]);
      expect(performance.now() - started).toBeLessThan(3 * ANSWER_TIME);
      for (const { status, headers } of answers) {
        expect(status).toBe(503);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect((await author.get('/healthz')).status).toBe(200);
    } finally {
      goOn();
    }
    await expect.poll(async () => (await save()).status).toBe(200);
  });

  test('that is read-only answers reads, and says of writes that they can be made later', async () => {
    // The access to the scenario would be recorded, and cannot be.
    await root.query('UPDATE scenarios SET last_access_at = 0; SET GLOBAL read_only = 1');
    try {
      expect((await read()).status).toBe(200);
      expect((await server().rest.post('login', { login: 'author', password: PASSWORD })).status).toBe(503);
      expectPassing(await save(), /read-only/);
      expectPassing(await author.put(`${scenario}/floor-maps/01`, { name_en: 'x' }), /read-only/);
    } finally {
      await root.query('SET GLOBAL read_only = 0');
    }
    expect((await save()).status).toBe(200);
  });

  test('that has no connection left is told as one that is busy', async () => {
    await root.query('GRANT USAGE ON *.* TO meikyu WITH MAX_USER_CONNECTIONS 1; KILL USER meikyu');
    await expect.poll(async () => (await read()).status).toBe(200);
    await root.query('LOCK TABLES scenarios WRITE');
    const started = performance.now();
    const holder = read();
    try {
      await expect.poll(async () => JSON.stringify(await root.query('SHOW PROCESSLIST'))).toMatch(/Waiting for table/);
      for (const one of await Promise.all([read(), read()])) expectPassing(one);
      expect(performance.now() - started).toBeLessThan(ANSWER_TIME);
    } finally {
      await root.query('UNLOCK TABLES; GRANT USAGE ON *.* TO meikyu WITH MAX_USER_CONNECTIONS 0');
    }
    expect((await holder).status).toBe(200);
  });

  test('that breaks off what takes too long, or closes its connections, is told as one that is busy', async () => {
    await root.query('SET GLOBAL max_statement_time = 0.2; KILL USER meikyu; LOCK TABLES scenarios WRITE');
    try {
      const answers = [await read(), await read(), await read()];
      for (const one of answers) expectPassing(one);
    } finally {
      await root.query('UNLOCK TABLES; SET GLOBAL max_statement_time = 0');
    }
    await expect.poll(async () => (await read()).status).toBe(200);
  });

  test('that has lost a table is not ready, though it answers', async () => {
    expect((await author.get('/readyz')).status).toBe(200);
    await root.query('LOCK TABLES accounts WRITE');
    try {
      expectPassing(await author.get('/readyz'));
    } finally {
      await root.query('UNLOCK TABLES');
    }
    await expect.poll(async () => (await author.get('/readyz')).status).toBe(200);
  });
});

describe.skipIf(!findProgram('mariadbd') || process.env.MYSQL_TEST_URL)('A database of MySQL that is stopped', () => {
  let mariadb: Mariadb;
  let url: string;
  const server = useServer({
    async makeMigrated() {
      mariadb = (await startMariadb()) as Mariadb;
      const folder = await sqlite.makeStorage();
      url = await createDatabase(mariadb.url, inject('mysqlScript'));
      return {
        env: { ...folder.env, DATABASE_URL: url },
        async remove() {
          await mariadb.stop();
          await folder.remove();
        },
      };
    },
  });

  test('answers 503 after some 5 seconds to every call, the lists of works and samples too, again and again; a slow one is waited for', async () => {
    const author = await newAuthor(server().url, 'author');
    const scenario = await newScenario(author);
    const calls = ['works', 'works', 'works/1', scenario, 'scenarios', 'sample-scenarios'];
    // These leave connections open when the database stops.
    await Promise.all(calls.map((path) => author.get(path)));
    const goOn = mariadb.freeze();
    try {
      for (let round = 0; round < 2; round++) {
        const started = performance.now();
        const answers = await Promise.all(calls.map((path) => author.get(path)));
        expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 503));
        expect(performance.now() - started).toBeLessThan(patient(8000));
      }
    } finally {
      goOn();
    }
    await expect.poll(async () => (await author.get('works')).status).toBe(200);
    const root = await createConnection({ uri: url });
    await root.query('LOCK TABLES scenarios WRITE');
    const waiting = author.get(scenario);
    const seconds = async () => {
      const [rows] = await root.query<RowDataPacket[]>('SHOW FULL PROCESSLIST');
      return Math.max(
        0,
        ...rows.filter(({ State }) => /Waiting for table/.test(State)).map(({ Time }) => Number(Time)),
      );
    };
    await expect.poll(seconds, { timeout: patient(20_000), interval: 500 }).toBeGreaterThanOrEqual(6);
    await root.query('UNLOCK TABLES');
    expect((await waiting).status).toBe(200);
    await root.end();
  });
});
