import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { MOST_REPORTS, MOST_REPORTS_OF_SENDER } from '#domain/catalogs/storageLimits.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { release } from '../../support/publish.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { sampleSave } from '../../support/sampleSave.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const JOURNAL = { version: 1, seed: [5, -6] as [number, number], inputs: [{ do: 'enter', labyrinth: 0 } as const] };

describeOnAnyEngine('A reader reports a fault', (engine) => {
  const server = useServer(engine, { isThrottled: true });
  let author: RestClient;
  let count = 0;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'reported');
  });
  async function released() {
    const path = await newScenario(author, `報告される迷宮 ${++count}`);
    const code = await release(author, path);
    const etag = (await server().rest.get(`works/${code}/file`)).headers.get('etag') ?? '';
    return { path, scenario_id: path.split('/')[1] ?? '', code, hash: etag.replaceAll('"', '') };
  }
  const send = (code: string, more: object = {}) =>
    trpcClient(server().rest).reports.send.mutate({ code, message: '扉が開かない', hash: '', journal: null, ...more });
  const list = async (scenario_id: string) => (await trpcClient(author).reports.list.query({ scenario_id })).data;
  const read = async (scenario_id: string, id = '') =>
    (await trpcClient(author).reports.read.query({ scenario_id, id })).data;

  test('with the game in which it was met; its author is told and plays it as it was released', async () => {
    const { path, scenario_id, code, hash } = await released();
    await author.put(`${path}/items-detail/1`, { name_ja: '後から' });
    for (const _sentAgain of [false, true]) await send(code, { hash, journal: JOURNAL });
    const [report, ...others] = await list(scenario_id);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ message: '扉が開かない', has_journal: true });
    const { message, game } = await read(scenario_id, report?.id);
    expect(message).toBe('扉が開かない');
    expect(game).toMatchObject({ journal: JOURNAL, release: 1 });
    expect(JSON.parse(gunzipSync(Buffer.from(game?.document ?? '', 'base64')).toString()).records.item).toBeUndefined();
    const { data: told } = await author.get<{ message: string; link: string }[]>('notifications');
    expect(told[0]).toMatchObject({ link: `/scenarios/${scenario_id}/reports` });
    await trpcClient(author).reports.remove.mutate({ scenario_id, id: report?.id ?? '' });
    expect(await list(scenario_id)).toEqual([]);
  });

  test('with a save and what was done since, be it as large as one may be', async () => {
    const { scenario_id, code, hash } = await released();
    const save = sampleSave({ key: `work:${code}` });
    const journal = { version: 1, save, inputs: JOURNAL.inputs };
    await send(code, { hash, journal });
    const [report] = await list(scenario_id);
    expect((await read(scenario_id, report?.id)).game).toMatchObject({ journal, release: 1 });
    const since = [{ do: 'answer' as const, text: '' }];
    const inputs = [{ do: 'answer' as const, text: '' }];
    const room = (value: unknown, most: number) => 'あ'.repeat(most - JSON.stringify(value).length);
    const fullest = { ...save, since: [{ ...since[0], text: room({ ...save, since }, 2 ** 19) }] };
    const longest = [{ ...inputs[0], text: room(inputs, 400_000) }];
    await send(code, { hash, message: '大きい', journal: { version: 1, save: fullest, inputs: longest } });
    const wider = { ...save, since: [{ ...since[0], text: room({ ...save, since }, 2 ** 19 + 1) }] };
    for (const refused of [
      { save: wider, inputs },
      { save: { ...save, rest: {} }, inputs },
      { save, inputs, seed: [1, 2] },
    ])
      await expect(send(code, { journal: { version: 1, ...refused } })).rejects.toMatchObject({ data: { code: 422 } });
  });

  test('of a release that is unknown the words alone are kept', async () => {
    const { scenario_id, code } = await released();
    await send(code, { hash: 'f'.repeat(64), journal: JOURNAL });
    const [report] = await list(scenario_id);
    expect(report).toMatchObject({ has_journal: false });
    expect((await read(scenario_id, report?.id)).game).toBeNull();
  });

  test('a release of which a fault is reported is kept', async () => {
    const { path, scenario_id, code, hash } = await released();
    await send(code, { hash, journal: JOURNAL });
    for (let next = 0; next < 11; next++) {
      await author.post(`${path}/update-file`);
      await author.put(`${path}/items-detail/1`, { name_ja: `剣${next}` });
      await author.post(`${path}/release-scenario`);
    }
    const [report] = await list(scenario_id);
    expect((await read(scenario_id, report?.id)).game).toMatchObject({ release: 1 });
  });

  test.each([
    ['banned words', 422, { message: 'くたばれ' }],
    ['nothing', 422, { message: '  ' }],
    ['too much', 422, { message: 'あ'.repeat(1001) }],
    ['no journal', 422, { journal: { ...JOURNAL, inputs: ['forward'] } }],
    ['too long a journal', 422, { journal: { ...JOURNAL, inputs: [{ do: 'answer', text: 'x'.repeat(400_000) }] } }],
  ])('and is refused %s', async (_, status, more) => {
    const { scenario_id, code } = await released();
    await expect(send(code, more)).rejects.toMatchObject({ data: { code: status } });
    expect(await list(scenario_id)).toEqual([]);
  });

  test('and one sender has a share, which leaves room for those of others', async () => {
    const { scenario_id, code } = await released();
    await send(code);
    const reports = server().database('fault_reports').where({ scenario_id });
    const { sender } = await reports.clone().first();
    expect(sender).toMatch(/^[0-9a-f]{64}$/);
    const row = { scenario_id, sender, message: '壁', release_id: null, journal: null, created_at: 1 };
    const rows = Array.from({ length: MOST_REPORTS_OF_SENDER - 1 }, (_, at) => ({
      ...row,
      id: `${scenario_id.slice(0, 8)}own${at}`,
    }));
    await server().database('fault_reports').insert(rows);
    await expect(send(code, { message: '床' })).rejects.toMatchObject({ data: { code: 409 } });
    await reports.clone().update({ sender: 'somebody else' });
    await send(code, { message: '床' });
  });

  test('of an open work alone, so often, and no more than its author may read', async () => {
    await expect(send('123456789012345')).rejects.toMatchObject({ data: { code: 404 } });
    const { scenario_id, code } = await released();
    const row = { scenario_id, message: '壁', release_id: null, journal: null, created_at: 1 };
    const rows = Array.from({ length: MOST_REPORTS - 1 }, (_, at) => ({
      ...row,
      id: `${scenario_id.slice(0, 8)}${at}`,
    }));
    await server().database.batchInsert('fault_reports', rows, 50);
    await send(code);
    await expect(send(code, { message: '床' })).rejects.toMatchObject({ data: { code: 409 } });
    let refused: unknown;
    for (let tried = 0; tried < 20 && refused !== 429; tried++)
      refused = await send(code, { message: '床' }).catch((error) => error.data.code);
    expect(refused).toBe(429);
  });
});
