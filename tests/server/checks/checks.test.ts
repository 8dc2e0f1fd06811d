import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnEveryEngine('The check list of a scenario', (engine) => {
  const server = useServer(engine);
  let author: ReturnType<typeof trpcClient>;
  let scenario_id: string;
  beforeAll(async () => {
    const client = await newAuthor(server().url, 'checker');
    scenario_id = (await newScenario(client)).replace('scenarios/', '');
    author = trpcClient(client);
  });
  const checks = async () => (await author.checks.list.query({ scenario_id })).data;
  const save = (number: number, changes: Record<string, unknown>) =>
    author.records.item.save.mutate({ scenario_id, records: [{ number, changes }] });

  test('is empty at first, then names what is missing with its place, and forgets what is mended', async () => {
    expect(await checks()).toEqual({ problems: [], errors: 0, warnings: 0 });
    await save(5, { name_ja: '♥の剣', becomes: 6 });
    await author.floors.updateSettings.mutate({ scenario_id, floor_number: '02', name_ja: '地下二階' });
    const { problems, errors, warnings } = await checks();
    expect({ errors, warnings }).toEqual({ errors: 0, warnings: 4 });
    expect(problems).toEqual([
      {
        kind: 'floor_map',
        number: 2,
        path: 'name_en',
        label: { ja: 'フロア名（英語）', en: 'Floor name (English)' },
        severity: 'warning',
        message: { ja: '英語がありません。', en: 'The English is missing.' },
      },
      expect.objectContaining({
        kind: 'item',
        number: 5,
        path: 'becomes',
        message: { ja: 'アイテムの6番はまだ作られていません。', en: 'There is no number 6 in items yet.' },
      }),
      expect.objectContaining({ kind: 'item', number: 5, path: 'name_en' }),
      expect.objectContaining({
        kind: 'item',
        number: 5,
        path: 'name_ja',
        message: {
          ja: 'Shift_JISのファイルに書き出せない文字です: ♥',
          en: 'Files in Shift_JIS cannot hold these characters: ♥',
        },
      }),
    ]);
    await save(5, { name_ja: '剣', name_en: 'Sword' });
    await save(6, { name_ja: '折れた剣', name_en: 'Broken sword' });
    expect((await checks()).problems.map(({ kind }) => kind)).toEqual(['floor_map']);
  });

  test('names what is wrong on the maps with floor, cell and value, by the floors around', async () => {
    const grid = packedGrid(3, 20, { event_id: 1101, 1: 7, 2: 1, B: 30 });
    const { data: saved } = await author.floors.saveGrid.mutate({ scenario_id, floor_number: '04', grid });
    const maps = async () => (await checks()).problems.filter(({ path }) => path.startsWith('maps.'));
    expect(await maps()).toEqual([
      {
        kind: 'floor_map',
        number: 4,
        path: 'maps.x3_y20.event.data.1',
        label: { ja: 'x3 y20 手に入る アイテム', en: 'x3 y20 Received Item' },
        severity: 'warning',
        message: { ja: 'アイテムの7番はまだ作られていません。', en: 'There is no number 7 in items yet.' },
      },
    ]);
    await save(7, { name_ja: '盾', name_en: 'Shield' });
    expect(await maps()).toEqual([]);

    // Stairs to floor 5 of 16 cells a side, at first blank.
    const stairs = packedGrid(3, 20, { event_id: 101, 1: 5, 2: 16, 3: 2 });
    await author.floors.saveGrid.mutate({ scenario_id, floor_number: '04', grid: stairs, revision: saved.revision });
    expect(await maps()).toMatchObject([{ path: 'maps.x3_y20.event.data.1', severity: 'warning' }]);
    await author.floors.saveGrid.mutate({ scenario_id, floor_number: '05', grid: packedGrid(0, 0, { floor_id: 1 }) });
    expect(await maps()).toMatchObject([{ path: 'maps.x3_y20.event.id' }]);
    await server().database('floors').where({ scenario_id, number: 5 }).update({ settings: '{"labyrinth_size":2}' });
    await save(8, { name_ja: '槍', name_en: 'Spear' });
    expect(await maps()).toMatchObject([{ path: 'maps.x3_y20.event.data.2', severity: 'error' }]);
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
    const slots = async () => (await checks()).problems.filter(({ path }) => path.startsWith('appearance.no2'));
    const missing = { path: 'appearance.no2.value', message: { en: 'There is no number 12 in encounter tables yet.' } };
    // Of a floor without a map nothing is drawn at all.
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
        label: { ja: '出現設定 出現枠2 遭遇表', en: 'Appearance Slot 2 Encounter table' },
        severity: 'warning',
        message: { en: expect.stringContaining('Slot 1 takes 100 %') },
      },
    ]);
    await paint(2, revision);
    expect(await slots()).toMatchObject([missing]);
  });
});
