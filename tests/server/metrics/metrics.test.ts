import { once } from 'node:events';
import { createServer } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { RequestError } from '#server/errors/RequestError.ts';
import { CALL_COUNTERS } from '#server/metrics/callCounters.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine, sqlite } from '../../support/engines.ts';
import { freePort } from '../../support/freePort.ts';
import { roomMaps } from '../../support/maps.ts';
import { PROCEDURES } from '../../support/procedures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { failToStart } from '../../support/startProcess.ts';
import { useServer } from '../../support/useServer.ts';
import { prepareGround, WRITES, WRITING } from '../../support/writes.ts';

const access = new Map(PROCEDURES.map((one) => [one.name, one.access]));
const port = String(await freePort());

/** Returns the value of one line of the figures: 0 if it is absent. */
async function figure(line: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length) ?? 0);
}

describeOnAnyEngine('The figures of a running server', (engine) => {
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
    // Refused for a reason other than a revision: no conflict.
    await author.put(`${scenario}/items-detail/1`, { name_ja: '剣' });
    expect(await author.post(`${scenario}/items-detail`, { number: 1 })).toMatchObject({ status: 409 });
    await server().rest.post('login', { login: 'counted', password: 'wrong wrong wrong' });
    expect({
      saves: await figure('meikyu_saves_total'),
      conflicts: await figure('meikyu_conflicts_total'),
      backups: await figure('meikyu_backups_total'),
      restores: await figure('meikyu_restores_total'),
      logins: await figure('meikyu_login_failures_total'),
    }).toEqual({ saves: 4, conflicts: 1, backups: 1, restores: 1, logins: 1 });
  });

  test('count every call that writes to a scenario as a save, and none that only asks', async () => {
    const { author, ...ground } = await prepareGround(server().url, server().database, 'saver');
    const written = async () =>
      (await server().database('scenarios').where('id', ground.scenario_id).first('counter')).counter;
    const apart = ['backups.save', 'backups.restore', 'scenarios.delete'];
    const names = WRITING.filter((name) => access.get(name) === 'author' && !apart.includes(name));
    const wrong: string[] = [];
    const unchanged: string[] = [];
    for (const name of names) {
      const before = [await figure('meikyu_saves_total'), await written()] as const;
      const { status } = await author.post(`/trpc/${name}`, WRITES[name]?.({ author, ...ground }));
      const saves = (await figure('meikyu_saves_total')) - before[0];
      const isWritten = (await written()) > before[1];
      if (isWritten ? saves !== 1 : status !== 200 && saves !== 0) wrong.push(`${name}: ${status}, ${saves}`);
      if (saves === 1 && !isWritten) unchanged.push(name);
    }
    expect(wrong).toEqual([]);
    // They were requested to write, and found nothing to change; calls that only check are not among them.
    const asking = PROCEDURES.filter(({ type, storesNothing }) => type === 'mutation' && storesNothing).map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining(['labyrinthSettings.validateRange', 'bannedWords.checkScenario']));
    expect(unchanged.filter((name) => asking.includes(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(30);
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
    await author.get('/trpc/app.version');
    expect(await count('GET', '/trpc/:path', 200)).toBeGreaterThanOrEqual(1);
    expect(await count('POST', '/trpc/:path', 200)).toBeGreaterThanOrEqual(1);
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

describe('The counters', () => {
  test('count calls of procedures that the router has', () => {
    const refusals = [undefined, new RequestError(422), new RequestError(409)];
    for (const { name, counts } of CALL_COUNTERS) {
      const isCounted = PROCEDURES.some(({ name: procedure }) =>
        refusals.some((refusal) => counts({ procedure, changesScenario: true, isDone: !refusal, refusal })),
      );
      expect(isCounted, name).toBe(true);
    }
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
