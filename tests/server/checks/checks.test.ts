import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
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
});
