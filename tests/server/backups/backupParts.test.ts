import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PICTURES_LIMIT, STORAGE_LIMIT } from '#domain/catalogs/storageLimits.ts';
import type { DocumentDifference } from '#domain/scenario/compareDocuments.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { markOf, roomMaps, type WireFloor } from '../../support/maps.ts';
import { png, sendFile } from '../../support/pictures.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

interface Compared {
  readonly previous_at: string | null;
  readonly difference: DocumentDifference;
}

describeOnEveryEngine('A part of a backup', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'restorer');
  });
  beforeEach(async () => {
    scenario = await newScenario(author, '迷宮');
  });
  const paint = (floor: string, mark: number) =>
    author.put(`${scenario}/floor-maps/${floor}/maps`, { maps: roomMaps(mark) });
  const name = (number: number, name_ja: string) => author.put(`${scenario}/items-detail/${number}`, { name_ja });
  const backUp = async (more: object = {}) => (await author.post<{ id: string }>(`${scenario}/backup`, more)).data.id;
  const history = async () =>
    (await author.get<{ id: string; name: string; note: string; packed_size: number }[]>(`${scenario}/backup`)).data;
  const markIn = async (floor: string) =>
    markOf((await author.get<WireFloor>(`${scenario}/floor-maps/${floor}`)).data.maps);
  const nameOf = async (number: number) =>
    (await author.get<{ name_ja: string }>(`${scenario}/items-detail/${number}`)).data.name_ja;
  const restore = (id: string, part: object) => author.post(`${scenario}/restore`, { id, ...part });
  const timeOf = async (id: string) =>
    (await author.get<{ id: string; created_at: string }[]>(`${scenario}/backup`)).data.find((one) => one.id === id)
      ?.created_at;
  async function compare(id: string, other: string): Promise<Compared> {
    const [, scenario_id] = scenario.split('/');
    const input = encodeURIComponent(JSON.stringify({ scenario_id, id, with: other }));
    const { text } = await author.get(`/trpc/backups.compare?input=${input}`);
    return JSON.parse(text).result.data.json.data;
  }

  test('one floor comes back, and all else stays', async () => {
    await paint('01', 1);
    await paint('02', 1);
    await name(1, '古い剣');
    const id = await backUp();
    await paint('01', 2);
    await paint('02', 2);
    await paint('03', 2);
    await name(1, '新しい剣');
    expect((await restore(id, { floor_number: '01' })).status).toBe(200);
    expect([await markIn('01'), await markIn('02'), await nameOf(1)]).toEqual([1, 2, '新しい剣']);
    expect((await restore(id, { floor_number: '03' })).status).toBe(200);
    expect(await markIn('03')).toBe(0);
    expect(await history()).toHaveLength(3);
  });

  test('all records of one kind come back, and all else stays', async () => {
    await paint('01', 1);
    await name(1, '古い剣');
    const id = await backUp();
    await paint('01', 2);
    await name(1, '新しい剣');
    await name(2, 'あとの剣');
    expect((await restore(id, { kind: 'item' })).status).toBe(200);
    expect([await nameOf(1), await nameOf(2), await markIn('01')]).toEqual(['古い剣', '', 2]);
    expect((await restore(id, { kind: 'item', floor_number: '01' })).status).toBe(422);
    expect((await restore(id, { kind: 'floor_map' })).status).toBe(422);
    expect((await restore(id, { floor_number: '100' })).status).toBe(404);
  });

  test('restored labyrinths have floors of their size', async () => {
    const labyrinth_title = { ja: '水底', en: 'Sunken' };
    const setting = { map_hierarchy: { start: 1, end: 2 }, labyrinth_size: 2, labyrinth_title };
    expect((await author.put(`${scenario}/labyrinth-settings/0`, setting)).status).toBe(200);
    const id = await backUp();
    await author.put(`${scenario}/labyrinth-settings/0`, { labyrinth_size: 0 });
    expect((await restore(id, { kind: 'labyrinth_setting' })).status).toBe(200);
    const { data } = await author.get<WireFloor>(`${scenario}/floor-maps/01`);
    expect(data.labyrinth_setting).toEqual({ labyrinth_size: 2, has_labyrinth: true });
  });

  test('what changed from one to the next is told by floor and by field', async () => {
    await paint('01', 1);
    await name(1, '剣');
    const first = await backUp();
    await paint('01', 2);
    await author.put(`${scenario}/floor-maps/01`, { difficulty: 7 });
    await name(1, '長い剣');
    await name(2, '槍');
    const second = await backUp();
    await author.patch(scenario, { title_ja: '新しい迷宮' });
    const { previous_at, difference } = await compare(second, 'previous');
    expect(previous_at).toMatch(/Z$/);
    expect(difference).toMatchObject({
      scenario: [],
      floors: [{ number: 1, cells_changed: 1, settings: [{ path: 'difficulty', after: 7 }] }],
      kinds: [{ kind: 'item', added: 1, changed: 1, removed: 0 }],
      records: [
        { number: 1, change: 'changed', leaves: [{ path: 'name_ja', before: '剣', after: '長い剣' }] },
        { number: 2, change: 'added', name: { ja: '槍' } },
      ],
    });
    expect(await compare(first, 'previous')).toMatchObject({
      previous_at: null,
      difference: { floors: [{ number: 1, before: null }], kinds: [{ kind: 'item', added: 1 }] },
    });
    expect((await compare(second, 'present')).difference).toMatchObject({
      scenario: [{ path: 'title_ja', before: '迷宮', after: '新しい迷宮' }],
      floors: [],
      kinds: [],
    });
  });

  test('any two are compared, the earlier with the later, and the languages of the scenario are told', async () => {
    await name(1, '剣');
    const first = await backUp({ name: '一' });
    await name(1, '長い剣');
    await backUp({ name: '二' });
    await author.patch(scenario, { languages: 'ja' });
    await name(2, '槍');
    const third = await backUp({ name: '三' });
    for (const [id, other] of [
      [first, third],
      [third, first],
    ] as const) {
      const { previous_at, difference } = await compare(id, other);
      expect(previous_at).toBe(await timeOf(first));
      expect(difference).toMatchObject({
        scenario: [{ path: 'languages', before: 'both', after: 'ja' }],
        kinds: [{ kind: 'item', added: 1, changed: 1, removed: 0 }],
        records: [
          { number: 1, leaves: [{ path: 'name_ja', before: '剣', after: '長い剣' }] },
          { number: 2, change: 'added' },
        ],
      });
    }
    expect((await compare(first, first)).difference).toEqual({ scenario: [], floors: [], kinds: [], records: [] });
    // A backup of another scenario is none of this one.
    const home = scenario;
    scenario = await newScenario(author, '別の迷宮');
    const foreign = await backUp();
    scenario = home;
    await expect(compare(first, foreign)).rejects.toThrow();
    await expect(compare(first, 'nothing')).rejects.toThrow();
  });

  test('has a name and a note, which may change; it is deleted by its author', async () => {
    const id = await backUp({ name: '三階まで', note: '橋の前' });
    const [kept] = await history();
    expect(kept).toMatchObject({ name: '三階まで', note: '橋の前', packed_size: expect.any(Number) });
    expect((await author.patch(`${scenario}/backup/${id}`, { name: '四階まで' })).status).toBe(204);
    expect((await history())[0]).toMatchObject({ name: '四階まで', note: '橋の前' });
    expect((await author.delete(`${scenario}/backup/${id}`)).status).toBe(204);
    expect(await history()).toEqual([]);
    expect((await author.delete(`${scenario}/backup/${id}`)).status).toBe(404);
    expect((await author.patch(`${scenario}/backup/${id}`, { name: '' })).status).toBe(404);
  });

  test('storage is told, and what is beyond it is refused until something is deleted', async () => {
    const id = await backUp();
    const used = async () => {
      const { text } = await author.get('/trpc/storage.read');
      return JSON.parse(text).result.data.json.data as {
        used: number;
        limit: number;
        backups: number;
        uncounted: { pictures: { used: number } };
      };
    };
    const before = await used();
    expect(before).toMatchObject({
      limit: STORAGE_LIMIT,
      uncounted: { saves: { used: 0, limit: 500 }, pictures: { used: 0, limit: PICTURES_LIMIT } },
    });
    // A picture that two records name counts once.
    const { data: file } = await sendFile(author, await png({ width: 512, height: 512 }), { use: 'additional' });
    for (const number of [1, 2])
      expect((await author.put(`${scenario}/additional-images/${number}`, { image: file.id })).status).toBe(200);
    const { pictures } = (await used()).uncounted;
    expect(pictures.used).toBeGreaterThan(0);
    expect(pictures.used).toBe((await server().database('files').where({ id: file.id }).first()).bytes.length);
    await server().database('backups').where({ id }).update({ packed_size: STORAGE_LIMIT });
    expect((await used()).used).toBeGreaterThanOrEqual(STORAGE_LIMIT);
    const entries = await history();
    const refused = await author.post(`${scenario}/backup`, {});
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { note: [expect.stringContaining('256 MiB is full')] } },
    });
    expect(await history()).toEqual(entries);
    const scenario_id = scenario.split('/')[1];
    expect((await author.post('sample-scenarios', { scenario_id })).status).toBe(422);
    expect((await author.post('/trpc/savedMaps.save', { scenario_id, floor_number: '01', name: '地図' })).status).toBe(
      422,
    );
    // A write that frees space succeeds, and an automatic backup is never refused.
    expect((await restore(id, {})).status).toBe(200);
    expect((await author.post(`${scenario}/backup`, { overwrite: true })).status).toBe(201);
    expect((await author.post(`${scenario}/backup`, {})).status).toBe(201);
  });

  test('a restore against a save of the same floor has one of them last, wholly', async () => {
    await paint('01', 1);
    const id = await backUp();
    const { data } = await author.get<WireFloor>(`${scenario}/floor-maps/01`);
    for (let round = 0; round < 5; round++) {
      const { revision } = (await author.get<WireFloor>(`${scenario}/floor-maps/01`)).data;
      const [restored, saved] = await Promise.all([
        restore(id, { floor_number: '01' }),
        author.put(`${scenario}/floor-maps/01/maps`, { maps: roomMaps(50 + round), revision }),
      ]);
      expect(restored.status).toBe(200);
      expect([200, 409]).toContain(saved.status);
      // The save names the revision that it is based on: it was first, or it was refused. Either way the restore is last.
      expect(await markIn('01')).toBe(1);
    }
    expect(data.number).toBe(1);
  });
});
