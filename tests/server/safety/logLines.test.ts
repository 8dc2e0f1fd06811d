import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAuthor, registration } from '../../support/author.ts';
import { type Storage, sqlite } from '../../support/engines.ts';
import { RestClient } from '../../support/RestClient.ts';
import { type ServerProcess, startProcess } from '../../support/startProcess.ts';

/** Characters that end a line somewhere, or control a terminal. */
const BREAKS = [
  '\n',
  '\r\n',
  '\r',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u001b[2J',
  '\u009b2J',
  '\u0000',
  '\u007f',
  '\u202e',
];
const FORGED = '{"level":30,"event":"forged","msg":"logged in"}';

describe('What callers send', () => {
  let storage: Storage;
  let server: ServerProcess;
  beforeAll(async () => {
    storage = await sqlite.makeMigrated();
    server = await startProcess({ ...storage.env, LOG_LEVEL: 'trace' });
  });
  afterAll(() => storage.remove());

  /** Sends bytes unchanged and returns the answer. */
  async function sendBytes(bytes: Buffer): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.end(bytes);
    return text(socket);
  }

  test('is never more than a part of one line of the log, and nothing that a terminal obeys', async () => {
    const nobody = new RestClient(server.url);
    const author = await newAuthor(server.url, 'lines');
    for (const mark of BREAKS) {
      const evil = `x${mark}${FORGED}`;
      await nobody.post('login', { login: evil, password: evil });
      await nobody.post('register', { ...registration('lines2'), username: evil, name: evil, email: evil });
      await author.patch('me', { name: evil });
      await author.post('scenarios', { title_ja: evil });
      await nobody.get(`${encodeURIComponent(evil)}?${encodeURIComponent(evil)}=1`);
      await nobody.call('POST', `/trpc/${encodeURIComponent(evil)}`, { body: {} });
      await nobody.call('POST', 'login', { raw: evil });
      // As bytes, in every place of a request in which no client library would put them.
      for (const encoding of ['utf8', 'latin1'] as const) {
        const raw = Buffer.from(evil, encoding);
        const [rest, end] = [Buffer.from(' HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'), Buffer.from('\r\n\r\n')];
        await sendBytes(Buffer.concat([Buffer.from('GET /api/frontend/'), raw, rest, end]));
        await sendBytes(Buffer.concat([Buffer.from('GET /'), raw, rest, end]));
        for (const header of ['User-Agent', 'X-Forwarded-For', 'X-Localization', 'Idempotency-Key', 'Authorization']) {
          await sendBytes(
            Buffer.concat([Buffer.from('GET /api/frontend/me'), rest, Buffer.from(`${header}: `), raw, end]),
          );
        }
        await sendBytes(Buffer.concat([raw, end]));
      }
    }
    expect(await server.end('SIGTERM')).toBe(0);

    const lines = server.output().split('\n').filter(Boolean);
    const [ready, ...others] = lines.filter((line) => !line.startsWith('{'));
    expect(ready).toMatch(/^Meikyu is ready/);
    expect(others).toEqual([]);
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) {
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
      if (line !== ready) expect(JSON.parse(line)).not.toMatchObject({ event: 'forged' });
    }
  });
});
