import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiErrorOf } from '#client/api/apiError.ts';
import { fetchAnswer } from '#client/api/fetchAnswer.ts';

// A server that answers, answers like a proxy, begins to answer, or never does.
const site = createServer(({ url }, answer) => {
  if (url === '/answers') answer.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
  else if (url === '/proxy') answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  else if (url === '/begins') answer.writeHead(200, { 'content-type': 'application/json' }).write('{"da');
});
const at = (path: string) => `http://127.0.0.1:${(site.address() as AddressInfo).port}/${path}`;
beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

test('an answer that comes is waited for', async () => {
  expect(await (await fetchAnswer(at('answers'), { method: 'POST' })).json()).toEqual({ data: 1 });
  expect(apiErrorOf(await fetchAnswer(at('proxy'), {}).catch((error) => error))).toMatchObject({ code: 502 });
});

test('a call that gets no answer, or no end of it, counts as unanswered after a while', async () => {
  for (const init of [{}, { signal: new AbortController().signal }]) {
    const none = await fetchAnswer(at('never'), init, 100).catch((error: unknown) => error);
    expect(none).toMatchObject({ name: 'TimeoutError' });
    expect(apiErrorOf(none)).toBeUndefined();
  }
  const begun = await fetchAnswer(at('begins'), {}, 500);
  await expect(begun.json()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('a call that nobody waits for any more is ended, and is no failure to connect', async () => {
  const leaving = new AbortController();
  const call = fetchAnswer(at('never'), { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
