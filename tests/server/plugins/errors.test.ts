import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrors } from '#server/plugins/app/errors.ts';

/** Asks a server for an answer, leaves, and gives what the server logged about the error that came after that. */
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
