import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { REST_PATHS } from '#server/rest/paths.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine, type Storage, sqlite } from '../../support/engines.ts';
import { freePort } from '../../support/freePort.ts';
import { roomMaps } from '../../support/maps.ts';
import { isWhole } from '../../support/ofEachSort.ts';
import { patient } from '../../support/patience.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { openSocket, speak } from '../../support/speak.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';
import { useServer } from '../../support/useServer.ts';

describe('A server under siege', () => {
  let storage: Storage;
  let server: ServerProcess;
  let author: RestClient;
  let metrics: string;
  beforeAll(async () => {
    storage = await sqlite.makeMigrated();
    metrics = String(await freePort());
    server = await startProcess({ ...storage.env, METRICS_PORT: metrics });
    author = await newAuthor(server.url, 'author');
  });
  afterAll(async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    await storage.remove();
  });
  const memory = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/\nprocess_resident_memory_bytes (\S+)/.exec(text)?.[1]);
  };

  test('answers others at once while 200 callers never end their requests', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(server.url)));
    for (const [index, socket] of sockets.entries()) {
      socket.on('error', () => {});
      socket.write('POST /api/frontend/login HTTP/1.1\r\nHost: x\r\n');
      if (index % 2) socket.write('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"');
    }
    const times: number[] = [];
    for (let round = 0; round < 20; round++) {
      const started = performance.now();
      expect((await author.get('/healthz')).status).toBe(200);
      times.push(performance.now() - started);
    }
    expect(times.sort((a, b) => a - b)[10]).toBeLessThan(100);
    for (const socket of sockets) socket.destroy();
  });

  test('takes no body beyond its limit, on any path, told before or not, and holds none of it', {
    timeout: patient(120_000),
  }, async () => {
    const id = (await newScenario(author)).split('/')[1] as string;
    const writes = REST_PATHS.filter(({ method }) => method !== 'GET');
    const address = (path: string) =>
      `/api/frontend/${path
        .replace('{scenario_id}', id)
        .replace('{floor_number}', '01')
        .replace(/\{\w+\}/g, '0')}`;
    const targets = [
      ...writes.map(({ method, path, bodyLimit = 512 * 1024, takesForm = false }) => {
        return { target: `${method} ${address(path)}`, size: 2 * bodyLimit, opening: takesForm ? FORM : '' };
      }),
      { target: 'POST /trpc/floors.saveGrid', size: 1024 * 1024, opening: '' },
    ];
    const floodAll = async (all: typeof targets) => {
      for (const one of all) await floodOne(one);
    };
    // The handling of a body depends on its limit and on whether it is a form: one path of each stands for all.
    const oneOfEach = [...new Map(targets.map((one) => [`${one.size} ${one.opening}`, one])).values()];
    const floodOne = async ({ target, size, opening }: (typeof targets)[number]) => {
      for (const length of [`Content-Length: ${size + opening.length}`, 'Transfer-Encoding: chunked']) {
        const head = [
          `${target} HTTP/1.1\r\nHost: x\r\nConnection: close`,
          `Authorization: Bearer ${author.token}`,
          `Content-Type: ${opening === FORM ? 'multipart/form-data; boundary=b' : 'application/json'}`,
          length,
        ];
        const ask = () => flood(server.url, `${head.join('\r\n')}\r\n\r\n`, opening, size);
        // Closing with unread bytes resets the connection, which may swallow the answer: so the request is repeated.
        const status = (await ask()) || (await ask()) || (await ask());
        // A form that is never closed may be reported as that.
        expect(opening === FORM ? [400, 413] : [413], `${target} ${length}`).toContain(status);
      }
    };
    // At first the process takes its working memory; memory that is held would be added each time.
    if (isWhole) await floodAll(targets);
    await floodAll(oneOfEach);
    const before = await memory();
    await floodAll(oneOfEach);
    expect((await memory()) - before).toBeLessThan(50 * 2 ** 20);
  });
});

/** The beginning of a form with a file in it. */
const FORM = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\n\r\n';

/** Sends a head, the opening of the body, and then blanks, until the server answers; returns the status. */
async function flood(url: string, head: string, opening: string, size: number): Promise<number> {
  const socket = await openSocket(url);
  let answer = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => (answer += String(chunk)));
  // Not with `once`, which rejects on an error of the socket: the server may close after its answer while more is being sent.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(head);
  const isChunked = head.includes('chunked');
  const send = (text: string) => socket.write(isChunked ? `${text.length.toString(16)}\r\n${text}\r\n` : text);
  if (opening) send(opening);
  const blanks = ' '.repeat(32 * 1024);
  for (let sent = 0; sent < size && answer === '' && socket.writable; sent += blanks.length) {
    send(blanks);
    await wait(0);
  }
  if (isChunked && socket.writable) socket.write('0\r\n\r\n');
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

describeOnEveryEngine('A request', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'author');
    scenario = await newScenario(author);
  });

  test.each([1, 25, 50, 99])('that breaks off after %i %% of its body stores nothing', async (percent) => {
    const body = JSON.stringify({ maps: roomMaps(percent) });
    const before = await dumpDatabase(server().database);
    const socket = await openSocket(server().url);
    socket.on('error', () => {});
    const head = `PUT /api/frontend/${scenario}/floor-maps/01/maps HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${author.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`;
    socket.write(head);
    await once(socket, 'data');
    socket.write(body.slice(0, Math.floor((body.length * percent) / 100)));
    socket.end();
    await once(socket, 'close');
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'MERGE', 'FOO', 'get'])(
    'of the method %s is refused like any other',
    async (method) => {
      for (const target of ['/api/frontend/me', `/api/frontend/${scenario}`]) {
        const host = `Host: x\r\nConnection: close\r\nAuthorization: Bearer ${author.token}`;
        const answer = await speak(server().url, `${method} ${target} HTTP/1.1\r\n${host}\r\n\r\n`);
        expect(answer).toMatch(/^(HTTP\/1\.1 (400|404|405) |$)/);
        expect(answer).not.toContain('author@');
      }
    },
  );

  test.each(['http://evil.example.com', 'https://127.0.0.1', 'http://x:y@z', ''])(
    'whose target begins with "%s" needs its token all the same',
    async (origin) => {
      const answer = await speak(
        server().url,
        `GET ${origin}/api/frontend/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 (401|404) /);
    },
  );

  test.each([
    ['beyond every number', '1e999'],
    ['with a field beyond every number', '{"title_ja":1e999}'],
    ['with a second field beyond every number', '{"title_ja":"a","title_en":1e400}'],
    ['with nothing below zero', '{"title_ja":-0}'],
    ['with the first half of a character', '{"title_ja":"\\ud800"}'],
    ['with the second half of a character', '{"title_ja":"a\\udfff"}'],
    ['with a text of 500 kB', `{"title_ja":"${'x'.repeat(500_000)}"}`],
    ['of 200,000 brackets', '['.repeat(200_000)],
    ['of a thousand signs', `{"title_ja":${'-'.repeat(1000)}1}`],
    ['that ends too soon', '{"title_ja":"a"'],
    ['with two marks of byte order', '\ufeff\ufeff{}'],
  ])('%s is refused, and never by a fault of ours', async (_title, raw) => {
    const before = await dumpDatabase(server().database);
    for (const path of ['scenarios', '/trpc/scenarios.create']) {
      const { status } = await author.call('POST', path, { raw });
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('that deletes a scenario leaves nothing of it, however many write to it meanwhile', async () => {
    const id = await newScenario(author);
    const writers = Array.from({ length: 20 }, (_, index) => {
      const floor = `${id}/floor-maps/${String(index + 1).padStart(2, '0')}`;
      return index % 4 === 0 ? author.post(`${id}/backup`, {}) : author.put(`${floor}/maps`, { maps: roomMaps(index) });
    });
    const [deleted, ...written] = await Promise.all([author.delete(id), ...writers]);
    expect(deleted?.status).toBe(204);
    for (const { status } of written) expect([200, 201, 404]).toContain(status);
    const scenario_id = id.split('/')[1];
    for (const table of ['floors', 'records', 'backups']) {
      expect(await server().database(table).where({ scenario_id }), table).toEqual([]);
    }
    expect((await author.get(id)).status).toBe(404);
  });
});

describe('The address of a caller', () => {
  const spoofed = {
    'x-forwarded-for': '9.9.9.9, 6.6.6.6',
    'x-forwarded-proto': 'https',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
  };
  async function loggedAddress(env: Record<string, string>): Promise<string | undefined> {
    const storage = await sqlite.makeMigrated();
    let output = '';
    const serializers = { req: ({ ip }: { ip: string }) => ({ ip }) };
    const logger = pino({ level: 'info', serializers }, { write: (line) => (output += line) });
    const app = await buildApp(readConfig({ ...storage.env, ...env }), logger);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await rawRequest(url, { method: 'GET', path: '/api/frontend/me', headers: spoofed });
    await app.close();
    await storage.remove();
    return /"ip":"([^"]*)"/.exec(output)?.[1];
  }

  test('is that of the connection, whatever its headers say', async () => {
    expect(await loggedAddress({})).toBe('127.0.0.1');
  });
  test('is what the trusted proxy says, and not what somebody told the proxy', async () => {
    expect(await loggedAddress({ TRUST_PROXY: '1' })).toBe('6.6.6.6');
    expect(await loggedAddress({ TRUST_PROXY: '127.0.0.1' })).toBe('6.6.6.6');
  });
});
