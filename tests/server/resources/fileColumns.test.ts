import { beforeAll, beforeEach, expect, test } from 'vitest';
import { item } from '#domain/resources/item.ts';
import { csvHeader } from '#server/resources/importPlan.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { csvBytes, sendCsv } from '../../support/csvFiles.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const table = item.tables?.unidentified;
if (!table?.files) throw new Error('items have a table of unidentified names');
const [NUMBER = '', JA = '', EN = ''] = csvHeader(item, table, 'en');
const IMPORT = table.files.import;

describeOnEveryEngine('The columns of a file', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'columns');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
    scenario_id = scenario.replace('scenarios/', '');
    const changes = { unconfirmed_name_ja: '剣？', unconfirmed_name_en: 'Sword?' };
    await trpcClient(author).records.item.save.mutate({ scenario_id, records: [{ number: 1, changes }] });
  });
  const send = (bytes: Uint8Array) => sendCsv(author, `${scenario}/${IMPORT}`, bytes);

  test('may stand in another order: they are taken by their names', async () => {
    const moved = csvBytes([
      [EN, NUMBER, JA],
      ['Sword?', 1, '剣？'],
      ['Axe?', 2, '斧？'],
    ]);
    expect((await send(moved)).data).toMatchObject({ unchanged: 1, added: 1 });
    const { data: stored } = await trpcClient(author).records.item.all.query({ scenario_id });
    expect(stored[1]).toMatchObject({ number: 2, unconfirmed_name_ja: '斧？', unconfirmed_name_en: 'Axe?' });
  });

  test('may lack empty cells at the ends of rows, or have more, as spreadsheets leave them; what breaks off is refused', async () => {
    const file = csvBytes([
      [NUMBER, JA, EN, ''],
      [1, '大剣？', 'Sword?', '', ''],
      [2, '剣？'],
      [3, '斧？', 'Axe?', 'x'],
      [4, '弓？'],
    ]);
    const { data } = await send(file.subarray(0, -2));
    expect(data).toMatchObject({ added: 1, changed: 1 });
    expect(data.refused).toEqual([
      { row: 4, column: '', value: '', reason: 'The row has 4 columns, not 3.' },
      { row: 5, column: '', value: '', reason: 'The row has 2 columns, not 3.' },
    ]);
  });
});
