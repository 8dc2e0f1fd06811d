import { packedGrid } from '../../support/maps.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import type { Author } from './Author.ts';

/** Creates a scenario in which a chest with four items stands on a floor, one more item is special and one is nowhere; returns its id. */
export async function hasTreasure(author: Author): Promise<string> {
  const scenario_id = await author.hasScenario();
  const client = trpcClient(author.account.rest);
  const names = { 1: '短剣', 2: '長剣', 3: '盾', 4: '治療薬', 9: '王の指輪', 10: '村正' };
  await client.records.item.save.mutate({
    scenario_id,
    records: Object.entries(names).map(([number, name_ja]) => ({ number: Number(number), changes: { name_ja } })),
  });
  await client.records.treasure_chest.save.mutate({
    scenario_id,
    records: [
      {
        number: 1,
        changes: { name_ja: '入口の箱', high: { first: 1, last: 4 }, gold: { count: 2, sides: 6 }, gold_bonus: 4 },
      },
    ],
  });
  await client.records.treasure_special_item.save.mutate({
    scenario_id,
    records: [{ number: 1, changes: { item: 10, probability: 8 } }],
  });
  await client.floors.updateSettings.mutate({ scenario_id, floor_number: '01', name_ja: '地下一階' });
  const grid = packedGrid(3, 20, { event_id: 1301, 1: 1 });
  await client.floors.saveGrid.mutate({ scenario_id, floor_number: '01', grid });
  return scenario_id;
}
