import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { blankMaps, cellOf } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

// The calls that only some kinds of record have, over REST as a program makes them.
describeOnAnyEngine('Over REST an author', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'exceptions');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
  });
  const at = (path: string) => `${scenario}/${path}`;
  type Row = Record<string, unknown>;
  const list = async (path: string) => (await author.get<Row[]>(at(path))).data;
  const one = async (path: string) => (await author.get<Row>(at(path))).data;

  test('names things that are not identified, and nothing else about them', async () => {
    await author.put(at('items-detail/3'), { name_ja: '炎の剣', type: 1, weapon_type: 1, ac: -2 });
    const named = { unconfirmed_name_ja: '赤い剣', unconfirmed_name_en: 'Red sword' };
    expect((await author.post(at('unidentified-items'), { number: 3, ...named })).status).toBe(201);
    const first = await one('unidentified-items-by-number/3');
    expect(first).toMatchObject({ number: 3, ...named });
    // A record that already has a name gets another one by the same call, unless the write is based on an older revision.
    const renamed = { number: 3, unconfirmed_name_ja: '青い剣' };
    const { data } = await author.post(at('unidentified-items'), renamed);
    expect(data).toMatchObject({ ...named, ...renamed });
    const stale = await author.post(at('unidentified-items'), { ...renamed, revision: first.revision });
    expect(stale).toMatchObject({ status: 409, data: renamed });
    expect(await one('unidentified-items-by-number/3')).not.toHaveProperty('ac');
    const again = await author.put(at('unidentified-items/3'), { unconfirmed_name_ja: '古い剣' });
    expect(again.status).toBe(200);
    const refused = await author.put(at('unidentified-items/3'), { ac: 1 });
    expect(refused).toMatchObject({ status: 422, body: { errors: { ac: [expect.any(String)] } } });
    const stored = await one('items-detail/3');
    expect(stored).toMatchObject({ name_ja: '炎の剣', ac: -2, unconfirmed_name_ja: '古い剣' });
  });

  test('has what exists named by its kind, without touching names that are there', async () => {
    await author.put(at('items-detail/1'), { name_ja: '長剣', type: 1, weapon_type: 1 });
    await author.put(at('items-detail/2'), { name_ja: '薬', type: 11, unconfirmed_name_ja: '青い瓶' });
    await author.put(at('monsters/0'), { name_ja: '骨', family: 10 });
    await author.put(at('monsters/1'), { name_ja: '盗賊', family: 3 });
    expect((await author.post(at('unidentified-items/import-sample'))).body).toEqual({
      data: { changed: 1, unchanged: 1 },
    });
    expect((await author.post(at('unidentified-monsters/import-sample'))).data).toEqual({ changed: 2, unchanged: 0 });
    expect(await list('unidentified-items')).toMatchObject([
      { number: 1, unconfirmed_name_ja: '剣？', unconfirmed_name_en: 'Sword?' },
      { number: 2, unconfirmed_name_ja: '青い瓶', unconfirmed_name_en: '' },
    ]);
    expect(await one('unidentified-mons-detail?number=1')).toMatchObject({ number: 1, unconfirmed_name_ja: '盗賊？' });
    expect(await author.get(at('unidentified-mons-detail?number=480'))).toMatchObject({ status: 422 });
    await author.post(at('unidentified-monsters'), { number: 0, unconfirmed_plural_en: 'Dead?' });
    expect(await list('unidentified-mons-detail')).toMatchObject([
      { number: 0, unconfirmed_name_ja: '不死？', unconfirmed_plural_en: 'Dead?' },
      { number: 1, unconfirmed_name_ja: '盗賊？', unconfirmed_name_en: 'Thief?', unconfirmed_plural_en: 'Thieves?' },
    ]);
  });

  test('lists what things are called, all of them or those that are sought', async () => {
    for (const [calls, ...kinds] of [
      ['items-detail', 'fetch-item-lists'],
      ['monsters', 'fetch-monster-lists', 'fetch-monster-dropdown-list'],
    ]) {
      await author.put(at(`${calls}/7`), { name_ja: '炎の剣', name_en: 'Fire sword' });
      await author.put(at(`${calls}/12`), { name_ja: '槍', unconfirmed_name_ja: '長い棒' });
      for (const path of kinds) {
        const numbers = async (search?: string) =>
          (await list(search === undefined ? path : `${path}?search=${encodeURIComponent(search)}`)).map(
            ({ number }) => number,
          );
        expect(await numbers()).toEqual([7, 12]);
        expect(await numbers('ＦＩＲＥ')).toEqual([7]);
        expect(await numbers('棒')).toEqual([12]);
        expect(await numbers('012')).toEqual([12]);
        expect(await numbers('弓')).toEqual([]);
        expect((await author.get(at(`${path}?search=${'x'.repeat(201)}`))).body.errors).toHaveProperty('search');
      }
    }
  });

  test.each([
    { kind: 'items-detail', method: 'PUT', call: 'items-copy/update', last: 500, values: { ac: -3, stock: -1 } },
    { kind: 'monsters', method: 'POST', call: 'update-monster-copies', last: 479, values: { ac: -3, level: 7 } },
  ])('copies fields of one of $kind to others, all or some', async ({ kind, method, call, last, values }) => {
    const copy = (body: object) => author.call(method, at(call), { body });
    await author.put(at(`${kind}/1`), { name_ja: '長いもの', ...values });
    await author.put(at(`${kind}/2`), { name_ja: '短いもの' });
    const copied = await copy({ from: 1, to: [1, 2, last], fields: Object.keys(values) });
    expect(copied).toMatchObject({ status: 200, body: { data: { copied: 2 } } });
    expect(await one(`${kind}/2`)).toMatchObject({ name_ja: '短いもの', ...values });
    expect((await copy({ from: 1, to: [last] })).status).toBe(200);
    expect(await one(`${kind}/${last}`)).toMatchObject({ name_ja: '長いもの', ...values });
    // 300 is blank: a mistyped number clears nothing.
    for (const [field, wrong] of [
      ['from', last + 1],
      ['from', 300],
      ['to', []],
      ['fields', ['number']],
    ] as const) {
      const { status, body } = await copy({ from: 1, to: [2], [field]: wrong });
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {}).some((path) => path.startsWith(field))).toBe(true);
    }
    expect(await one(`${kind}/2`)).toMatchObject({ name_ja: '短いもの', ...values });
  });

  test('writes signboards by labyrinth and kind', async () => {
    const path = 'labyrinth-settings/4/labyrinth-message-signboards/2';
    const lines = Array(11).fill('迷'.repeat(20)).join('\n');
    expect(await author.put(at(path), { ja: lines })).toMatchObject({
      status: 200,
      body: { data: { number: 42, labyrinth_number: 4, signboard_id: 2, ja: lines, en: '' } },
    });
    const all = await list('labyrinth-setting-signboards');
    expect(all).toHaveLength(20);
    expect(all.filter(({ ja }) => ja !== '').map(({ number }) => number)).toEqual([42]);
    expect((await author.put(at(path), { en: 'x', revision: 0 })).status).toBe(409);
    for (const wrong of [`${lines}\nx`, `${'迷'.repeat(20)}x`]) {
      expect(await author.put(at(path), { ja: wrong })).toMatchObject({
        status: 422,
        body: { errors: { ja: [expect.any(String)] } },
      });
    }
    expect((await author.put(at('labyrinth-settings/4/labyrinth-message-signboards/3'), {})).status).toBe(404);
  });

  test('changes nothing that is told as unchanged, and takes no revision for nothing', async () => {
    await author.put(at('monsters/1'), { name_ja: '盗賊', unconfirmed_name_ja: '人影' });
    await author.put(at('monsters/2'), { name_ja: '骨', family: 10 });
    const revisions = async () => [
      ...(await list('monsters')).map(({ revision }) => revision),
      (await author.get<Row>(scenario)).data.revision,
    ];
    const before = await revisions();
    expect((await author.post(at('unidentified-monsters/import-sample'))).data).toEqual({ changed: 1, unchanged: 1 });
    const named = await revisions();
    expect(named[0]).toBe(before[0]);
    expect(named[1]).not.toBe(before[1]);
    expect((await author.post(at('unidentified-monsters/import-sample'))).data).toEqual({ changed: 0, unchanged: 2 });
    expect(await revisions()).toEqual(named);

    const category = at('monster-graphic-settings/categories/0');
    await author.put(at('monster-graphic-settings/1'), { image: 9 });
    const drawn = await revisions();
    expect((await author.put(category, { image: 9 })).data).toEqual({ changed: 1 });
    expect((await revisions())[0]).toBe(drawn[0]);
    const all = await revisions();
    expect((await author.put(category, { image: 9 })).data).toEqual({ changed: 0 });
    expect(await revisions()).toEqual(all);
    expect((await author.post(at('monster-graphic-settings/load-default-setting'))).data).toEqual({ changed: 2 });
    const loaded = await revisions();
    expect((await author.post(at('monster-graphic-settings/load-default-setting'))).data).toEqual({ changed: 0 });
    expect(await revisions()).toEqual(loaded);
  });

  test('sets the pictures of monsters, one by one, by category, and as they are by default', async () => {
    await author.put(at('monsters/7'), { name_ja: '騎士' });
    await author.put(at('monsters/300'), { name_ja: '竜', image: 5 });
    const red = { red: 255, green: 0, blue: 0 };
    await author.put(at('monster-graphic-settings/7'), { graphic_category: 6, color_filter: red });
    const changed = await author.put(at('monster-graphic-settings/categories/6'), { image: 9 });
    expect(changed).toMatchObject({ status: 200, body: { data: { changed: 1 } } });
    expect(await one('monster-graphic-settings/7')).toMatchObject({ image: 9, color_filter: red });
    expect(await one('monsters/300')).toMatchObject({ image: 5 });
    const inCategory = await author.post<Row[]>(at('monster-graphic-settings/category-monster'), { category: 6 });
    expect(inCategory.data.map(({ number }) => number)).toEqual([7]);
    expect((await author.put(at('monster-graphic-settings/categories/99'), {})).status).toBe(404);
    await author.post(at('monster-graphic-settings/load-default-setting'));
    expect(await list('monster-graphic-settings')).toMatchObject([
      { number: 7, image: 7, unconfirmed_image: 7, color_filter: { red: 255, green: 255, blue: 255 } },
      { number: 300, image: 300, unconfirmed_image: 300 },
    ]);
    expect(await one('monsters/7')).toMatchObject({ name_ja: '騎士' });
  });

  test('reads off who is met where, and who nowhere', async () => {
    for (const number of [5, 6, 7]) await author.put(at(`monsters/${number}`), { name_ja: `魔${number}` });
    const slots = [5, 6].map((monster, at) => ({ monster, weight: 1 + 2 * at }));
    const nobody = Array(8).fill({ monster: 999, weight: 1 });
    expect((await author.put(at('encounter-settings/12'), { slots: [...slots, ...nobody] })).status).toBe(200);
    await author.put(at('floor-maps/02'), {
      difficulty: 1,
      appearance: {
        no1: { value: 12, probability: 50 },
        no2: { value: 0, probability: 100 },
        no3: { value: 0, probability: 100 },
      },
    });
    const maps = blankMaps();
    const cell = maps[0]?.[0];
    if (cell) cell.monster.room_id = 1;
    await author.put(at('floor-maps/02/maps'), { maps });
    const odds = [
      { monster: 6, chance: 0.375, group_size: { min: 1, max: 1 } },
      { monster: 5, chance: 0.125, group_size: { min: 1, max: 1 } },
    ];
    expect(await list('encounter-settings/checkSheet')).toMatchObject([
      {
        number: 2,
        places: [
          {
            room_id: 0,
            cells: 575,
            tables: [
              { table: 12, chance: 0.5 },
              { table: 0, chance: 0.5 },
            ],
            odds,
          },
          { room_id: 1, cells: 1, tables: [{ table: 12, chance: 0.5 }], odds },
        ],
      },
    ]);
    await author.put(at('floor-maps/02'), { no_random_encounters: true });
    expect(await list('encounter-settings/checkSheet')).toMatchObject([
      { places: [{ tables: [], odds: [] }, { odds }] },
    ]);
    expect((await list('encounter-settings/fetch-unselected-monsters')).map(({ number }) => number)).toEqual([7]);
  });

  test('reads off who is fought and who comes along, and where each monster room lies', async () => {
    await author.put(at('monsters/5'), { name_ja: '主', companion: 6, companion_probability: 40 });
    await author.put(at('monsters/6'), { name_ja: '連れ', group_count: { min: 2, max: 9 } });
    const nobody = Array(9).fill({ monster: 999, weight: 1 });
    await author.put(at('encounter-settings/12'), { slots: [{ monster: 5, weight: 1 }, ...nobody] });
    const slot = (value: number, probability: number) => ({ value, probability });
    await author.put(at('floor-maps/03'), { appearance: { no1: slot(12, 0), no2: slot(12, 50), no3: slot(12, 0) } });
    const maps = blankMaps();
    // A room of three cells, one of which is adjacent only around the rim, and one of a single cell.
    for (const [x, y] of [
      [0, 4],
      [1, 4],
      [23, 4],
      [9, 9],
    ] as const)
      cellOf(maps, x, y).monster.room_id = 2;
    const fight = (x: number, y: number, id: number, ...numbers: number[]) => {
      const { event } = cellOf(maps, x, y);
      Object.assign(event, { id, data: { ...event.data, ...Object.fromEntries(numbers.map((n, at) => [at + 1, n])) } });
    };
    fight(7, 8, 1401, 6, 3);
    fight(9, 2, 1401, 6, 3);
    fight(7, 3, 1403, 6, 99);
    fight(7, 2, 1402, 1);
    await author.put(at('floor-maps/03/maps'), { maps });
    const along = { monster: 6, chance: 0.2, group_size: { min: 2, max: 4 }, leader: 5 };
    const drawn = [{ monster: 5, chance: 0.5, group_size: { min: 1, max: 1 } }, along];
    expect(await list('encounter-settings/checkSheet')).toMatchObject([
      {
        number: 3,
        places: [
          { room_id: 0, cells: 572, rooms: [], odds: drawn },
          {
            room_id: 2,
            cells: 4,
            rooms: [
              { x: 0, y: 4, cells: 3 },
              { x: 9, y: 9, cells: 1 },
            ],
            odds: drawn,
          },
        ],
        battles: [
          {
            event: 1402,
            cells: [{ x: 7, y: 2 }],
            odds: [
              { monster: 5, chance: 1 },
              { ...along, chance: 0.4 },
            ],
          },
          {
            event: 1401,
            cells: [
              { x: 9, y: 2 },
              { x: 7, y: 8 },
            ],
            odds: [{ monster: 6, chance: 1, group_size: { min: 3, max: 3 } }],
          },
          // The 99 are limited to the size of a group on this floor.
          { event: 1403, cells: [{ x: 7, y: 3 }], odds: [{ monster: 6, chance: 1, group_size: { min: 4, max: 4 } }] },
        ],
        battle_count: 3,
      },
    ]);
  });

  test('has the fields of its number alone, and takes the others only as they are', async () => {
    const refusal = (field: string) => ({
      status: 422,
      body: { errors: { [field]: ['The row of this number does not have this field.'] } },
    });
    const rules = (path: string) => at(`game-rules/${path}`);
    const rows = [
      [rules('race-occupation-settings'), 18, { required_stats: { luck: 12 } }, 'initial_stats', { luck: 9 }],
      [rules('race-occupation-settings'), 1, { initial_stats: { luck: 9 } }, 'required_stats', { luck: 12 }],
      [rules('remember-and-summon-spells'), 2, { mage: { step: 3 } }, 'uses_cap', 3],
      [rules('remember-and-summon-spells'), 1, { uses_cap: 3 }, 'mage', { step: 3 }],
    ] as const;
    for (const [path, number, own, other, value] of rows) {
      expect(await author.put(`${path}/${number}`, { ...own, [other]: value }), path).toMatchObject(refusal(other));
      const { data } = await author.put<Row>(`${path}/${number}`, own);
      // A client may send back everything that it has read.
      expect(await author.put(`${path}/${number}`, { [other]: data[other], ...own }), path).toMatchObject({
        status: 200,
      });
    }
  });

  test('is given no number that means something of its own: neither table 000 nor flag 0', async () => {
    const table = await author.post<Row>(at('encounter-settings'), { name_ja: '地下道' });
    expect(table).toMatchObject({ status: 201, data: { number: 1, name_ja: '地下道' } });
    expect(await author.post(at('encounter-settings'), { name_ja: '水底' })).toMatchObject({ data: { number: 2 } });
    const named = await author.post(at('encounter-settings'), { number: 0, name_ja: 'どこでも' });
    expect(named).toMatchObject({ status: 201, data: { number: 0 } });
    const flag = await author.post(at('labyrinth-flags'), { initial_flag: false, secret_sign_title_ja: '扉' });
    expect(flag).toMatchObject({ status: 201, data: { number: 1, initial_flag: false } });
  });

  test('is told which floors name an encounter table, and every way to meet a monster', async () => {
    const scenario_id = scenario.replace('scenarios/', '');
    const { encounters } = trpcClient(author);
    const appearance = {
      no1: { value: 12, probability: 50 },
      no2: { value: 0, probability: 0 },
      no3: { value: 13, probability: 0 },
    };
    await author.put(at('monsters/5'), { name_ja: '主', companion: 6, companion_probability: 40 });
    await author.put(at('monsters/6'), { name_ja: '連れ', group_count: { min: 2, max: 9 } });
    const nobody = Array(9).fill({ monster: 999, weight: 1 });
    await author.put(at('encounter-settings/12'), { slots: [{ monster: 5, weight: 1 }, ...nobody] });
    await author.put(at('floor-maps/02'), { name_ja: '地図なし', appearance });
    await author.put(at('floor-maps/03'), { name_ja: '地図あり', appearance });
    const maps = blankMaps();
    Object.assign(cellOf(maps, 7, 8).event, { id: 1401, data: { ...cellOf(maps, 7, 8).event.data, 1: 6, 2: 3 } });
    await author.put(at('floor-maps/03/maps'), { maps });

    const { data: floors } = await encounters.tableUses.query({ scenario_id });
    const drawn = (places: object[]) => [
      { slot: 1, table: 12, places, battles: [] },
      { slot: 2, table: 0, places: [], battles: [] },
      { slot: 3, table: 13, places: [], battles: [] },
    ];
    expect(floors).toEqual([
      { number: 2, name_ja: '地図なし', name_en: '', has_map: false, slots: drawn([]) },
      { number: 3, name_ja: '地図あり', name_en: '', has_map: true, slots: drawn([{ room_id: 0, chance: 0.5 }]) },
    ]);
    const { data } = await encounters.whereMonsterIsMet.query({ scenario_id, number: 6 });
    const floor = { number: 3, name_ja: '地図あり', name_en: '' };
    expect(data).toEqual({
      count: 2,
      meetings: [
        { floor, at: { x: 7, y: 8, event: 1401 }, chance: 1, group_size: { min: 3, max: 3 } },
        { floor, at: { room_id: 0 }, chance: 0.2, group_size: { min: 2, max: 4 }, leader: 5 },
      ],
    });
    await expect(encounters.whereMonsterIsMet.query({ scenario_id, number: 480 })).rejects.toThrow();
  });
});
