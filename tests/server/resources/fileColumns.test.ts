import { beforeAll, beforeEach, expect, test } from 'vitest';
import { csvHeader } from '#domain/resource/importPlan.ts';
import { item } from '#domain/resources/item.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { csvBytes, sendCsv } from '../../support/csvFiles.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const table = item.tables?.unidentified;
if (!table?.files) throw new Error('items have a table of unidentified names');
const [NUMBER = '', JA = '', EN = ''] = csvHeader(item, table, 'en');
const IMPORT = table.files.import;

describeOnAnyEngine('The columns of a file', (engine) => {
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
    const byNames = 'The columns are in another order. They were matched by the names in the header.';
    expect((await send(moved)).data).toMatchObject({
      unchanged: 1,
      added: 1,
      warned: [{ row: 1, column: '', value: '', reason: byNames }],
    });
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

  const byPosition = 'The header does not belong to this table. The columns were read by position.';
  const skipped = 'The first row was skipped as the header, but looks like data. The columns were read by position.';
  test.each<[title: string, header: (string | number)[], reason: string]>([
    ['other words', ['a', 'b', 'c'], byPosition],
    ['fewer words', ['names'], byPosition],
    ['more words', ['a', 'b', 'c', 'd', 'e'], byPosition],
    ['no words', ['', '', ''], byPosition],
    ['our own words but for one', [NUMBER, 'Name', EN], byPosition],
    ['a record', [7, '槍？', 'Spear?'], skipped],
  ])('are read by position under a header of %s, which is told', async (_title, header, reason) => {
    const { status, data } = await send(csvBytes([header, [1, '剣？', 'Sword?'], [2, '斧？', 'Axe?']]));
    expect(status).toBe(200);
    expect(data).toMatchObject({ unchanged: 1, added: 1, refused: [], warned_count: 1 });
    expect(data.warned).toEqual([{ row: 1, column: '', value: '', reason }]);
    const { data: stored } = await trpcClient(author).records.item.all.query({ scenario_id });
    expect(stored).toMatchObject([
      { number: 1, unconfirmed_name_ja: '剣？', unconfirmed_name_en: 'Sword?' },
      { number: 2, unconfirmed_name_ja: '斧？', unconfirmed_name_en: 'Axe?' },
    ]);
  });

  test('that neither the header nor a row has are not emptied: such a row is refused', async () => {
    const { data } = await send(
      csvBytes([
        ['a', 'b'],
        [1, '大剣？'],
        [2, '斧？', 'Axe?'],
      ]),
    );
    expect(data).toMatchObject({ added: 1, changed: 0 });
    expect(data.refused).toEqual([{ row: 2, column: '', value: '', reason: 'The row has 2 columns, not 3.' }]);
  });
});
