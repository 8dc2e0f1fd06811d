import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readScenarioDocument } from '#domain/scenario/ScenarioDocument.ts';
import type { PresentedScenario } from '#server/scenarios/presentScenario.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { blankMaps, markOf, roomMaps, type WireFloor } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

interface Entry {
  readonly id: string;
  readonly created_at: string;
  readonly automatic: boolean;
  readonly note: string;
  readonly size: number;
}

describeOnEveryEngine('A backup', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'backups');
  });
  beforeEach(async () => {
    scenario = await newScenario(author, '迷宮');
  });
  const backUp = async (more: object = {}) => (await author.post<Entry>(`${scenario}/backup`, more)).data.id;
  const history = async () => (await author.get<Entry[]>(`${scenario}/backup`)).data;
  const restore = (id: string) => author.post<PresentedScenario>(`${scenario}/restore`, { id });
  const paint = async (floor: string, mark: number) => {
    const { data } = await author.put<{ revision: number }>(`${scenario}/floor-maps/${floor}/maps`, {
      maps: roomMaps(mark),
    });
    return data.revision;
  };
  const read = async (floor: string) => (await author.get<WireFloor>(`${scenario}/floor-maps/${floor}`)).data;

  test('is saved, listed newest first, and opens as a document', async () => {
    await paint('01', 5);
    const saved = await author.post<Entry>(`${scenario}/backup`, { note: '完成間近' });
    expect(saved).toMatchObject({ status: 201 });
    expect(saved.body).toEqual({ data: { id: expect.any(String), created_at: expect.stringMatching(/Z$/) } });
    const second = await backUp();
    const entries = await history();
    expect(entries.map(({ id }) => id)).toEqual([second, saved.data.id]);
    const sizes = { size: expect.any(Number), packed_size: expect.any(Number) };
    expect(entries[1]).toEqual({ ...saved.data, automatic: false, name: '', note: '完成間近', ...sizes });

    const row = await server().database('backups').where('id', saved.data.id).first();
    const text = gunzipSync(row.document).toString();
    expect(Buffer.byteLength(text)).toBe(entries[1]?.size);
    expect(readScenarioDocument(text).floors.map(({ number }) => number)).toEqual([1]);
  });

  test('brings everything back, and first keeps what is there as an automatic one', async () => {
    await paint('01', 1);
    await author.put(`${scenario}/floor-maps/01`, { name_ja: '一階', difficulty: 9 });
    const id = await backUp();
    await author.patch(scenario, { title_ja: '荒らされた' });
    const wrecked = await paint('01', 666);
    await author.put(`${scenario}/floor-maps/01`, { name_ja: '荒れ地', difficulty: 1 });
    const later = await paint('02', 2);

    const restored = await restore(id);
    expect(restored).toMatchObject({ status: 200, data: { title_ja: '迷宮' } });
    const floor = await read('01');
    expect(floor).toMatchObject({ name_ja: '一階', difficulty: 9 });
    expect(markOf(floor.maps)).toBe(1);

    // Every revision is raised, so that no older one matches, even that of the floor that the backup does not have.
    expect(floor.revision).toBeGreaterThan(wrecked);
    const cleared = await read('02');
    expect(cleared).toMatchObject({ name_ja: '', maps: blankMaps() });
    expect(cleared.revision).toBeGreaterThan(later);
    expect(restored.data.restored_revision).toBe(cleared.revision);
    expect(restored.data.revision).toBe(cleared.revision);
    const stale = await author.put(`${scenario}/floor-maps/02/maps`, { maps: roomMaps(3), revision: later });
    expect(stale.status).toBe(409);

    const [automatic, own] = await history();
    expect(own?.id).toBe(id);
    expect(automatic).toMatchObject({ automatic: true });
    expect(await restore(automatic?.id ?? '')).toMatchObject({ status: 200, data: { title_ja: '荒らされた' } });
    expect(markOf((await read('01')).maps)).toBe(666);
    expect(markOf((await read('02')).maps)).toBe(2);
  });

  test('shows the floor and the mark of the restore as of one moment, to readers and to stale writers alike', async () => {
    const before = await paint('01', 1);
    const id = await backUp();
    const seen: { revision: number; restored_revision: number }[] = [];
    const look = async (isStale: boolean) => {
      if (!isStale) return read('01');
      const body = { maps: roomMaps(2), revision: before - 1 };
      const refused = await author.put<WireFloor>(`${scenario}/floor-maps/01/maps`, body);
      expect(refused.status).toBe(409);
      return refused.data;
    };
    for (let round = 0; round < 10; round++) {
      let isRestored = false;
      const lookOn = async (isStale: boolean) => {
        while (!isRestored) seen.push(await look(isStale));
      };
      const lookers = Array.from({ length: 12 }, (_, index) => lookOn(index % 2 === 0));
      expect((await restore(id)).status).toBe(200);
      isRestored = true;
      await Promise.all(lookers);
    }
    // A restored floor has exactly the revision of that restore; the first floor was painted before any.
    for (const floor of seen) expect(floor.restored_revision).toBe(floor.revision === before ? 0 : floor.revision);
  });

  test('updating a scenario with an old revision shows it as it is now', async () => {
    const { data } = await author.get<PresentedScenario>(scenario);
    const renames = ['一', '二', '三', '四', '五'].map((title_ja) =>
      author.patch<PresentedScenario>(scenario, { title_ja, revision: data.revision }),
    );
    const answers = await Promise.all(renames);
    const [taken] = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(4);
    for (const { data: present } of refused) expect(present.title_ja).toBe(taken?.data.title_ja);
  });

  test('leaves registered titles as they are', async () => {
    const id = await backUp();
    await author.patch(scenario, { title_ja: '登録名' });
    await server()
      .database('scenarios')
      .where('id', scenario.split('/')[1] ?? '')
      .update({ scenario_code: '123456789012345' });
    expect(await restore(id)).toMatchObject({ status: 200, data: { title_ja: '登録名' } });
  });

  test('overwriting replaces the newest of the own ones, and makes the first where there is none', async () => {
    const only = await backUp({ overwrite: true });
    const first = await backUp();
    expect((await restore(first)).status).toBe(200);
    const second = await backUp({ overwrite: true });
    const entries = await history();
    expect(entries.filter(({ automatic }) => !automatic).map(({ id }) => id)).toEqual([second, only]);
    expect(entries.filter(({ automatic }) => automatic)).toHaveLength(1);
  });

  test('thirty of the own and ten automatic ones are kept; the oldest go first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 32; index++) ids.push(await backUp());
    const automatic: string[] = [];
    for (let index = 0; index < 12; index++) {
      await restore(ids[31] ?? '');
      automatic.push((await history())[0]?.id ?? '');
    }
    const entries = await history();
    expect(entries.filter((entry) => !entry.automatic).map(({ id }) => id)).toEqual(ids.slice(2).reverse());
    expect(entries.filter((entry) => entry.automatic).map(({ id }) => id)).toEqual(automatic.slice(2).reverse());
  });

  test('of another scenario, or none, or unreadable, restores nothing', async () => {
    const foreign = await backUp();
    scenario = await newScenario(author);
    await paint('01', 4);
    const torn = await backUp();
    const newer = await backUp();
    const document = (await server().database('backups').where('id', torn).first()).document as Buffer;
    await server()
      .database('backups')
      .where('id', torn)
      .update({ document: document.subarray(0, 40) });
    const { gzipSync } = await import('node:zlib');
    const text = gunzipSync(document)
      .toString()
      .replace(/"version":\d+/, '"version":99');
    await server()
      .database('backups')
      .where('id', newer)
      .update({ document: gzipSync(text) });

    const before = await dumpDatabase(server().database);
    const unknown = { status: 422, body: { errors: { id: ['This backup does not exist.'] } } };
    expect(await restore(foreign)).toMatchObject(unknown);
    expect(await restore('0000000000000000')).toMatchObject(unknown);
    expect(await restore(torn)).toMatchObject({ status: 409, body: { message: 'This backup cannot be read.' } });
    expect(await restore(newer)).toMatchObject({ status: 409, body: { message: /newer version of Meikyu/ } });
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('ten restored at once leave exactly one of them, and an automatic one for each', async () => {
    const ids: string[] = [];
    for (let mark = 1; mark <= 5; mark++) {
      for (const floor of ['01', '02', '03']) await paint(floor, mark);
      ids.push(await backUp());
    }
    const answers = await Promise.all([...ids, ...ids].map((id) => restore(id)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const floors = await Promise.all(['01', '02', '03'].map(read));
    expect(new Set(floors.map(({ maps }) => markOf(maps))).size).toBe(1);
    expect(new Set(floors.map(({ revision }) => revision)).size).toBe(1);
    const kept = (await history()).filter(({ automatic }) => automatic);
    expect(kept).toHaveLength(statuses.length);
  });

  test('is restored although another tab keeps saving all the while', async () => {
    await paint('01', 1);
    const id = await backUp();
    let isRestored = false;
    const keepSaving = async () => {
      for (let mark = 2; !isRestored; mark = mark === 9 ? 2 : mark + 1) await paint('02', mark);
    };
    const savers = [keepSaving(), keepSaving()];
    const restored = await restore(id);
    isRestored = true;
    await Promise.all(savers);
    expect(restored.status).toBe(200);
    expect(markOf((await read('01')).maps)).toBe(1);
  });
});
