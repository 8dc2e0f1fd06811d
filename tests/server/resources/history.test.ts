import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('The history of a record', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'historian');
  });

  test('is what it was in the backups, newest first, each version once', async () => {
    const scenario = await newScenario(author);
    const scenario_id = scenario.replace('scenarios/', '');
    const { item } = trpcClient(author).records;
    const name = (name_ja: string, number = 7) =>
      item.save.mutate({ scenario_id, records: [{ number, changes: { name_ja } }] });
    const backup = async () => (await author.post<{ id: string }>(`${scenario}/backup`, {})).data.id;
    const history = async () => (await item.history.query({ scenario_id, number: '7' })).data;

    expect(await history()).toEqual([]);
    const blank = await backup();
    await name('短剣');
    const first = await backup();
    const again = await backup();
    await name('剣');
    const second = await backup();
    await name('槍', 8);
    await backup();
    expect(await history()).toMatchObject([
      { backup_id: again, automatic: false, record: { name_ja: '短剣', type: 0 } },
      { backup_id: blank, record: { name_ja: '' } },
    ]);
    await name('大剣');
    expect((await history()).map(({ record }) => (record as { name_ja: string }).name_ja)).toEqual(['剣', '短剣', '']);

    await author.post(`${scenario}/restore`, { id: first });
    const [kept] = await history();
    expect(kept).toMatchObject({ automatic: true, record: { name_ja: '大剣' } });

    // An unreadable backup is skipped.
    const torn = { document: Buffer.from('torn') };
    await server().database('backups').where({ scenario_id, id: second }).update(torn);
    await server().database('backups').where({ scenario_id, automatic: true }).update(torn);
    expect((await history()).map(({ record }) => (record as { name_ja: string }).name_ja)).toEqual(['剣', '短剣', '']);
    await expect(item.history.query({ scenario_id, number: '501' })).rejects.toMatchObject({ data: { code: 404 } });
  });

  test('goes with a record that is given other numbers, and what it names then is named by its number of today', async () => {
    const scenario = await newScenario(author);
    const scenario_id = scenario.replace('scenarios/', '');
    const { item } = trpcClient(author).records;
    const save = (number: number, changes: Record<string, unknown>) =>
      item.save.mutate({ scenario_id, records: [{ number, changes }] });
    const renumber = (...moves: [number, number][]) =>
      item.renumber.mutate({ scenario_id, moves: moves.map(([from, to]) => ({ from, to })) });
    const backup = async () => (await author.post<{ id: string }>(`${scenario}/backup`, {})).data.id;
    const history = async (number: number) =>
      (await item.history.query({ scenario_id, number: String(number) })).data.map(({ record }) => {
        const { name_ja, becomes } = record as { name_ja: string; becomes: number };
        return becomes === 0 ? name_ja : [name_ja, becomes];
      });
    await renumber([1, 2]);
    await save(1, { name_ja: '剣', becomes: 2 });
    await save(2, { name_ja: '折れた剣' });
    await save(3, { name_ja: '盾' });
    const first = await backup();
    await renumber([1, 11], [2, 12], [3, 1]);
    await save(11, { name_ja: '鋼の剣' });
    await backup();
    await renumber([11, 21], [12, 11]);
    await save(21, { name_ja: '竜の剣' });
    expect(await history(21)).toEqual([
      ['鋼の剣', 11],
      ['剣', 11],
    ]);
    expect(await history(11)).toEqual([]);
    expect(await history(1)).toEqual([]);

    // A record that moved to a number that another had left did not exist there before.
    await save(3, { name_ja: '兜' });
    expect(await history(3)).toEqual(['']);

    // A restored backup brings its numbers back.
    await author.post(`${scenario}/restore`, { id: first });
    await save(1, { name_ja: '短剣' });
    expect((await history(1)).at(-1)).toEqual(['剣', 2]);
  });
});
