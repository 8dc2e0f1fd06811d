import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnEveryEngine('The history of a record', (engine) => {
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

    // One that cannot be read is passed over.
    const torn = { document: Buffer.from('torn') };
    await server().database('backups').where({ scenario_id, id: second }).update(torn);
    await server().database('backups').where({ scenario_id, automatic: true }).update(torn);
    expect((await history()).map(({ record }) => (record as { name_ja: string }).name_ja)).toEqual(['剣', '短剣', '']);
    await expect(item.history.query({ scenario_id, number: '501' })).rejects.toMatchObject({ data: { code: 404 } });
  });
});
