import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn, newAuthor, newScenario, PASSWORD, registration } from '../support/author.ts';
import { describeOnAnyEngine, describeOnMysql, type Storage, sqlite } from '../support/engines.ts';
import { roomMaps } from '../support/maps.ts';
import { RestClient } from '../support/RestClient.ts';
import { rawRequest } from '../support/rawRequest.ts';
import { failToStart, startProcess } from '../support/startProcess.ts';

describe('A server that cannot start says why in one line and ends', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'meikyu-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('for wrong settings, one line each, and no secret', async () => {
    const { code, lines } = await failToStart({ DATA_DIR: folder, PORT: 'x', DATABASE_URL: 'pg://me:hunter2@db/x' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^PORT must be /), expect.stringMatching(/^DATABASE_URL must be /)]);
    expect(lines.join()).not.toContain('hunter2');
  });

  test('for a port that is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as { port: number };
    const ended = await failToStart({ DATA_DIR: join(folder, 'taken'), PORT: String(port) });
    expect(ended).toEqual({ code: 1, lines: ['The port is already in use; choose another with PORT.'] });
    holder.close();
  });

  test('for a data folder that is a file, or holds something that is no database', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'x');
    const blocked = await failToStart({ DATA_DIR: join(file, 'data'), PORT: '0' });
    expect(blocked).toEqual({ code: 1, lines: [expect.stringMatching(/^The data folder .* DATA_DIR/)] });

    const foreign = await mkdtemp(join(folder, 'foreign-'));
    const text = 'This is a letter, and no database at all. '.repeat(200);
    await writeFile(join(foreign, 'meikyu.sqlite'), text);
    const { code, lines } = await failToStart({ DATA_DIR: foreign, PORT: '0' });
    expect({ code, lines: lines.length }).toEqual({ code: 1, lines: 1 });
  });

  test('for a data folder in which it cannot make its files', async () => {
    const closed = await mkdtemp(join(folder, 'closed-'));
    // Even root cannot open a folder as a file.
    await mkdir(join(closed, 'meikyu.sqlite'));
    const { code, lines } = await failToStart({ DATA_DIR: closed, PORT: '0' });
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [expect.stringMatching(/^The data folder cannot be written to/)],
    });
  });

  test.each([
    ['an address that this machine does not have', '203.0.113.5', 'PORT'],
    ['a name that nothing has', 'nowhere.invalid', 'PORT'],
    ['an address that this machine does not have, for the figures too', '203.0.113.5', 'METRICS_PORT'],
  ])('for a HOST that is %s', async (_title, HOST, port) => {
    const { code, lines } = await failToStart({ DATA_DIR: join(folder, 'host'), HOST, PORT: '0', [port]: '0' });
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(`^HOST: .*"${HOST}"`)] });
  });

  test('for a database that does not answer', async () => {
    const { code, lines } = await failToStart({
      DATA_DIR: folder,
      PORT: '0',
      DATABASE_URL: 'mysql://me:hunter2@127.0.0.1:1/x',
    });
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(/^The database of DATABASE_URL /)] });
  });
});

describeOnMysql('A server that cannot use its database', (engine) => {
  let url: URL;
  let storage: Storage;
  beforeAll(async () => {
    storage = await engine.makeStorage();
    url = new URL(storage.env.DATABASE_URL ?? '');
  });
  afterAll(() => storage.remove());

  test.each([
    ['password', /user name or password/],
    ['pathname', /does not exist/],
    ['hostname', /cannot be reached/],
  ] as const)('says in one line that its %s is wrong, and no secret', async (part, says) => {
    const wrong = new URL(url);
    wrong[part] = { password: 'hunter2', pathname: '/nowhere', hostname: 'nowhere.invalid' }[part];
    const { code, lines } = await failToStart({ ...storage.env, PORT: '0', DATABASE_URL: wrong.href });
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(/^The database of DATABASE_URL /)] });
    expect(lines[0]).toMatch(says);
    expect(lines[0]).not.toContain('hunter2');
  });
});

describe('One data folder', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await sqlite.makeStorage();
  });
  afterAll(() => storage.remove());

  test('serves one server; what kill -9 leaves behind does not stop the next', async () => {
    const first = await startProcess(storage.env);
    const second = await failToStart({ ...storage.env, PORT: '0' });
    const { DATA_DIR } = storage.env;
    const line = `Another Meikyu server is already running on the data folder "${DATA_DIR}".`;
    expect(second).toEqual({ code: 1, lines: [line] });
    expect((await new RestClient(first.url).get('/readyz')).status).toBe(200);

    expect(await first.end('SIGKILL')).toBe(null);
    const next = await startProcess(storage.env);
    expect((await new RestClient(next.url).get('/readyz')).status).toBe(200);
    expect(await next.end('SIGTERM')).toBe(0);
    const last = await startProcess(storage.env);
    expect(await last.end('SIGINT')).toBe(0);
  });
});

describeOnAnyEngine('Stopping', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await engine.makeStorage();
  });
  afterAll(() => storage.remove());

  test('lets twenty requests under way finish, takes no new ones, and ends well', async () => {
    const server = await startProcess({ ...storage.env, LOG_LEVEL: 'info' });
    const author = await newAuthor(server.url, 'stopper');
    const scenario = await newScenario(author);
    const requests = [
      ...Array.from({ length: 4 }, () =>
        holdRequest(author, 'POST', 'login', { login: 'stopper', password: PASSWORD }),
      ),
      ...Array.from({ length: 15 }, (_, index) =>
        holdRequest(author, 'PUT', `${scenario}/floor-maps/${index + 10}/maps`, { maps: roomMaps(index) }),
      ),
      holdRequest(author, 'POST', `${scenario}/backup`, { note: 'last' }),
    ];
    // The server has seen each of them, and waits for the rest of its body.
    await Promise.all(requests.map(({ seen }) => seen));
    const ended = server.end('SIGTERM');
    await server.says(/"stopping"/);
    await expect(new RestClient(server.url).get('/readyz')).rejects.toThrow();

    const answers = await Promise.all(requests.map(({ finish }) => finish()));
    expect(answers).toEqual([...Array(4).fill(200), ...Array(15).fill(200), 201]);
    expect(await ended).toBe(0);

    const again = await startProcess(storage.env);
    const back = await logIn(again.url, 'stopper');
    const backups = await back.get<unknown[]>(`${scenario}/backup`);
    expect(backups.data).toHaveLength(1);
    for (let floor = 10; floor <= 24; floor++) {
      const { data } = await back.get<{ revision: number }>(`${scenario}/floor-maps/${floor}`);
      expect(data.revision).toBeGreaterThan(0);
    }
    expect(await again.end('SIGTERM')).toBe(0);
  });
});

describe('The log', () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await sqlite.makeStorage();
  });
  afterAll(() => storage.remove());

  test('of a whole journey, at its most talkative, holds no password, token or header that carries one', async () => {
    const server = await startProcess({ ...storage.env, LOG_LEVEL: 'trace' });
    const nobody = new RestClient(server.url);
    const secrets = [PASSWORD, 'a wrong password', 'secret-in-the-query', 'handoff.token-0123456789'];
    const author = await newAuthor(server.url, 'logged');
    secrets.push(author.token ?? '');
    await nobody.post('register', { ...registration('logged'), username: 'x' });
    await nobody.post('login', { login: 'logged', password: 'a wrong password' });
    await nobody.post('/trpc/accounts.login', { login: 'logged', password: 'a wrong password' });
    await nobody.call('POST', 'login', { raw: `{"login":"logged","password":"${PASSWORD}"` });
    for (const path of [
      'decrypt-token/TOKEN',
      'decrypt%2Dtoken/TOKEN',
      'decrypt%252Dtoken/TOKEN',
      'Decrypt-Token/TOKEN',
      '/decrypt-token//TOKEN',
      'decrypt-token%2FTOKEN',
      'decrypt-token\\TOKEN',
      './x/../decrypt-token/TOKEN',
      'decrypt_token/TOKEN',
      `decrypt-toker/TOKEN${'x'.repeat(100)}`,
    ]) {
      const spelled = `/api/frontend/${path.replace('TOKEN', 'handoff.token-0123456789')}`;
      await rawRequest(server.url, { method: 'GET', path: spelled });
      await rawRequest(server.url, { method: 'GET', path: `/${spelled}/x?y=handoff.token-0123456789` });
    }
    await author.get('scenarios?search=secret-in-the-query');
    await author.get('me', { cookie: `access_token=${author.token}` });
    const scenario = await newScenario(author);
    await author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(1) });
    const { data } = await author.post<{ id: string }>(`${scenario}/backup`, {});
    await author.post(`${scenario}/restore`, { id: data.id });
    await author.get('scenarios/%zz');
    await author.post('logout');
    await author.get('me');
    expect(await server.end('SIGTERM')).toBe(0);

    const output = server.output();
    for (const secret of secrets) expect(output).not.toContain(secret);
    expect(output).not.toMatch(/Bearer|argon2id/);
    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events.length).toBeGreaterThan(20);
    for (const { time } of events) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const named = events.map(({ event }) => event).filter(Boolean);
    expect(named).toEqual(expect.arrayContaining(['registered', 'login', 'login_failed', 'restored']));
    for (const one of events.filter(({ event }) => event === 'login_failed'))
      expect(one.reqId).toEqual(expect.any(String));
  });
});

/** Makes a request whose head the server has seen (it answered 100 Continue), and whose body `finish` sends, which returns the status. */
function holdRequest(who: RestClient, method: string, path: string, body: unknown) {
  const content = JSON.stringify(body);
  const call = request(`${who.url}/api/frontend/${path}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(content),
      expect: '100-continue',
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', (response) => {
      response.resume().once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  answered.catch(() => {});
  const seen = once(call, 'continue');
  call.flushHeaders();
  return {
    seen,
    finish() {
      call.end(content);
      return answered;
    },
  };
}
