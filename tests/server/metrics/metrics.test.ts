import { once } from 'node:events';
import { createServer } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { CALL_COUNTERS, SAVES } from '#server/metrics/callCounters.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine, sqlite } from '../../support/engines.ts';
import { freePort } from '../../support/freePort.ts';
import { roomMaps } from '../../support/maps.ts';
import { PROCEDURES } from '../../support/procedures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { failToStart } from '../../support/startProcess.ts';
import { useServer } from '../../support/useServer.ts';

const port = String(await freePort());

/** The value of one line of the figures: 0 where it is not there. */
async function figure(line: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
}

describeOnEveryEngine('The figures of a running server', (engine) => {
  const server = useServer(engine, { env: () => ({ METRICS_PORT: port }) });
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'counted');
    scenario = await newScenario(author);
  });

  test('count saves, backups, restores, conflicts and failed logins, however they came in', async () => {
    const floor = `${scenario}/floor-maps/01`;
    await author.put(`${floor}/maps`, { maps: roomMaps(1) });
    await author.put(floor, { difficulty: 3 });
    await author.put(floor, { difficulty: 3, revision: 99 });
    const scenario_id = scenario.split('/')[1];
    await author.post('/trpc/floors.updateSettings', { scenario_id, floor_number: '02', difficulty: 4 });
    const { data } = await author.post<{ id: string }>(`${scenario}/backup`, {});
    await author.post(`${scenario}/restore`, { id: data.id });
    await author.post(`${scenario}/restore`, { id: 'none' });
    await server().rest.post('login', { login: 'counted', password: 'wrong wrong wrong' });
    expect({
      saves: await figure('meikyu_saves_total'),
      conflicts: await figure('meikyu_conflicts_total'),
      backups: await figure('meikyu_backups_total'),
      restores: await figure('meikyu_restores_total'),
      logins: await figure('meikyu_login_failures_total'),
    }).toEqual({ saves: 3, conflicts: 1, backups: 1, restores: 1, logins: 1 });
  });

  test('tell requests by the pattern of their route and their status, and nothing that a caller wrote', async () => {
    await author.get(`${scenario}/floor-maps/secret-floor`);
    await server().rest.get('/nowhere/secret-path?secret-query=1');
    await server().rest.call('PURGE', '/secret-method');
    const count = (method: string, route: string, status: number) =>
      figure(`meikyu_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`);
    const floors = '/api/frontend/scenarios/:scenario_id/floor-maps/:floor_number';
    expect(await count('GET', floors, 404)).toBe(1);
    expect(await count('any', 'unknown', 404)).toBeGreaterThanOrEqual(1);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).not.toMatch(/secret|PURGE|counted/);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes', 'process_open_fds']) {
      expect(text).toContain(`\n${name} `);
    }
    expect(text).toContain('\nmeikyu_database_retries_total 0');
  });

  test('count a file that is sent to where none is taken as a refused upload', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const { status } = await author.call('POST', 'scenarios', { raw: '--b--', headers });
    expect(status).toBe(415);
    expect(await figure('meikyu_refused_uploads_total')).toBe(1);
  });

  test('stand on their own port alone, at one address', async () => {
    expect((await author.get('/metrics')).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});

describe('The counted procedures', () => {
  test('are procedures that the router has', () => {
    for (const { name, counts } of CALL_COUNTERS) {
      expect(
        PROCEDURES.some((one) => [200, 409, 422].some((status) => counts(one.name, status))),
        name,
      ).toBe(true);
    }
    expect(PROCEDURES.map(({ name }) => name)).toEqual(expect.arrayContaining(SAVES));
  });
});

test('A port of the figures that is taken stops the start with one line', async () => {
  const storage = await sqlite.makeMigrated();
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port: taken } = holder.address() as { port: number };
  const ended = await failToStart({ ...storage.env, PORT: '0', METRICS_PORT: String(taken) });
  expect(ended).toEqual({ code: 1, lines: ['The port of METRICS_PORT is already in use; choose another.'] });
  holder.close();
  await storage.remove();
});
