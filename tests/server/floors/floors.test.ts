import { beforeAll, beforeEach, expect, test } from 'vitest';
import { floorMap } from '#domain/resources/floorMap.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { blankMaps, markOf, roomMaps, type WireFloor } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

type Saved = { number: number; revision: number };

describeOnEveryEngine('A floor', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  let floor: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'floors');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
    floor = `${scenario}/floor-maps/01`;
  });

  test('that was never written is blank with revision 0, and reading it stores nothing', async () => {
    const { status, data } = await author.get<WireFloor>(floor);
    expect(status).toBe(200);
    const { labyrinth_size, ...settings } = floorMap.blank;
    expect(data).toEqual({
      id: 1,
      scenario_id: scenario.split('/')[1],
      number: 1,
      ...settings,
      labyrinth_setting: { labyrinth_size, has_labyrinth: false },
      revision: 0,
      restored_revision: 0,
      created_at: null,
      updated_at: null,
      maps: blankMaps(),
    });
    expect(data.appearance).toEqual({
      no1: { value: 0, probability: 100 },
      no2: { value: 0, probability: 100 },
      no3: { value: 0, probability: 100 },
    });
    expect(await server().database('floors').where('scenario_id', data.scenario_id)).toEqual([]);
  });

  test('is painted and read back cell by cell', async () => {
    const maps = roomMaps(7);
    const saved = await author.put<Saved>(`${floor}/maps`, { maps });
    expect(saved).toMatchObject({ status: 200, body: { data: { number: 1, revision: expect.any(Number) } } });
    const { data } = await author.get<WireFloor>(floor);
    expect(data.maps).toEqual(maps);
    expect(data.revision).toBe(saved.data.revision);
    expect((await author.get<WireFloor>(`${scenario}/floor-maps/99`)).data.maps).toEqual(blankMaps());
    const answer = await author.put<Saved>(`${floor}/maps`, { maps: blankMaps() });
    expect(answer.data.revision).toBeGreaterThan(saved.data.revision);
    expect((await author.get<WireFloor>(floor)).data.maps).toEqual(blankMaps());
  });

  test('is answered 304 for the ETag it has, until anything in the answer changes', async () => {
    const first = await author.get<WireFloor>(floor);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      expect(await author.get(floor, { 'if-none-match': header })).toMatchObject({ status: 304, text: '' });
    }
    expect(await author.get(floor, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });

    const seen = [etag];
    const changes = [
      () => author.put(`${floor}/maps`, { maps: roomMaps(1) }),
      () => author.put(floor, { name_ja: '一階' }),
      async () => {
        const { data } = await author.post<{ id: string }>(`${scenario}/backup`, {});
        await author.post(`${scenario}/restore`, { id: data.id });
      },
      async () => {
        const scenario_id = scenario.split('/')[1];
        const data = JSON.stringify({ map_hierarchy: { start: 1, end: 3 } });
        await server()
          .database('records')
          .insert({ scenario_id, kind: 'labyrinth_setting', number: 0, data, revision: 9, updated_at: 0 });
        // Written directly to the database; a write of its own raises the counter, which marks the content as changed.
        await server().database('scenarios').where('id', scenario_id).increment('counter');
      },
    ];
    for (const change of changes) {
      await change();
      const next = (await author.get(floor, { 'if-none-match': seen.at(-1) ?? '' })).headers.get('etag') ?? '';
      expect(seen).not.toContain(next);
      seen.push(next);
    }
    expect((await author.get<WireFloor>(floor)).data.labyrinth_setting.has_labyrinth).toBe(true);
  });

  test('a save from an older revision is refused with the present grid; without one the last wins', async () => {
    const save = (mark: number, more: object = {}, headers = {}) =>
      author.put<Saved>(`${floor}/maps`, { maps: roomMaps(mark), ...more }, headers);
    const first = await save(1, { revision: 0 });
    expect(first.status).toBe(200);
    const second = await save(2, { revision: first.data.revision });
    expect(second.status).toBe(200);

    for (const stale of [
      await save(3, { revision: first.data.revision }),
      await save(3, {}, { 'if-match': `"${first.data.revision}"` }),
      await save(3, {}, { 'if-match': `W/"${first.data.revision}.0.0"` }),
      await save(3, { revision: second.data.revision + 1 }),
    ]) {
      expect(stale).toMatchObject({ status: 409, data: { number: 1, revision: second.data.revision } });
      expect(stale.body.message).toBe('It has been changed elsewhere.');
      // In the form that the caller reads and writes, so that it can merge.
      const present = stale.data as unknown as WireFloor;
      expect(present.maps).toEqual(roomMaps(2));
      expect(present).not.toHaveProperty('grid');
    }
    expect(await save(3, {}, { 'if-match': 'yesterday' })).toMatchObject({ status: 422 });
    const read = await author.get<WireFloor>(floor);
    expect(markOf(read.data.maps)).toBe(2);
    expect(await save(4, {}, { 'if-match': read.headers.get('etag') ?? '' })).toMatchObject({ status: 200 });
    expect(await save(5)).toMatchObject({ status: 200 });
    expect(markOf((await author.get<WireFloor>(floor)).data.maps)).toBe(5);
  });

  test('an option update carries scenario_id and floor_number, and changes only what it names', async () => {
    await author.put(`${floor}/maps`, { maps: roomMaps(3) });
    const scenario_id = scenario.split('/')[1];
    for (const floor_number of ['01', 1]) {
      const changes = { difficulty: 12, wall: 3, no_random_encounters: true };
      const updated = await author.put<WireFloor>(floor, { scenario_id, floor_number, ...changes });
      expect(updated).toMatchObject({ status: 200, data: { ...changes, magic_set: 0 } });
      expect(updated.data.maps).toBeUndefined();
    }
    expect(markOf((await author.get<WireFloor>(floor)).data.maps)).toBe(3);
    const elsewhere = [{ scenario_id: 'other' }, { floor_number: 2 }, { floor_number: '02' }];
    for (const body of elsewhere) {
      const refused = await author.put(floor, { ...body, difficulty: 50 });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { [Object.keys(body)[0] ?? '']: expect.anything() } },
      });
    }
    expect((await author.get<WireFloor>(floor)).data.difficulty).toBe(12);
  });

  test('settings that were read can be sent back whole; what the server owns stays', async () => {
    await author.put(floor, { name_en: 'First' });
    const { maps: _maps, ...settings } = (await author.get<WireFloor>(floor)).data;
    expect(await author.put(floor, settings)).toMatchObject({ status: 200 });
    for (const owned of [
      { id: 2 },
      { number: 2 },
      { restored_revision: 8 },
      { created_at: '2000-01-01T00:00:00.000Z' },
      { updated_at: null },
      { labyrinth_setting: { labyrinth_size: 2, has_labyrinth: false } },
    ]) {
      const refused = await author.put(floor, { name_en: 'Changed', ...owned });
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { [Object.keys(owned)[0] ?? '']: expect.anything() } },
      });
    }
    expect((await author.get<WireFloor>(floor)).data.name_en).toBe('First');
  });

  test.each([
    ['name_ja', 'あ'.repeat(10), `${'あ'.repeat(10)}x`],
    ['name_en', 'ｱ'.repeat(20), 'ｱ'.repeat(21)],
    ['wall', 4, 5],
    ['floor', 3, 4],
    ['ceiling', 2, 3],
    ['magic_set', 9, 10],
    ['difficulty', 99, 100],
    ['treasure_chest_trap', 99, 100],
    ['force_movement_in_battle', 99, -1],
    ['move_magic', 1, 2],
    ['coordinate_indicate_magic', 1, 2],
    ['no_random_encounters', true, 1],
    ['no_friendly_monsters', true, 'true'],
    ['max_group_number', 6, 7],
  ])('%s takes %o and not %o', async (field, right, wrong) => {
    expect(await author.put(floor, { [field]: right })).toMatchObject({ status: 200, data: { [field]: right } });
    const refused = await author.put(floor, { [field]: wrong, difficulty: field === 'difficulty' ? wrong : 44 });
    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
    const kept = await author.get<Record<string, unknown>>(floor);
    expect(kept.data[field]).toEqual(right);
    expect(kept.data.difficulty).not.toBe(44);
  });

  test('appearance takes tables 0-199 and probabilities 0-100, and names the wrong one', async () => {
    const appearance = (value: number, probability: number) => ({
      no1: { value: 0, probability: 100 },
      no2: { value, probability },
      no3: { value: 0, probability: 100 },
    });
    const put = (...values: [number, number]) => author.put(floor, { appearance: appearance(...values) });
    expect(await put(199, 0)).toMatchObject({ status: 200 });
    expect(await put(200, 0)).toMatchObject({
      status: 422,
      body: { errors: { 'appearance.no2.value': expect.anything() } },
    });
    const refused = await put(0, 101);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'appearance.no2.probability': expect.anything() } },
    });
  });

  test('two digits name it, and nothing else does', async () => {
    for (const number of ['0', '1', '00', '100', '1a', 'a1', '-1', '+1', '1.', '０１', '%2001']) {
      for (const answer of [
        await author.get(`${scenario}/floor-maps/${number}`),
        await author.put(`${scenario}/floor-maps/${number}`, { difficulty: 1 }),
        await author.put(`${scenario}/floor-maps/${number}/maps`, { maps: blankMaps() }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 404 } });
      }
    }
    expect(await author.get(`${scenario}/floor-maps/99`)).toMatchObject({ status: 200, data: { number: 99 } });
  });

  test('fifty saves at once are all acknowledged, each with a revision of its own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const path = `${scenario}/floor-maps/0${(index % 5) + 1}`;
        return index % 10 === 9
          ? author.put<Saved>(path, { difficulty: index })
          : author.put<Saved>(`${path}/maps`, { maps: roomMaps(index + 1) });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(new Set(answers.map(({ data }) => data.revision)).size).toBe(50);
    const { data } = await author.get<WireFloor>(floor);
    expect(data.revision).toBe(Math.max(...answers.filter((_, index) => index % 5 === 0).map((a) => a.data.revision)));
  });
});

describeOnEveryEngine('Labyrinth settings', (engine) => {
  const server = useServer(engine);

  test('are ten blank records of labyrinths 0 to 9 until they are written', async () => {
    const author = await newAuthor(server().url, 'labyrinths');
    const scenario = await newScenario(author);
    const { data } = await author.get<Record<string, unknown>[]>(`${scenario}/labyrinth-settings`);
    expect(data.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect((await author.get(`${scenario}/labyrinth-settings/9`)).data).toEqual(data[9]);
    expect(data[9]).toMatchObject({
      id: 9,
      labyrinth_number: 9,
      scenario_id: scenario.split('/')[1],
      map_hierarchy: { start: 0, end: 0 },
      intrusion_condition_number: 1,
      sound: { labyrinth: 999, in_battle: 999, in_battle_2: 999 },
      labyrinth_message: null,
      revision: 0,
      updated_at: null,
    });
    for (const number of ['10', '-1', 'x', '00', '%20']) {
      expect(await author.get(`${scenario}/labyrinth-settings/${number}`)).toMatchObject({ status: 404 });
    }
  });
});
