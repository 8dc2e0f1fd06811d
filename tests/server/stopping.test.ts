import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario, PASSWORD } from '../support/author.ts';
import { type Storage, sqlite } from '../support/engines.ts';
import { roomMaps } from '../support/maps.ts';
import { RestClient } from '../support/RestClient.ts';
import { startProcess } from '../support/startProcess.ts';

/** The proxy's own answer, once it sends nobody to the server any more. */
const LEFT = 599;

/** Starts a proxy that keeps its connections alive, and stops using a server that reports that it is not ready. */
function proxyBefore(url: string): Server {
  const agent = new Agent({ keepAlive: true });
  let isReady = true;
  const watch = async () => {
    while (isReady)
      isReady = await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
  };
  void watch();
  return createServer((incoming, answer) => {
    if (!isReady) return void answer.writeHead(LEFT).end();
    const { method, headers, url: path } = incoming;
    const call = request(`${url}${path}`, { method, headers, agent });
    call.on('error', () => answer.writeHead(502).end());
    call.on('response', (response) => {
      const { connection: _hop, 'keep-alive': _time, 'transfer-encoding': _chunks, ...told } = response.headers;
      answer.writeHead(response.statusCode ?? 0, told);
      response.pipe(answer);
    });
    incoming.pipe(call);
  });
}

let storage: Storage;
beforeAll(async () => {
  storage = await sqlite.makeStorage();
});
afterAll(() => storage.remove());

test('a server that is asked to stop under load behind a proxy loses no request', async () => {
  const server = await startProcess({ ...storage.env, LOG_LEVEL: 'info', STOP_DELAY: '2' });
  const proxy = proxyBefore(server.url).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { token } = await newAuthor(server.url, 'author');
  const author = new RestClient(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, token);
  const scenario = await newScenario(author);

  const statuses: number[] = [];
  const load = async (floor: number) => {
    for (let round = 0; statuses.at(-1) !== LEFT; round++) {
      const path = `${scenario}/floor-maps/0${floor}`;
      const { status } = await (round % 2 ? author.get(path) : author.put(`${path}/maps`, { maps: roomMaps(round) }));
      statuses.push(status);
    }
  };
  const loads = [1, 2, 3, 4, 5, 6].map(load);
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(60);
  const ended = server.end('SIGTERM');
  await Promise.all(loads);
  expect(statuses.filter((status) => status !== 200 && status !== LEFT)).toEqual([]);
  expect(statuses).toContain(LEFT);

  // Until then it accepts requests all the same, and keeps no connection.
  const late = await new RestClient(server.url, token).get('me');
  expect({ status: late.status, connection: late.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  });
  expect(await ended).toBe(0);
  proxy.close();
}, 60_000);

/** Opens a connection to a server on which parts of requests can be sent. */
function open(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let got = '';
  socket.on('data', (part) => {
    got += String(part);
  });
  return {
    send: (text: string) => socket.write(text),
    gets: (pattern: RegExp) => expect.poll(() => got, { timeout: 20_000 }).toMatch(pattern),
    closed: once(socket, 'close'),
  };
}

test('a request that comes while the server closes is told to come again; one that came before is answered', async () => {
  const server = await startProcess({ ...storage.env, LOG_LEVEL: 'info' });
  await newAuthor(server.url, 'closing');
  const late = open(server.url);
  late.send('GET /api/frontend/works HTTP/1.1\r\nhost: x\r\n\r\n');
  await late.gets(/HTTP\/1\.1 200 OK/);
  // The beginning of another request keeps its connection from being closed.
  late.send('GET /api/frontend/works?page=1 HTTP/1.1\r\n');
  const before = open(server.url);
  const body = JSON.stringify({ login: 'closing', password: PASSWORD });
  before.send(
    `POST /api/frontend/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  await before.gets(/HTTP\/1\.1 100/);
  const ended = server.end('SIGTERM');
  await server.says(/"stopping"/);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  late.send('host: x\r\n\r\n');
  await late.gets(/HTTP\/1\.1 503 [\s\S]*connection: close[\s\S]*"code":503/i);
  await late.closed;
  before.send(body);
  await before.gets(/HTTP\/1\.1 200 OK[\s\S]*connection: close[\s\S]*access_token/i);
  await before.closed;
  expect(await ended).toBe(0);
}, 60_000);
