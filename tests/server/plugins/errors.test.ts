import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerErrors } from '#server/plugins/app/errors.ts';

/** Requests an answer from a server, leaves, and returns what the server logged about the error after that. */
async function logAfterLeaving(error: Error): Promise<string> {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream } });
  registerErrors(app);
  const answered = new Promise<void>((resolve) => app.addHook('onSend', async () => resolve()));
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  app.get('/', async (incoming) => {
    begun();
    await once(incoming.raw.socket, 'close');
    throw error;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const asking = request({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  asking.on('error', () => {});
  asking.end();
  await isBegun;
  asking.destroy();
  await answered;
  await app.close();
  return log;
}

test('an unexpected error is logged even where its reader has left', async () => {
  expect(await logAfterLeaving(new Error('the shelf fell down'))).toContain('the shelf fell down');
});

test('that a reader left is no unexpected error', async () => {
  const left = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(await logAfterLeaving(left)).not.toContain('unexpected error');
});

describe('Of a file', () => {
  const app = Fastify();
  registerErrors(app);
  let url = '';
  beforeAll(async () => {
    // The way in which the client is served, with a folder that exists before the client is built.
    await app.register(fastifyStatic, { root: join(import.meta.dirname, '../../../public'), wildcard: false });
    url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/favicon.svg`;
  });
  afterAll(() => app.close());
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(url, { headers, method });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test('a range is answered, and one that it does not have is 416 with its length', async () => {
    const { length } = (await get()).text;
    const part = await get({ range: 'bytes=0-9' });
    expect({ status: part.status, length: part.text.length }).toEqual({ status: 206, length: 10 });
    const none = await get({ range: `bytes=${length}-` });
    expect(none.status).toBe(416);
    expect(none.headers.get('content-range')).toBe(`bytes */${length}`);
    expect(JSON.parse(none.text)).toMatchObject({ code: 416, message: expect.stringMatching(/範囲/) });
  });

  test.each([{ 'if-match': '"another"' }, { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }])(
    'a condition that does not hold is 412: %o',
    async (headers) => {
      const { status, text } = await get(headers);
      expect({ status, body: JSON.parse(text) }).toMatchObject({ status: 412, body: { code: 412 } });
      expect((await get(headers, 'HEAD')).status).toBe(412);
    },
  );

  test('a condition that holds is as none', async () => {
    const { headers } = await get();
    const modified = headers.get('last-modified') ?? '';
    expect((await get({ 'if-match': '*', 'if-unmodified-since': modified })).status).toBe(200);
  });
});
