import { beforeAll, expect, test } from 'vitest';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('The check list of a scenario', (engine) => {
  const server = useServer(engine);
  let client: RestClient;
  let author: ReturnType<typeof trpcClient>;
  let scenario_id: string;
  beforeAll(async () => {
    client = await newAuthor(server().url, 'checker');
    scenario_id = (await newScenario(client)).replace('scenarios/', '');
    author = trpcClient(client);
  });
  const found = async () => (await author.checks.list.query({ scenario_id })).data;
  /** Each problem with its rule and kind, as listed; the requirements of a release have tests of their own (tests/server/outline). */
  const checks = async () =>
    (await found())
      .filter(({ rule }) => rule !== 'publishing')
      .flatMap(({ problems, rule, kind }) => problems.map((problem) => ({ rule, kind, ...problem })));
  const save = (number: number, changes: Record<string, unknown>) =>
    author.records.item.save.mutate({ scenario_id, records: [{ number, changes }] });

  test('asks at first for nothing but a labyrinth, then names what is missing with its place, and forgets what is mended', async () => {
    expect(await found()).toMatchObject([
      { rule: 'publishing', kind: 'labyrinth_setting', problems: [{ number: 0, path: 'labyrinth_entrance' }] },
    ]);
    expect((await author.checks.count.query({ scenario_id })).data).toEqual({
      errors: 0,
      warnings: 0,
      information: 1,
      missing_english: 0,
    });
    await save(5, { name_ja: '♥の剣', becomes: 6 });
    await author.floors.updateSettings.mutate({ scenario_id, floor_number: '02', name_ja: '地下二階' });
    expect((await author.checks.count.query({ scenario_id })).data).toEqual({
      errors: 0,
      warnings: 4,
      information: 4,
      missing_english: 2,
    });
    expect(await checks()).toEqual([
      expect.objectContaining({
        rule: 'reference',
        kind: 'item',
        number: 5,
        path: 'becomes',
        name: { ja: '♥の剣', en: '' },
        message: { ja: 'アイテムの006番はまだ作られていません。', en: 'There is no number 006 in items yet.' },
      }),
      expect.objectContaining({
        rule: 'characters',
        kind: 'item',
        number: 5,
        path: 'name_ja',
        message: {
          ja: 'Shift_JISのファイルに書き出せない文字です：♥',
          en: 'Files in Shift_JIS cannot hold these characters: ♥',
        },
      }),
      {
        rule: 'english',
        kind: 'floor_map',
        number: 2,
        path: 'name_en',
        label: { ja: 'フロア名（英語）', en: 'Floor name (English)' },
        name: { ja: '地下二階', en: '' },
        message: { ja: '英語がありません。', en: 'The English text is missing.' },
        content: expect.any(String),
      },
      expect.objectContaining({ rule: 'english', kind: 'item', number: 5, path: 'name_en' }),
    ]);
    await save(5, { name_ja: '剣', name_en: 'Sword' });
    await save(6, { name_ja: '折れた剣', name_en: 'Broken sword' });
    expect((await checks()).map(({ kind }) => kind)).toEqual(['floor_map']);
  });

  test('names what is wrong on the maps with floor, cell and value, by the floors around', async () => {
    const grid = packedGrid(3, 20, { event_id: 1101, 1: 7, 2: 1, B: 30 });
    const { data: saved } = await author.floors.saveGrid.mutate({ scenario_id, floor_number: '04', grid });
    const maps = async () => (await checks()).filter(({ path }) => path.startsWith('maps.'));
    expect(await maps()).toEqual([
      {
        rule: 'reference',
        kind: 'floor_map',
        number: 4,
        path: 'maps.x3_y20.event.data.1',
        label: { ja: 'x3 y20 アイテムを受け取る › アイテム', en: 'x3 y20 Receive item: Item' },
        name: { ja: '', en: '' },
        message: { ja: 'アイテムの007番はまだ作られていません。', en: 'There is no number 007 in items yet.' },
        content: expect.any(String),
      },
    ]);
    await save(7, { name_ja: '盾', name_en: 'Shield' });
    expect(await maps()).toEqual([]);

    // Stairs to floor 5, which has 16 cells a side and is blank at first.
    const stairs = packedGrid(3, 20, { event_id: 101, 1: 5, 2: 16, 3: 2 });
    await author.floors.saveGrid.mutate({ scenario_id, floor_number: '04', grid: stairs, revision: saved.revision });
    expect(await maps()).toMatchObject([{ path: 'maps.x3_y20.event.data.1', rule: 'passage' }]);
    await author.floors.saveGrid.mutate({ scenario_id, floor_number: '05', grid: packedGrid(0, 0, { floor_id: 1 }) });
    expect(await maps()).toMatchObject([{ path: 'maps.x3_y20.event.id' }]);
    await server().database('floors').where({ scenario_id, number: 5 }).update({ settings: '{"labyrinth_size":2}' });
    await save(8, { name_ja: '槍', name_en: 'Spear' });
    expect(await maps()).toMatchObject([{ path: 'maps.x3_y20.event.data.2', rule: 'error' }]);
  });

  test('buries nothing under the English that a Japanese scenario lacks, and counts it all', async () => {
    const japanese = { scenario_id: (await newScenario(client)).replace('scenarios/', '') };
    const messages = Array.from({ length: 999 }, (_, index) => ({
      number: index + 1,
      changes: { title_ja: `題${index + 1}`, message_ja_boxes: ['ようこそ'] },
    }));
    for (const half of [messages.slice(0, 500), messages.slice(500)]) {
      await author.records.labyrinth_message.save.mutate({ ...japanese, records: half });
    }
    await author.records.monster.save.mutate({
      ...japanese,
      records: [
        {
          number: 479,
          changes: { name_ja: '影', hp: { count: 1, sides: 8, plus: 0 }, companion: 5, companion_probability: 10 },
        },
      ],
    });
    const { data } = await author.checks.list.query(japanese);
    expect(data.map(({ rule, kind, count, problems }) => [rule, kind, count, problems.length])).toEqual([
      ['reference', 'monster', 1, 1],
      ['publishing', 'labyrinth_setting', 1, 1],
      ['publishing', 'title_author_name', 1, 1],
      ['publishing', 'author_comment', 1, 1],
      ['publishing', 'search_item', 1, 1],
      ['english', 'labyrinth_message', 1998, 300],
      ['english', 'monster', 1, 1],
    ]);
    expect(data[5]?.problems.map(({ number }) => number).slice(0, 4)).toEqual([1, 1, 2, 2]);
    const { data: counted } = await author.checks.count.query(japanese);
    expect(counted).toEqual({ errors: 0, warnings: 2000, information: 4, missing_english: 1999 });
    // The tab counts what the list shows.
    const listed = data.reduce((sum, { count }) => sum + count, 0);
    expect(counted.errors + counted.warnings + counted.information).toBe(listed);
  });

  test('asks for the name of what holds something, and for the Japanese of what there is in English alone', async () => {
    const unnamed = { scenario_id: (await newScenario(client)).replace('scenarios/', '') };
    const required = async () =>
      (await author.checks.list.query(unnamed)).data
        .filter(({ rule }) => rule === 'required')
        .flatMap(({ kind, problems }) => problems.map(({ number, path, message }) => [kind, number, path, message.en]));
    await author.records.item.save.mutate({
      ...unnamed,
      records: [
        { number: 1, changes: { ac: 3 } },
        { number: 2, changes: { name_en: 'Sword' } },
        { number: 3, changes: { name_ja: '盾', ac: 3, unconfirmed_name_en: 'Shield?' } },
        { number: 4, changes: { name_ja: '槍' } },
        { number: 5, changes: { ac: 0 } },
      ],
    });
    await author.records.signboard.save.mutate({ ...unnamed, records: [{ number: 1, changes: { en: 'Beware' } }] });
    // A note, which needs no English, and a title that only some records have.
    await author.records.encounter_setting.save.mutate({
      ...unnamed,
      records: [
        { number: 0, changes: { slots: encounterSetting.blank.slots.with(0, { monster: 999, weight: 2 }) } },
        { number: 1, changes: { name_ja: '地下一階の廊下' } },
      ],
    });
    await author.records.labyrinth_flag.save.mutate({
      ...unnamed,
      records: [{ number: 1, changes: { initial_flag: true } }],
    });
    expect(await required()).toEqual([
      ['signboard', 1, 'ja', 'This field required'],
      ['item', 1, 'name_ja', 'This field required'],
      ['item', 2, 'name_ja', 'This field required'],
      ['item', 3, 'unconfirmed_name_ja', 'This field required'],
    ]);
    const english = (await author.checks.list.query(unnamed)).data.filter(({ rule }) => rule === 'english');
    expect(english.map(({ kind }) => kind)).toEqual(['item']);
  });

  test('names a table of a floor that can never be drawn, until something draws it', async () => {
    const settings = { floor_number: '09', name_en: 'Nine', name_ja: '九' };
    const { data } = await author.floors.updateSettings.mutate({
      scenario_id,
      ...settings,
      appearance: {
        no1: { value: 0, probability: 100 },
        no2: { value: 12, probability: 30 },
        no3: { value: 0, probability: 100 },
      },
    });
    const slots = async () => (await checks()).filter(({ path }) => path.startsWith('appearance.no2'));
    const missing = {
      path: 'appearance.no2.value',
      message: { en: 'There is no number 012 in encounter tables yet.' },
    };
    // On a floor without a map nothing is drawn from the table.
    expect(await slots()).toMatchObject([missing]);
    const paint = async (room_id: number, revision: number) => {
      const grid = packedGrid(3, 4, { room_id });
      return (await author.floors.saveGrid.mutate({ scenario_id, floor_number: '09', grid, revision })).data.revision;
    };
    const revision = await paint(1, data.revision);
    expect(await slots()).toMatchObject([
      missing,
      {
        kind: 'floor_map',
        number: 9,
        path: 'appearance.no2.value',
        label: { ja: '遭遇 出現枠2 遭遇表', en: 'Encounters Slot 2 Encounter table' },
        message: { en: expect.stringContaining('Slot 1 takes 100%') },
      },
    ]);
    await paint(2, revision);
    expect(await slots()).toMatchObject([missing]);
  });

  test('tells for information of a floor without anybody and of a monster that nobody meets, and counts them as such', async () => {
    const own = { scenario_id: (await newScenario(client)).replace('scenarios/', '') };
    const told = async () =>
      (await author.checks.list.query(own)).data
        .filter(({ rule }) => rule === 'information')
        .flatMap(({ kind, problems }) => problems.map(({ number, path, name }) => [kind, number, path, name.en]));
    const changes = { name_ja: '影', name_en: 'Shade', hp: { count: 1, sides: 8, plus: 0 } };
    await author.records.monster.save.mutate({ ...own, records: [{ number: 7, changes }] });
    await author.records.labyrinth_setting.save.mutate({
      ...own,
      records: [
        { number: 0, changes: { map_hierarchy: { start: 1, end: 2 }, labyrinth_title: { ja: '塔', en: 'Tower' } } },
      ],
    });
    expect(await told()).toEqual([]);
    const grid = packedGrid(3, 4, { floor_id: 1 });
    const { data } = await author.floors.saveGrid.mutate({ ...own, floor_number: '02', grid });
    expect(await told()).toEqual([
      ['floor_map', 2, 'appearance.no1.value', ''],
      ['monster', 7, '', 'Shade'],
    ]);
    const { data: before } = await author.checks.count.query(own);
    const battle = packedGrid(3, 4, { event_id: 1401, 1: 7, 2: 1 });
    await author.floors.saveGrid.mutate({ ...own, floor_number: '02', grid: battle, revision: data.revision });
    expect(await told()).toEqual([]);
    const { data: after } = await author.checks.count.query(own);
    expect(after).toEqual({ ...before, information: before.information - 2 });
  });

  test('says that floors on which no table was chosen draw table 000, once somebody stands in it', async () => {
    const own = (await newScenario(client)).replace('scenarios/', '');
    const warnings = async () =>
      (await author.checks.list.query({ scenario_id: own })).data
        .filter(({ rule, kind }) => rule === 'encounter' && kind === 'encounter_setting')
        .flatMap(({ problems }) => problems.map(({ number, message }) => [number, message.en]));
    const paint = (floor_number: string) =>
      author.floors.saveGrid.mutate({ scenario_id: own, floor_number, grid: packedGrid(3, 4, { room_id: 1 }) });
    const nobody = Array(8).fill({ monster: 999, weight: 1 });
    const fill = (number: number, ...filled: number[]) => {
      const changes = { slots: [...filled.map((monster) => ({ monster, weight: 1 })), ...nobody] };
      return author.records.encounter_setting.save.mutate({ scenario_id: own, records: [{ number, changes }] });
    };
    await paint('01');
    await paint('02');
    await fill(1, 5, 6);
    expect(await warnings()).toEqual([]);
    await fill(0, 5, 6);
    expect(await warnings()).toEqual([[0, expect.stringContaining('(2) also use this table, 000')]]);
    const slot = (value: number) => ({ value, probability: 100 });
    const appearance = { no1: slot(1), no2: slot(0), no3: slot(0) };
    await author.floors.updateSettings.mutate({ scenario_id: own, floor_number: '01', appearance });
    await author.floors.updateSettings.mutate({ scenario_id: own, floor_number: '02', no_random_encounters: true });
    // The monster room still draws from it.
    expect(await warnings()).toEqual([[0, expect.stringContaining('(1) also use this table, 000')]]);
    await author.floors.updateSettings.mutate({ scenario_id: own, floor_number: '02', appearance });
    expect(await warnings()).toEqual([]);
  });
});
