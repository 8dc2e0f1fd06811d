import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { release } from '../../support/publish.ts';
import { RestClient } from '../../support/RestClient.ts';
import { rawRequest } from '../../support/rawRequest.ts';
import { useServer } from '../../support/useServer.ts';

const UNKNOWN = '123456789012345';

describeOnAnyEngine('The code of a work', (engine) => {
  const server = useServer(engine, { isThrottled: true });
  let author: RestClient;
  let code: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'author');
    code = await release(author, await newScenario(author, '閉じた迷宮'));
  });

  test('of a private one leads nobody but its author to it: with no token, a foreign one or none that is valid', async () => {
    const own = await newScenario(author, '試される迷宮');
    const hidden = await release(author, own);
    for (const status of ['publish_stop', 'private']) await author.patch(`${own}/change-status`, { status });
    expect((await author.get(`works/${hidden}/file`)).status).toBe(200);
    const other = await newAuthor(server().url, 'other');
    const callers = [
      server().rest,
      other,
      new RestClient(server().url, 'x'.repeat(43)),
      new RestClient(server().url, 'x'),
    ];
    for (const caller of callers) {
      for (const address of [hidden, UNKNOWN]) {
        const { status, body } = await caller.get(`works/${address}/file`);
        const { request_id: _, message: __, ...said } = body as unknown as Record<string, unknown>;
        expect({ status, said }).toEqual({ status: 404, said: { title: 'Error', code: 404 } });
      }
    }
  });

  test('of a title from before there was a limit stays, and so does the title; only the next code is refused', async () => {
    const wide = '迷'.repeat(30);
    const path = await newScenario(author, '幅の広い迷宮');
    const kept = await release(author, path);
    const { database } = server();
    await database('scenarios').where({ scenario_code: kept }).update({ title_ja: wide });
    expect((await author.post(`${path}/release-scenario`)).status).toBe(200);
    expect((await author.get<{ title_ja: string }>(`works/${kept}`)).data.title_ja).toBe(wide);
    // Other changes of the scenario do not affect the title.
    expect((await author.patch(path, { author_name: '別の作者' })).status).toBe(409);
    // Repeated it returns the same code; one of another type is not given.
    expect(await author.post(`${path}/sc-code`)).toMatchObject({ status: 200, data: { scenario_code: kept } });
    await author.patch(`${path}/change-status`, { status: 'publish_stop' });
    const next = await author.in('ja').post(`${path}/sc-code`, { file_type: 18, confirm: true });
    expect(next).toMatchObject({ status: 422, body: { errors: { title_ja: [expect.stringContaining('40')] } } });
    expect(Object.keys(next.body.errors ?? {})).toEqual(['title_ja']);
    expect((await author.get(path)).data).toMatchObject({ scenario_code: kept, title_ja: wide });
  });

  test('is not found by trying: who has tried many waits, whatever stands there, and others do not', async () => {
    const get = async (path: string, from: string) =>
      rawRequest(server().url, { method: 'GET', path: `/api/frontend/${path}`, from });
    const guesses = [`works/${UNKNOWN}`, `works/${UNKNOWN}/file`, `works?code=${UNKNOWN}`];
    const statuses: number[] = [];
    for (let guess = 0; guess <= 100; guess++)
      statuses.push((await get(guesses[guess % guesses.length] ?? '', '127.0.0.5')).status);
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([404, 200]));
    const waits = await Promise.all([...guesses, `works/${code}`].map((path) => get(path, '127.0.0.5')));
    for (const { status, headers } of waits) {
      expect(status).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await get('works', '127.0.0.5')).status).toBe(200);
    expect((await get(`works/${code}`, '127.0.0.6')).status).toBe(200);
  });
});
