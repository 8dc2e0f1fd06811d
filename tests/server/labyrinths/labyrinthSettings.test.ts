import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PresentedSetting } from '#server/labyrinths/presentSetting.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine, describeOnEveryEngine } from '../../support/engines.ts';
import { packedGrid, roomMaps, type WireFloor } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const TITLE = { ja: '水底の迷宮', en: 'The sunken maze' };

describeOnEveryEngine('An author sets up a labyrinth', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'labyrinths');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
  });
  const at = (number: number, call = '') => `${scenario}/labyrinth-settings/${number}${call}`;
  const put = (number: number, fields: object) => author.put<PresentedSetting>(at(number), fields);
  const range = (start: number, end: number) => ({ map_hierarchy: { start, end }, labyrinth_title: TITLE });
  const floor = async (number: string) => (await author.get<WireFloor>(`${scenario}/floor-maps/${number}`)).data;

  test('that has floors, and counts as entered once its entrance lies on one of them', async () => {
    const scenario_id = scenario.replace('scenarios/', '');
    const entered = async () =>
      (await trpcClient(author).scenarios.overview.query({ scenario_id })).data.entered_labyrinths;
    await put(3, range(2, 5));
    expect(await entered()).toBe(0);
    await put(3, { labyrinth_entrance: { x: 3, y: 4, map: 2 } });
    expect(await entered()).toBe(1);
  });

  test('field by field; what was not given stays, and what was read may be sent back whole', async () => {
    const first = await put(3, { ...range(1, 5), labyrinth_entrance: { x: 3, y: 4, map: 1 } });
    expect(first).toMatchObject({ status: 200, data: { number: 3, labyrinth_number: 3, title_icon: 0 } });
    const second = await put(3, { title_icon: 42, sound: { labyrinth: 5, in_battle: 999, in_battle_2: 60 } });
    expect(second.data).toMatchObject({ ...range(1, 5), labyrinth_entrance: { x: 3, y: 4, map: 1 }, title_icon: 42 });
    expect(second.data.revision).toBeGreaterThan(first.data.revision);
    expect((await author.get<PresentedSetting>(at(3))).data).toEqual(second.data);
    expect(await put(3, second.data)).toMatchObject({ status: 200 });
    expect(await put(3, { title_icon: 1, revision: first.data.revision })).toMatchObject({ status: 409 });
    for (const [field, wrong] of Object.entries({
      title_icon: 100,
      labyrinth_number: 4,
      labyrinth_message: {},
      no: 1,
    })) {
      expect(await put(3, { [field]: wrong })).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
    expect(await put(10, { title_icon: 1 })).toMatchObject({ status: 404 });
  });

  test('with a range whose end is not before its start, with the fixed message', async () => {
    expect((await put(4, range(3, 2))).body.errors).toEqual({
      'map_hierarchy.end': ["The end of Labyrinth's map hierarchy is smaller than the top."],
    });
    expect((await put(0, range(3, 2))).body.errors).toEqual({
      'map_hierarchy.end': ['The end of the map hierarchy of labyrinth number 0 is smaller than the start'],
    });
    const japanese = await author.in('ja').put(at(0), range(3, 2));
    expect(japanese).toMatchObject({
      status: 422,
      body: { errors: { 'map_hierarchy.end': ['迷宮番号0の階層範囲の終わりが始まりより小さくなっています。'] } },
    });
    expect(await put(4, { map_hierarchy: { start: 1, end: 2 } })).toMatchObject({
      status: 422,
      body: { errors: { 'labyrinth_title.ja': [expect.any(String)], 'labyrinth_title.en': [expect.any(String)] } },
    });
    // A title in one language requires the other, with or without floors.
    expect(await put(4, { labyrinth_title: { ja: '水底の迷宮', en: '' } })).toMatchObject({
      status: 422,
      body: { errors: { 'labyrinth_title.en': [expect.any(String)] } },
    });
    expect((await author.get<PresentedSetting>(at(4))).data).toMatchObject({ revision: 0 });
  });

  test('and may ask beforehand whether a range can be, and which floors would change', async () => {
    const ask = (number: number, start: number, end: number) =>
      author.post(at(number, '/validate-map-hierarchy'), { map_hierarchy: { start, end } });
    expect((await ask(0, 5, 4)).body).toEqual({
      valid: false,
      message: 'The end of the map hierarchy of labyrinth number 0 is smaller than the start',
      floors_of_other_size: [],
    });
    expect((await ask(1, 0, 0)).body).toMatchObject({ valid: false, message: 'A floor range must be set.' });
    expect((await ask(1, 2, 4)).body).toEqual({ valid: true, floors_of_other_size: [] });
    await put(1, { labyrinth_size: 2 });
    expect((await ask(1, 2, 4)).body).toEqual({ valid: true, floors_of_other_size: [2, 3, 4] });
    await put(0, range(3, 3));
    expect((await ask(1, 2, 4)).body).toEqual({
      valid: false,
      message: 'Floor 3: shared with labyrinth 0. A floor can belong to only one labyrinth.',
      floors_of_other_size: [],
    });
    expect((await ask(1, 4, 5)).body).toEqual({ valid: true, floors_of_other_size: [4, 5] });
    expect(await author.post(at(1, '/validate-map-hierarchy'), { map_hierarchy: { start: 1 } })).toMatchObject({
      status: 422,
    });
  });

  test('whose floors get its size, painted or not, and keep what lies outside', async () => {
    await author.put(`${scenario}/floor-maps/02/maps`, { maps: roomMaps(7) });
    await author.put(`${scenario}/floor-maps/02`, { name_ja: '二階' });
    const before = await floor('02');
    await put(5, { ...range(2, 3), labyrinth_size: 2 });
    const after = await floor('02');
    expect(after).toMatchObject({ name_ja: '二階', labyrinth_setting: { labyrinth_size: 2, has_labyrinth: true } });
    expect(after.maps).toEqual(before.maps);
    expect(after.revision).toBeGreaterThan(before.revision);
    expect((await floor('03')).labyrinth_setting).toEqual({ labyrinth_size: 2, has_labyrinth: true });
    expect((await floor('04')).labyrinth_setting).toEqual({ labyrinth_size: 0, has_labyrinth: false });
    // A floor that already has the size is not written again.
    await put(5, { title_icon: 9 });
    expect((await floor('02')).revision).toBe(after.revision);
  });

  test('by every way that records are written', async () => {
    const { records } = trpcClient(author);
    const scenario_id = scenario.replace('scenarios/', '');
    await put(1, { ...range(1, 2), labyrinth_size: 1 });
    await records.labyrinth_setting.save.mutate({
      scenario_id,
      records: [{ number: 0, changes: { ...range(3, 4), labyrinth_size: 2 } }],
    });
    const sizes = async () =>
      Promise.all(['01', '02', '03', '04'].map(async (one) => (await floor(one)).labyrinth_setting.labyrinth_size));
    expect(await sizes()).toEqual([1, 1, 2, 2]);
    await records.labyrinth_setting.delete.mutate({ scenario_id, number: '0' });
    await put(1, range(1, 4));
    expect(await sizes()).toEqual([1, 1, 1, 1]);
  });

  test('of which no two have a floor in common, whichever way they are written', async () => {
    const scenario_id = scenario.replace('scenarios/', '');
    const { labyrinth_setting } = trpcClient(author).records;
    await put(1, range(1, 4));
    await put(2, range(5, 8));
    const before = (await author.get<PresentedSetting[]>(`${scenario}/labyrinth-settings`)).data;
    const shared = 'Floors 3–4: shared with labyrinth 1. A floor can belong to only one labyrinth.';
    expect(await put(3, range(3, 4))).toMatchObject({ status: 422, body: { errors: { map_hierarchy: [shared] } } });
    expect(await author.in('ja').put(at(3), range(4, 4))).toMatchObject({
      body: { errors: { map_hierarchy: [expect.stringContaining('4階は迷宮1と重なっています')] } },
    });
    const refusal = { data: { code: 422, errors: { map_hierarchy: [shared] } } };
    const changes = range(3, 4);
    const saved = labyrinth_setting.save.mutate({ scenario_id, records: [{ number: 3, changes }] });
    await expect(saved).rejects.toMatchObject({
      data: { code: 422, errors: { 'records.0.changes.map_hierarchy': [shared] } },
    });
    await expect(labyrinth_setting.create.mutate({ scenario_id, number: 3, ...changes })).rejects.toMatchObject(
      refusal,
    );
    await expect(labyrinth_setting.update.mutate({ scenario_id, number: '3', ...changes })).rejects.toMatchObject(
      refusal,
    );
    expect((await author.get<PresentedSetting[]>(`${scenario}/labyrinth-settings`)).data).toEqual(before);
    // They are checked in their new state: two may swap places at once.
    const records = [
      { number: 1, changes: range(5, 8) },
      { number: 2, changes: range(1, 4) },
    ];
    await labyrinth_setting.save.mutate({ scenario_id, records });
    expect((await author.get<PresentedSetting>(at(1))).data).toMatchObject(range(5, 8));
  });

  test('with floors, once it has a title', async () => {
    const none = { map_hierarchy: ['A floor range must be set.'] };
    expect(await put(3, { labyrinth_title: TITLE })).toMatchObject({ status: 422, body: { errors: none } });
    await put(3, range(1, 2));
    expect(await put(3, range(0, 0))).toMatchObject({ status: 422, body: { errors: none } });
    expect((await author.get<PresentedSetting>(at(3))).data).toMatchObject(range(1, 2));
  });

  test('with any part of what belongs together; the rest of it stays', async () => {
    const sound = { labyrinth: 5, in_battle: 6, in_battle_2: 7 };
    await put(3, { sound });
    expect((await put(3, { sound: { labyrinth: 8, in_battle: 9 } })).data).toMatchObject({
      sound: { labyrinth: 8, in_battle: 9, in_battle_2: 7 },
    });
    expect(await put(3, { sound: { labyrinth: 61 } })).toMatchObject({
      status: 422,
      body: { errors: { 'sound.labyrinth': [expect.any(String)] } },
    });
    await put(3, range(1, 5));
    expect((await put(3, { map_hierarchy: { end: 7 } })).data).toMatchObject({ map_hierarchy: { start: 1, end: 7 } });
    expect(await put(3, { map_hierarchy: { start: 8 } })).toMatchObject({
      status: 422,
      body: { errors: { 'map_hierarchy.end': [expect.any(String)] } },
    });
    await author.put(`${scenario}/floor-maps/09`, { appearance: { no2: { probability: 40 } } });
    const { appearance } = (await author.get<{ appearance: object }>(`${scenario}/floor-maps/09`)).data;
    expect(appearance).toMatchObject({ no1: { probability: 100 }, no2: { value: 0, probability: 40 } });
  });

  test('and no floor of it is left with another size, whoever changes that at the same time', async () => {
    const { records } = trpcClient(author);
    const scenario_id = scenario.replace('scenarios/', '');
    const sizes: number[] = [];
    for (let round = 0; round < 6; round++) {
      await records.labyrinth_setting.delete.mutate({ scenario_id, number: '1' });
      const size = (labyrinth_size: number) =>
        author.put(`${scenario}/floor-maps/02/labyrinth-setting`, { labyrinth_setting: { labyrinth_size } });
      const answers = await Promise.all([size(2), put(1, range(2, 3)), size(1), size(2)]);
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      sizes.push((await floor('02')).labyrinth_setting.labyrinth_size);
    }
    expect(sizes).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('with N of the kind that its condition asks for, each kept for itself', async () => {
    expect((await put(2, { intrusion_condition_number: 3, condition: 4 })).data).toMatchObject({ condition: 4 });
    expect(await put(2, { condition: 7 })).toMatchObject({
      status: 422,
      body: { errors: { condition: [expect.any(String)] } },
    });
    expect((await put(2, { intrusion_condition_number: 5, condition: 120 })).data).toMatchObject({ condition: 120 });
    expect((await put(2, { intrusion_condition_number: 3 })).data).toMatchObject({ condition: 4 });
    // It is a reference like any other: deleting the monster is refused.
    await author.put(`${scenario}/monsters/120`, { name_ja: '影' });
    expect(await author.delete(`${scenario}/monsters/120`)).toMatchObject({ status: 409 });
  });

  test('with a message of hers at the entrance', async () => {
    await author.put(`${scenario}/labyrinth-messages/12`, { title_ja: '門', message_ja_boxes: ['止まれ'] });
    const { data } = await author.put<PresentedSetting>(at(6, '/embed-labyrinth-message'), { message_number: 12 });
    expect(data).toMatchObject({
      message_number: 12,
      labyrinth_message: { id: 12, number: 12, title_ja: '門', title_en: '', message_ja_boxes: ['止まれ'] },
    });
    expect((await author.get<PresentedSetting[]>(`${scenario}/labyrinth-settings`)).data[6]).toEqual(data);
    expect(await author.put(at(6, '/embed-labyrinth-message'), { message_number: 1000 })).toMatchObject({
      status: 422,
    });
    expect(await author.put(at(6, '/embed-labyrinth-message'), { message_number: 13 })).toMatchObject({
      status: 422,
      body: { errors: { message_number: ['There is no number 013 in labyrinth messages yet.'] } },
    });
    const none = await author.put<PresentedSetting>(at(6, '/embed-labyrinth-message'), { message_number: 0 });
    expect(none.data).toMatchObject({ message_number: 0, labyrinth_message: null });
  });

  test('over a floor that is being painted: its next stroke is merged, not lost', async () => {
    const scenario_id = scenario.replace('scenarios/', '');
    const { floors } = trpcClient(author);
    const grid = packedGrid(1, 1, { north: 1 });
    const { data } = await floors.saveGrid.mutate({ scenario_id, floor_number: '01', grid, revision: 0 });
    await put(0, { ...range(1, 1), labyrinth_size: 1 });
    await expect(
      floors.saveGrid.mutate({ scenario_id, floor_number: '01', grid, revision: data.revision }),
    ).rejects.toMatchObject({ data: { code: 409 } });
    expect((await floors.read.query({ scenario_id, floor_number: '01' })).data.grid).toBe(grid);
  });
});

describeOnAnyEngine('Labyrinth flags', (engine) => {
  const server = useServer(engine);

  test('are ten, of which flag 0 is always ON and the others as the author says', async () => {
    const author = await newAuthor(server().url, 'flags');
    const flags = `${await newScenario(author)}/labyrinth-flags`;
    const { data } = await author.get<{ number: number; initial_flag: boolean }[]>(flags);
    expect(data.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(data.filter(({ initial_flag }) => initial_flag).map(({ number }) => number)).toEqual([0]);

    const sign = { secret_sign_title_ja: '秘密の扉', secret_sign_title_en: 'The secret door' };
    expect(await author.patch(`${flags}/3`, { initial_flag: true, ...sign })).toMatchObject({
      status: 200,
      data: { id: 3, initial_flag: true, next_labyrinth_flag: false, ...sign },
    });
    expect(await author.patch(`${flags}/0`, { next_labyrinth_flag: true })).toMatchObject({
      data: { initial_flag: true, next_labyrinth_flag: true },
    });
    expect(await author.patch(`${flags}/0`, { initial_flag: false })).toMatchObject({
      status: 422,
      body: { errors: { initial_flag: ['Labyrinth flag 0 is always ON.'] } },
    });
    expect(await author.patch(`${flags}/9`, { next_labyrinth_flag: true })).toMatchObject({
      status: 422,
      body: { errors: { next_labyrinth_flag: ['This is the last labyrinth: there is no next one.'] } },
    });
    expect(await author.patch(`${flags}/9`, { next_labyrinth_flag: false, initial_flag: true })).toMatchObject({
      data: { number: 9, next_labyrinth_flag: false, initial_flag: true },
    });
    expect(await author.patch(`${flags}/10`, {})).toMatchObject({ status: 404 });
    expect(await author.patch(`${flags}/3`, { initial_flag: false, revision: 0 })).toMatchObject({ status: 409 });

    expect(await author.post(flags, { initial_flag: true })).toMatchObject({ status: 201, data: { number: 1 } });
    expect(await author.post(flags, { number: 3 })).toMatchObject({ status: 409 });
    expect(await author.post(flags, { number: 10 })).toMatchObject({ status: 422 });
  });

  test('are so on every surface: flag 0 is told as ON, and what would turn it OFF is refused', async () => {
    const author = await newAuthor(server().url, 'forced');
    const scenario = await newScenario(author);
    const scenario_id = scenario.replace('scenarios/', '');
    const { labyrinth_flag } = trpcClient(author).records;
    const isOn = async () => {
      const { data: one } = await labyrinth_flag.read.query({ scenario_id, number: '0' });
      const { data: all } = await labyrinth_flag.all.query({ scenario_id });
      return [one, ...all.filter(({ number }) => number === 0)].map(({ initial_flag }) => initial_flag);
    };
    expect(await isOn()).toEqual([true]);
    const off = { initial_flag: false };
    const refusal = (path: string) => ({
      data: { code: 422, errors: { [path]: ['Labyrinth flag 0 is always ON.'] } },
    });
    await expect(
      labyrinth_flag.save.mutate({ scenario_id, records: [{ number: 0, changes: off }] }),
    ).rejects.toMatchObject(refusal('records.0.changes.initial_flag'));
    await expect(labyrinth_flag.update.mutate({ scenario_id, number: '0', ...off })).rejects.toMatchObject(
      refusal('initial_flag'),
    );
    await expect(labyrinth_flag.create.mutate({ scenario_id, number: 0, ...off })).rejects.toMatchObject(
      refusal('initial_flag'),
    );
    await labyrinth_flag.save.mutate({
      scenario_id,
      records: [
        { number: 0, changes: { next_labyrinth_flag: true } },
        { number: 1, changes: { ...off, next_labyrinth_flag: true } },
      ],
    });
    expect(await isOn()).toEqual([true, true]);
    const stored = await server().database('records').where({ scenario_id, kind: 'labyrinth_flag', number: 0 }).first();
    expect(JSON.parse(stored.data)).toMatchObject({ initial_flag: true, next_labyrinth_flag: true });
    // A flag that is renumbered to 0 is ON from then on.
    await labyrinth_flag.renumber.mutate({
      scenario_id,
      moves: [
        { from: 0, to: 1 },
        { from: 1, to: 0 },
      ],
    });
    expect(await isOn()).toEqual([true, true]);
  });
});
