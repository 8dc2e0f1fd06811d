import { beforeAll, expect, test } from 'vitest';
import { RECORD_KINDS, type RecordKind, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { blankMaps, cellOf, roomMaps } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

/** Whether a kind is a part of sets, whose numbers consist of the set and the place in it. */
const isPart = (name: RecordKindName): boolean => (RECORD_KINDS[name] as RecordKind).perSet !== undefined;

/** Every number of a whole kind exists, even if nobody has written it. */
const WHOLE = RESOURCES.filter(({ name, isWhole, numbers }) => isWhole && numbers.last >= 13 && !isPart(name)).map(
  ({ name, names }) => `${name} 12${names ? ` ${names.ja}` : ''}`,
);

describeOnEveryEngine('Searching a scenario', (engine) => {
  const server = useServer(engine);
  let client: RestClient;
  let author: ReturnType<typeof trpcClient>;
  let scenario_id: string;
  beforeAll(async () => {
    client = await newAuthor(server().url, 'searcher');
    const scenario = await newScenario(client);
    scenario_id = scenario.replace('scenarios/', '');
    author = trpcClient(client);
    await author.records.item.save.mutate({
      scenario_id,
      records: [
        { number: 7, changes: { name_ja: 'ロングソード', name_en: 'Long Sword', unconfirmed_name_ja: '剣？' } },
        { number: 12, changes: { name_ja: '盾', name_en: 'Shield' } },
        { number: 13, changes: { stock: 5 } },
      ],
    });
    await author.records.labyrinth_message.save.mutate({
      scenario_id,
      records: [{ number: 12, changes: { title_ja: '入口', message_ja_boxes: ['ようこそ', '剣を持て'] } }],
    });
    await author.floors.updateSettings.mutate({ scenario_id, floor_number: '03', name_en: 'Sword hall' });
    const maps = roomMaps(1);
    const cell = maps[0]?.[2];
    if (cell) cell.event.id = 102;
    await client.put(`${scenario}/floor-maps/03/maps`, { maps });
  });
  const search = async (query: string) => (await author.search.query.query({ scenario_id, query })).data;
  const places = async (query: string) =>
    (await search(query)).found.map(({ kind, number, path }) => [kind, number, path].join(' ').trim());

  test('finds any text in either language, however it is typed, names first', async () => {
    expect(await places('sword')).toEqual(['floor_map 3 name_en', 'item 7 name_en']);
    expect(await places('ｌｏｎｇ　ｓｗ')).toEqual(['item 7 name_en']);
    expect(await places('ろんぐ')).toEqual(['item 7 name_ja']);
    expect(await places('剣')).toEqual(['labyrinth_message 12 message_ja_boxes.1', 'item 7 unconfirmed_name_ja']);
    expect(await places('剣　ようこそ')).toEqual(['labyrinth_message 12 message_ja_boxes.1']);
    expect(await places('ようこそ 剣')).toEqual(['labyrinth_message 12 message_ja_boxes.0']);
    expect((await search('剣')).found[0]).toEqual({
      kind: 'labyrinth_message',
      number: 12,
      name: { ja: '入口', en: '' },
      path: 'message_ja_boxes.1',
      label: { ja: '本文（日本語）', en: 'Text (Japanese)' },
      text: '剣を持て',
      named: null,
      count: 0,
      cells: [],
    });
    expect(await search('nothing like it')).toEqual({ found: [], kinds: [], total: 0 });
    expect(await search('  ')).toEqual({ found: [], kinds: [], total: 0 });
  });

  test('names with a word that begins so come before those that hold the letters within a word, in both languages', async () => {
    const { data: own } = await author.scenarios.duplicate.mutate({ scenario_id, title_ja: '鼠の迷宮' });
    await author.records.item.save.mutate({
      scenario_id: own.id,
      records: [
        { number: 1, changes: { name_ja: 'つるねずみ', name_en: 'Crate' } },
        // Other texts come after names, however well they match.
        { number: 2, changes: { name_ja: '鍵', unconfirmed_name_ja: 'ねずみ', unconfirmed_name_en: 'Rat' } },
      ],
    });
    await author.records.monster.save.mutate({
      scenario_id: own.id,
      records: [
        { number: 1, changes: { name_ja: '海賊', name_en: 'Pirate' } },
        { number: 2, changes: { name_ja: '洞窟ネズミ', name_en: 'Cave rat' } },
      ],
    });
    const asks = async (query: string) =>
      (await author.search.query.query({ scenario_id: own.id, query })).data.found.map(
        ({ kind, number }) => `${kind} ${number}`,
      );
    // A spell of the built-in values holds the letters, too.
    expect((await asks('rat')).filter((place) => !place.startsWith('spell'))).toEqual([
      'monster 2',
      'item 1',
      'monster 1',
      'item 2',
    ]);
    expect(await asks('ねずみ')).toEqual(['monster 2', 'item 1', 'item 2']);
  });

  test('counts what it finds by kind, and lists some of each kind or many of one', async () => {
    const { data: own } = await author.scenarios.duplicate.mutate({ scenario_id, title_ja: '写しの迷宮' });
    const records = Array.from({ length: 300 }, (_, index) => ({
      number: index + 100,
      changes: { name_ja: `鉄の剣${index}` },
    }));
    await author.records.item.save.mutate({ scenario_id: own.id, records });
    const asks = async (kind?: RecordKindName) =>
      (await author.search.query.query({ scenario_id: own.id, query: '剣', ...(kind && { kind }) })).data;
    const all = await asks();
    expect(all.kinds).toEqual([
      { kind: 'item', count: 301 },
      { kind: 'labyrinth_message', count: 1 },
    ]);
    expect(all.total).toBe(302);
    expect(
      Object.entries(Object.groupBy(all.found, ({ kind }) => kind)).map(([kind, of]) => [kind, of?.length]),
    ).toEqual([
      ['item', 20],
      ['labyrinth_message', 1],
    ]);
    const items = await asks('item');
    expect([items.found.length, items.kinds, items.total]).toEqual([301, all.kinds, 302]);
    expect((await asks('monster')).found).toEqual([]);
  });

  test('finds numbers with or without their zeros, also of what has no name', async () => {
    for (const query of ['12', '012', '１２']) {
      expect(await places(query)).toEqual(['labyrinth_message 12 title_ja', 'item 12 name_ja', ...WHOLE]);
    }
    for (const search of ['12', '012', '１２']) {
      const { data } = await author.records.item.list.query({ scenario_id, search });
      expect(data.map(({ number }) => number)).toEqual([12]);
    }
    expect(await places('13')).toEqual(['item 13', ...WHOLE.map((place) => place.replace('12', '13'))]);
    expect(await places('盾 12')).toEqual(['item 12 name_ja']);
    // The seventh row of set 3; a set has 20.
    for (const query of ['3-7', '3-07', '３－０７']) expect(await places(query)).toContain('magic_row 67');
  });

  test('finds events by type and category, with floor and cell, and knows of every edit', async () => {
    const { found } = await search('stairs down');
    expect(found).toEqual([
      expect.objectContaining({
        kind: 'floor_map',
        number: 3,
        name: { ja: '', en: 'Sword hall' },
        label: { ja: '下り階段', en: 'Stairs down' },
        count: 1,
        cells: [{ x: 2, y: 23 }],
      }),
    ]);
    expect(await places('階段')).toEqual(['floor_map 3 maps.x2_y23']);
    await author.records.item.save.mutate({
      scenario_id,
      records: [{ number: 7, changes: { name_ja: '階段の鍵' } }],
    });
    expect(await places('階段')).toEqual(['item 7 name_ja', 'floor_map 3 maps.x2_y23']);
  });

  test('finds events by the number and the name of what they name, and each with its cells', async () => {
    const maps = blankMaps();
    for (const [x, y] of [
      [4, 20],
      [9, 3],
    ] as const)
      cellOf(maps, x, y).event = {
        ...cellOf(maps, x, y).event,
        id: 1101,
        data: { ...cellOf(maps, x, y).event.data, 1: 12, 2: 1 },
      };
    await author.floors.updateSettings.mutate({ scenario_id, floor_number: '04', name_ja: '宝物庫' });
    await client.put(`scenarios/${scenario_id}/floor-maps/04/maps`, { maps });
    const event = {
      kind: 'floor_map',
      number: 4,
      name: { ja: '宝物庫', en: '' },
      path: 'maps.x9_y3',
      label: { ja: 'アイテムを受け取る', en: 'Receive item' },
      text: '',
      named: { kind: 'item', number: 12, name: { ja: '盾', en: 'Shield' } },
      count: 2,
      cells: [
        { x: 9, y: 3 },
        { x: 4, y: 20 },
      ],
    };
    for (const query of ['shield', '盾', '012', 'receive 12']) {
      expect((await search(query)).found.at(-1)).toEqual(event);
    }
    expect(await places('receive 13')).toEqual([]);
    expect(await places('アイテム')).toEqual(['floor_map 4 maps.x9_y3']);
    expect(await places('宝物庫')).toEqual(['floor_map 4 name_ja']);
  });
});
