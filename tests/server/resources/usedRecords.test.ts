import { beforeAll, expect, test } from 'vitest';
import { newAuthor, newScenario } from '../../support/author.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { packedGrid } from '../../support/maps.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('The numbers of a kind in use', (engine) => {
  const server = useServer(engine);
  let author: ReturnType<typeof trpcClient>;
  let scenario_id: string;
  beforeAll(async () => {
    const client = await newAuthor(server().url, 'user');
    author = trpcClient(client);
    scenario_id = (await newScenario(client)).replace('scenarios/', '');
  });

  test('are those that another record or an event names, each with its floors', async () => {
    const used = async () => (await author.records.item.used.query({ scenario_id })).data;
    expect(await used()).toEqual([]);
    await author.records.item.save.mutate({
      scenario_id,
      records: [
        { number: 5, changes: { name_ja: '剣', becomes: 6 } },
        { number: 6, changes: { name_ja: '折れた剣' } },
        // Its own number is no use.
        { number: 7, changes: { name_ja: '石', becomes: 7 } },
      ],
    });
    expect(await used()).toEqual([{ number: 6, floors: [] }]);
    const event = packedGrid(3, 20, { event_id: 1101, 1: 5, 2: 1 });
    for (const floor_number of ['09', '04']) {
      await author.floors.saveGrid.mutate({ scenario_id, floor_number, grid: event });
    }
    expect(await used()).toEqual([
      { number: 5, floors: [4, 9] },
      { number: 6, floors: [] },
    ]);
  });
});
