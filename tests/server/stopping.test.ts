import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../support/author.ts';
import { type Storage, sqlite } from '../support/engines.ts';
import { roomMaps } from '../support/maps.ts';
import { RestClient } from '../support/RestClient.ts';
import { startProcess } from '../support/startProcess.ts';

/** What the proxy answers by itself, once it sends nobody to the server any more. */
const LEFT = 599;

/** A proxy that keeps its connections alive, and leaves a server that says that it is not ready. */
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

  // Until then it takes who comes all the same, and keeps no connection.
  const late = await new RestClient(server.url, token).get('me');
  expect({ status: late.status, connection: late.headers.get('connection') }).toEqual({
    status: 200,
    connection: 'close',
  });
  expect(await ended).toBe(0);
  proxy.close();
}, 60_000);
