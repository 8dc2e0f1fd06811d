import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { type Storage, sqlite } from '../../support/engines.ts';
import { freePort } from '../../support/freePort.ts';
import { png, sendFile } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';

const MEGABYTE = 2 ** 20;
/** Bytes that each sender sends of a file of 31 MB before it stalls. */
const SENT = 12 * MEGABYTE;
const FORM = '--b\r\nContent-Disposition: form-data; name="file"; filename="maps.json"\r\n\r\n';

describe('Files on their way to the server', () => {
  let storage: Storage;
  let server: ServerProcess;
  let metrics: string;
  let authors: RestClient[];
  const sockets: Socket[] = [];
  beforeAll(async () => {
    storage = await sqlite.makeStorage();
    metrics = String(await freePort());
    server = await startProcess({ ...storage.env, METRICS_PORT: metrics });
    authors = await Promise.all(['one', 'two', 'three', 'four', 'five'].map((name) => newAuthor(server.url, name)));
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await storage.remove();
  });
  const memory = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    return Number(/\nprocess_resident_memory_bytes (\S+)/.exec(text)?.[1]);
  };

  /** Begins a request, and sends `content` of a body with an announced length of `length` bytes. */
  async function begin(author: RestClient, target: string, type: string, length: number, content: string | Buffer) {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    const head = [
      `${target} HTTP/1.1\r\nHost: x`,
      `Authorization: Bearer ${author.token}`,
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await new Promise((written) => socket.write(content, written));
    return socket;
  }

  /** Sends a map file that never ends. */
  async function stall(author: RestClient): Promise<Socket> {
    const scenario = await newScenario(author);
    const target = `POST /api/frontend/${scenario}/floor-maps/maps/import-map-data`;
    const content = Buffer.concat([Buffer.from(FORM), Buffer.alloc(SENT)]);
    return begin(author, target, 'multipart/form-data; boundary=b', 31 * MEGABYTE, content);
  }
  const stallMany = (author: RestClient, count: number) =>
    Promise.all(Array.from({ length: count }, () => stall(author)));

  test('wait on the disk without a name, a few of each author and of all; who stalls is ended after 30 seconds', async () => {
    const [one, two, three, four, five] = authors as [RestClient, RestClient, RestClient, RestClient, RestClient];
    const picture = await png();
    await expect.poll(async () => (await sendFile(one, picture)).status).toBe(201);
    const before = await memory();
    const scenario = await newScenario(five);
    const stalledJson = await begin(five, `PATCH /api/frontend/${scenario}`, 'application/json', 100, '{');

    const stalled = await stallMany(one, 10);
    const eleventh = await sendFile(one, picture);
    expect({ status: eleventh.status, wait: eleventh.headers.get('retry-after') }).toEqual({ status: 503, wait: '1' });
    expect(await sendFile(five, picture)).toMatchObject({ status: 201 });

    for (const author of [two, three, four]) stalled.push(...(await stallMany(author, 10)));
    expect(await sendFile(five, picture)).toMatchObject({ status: 503 });
    // Forty of them: held in memory they would take 480 MB. Memory that they passed through is returned a while later.
    expect((await memory()) - before).toBeLessThan(200 * MEGABYTE);
    expect(readdirSync(storage.env.DATA_DIR).filter((name) => name.startsWith('upload'))).toEqual([]);

    const answers = await Promise.all([...stalled, stalledJson].map((socket) => readAll(socket)));
    // `readAll` has reached the end of each: its connection is closed.
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    }
    for (const author of [one, five]) expect(await sendFile(author, picture)).toMatchObject({ status: 201 });
  }, 120_000);

  test('leave their place when their sender leaves', async () => {
    const five = authors[4] as RestClient;
    const picture = await png();
    const stalled = await stallMany(five, 10);
    expect(await sendFile(five, picture)).toMatchObject({ status: 503 });
    for (const socket of stalled) socket.destroy();
    await expect.poll(async () => (await sendFile(five, picture)).status).toBe(201);
  });
});
