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
  const send = (bytes: Uint8Array, fields = {}) => sendCsv(author, `${scenario}/${IMPORT}`, bytes, fields);

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

  test('may be chosen, whatever the header says: values of the others stay as they are', async () => {
    const file = csvBytes([
      ['price', 'id', 'Name of the blade', NUMBER],
      [100, 1, 'Blade?', 7],
      ['', '', '', ''],
      [200, 2, 'Axe?'],
      [300, 3],
    ]);
    const chosen = { columns: '2,0,3' };
    const dry = await send(file, { ...chosen, dry_run: 'true' });
    expect(dry.data).toMatchObject({ added: 1, changed: 1, unchanged: 1, warned: [] });
    const { data } = await send(file, chosen);
    expect(data.changes.map(({ number, cells }) => [number, cells.map(({ after }) => after)])).toEqual([
      [1, ['Blade?']],
      [2, ['Axe?']],
    ]);
    const { data: stored } = await trpcClient(author).records.item.all.query({ scenario_id });
    expect(stored).toMatchObject([
      { number: 1, unconfirmed_name_ja: '剣？', unconfirmed_name_en: 'Blade?' },
      { number: 2, unconfirmed_name_ja: '', unconfirmed_name_en: 'Axe?' },
    ]);
    // A last row that breaks off is refused all the same.
    const cut = await send(csvBytes([['id', 'name'], [4, 'Bow?'], [5]]).subarray(0, -2), { columns: '1,0,2' });
    expect(cut.data).toMatchObject({ added: 1, refused: [{ row: 3, reason: 'The row has 1 columns, not 2.' }] });
  });

  test.each([
    ['0,1,2', /The number is required/],
    ['1,0,0', /The number is required/],
    ['1,2,2', /no column is used twice/],
    ['1,b,2', /separated by commas/],
    ['1,2,1001', /separated by commas/],
    ['1,2', /The table has 3 columns, but the choice is about 2\./],
    ['1,2,3,4', /The table has 3 columns, but the choice is about 4\./],
    ['1,0,9', /The file has 3 columns, so there is no column 9\./],
  ])('that are chosen as "%s" are refused with the reason, and nothing changes', async (columns, reason) => {
    const { status, body } = await send(
      csvBytes([
        ['a', 'b', 'c'],
        [1, '大剣？', 'Blade?'],
      ]),
      { columns },
    );
    expect(status).toBe(422);
    expect(Object.keys(body?.errors ?? {})).toEqual(['columns']);
    expect(body?.errors?.columns?.join(' ')).toMatch(reason);
    const { data: stored } = await trpcClient(author).records.item.all.query({ scenario_id });
    expect(stored).toMatchObject([{ unconfirmed_name_ja: '剣？', unconfirmed_name_en: 'Sword?' }]);
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
