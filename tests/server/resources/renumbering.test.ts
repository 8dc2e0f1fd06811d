import { beforeAll, beforeEach, expect, test } from 'vitest';
import { writeNumberRanges } from '#domain/text/numberRanges.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnEveryEngine('Records that get other numbers', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let records: ReturnType<typeof trpcClient>['records'];
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'numbers');
    ({ records } = trpcClient(author));
  });
  beforeEach(async () => {
    scenario_id = (await newScenario(author)).replace('scenarios/', '');
    await records.item.save.mutate({
      scenario_id,
      records: [
        { number: 1, changes: { name_ja: '剣', becomes: 2 } },
        { number: 2, changes: { name_ja: '折れた剣' } },
        { number: 3, changes: { name_ja: '盾', becomes: 1 } },
      ],
    });
    await records.labyrinth_setting.save.mutate({
      scenario_id,
      records: [{ number: 4, changes: { ending_item: 1 } }],
    });
  });

  const items = async () =>
    Object.fromEntries(
      (await records.item.all.query({ scenario_id })).data
        .filter(({ name_ja }) => name_ja !== '')
        .map(({ number, name_ja, becomes }) => [number, [name_ja, becomes]]),
    );
  const endingItem = async () =>
    (await records.labyrinth_setting.read.query({ scenario_id, number: '4' })).data.ending_item;
  const moving = (...moves: [from: number, to: number][]) => ({
    scenario_id,
    moves: moves.map(([from, to]) => ({ from, to })),
  });

  test('take every reference along, shown first, under one revision', async () => {
    const moves = moving([1, 2], [2, 1], [3, 500]);
    const before = await dumpDatabase(server().database);
    const { data: dry } = await records.item.renumber.mutate({ ...moves, dry_run: true });
    expect(dry).toEqual({
      moved: 3,
      changes: [
        {
          kind: 'labyrinth_setting',
          number: 4,
          name: { ja: '', en: '' },
          path: 'ending_item',
          label: { ja: 'エンディングのアイテム', en: 'Ending item' },
          before: 1,
          after: 2,
        },
        expect.objectContaining({
          kind: 'item',
          number: 1,
          name: { ja: '剣', en: '' },
          path: 'becomes',
          before: 2,
          after: 1,
        }),
        expect.objectContaining({ kind: 'item', number: 3, path: 'becomes', before: 1, after: 2 }),
      ],
    });
    expect(await dumpDatabase(server().database)).toEqual(before);

    expect((await records.item.renumber.mutate(moves)).data).toEqual(dry);
    expect(await items()).toEqual({ 1: ['折れた剣', 0], 2: ['剣', 1], 500: ['盾', 2] });
    expect(await endingItem()).toBe(2);
    const { data: all } = await records.item.all.query({ scenario_id });
    const { data: setting } = await records.labyrinth_setting.read.query({ scenario_id, number: '4' });
    expect(new Set([...all, setting].map(({ revision }) => revision)).size).toBe(1);
  });

  test('move once, however often the same call is made', async () => {
    const call = () =>
      author.call('POST', '/trpc/records.item.renumber', {
        body: moving([1, 2], [2, 1]),
        headers: { 'idempotency-key': 'one-and-the-same-move' },
      });
    expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    expect(await items()).toMatchObject({ 1: ['折れた剣', 0], 2: ['剣', 1] });
  });

  test('may leave their place to nobody, and stay where they are', async () => {
    await records.item.renumber.mutate(moving([1, 10], [3, 3]));
    expect(await items()).toEqual({ 2: ['折れた剣', 0], 3: ['盾', 10], 10: ['剣', 2] });
  });

  test('never fall upon one that stays, nor on each other', async () => {
    const before = await dumpDatabase(server().database);
    for (const dry_run of [true, false]) {
      await expect(records.item.renumber.mutate({ ...moving([1, 2]), dry_run })).rejects.toMatchObject({
        data: {
          code: 422,
          errors: {
            moves: ['Number 2 is taken. Move to blank numbers, or to numbers that are moved away as well.'],
          },
        },
      });
    }
    for (const moves of [moving([1, 9], [2, 9]), moving([1, 8], [1, 9])]) {
      await expect(records.item.renumber.mutate(moves)).rejects.toMatchObject({
        data: {
          code: 422,
          errors: { moves: ['A number cannot be moved twice, and two numbers cannot be moved to the same one.'] },
        },
      });
    }
    await expect(records.item.renumber.mutate(moving([1, 501]))).rejects.toMatchObject({
      data: { errors: { 'moves.0.to': [expect.any(String)] } },
    });
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('are followed by the floors, where they are encounter tables; a floor that must name one names the first instead of none', async () => {
    await records.encounter_setting.save.mutate({
      scenario_id,
      records: [
        { number: 0, changes: { name_ja: '静か' } },
        { number: 7, changes: { name_ja: '水辺' } },
      ],
    });
    const appearance = { no1: { value: 7, probability: 60 }, no2: { value: 0, probability: 40 } };
    const floor = `scenarios/${scenario_id}/floor-maps/05`;
    const { appearance: present } = (await author.get<{ appearance: object }>(floor)).data;
    await author.put(floor, { appearance: { ...present, ...appearance } });
    const { data } = await records.encounter_setting.renumber.mutate(moving([7, 8]));
    expect(data.changes).toMatchObject([
      { kind: 'floor_map', number: 5, path: 'appearance.no1.value', before: 7, after: 8 },
    ]);
    const { data: uses } = await records.encounter_setting.uses.query({ scenario_id, numbers: '8' });
    expect(uses).toEqual([
      {
        kind: 'floor_map',
        number: 5,
        name: { ja: '', en: '' },
        path: 'appearance.no1.value',
        label: { ja: '遭遇 出現枠1 遭遇表', en: 'Encounters Slot 1 Encounter table' },
        used: 8,
        without: 0,
      },
    ]);
    await expect(records.encounter_setting.delete.mutate({ scenario_id, number: '8' })).rejects.toMatchObject({
      data: { code: 409, uses },
    });
    expect((await author.get(floor)).data).toMatchObject({
      appearance: { no1: { value: 8, probability: 60 }, no2: { value: 0, probability: 40 }, no3: { value: 0 } },
    });
    const toNobody = records.encounter_setting.replaceReferences.mutate({ scenario_id, numbers: '8', by: 999 });
    expect((await toNobody).data).toMatchObject([{ kind: 'floor_map', number: 5, before: 8, after: 0 }]);
    expect((await author.get(floor)).data).toMatchObject({ appearance: { no1: { value: 0, probability: 60 } } });
    // The floor's former reference is in the backup.
    const { data: backups } = await author.get<readonly { id: string }[]>(`scenarios/${scenario_id}/backup`);
    expect(backups).toHaveLength(1);
    await author.post(`scenarios/${scenario_id}/restore`, { id: backups[0]?.id });
    expect((await author.get(floor)).data).toMatchObject({ appearance: { no1: { value: 8 } } });

    // The first one itself is removed: the references stay, and nothing is written.
    const before = await dumpDatabase(server().database);
    const first = records.encounter_setting.replaceReferences.mutate({ scenario_id, numbers: '0', by: 999 });
    expect((await first).data).toEqual([]);
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('are followed by the events of the maps, under the same revision', async () => {
    const floor_number = '04';
    const grid = packedGrid(3, 20, { event_id: 1104, 1: 1, 2: 3, 3: 1, B: 1 });
    const { floors } = trpcClient(author);
    await floors.saveGrid.mutate({ scenario_id, floor_number, grid });
    await floors.updateSettings.mutate({ scenario_id, floor_number, name_ja: '広間' });
    const place = { kind: 'floor_map', number: 4, name: { ja: '広間', en: '' } };
    const given = {
      ...place,
      path: 'maps.x3_y20.event.data.1',
      label: { ja: 'x3 y20 アイテムを交換 › 渡すアイテム', en: 'x3 y20 Exchange items: Item given' },
    };
    const { data: uses } = await records.item.uses.query({ scenario_id, numbers: '1' });
    expect(uses).toContainEqual({ ...given, used: 1, without: 0 });
    await expect(records.item.delete.mutate({ scenario_id, number: '1' })).rejects.toMatchObject({
      data: { code: 409, uses },
    });

    const floor = async () => (await floors.read.query({ scenario_id, floor_number })).data;
    const before = await floor();
    const { data } = await records.item.renumber.mutate(moving([1, 10], [3, 11]));
    expect(data.changes).toContainEqual({ ...given, before: 1, after: 10 });
    const after = await floor();
    expect(after.grid).toBe(packedGrid(3, 20, { event_id: 1104, 1: 10, 2: 11, 3: 1, B: 1 }));
    const { data: moved } = await records.item.read.query({ scenario_id, number: '10' });
    expect([after.revision, after.name_ja]).toEqual([moved.revision, '広間']);
    expect(after.revision).toBeGreaterThan(before.revision);

    await records.item.replaceReferences.mutate({ scenario_id, numbers: '10, 11', by: 0 });
    expect((await floor()).grid).toBe(packedGrid(3, 20, { event_id: 1104, 3: 1, B: 1 }));
    expect((await records.item.uses.query({ scenario_id, numbers: '10, 11' })).data).toEqual([]);
    const stale = floors.saveGrid.mutate({ scenario_id, floor_number, grid, revision: before.revision });
    await expect(stale).rejects.toMatchObject({ data: { code: 409 } });
  });

  test('are moved and asked about however many they are', async () => {
    const every = (_: unknown, index: number) => index + 1;
    const numbers = Array.from({ length: 998 }, every);
    for (const part of [numbers.slice(0, 500), numbers.slice(500)]) {
      await records.labyrinth_message.save.mutate({
        scenario_id,
        records: part.map((number) => ({ number, changes: { title_ja: `${number}` } })),
      });
    }
    const grid = packedGrid(3, 20, { event_id: 901, 1: 998, flag: -999 });
    const { floors } = trpcClient(author);
    await floors.saveGrid.mutate({ scenario_id, floor_number: '04', grid });
    const { data } = await records.labyrinth_message.renumber.mutate(
      moving(...numbers.map((number) => [number, number + 1] as [number, number])),
    );
    expect(data).toMatchObject({ moved: 998, changes: [{ kind: 'floor_map', number: 4, before: 998, after: 999 }] });
    const messages = records.labyrinth_message;
    expect((await messages.uses.query({ scenario_id, numbers: '1-999' })).data).toMatchObject([{ used: 999 }]);
    const odd = writeNumberRanges(numbers.filter((number) => number % 2 === 1).concat(999));
    expect((await messages.uses.query({ scenario_id, numbers: odd })).data).toMatchObject([{ used: 999 }]);
    const flags = records.event_flag;
    expect((await flags.uses.query({ scenario_id, numbers: '1-999' })).data).toMatchObject([{ used: 999 }]);
    for (const wrong of ['', '0', '1000', '3-1', 'sword']) {
      await expect(flags.uses.query({ scenario_id, numbers: wrong })).rejects.toMatchObject({
        data: { code: 422, errors: { numbers: ['The number must be 1 to 999.'] } },
      });
    }
    await messages.replaceReferences.mutate({ scenario_id, numbers: '1-999', by: 0 });
    expect((await messages.uses.query({ scenario_id, numbers: '1-999' })).data).toEqual([]);
  });

  test('give their references to another, or to nobody, before they go', async () => {
    const { data: replaced } = await records.item.replaceReferences.mutate({ scenario_id, numbers: '1', by: 2 });
    expect(replaced).toMatchObject([
      { kind: 'labyrinth_setting', number: 4, path: 'ending_item', before: 1, after: 2 },
      { kind: 'item', number: 3, path: 'becomes', before: 1, after: 2 },
    ]);
    await records.item.delete.mutate({ scenario_id, number: '1' });
    await records.item.replaceReferences.mutate({ scenario_id, numbers: '2, 3', by: 0 });
    expect(await items()).toEqual({ 2: ['折れた剣', 0], 3: ['盾', 0] });
    expect(await endingItem()).toBe(0);

    // The former references are in the backup.
    const { data: backups } = await author.get<readonly { id: string; automatic: boolean }[]>(
      `scenarios/${scenario_id}/backup`,
    );
    expect(backups.map(({ automatic }) => automatic)).toEqual([true, true]);
    await author.post(`scenarios/${scenario_id}/restore`, { id: backups.at(-1)?.id });
    expect(await items()).toEqual({ 1: ['剣', 2], 2: ['折れた剣', 0], 3: ['盾', 1] });
    const beyond = records.item.replaceReferences.mutate({ scenario_id, numbers: '2', by: 501 });
    await expect(beyond).rejects.toMatchObject({ data: { code: 422, errors: { by: [expect.any(String)] } } });
  });
});
