import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_SAVED_MAPS } from '#domain/catalogs/storageLimits.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { markOf, roomMaps, type WireFloor } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

interface Saved {
  readonly id: string;
  readonly name: string;
  readonly floor_number: number;
}

describeOnEveryEngine('A saved map', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'mapper');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
    scenario_id = scenario.split('/')[1] ?? '';
  });
  async function call<Data>(name: string, input: object): Promise<{ status: number; data: Data; text: string }> {
    const { status, text } = await author.post(`/trpc/savedMaps.${name}`, { scenario_id, ...input });
    return { status, text, data: status === 200 ? JSON.parse(text).result.data.json?.data : undefined };
  }
  const save = (name: string, more: object = {}) => call<Saved>('save', { floor_number: '01', name, ...more });
  const paint = (mark: number) => author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(mark) });
  const floor = async (number: string) => (await author.get<WireFloor>(`${scenario}/floor-maps/${number}`)).data;
  async function list(): Promise<Saved[]> {
    const input = encodeURIComponent(JSON.stringify({ scenario_id }));
    const { text } = await author.get(`/trpc/savedMaps.list?input=${input}`);
    return JSON.parse(text).result.data.json.data;
  }

  test('holds map and settings of a floor, and gives them back to any', async () => {
    await paint(4);
    await author.put(`${scenario}/floor-maps/01`, { name_ja: '地下水路', difficulty: 8 });
    const { data: saved } = await save('水路の完成版');
    expect(await list()).toEqual([saved]);
    await paint(9);
    expect((await call('load', { id: saved.id, floor_number: '01' })).status).toBe(200);
    expect(await floor('01')).toMatchObject({ name_ja: '地下水路', difficulty: 8 });
    expect(markOf((await floor('01')).maps)).toBe(4);
    expect((await call('load', { id: saved.id, floor_number: '02', copy_type: 'settings' })).status).toBe(200);
    expect(await floor('02')).toMatchObject({ name_ja: '地下水路' });
    expect(markOf((await floor('02')).maps)).toBe(0);
  });

  test('is loaded onto what was looked at, or refused with what is there', async () => {
    await paint(1);
    const { data: saved } = await save('一');
    const { revision } = await floor('01');
    await paint(2);
    expect((await call('load', { id: saved.id, floor_number: '01', revision })).status).toBe(409);
    expect(markOf((await floor('01')).maps)).toBe(2);
    expect((await call('load', { id: 'none', floor_number: '01' })).status).toBe(422);
  });

  test('has a name of its own; another one of it takes its place when asked to', async () => {
    await paint(1);
    await save('一');
    await paint(2);
    expect((await save('一')).status).toBe(422);
    const { data: second } = await save('一', { overwrite: true });
    expect(await list()).toEqual([second]);
    expect((await call('delete', { id: second.id })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await call('delete', { id: second.id })).status).toBe(404);
  });

  test('two of one name at once are one', async () => {
    const answers = await Promise.all([save('同じ名前'), save('同じ名前'), save('同じ名前')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  test('a scenario keeps so many, and they go with it', async () => {
    await save('手本');
    const row = await server().database('saved_maps').where({ scenario_id }).first();
    for (let index = 1; index < MOST_SAVED_MAPS; index++) {
      await server()
        .database('saved_maps')
        .insert({ ...row, id: `${scenario_id}-${index}`, name: `${index}` });
    }
    expect(await save('もう一枚')).toMatchObject({ status: 422, text: expect.stringContaining('50') });
    await author.delete(scenario);
    expect(await server().database('saved_maps').where({ scenario_id })).toEqual([]);
  });
});
