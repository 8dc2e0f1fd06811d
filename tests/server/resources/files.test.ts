import { beforeAll, beforeEach, expect, test } from 'vitest';
import { writeCell } from '#domain/resource/cellText.ts';
import type { Resource, Table } from '#domain/resource/defineResource.ts';
import { csvHeader, csvLeaves } from '#domain/resource/importPlan.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { encodeShiftJis } from '#server/csv/shiftJis.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { csvBytes, download, sendCsv } from '../../support/csvFiles.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnEveryEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

const FILES = (RESOURCES as readonly Resource[]).flatMap((resource) =>
  Object.entries(resource.tables ?? {}).flatMap(([name, table]) =>
    table.files ? [{ resource, name, table, files: table.files }] : [],
  ),
);
const names = item.tables?.unidentified;
if (!names?.files) throw new Error('items have a table of unidentified names');
const NAMES_HEADER = csvHeader(item, names, 'en');
const IMPORT = names.files.import;

/** Returns the cell of a blank monster in a column. */
const blankCell = (leaf: Leaf | undefined) => (leaf ? writeCell(leaf, leafValue(monster.blank, leaf)) : '');
const rowsOf = (bytes: Uint8Array) => new TextDecoder('shift_jis').decode(bytes).trimEnd().split('\r\n');

describeOnEveryEngine('A file of a table', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'files');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
    scenario_id = scenario.replace('scenarios/', '');
  });

  const records = () => trpcClient(author).records.item;
  const send = (rows: (string | number)[][], fields: Record<string, string> = {}) =>
    sendCsv(author, `${scenario}/${IMPORT}`, csvBytes([NAMES_HEADER, ...rows]), fields);
  const save = (changes: Record<number, Record<string, unknown>>) =>
    records().save.mutate({
      scenario_id,
      records: Object.entries(changes).map(([number, one]) => ({ number: Number(number), changes: one })),
    });

  async function exported(path: string, fileName: string): Promise<Buffer> {
    const { headers, bytes } = await download(author, `${scenario}/${path}`);
    expect(headers.get('content-type')).toBe('text/csv; charset=Shift_JIS');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
    return bytes;
  }

  test.each(FILES)(
    'of $resource.name ($name) is named for its table, changes nothing when it comes back, and brings back what was changed',
    async ({ resource, name, table, files }) => {
      const { first, last } = resource.numbers;
      const there = resource.isWhole ? last - first + 1 : 2;
      const kind = trpcClient(author).records[resource.name];
      const field = csvLeaves(resource, table).find((leaf) => leaf.field.kind === 'text')?.path ?? '';
      const changes = { [field]: '名"前,' };
      await kind.save.mutate({ scenario_id, records: [first, last].map((number) => ({ number, changes })) });
      const bytes = files.export
        ? await exported(files.export, `${resource.name}-${name}.csv`)
        : encodeShiftJis((await kind.export.query({ scenario_id, table: name })).data.csv).bytes;
      const before = await dumpDatabase(server().database);
      const { status, data } = await sendCsv(author, `${scenario}/${files.import}`, bytes);
      expect(status).toBe(200);
      expect(data).toEqual({
        added: 0,
        changed: 0,
        unchanged: there,
        refused_rows: 0,
        refused_count: 0,
        refused: [],
        warned_count: 0,
        warned: [],
        changes: [],
      });
      expect(await dumpDatabase(server().database)).toEqual(before);

      const stored = async () =>
        (await kind.all.query({ scenario_id })).data.map(
          ({ updated_at: _time, revision: _revision, ...record }) => record,
        );
      const asExported = await stored();
      await kind.save.mutate({ scenario_id, records: [{ number: last, changes: { [field]: '別の名' } }] });
      const again = await sendCsv(author, `${scenario}/${files.import}`, bytes);
      expect(again).toMatchObject({ status: 200, data: { added: 0, changed: 1, unchanged: there - 1, refused: [] } });
      expect(again.data.changes).toMatchObject([{ number: last, cells: [{ before: '別の名', after: '名"前,' }] }]);
      expect(await stored()).toEqual(asExported);
    },
  );

  test('is shown before it is taken, then taken with what is good of it, behind a backup', async () => {
    await save({ 1: { unconfirmed_name_ja: '剣？' }, 2: { unconfirmed_name_ja: '槍？', name_ja: '槍' } });
    const rows = [
      [1, '剣？', ''],
      [2, 'やり？', 'Spear?'],
      [3, '斧？', ''],
      [501, '弓？', ''],
      [4, 'とてもとても長い名前の弓？', ''],
    ];
    const before = await dumpDatabase(server().database);
    const dry = await send(rows, { dry_run: 'true' });
    expect(dry.data).toMatchObject({ added: 1, changed: 1, unchanged: 1, refused_rows: 2 });
    expect(dry.data.refused).toEqual([
      { row: 5, column: 'Number', value: '501', reason: 'The number must be 1 to 500.' },
      {
        row: 6,
        column: 'Unidentified name (Japanese)',
        value: 'とてもとても長い名前の弓？',
        reason: 'This must be at most 20 half-width characters.',
      },
    ]);
    expect(dry.data.changes).toMatchObject([
      {
        number: 2,
        added: false,
        name: '槍',
        cell_count: 2,
        cells: [
          { path: 'unconfirmed_name_ja', before: '槍？', after: 'やり？' },
          { path: 'unconfirmed_name_en', before: '', after: 'Spear?' },
        ],
      },
      { number: 3, added: true, name: '', cell_count: 1, cells: [{ path: 'unconfirmed_name_ja', after: '斧？' }] },
    ]);
    expect(await dumpDatabase(server().database)).toEqual(before);

    const real = await send(rows);
    expect(real.data).toEqual(dry.data);
    expect(dry.body).toMatchObject({ copy_imported: false });
    expect(real.body).toMatchObject({ copy_imported: true });
    // A good file is one also when everything of it is there already.
    const again = await send(rows);
    expect(again.data).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(again.body).toMatchObject({ copy_imported: true });
    const { data: stored } = await records().all.query({ scenario_id });
    expect(stored).toMatchObject([
      { number: 1, unconfirmed_name_ja: '剣？' },
      { number: 2, unconfirmed_name_ja: 'やり？', unconfirmed_name_en: 'Spear?', name_ja: '槍' },
      { number: 3, unconfirmed_name_ja: '斧？' },
    ]);
    expect(new Set(stored.slice(1).map(({ revision }) => revision)).size).toBe(1);

    const { data: backups } = await author.get<{ id: string; automatic: boolean }[]>(`${scenario}/backup`);
    expect(backups).toMatchObject([{ automatic: true }]);
    await author.post(`${scenario}/restore`, { id: backups[0]?.id });
    const { data: restored } = await records().all.query({ scenario_id });
    expect(restored).toMatchObject([{}, { unconfirmed_name_ja: '槍？' }, { unconfirmed_name_ja: '' }]);
  });

  test('warns of what the kind itself warns of in what it brings, and of a last row that may be cut off', async () => {
    const { bytes } = await download(author, `${scenario}/items-detail/export`);
    const header = rowsOf(bytes)[0]?.split(',') ?? [];
    const table = item.tables?.list as Table;
    const leaves = csvLeaves(item, table);
    const row = ['7', ...leaves.map((leaf) => writeCell(leaf, leafValue(item.blank, leaf)))];
    row[1 + leaves.findIndex(({ path }) => path === 'name_ja')] = '杖';
    row[1 + leaves.findIndex(({ path }) => path.startsWith('magic_effects'))] = '127';
    const file = csvBytes([header, row]);
    const { data } = await sendCsv(author, `${scenario}/items-detail/import`, file.subarray(0, -2), {
      dry_run: 'true',
    });
    expect(data.warned).toMatchObject([
      { row: 2, value: expect.stringMatching(/^127/) },
      { row: 2, column: '', reason: 'This row does not end with a line break. The end of the file may be missing.' },
    ]);
  });

  test('of monsters in which no row fits keeps the list that others refer to, and tells that nothing was taken', async () => {
    await author.put(`${scenario}/monsters/7`, { name_ja: '骨の兵士', name_en: 'Bone soldier' });
    const reference = () => author.get(`${scenario}/monster-data-reference`);
    const [before, list] = [await dumpDatabase(server().database), (await reference()).data];
    const table = monster.tables?.names as Table;
    const row = (number: number) => [
      number,
      '竜',
      ...csvLeaves(monster, table)
        .slice(1)
        .map(() => ''),
    ];
    const bytes = csvBytes([csvHeader(monster, table, 'en'), row(480), row(999)]);
    const { status, data, body } = await sendCsv(author, `${scenario}/${table.files?.import}`, bytes);
    expect(status).toBe(200);
    expect(body).toMatchObject({ copy_imported: false });
    expect(data).toMatchObject({ added: 0, changed: 0, unchanged: 0, refused_rows: 2, changes: [] });
    expect((await reference()).data).toEqual(list);
    expect(list).toMatchObject([{ number: 7, name_ja: '骨の兵士' }]);
    // No backup was made either: there is nothing to undo.
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('of one item gives that one, and takes no other', async () => {
    await save({ 1: { name_ja: '剣', ac: 1 }, 12: { name_ja: '槍', ac: 2 } });
    const both = await download(author, `${scenario}/items-detail/export`);
    const { headers, bytes } = await download(author, `${scenario}/edit/export?id=12`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="item.csv"');
    const [header, first, twelfth] = rowsOf(both.bytes);
    expect(rowsOf(bytes)).toEqual([header, twelfth]);

    const changed = (row = '') => row.replace(/^(\d+),/, '$1,長').split(',');
    const file = csvBytes([header?.split(',') ?? [], changed(first), changed(twelfth)]);
    const importing = (id: string, fields = {}) =>
      sendCsv(author, `${scenario}/edit/import`, file, { ...(id && { id }), ...fields });
    const dry = await importing('12', { dry_run: 'true' });
    expect(dry.data).toMatchObject({
      added: 0,
      changed: 1,
      refused_rows: 1,
      refused: [{ row: 2, column: 'Number', value: '1', reason: 'Only number 12 can be imported here.' }],
    });
    expect((await importing('12')).data).toEqual(dry.data);
    const { data: stored } = await records().all.query({ scenario_id });
    expect(stored).toMatchObject([
      { number: 1, name_ja: '剣', ac: 1 },
      { number: 12, name_ja: '長槍', ac: 2 },
    ]);
  });

  test('of one item asks which it is about; that of the list is about all', async () => {
    const header = csvHeader(item, item.tables?.list as Table, 'en');
    const file = csvBytes([header, header]);
    for (const id of [undefined, '0', '501', 'x']) {
      const fields: Record<string, string> = id === undefined ? {} : { id };
      const refused = { status: 422, body: { errors: { id: [expect.any(String)] } } };
      expect(await sendCsv(author, `${scenario}/edit/import`, file, fields)).toMatchObject(refused);
      const query = new URLSearchParams(fields);
      expect(await author.get(`${scenario}/edit/export?${query}`)).toMatchObject(refused);
    }
    const ofList = { status: 422, body: { errors: { id: ['This field is not known.'] } } };
    expect(await author.get(`${scenario}/items-detail/export?id=1`)).toMatchObject(ofList);
    expect(await sendCsv(author, `${scenario}/items-detail/import`, file, { id: '1' })).toMatchObject(ofList);
  });

  test('tells beforehand, by cell, what Shift_JIS cannot hold, and has 〓 there', async () => {
    await save({ 1: { unconfirmed_name_ja: '𠮷の♥剣～' }, 2: { unconfirmed_name_ja: '〜剣' } });
    const { data } = await records().export.query({ scenario_id, table: 'unidentified' });
    expect(data.lost).toEqual([
      {
        number: 1,
        name: { ja: '', en: '' },
        path: 'unconfirmed_name_ja',
        column: 'Unidentified name (Japanese)',
        characters: ['𠮷', '♥'],
      },
    ]);
    const { bytes, headers } = await download(author, `${scenario}/${names?.files?.export}`);
    expect(new TextDecoder('shift_jis').decode(bytes)).toBe(
      `${NAMES_HEADER.join(',')}\r\n1,〓の〓剣～,\r\n2,～剣,\r\n`,
    );
    const told = headers.get('x-lost-characters') ?? '';
    expect(told).toMatch(/^[\x21-\x7e]+$/);
    expect(decodeURIComponent(told)).toBe('𠮷♥');

    // Unchanged it changes nothing; after an edit the rest is reported.
    const before = await dumpDatabase(server().database);
    const { data: same } = await sendCsv(author, `${scenario}/${IMPORT}`, bytes);
    expect(same).toMatchObject({ changed: 0, unchanged: 2, refused: [], warned: [] });
    expect(await dumpDatabase(server().database)).toEqual(before);
    const { data: edited } = await send([
      [1, '〓の剣', ''],
      [2, '～剣', 'Sword'],
    ]);
    expect(edited).toMatchObject({
      changed: 2,
      warned: [
        {
          row: 2,
          column: 'Unidentified name (Japanese)',
          value: '〓の剣',
          reason: 'A 〓 may stand for a character that Shift_JIS lacks.',
        },
      ],
    });
    const { data: stored } = await records().all.query({ scenario_id });
    expect(stored).toMatchObject([{ unconfirmed_name_ja: '〓の剣' }, { unconfirmed_name_ja: '〜剣' }]);
    await save({ 1: { unconfirmed_name_ja: '剣' } });
    const whole = await download(author, `${scenario}/${names?.files?.export}`);
    expect(whole.headers.get('x-lost-characters')).toBe('');
  });

  test('warns of what it names and nobody has written, and takes it', async () => {
    const header = csvHeader(item, item.tables?.list as never, 'en');
    const { data: blank } = await records().export.query({ scenario_id, table: 'list' });
    expect(blank.csv).toBe(`${header.join(',')}\r\n`);
    await save({ 1: { name_ja: '剣' } });
    const { csv } = (await records().export.query({ scenario_id, table: 'list' })).data;
    const cells = (csv.split('\r\n')[1] ?? '').split(',');
    cells[header.indexOf('Turns into')] = '77';
    const { data } = await sendCsv(author, `${scenario}/items-detail/import`, csvBytes([header, cells]));
    expect(data.refused).toEqual([]);
    expect(data).toMatchObject({
      changed: 1,
      warned: [{ row: 2, column: 'Turns into', value: '77', reason: 'There is no number 077 in items yet.' }],
    });
  });

  test('warns of the banned words that it brings, by cell, and takes them', async () => {
    await save({ 1: { unconfirmed_name_ja: 'くそったれ' }, 2: { unconfirmed_name_ja: '槍？' } });
    const rows = [
      [1, 'くそったれ', 'Spear?'],
      [2, 'クソッタレの槍', 'dumbass spear'],
      [3, '斧？', 'Dumbass?'],
    ];
    const banned = (row: number, column: string, value: string, word: string) => {
      return { row, column, value, reason: `This contains the banned word “${word}”.` };
    };
    const dry = await send(rows, { dry_run: 'true' });
    // Words that are already in the first are not from this file.
    expect(dry.data.warned).toEqual([
      banned(3, 'Unidentified name (Japanese)', 'クソッタレの槍', 'くそったれ'),
      banned(3, 'Unidentified name (English)', 'dumbass spear', 'dumbass'),
      banned(4, 'Unidentified name (English)', 'Dumbass?', 'dumbass'),
    ]);
    const real = await send(rows);
    expect(real.data).toMatchObject({ added: 1, changed: 2, refused: [], warned: dry.data.warned });
  });

  test('counts all that it refuses and warns of, and tells the first thousand of each', async () => {
    const beyond = Array.from({ length: 1100 }, () => [0, '剣', 'Sword']);
    const coarse = Array.from({ length: 500 }, (_, index) => [index + 1, 'くそったれdumbass', 'くそったれ dumbass']);
    const { data } = await send([...beyond, ...coarse], { dry_run: 'true' });
    expect(data).toMatchObject({ added: 500, refused_rows: 1100, refused_count: 1100, warned_count: 2000 });
    expect([data.refused.length, data.warned.length]).toEqual([1000, 1000]);
  });

  test('of 480 monsters tells each that changes, and counts all of its cells', async () => {
    const table = monster.tables?.list as Table;
    const leaves = csvLeaves(monster, table);
    const cells = leaves.map(({ field }) =>
      field.kind === 'int' ? Math.min(field.max, 3) : field.kind === 'flag' ? 1 : '',
    );
    const header = csvHeader(monster, table, 'en');
    const rows = Array.from({ length: 480 }, (_, number) => [
      number,
      `魔${number}`,
      ...cells.slice(1).map((cell, index) => (cell === '' ? blankCell(leaves[index + 1]) : cell)),
    ]);
    const path = `${scenario}/${table.files?.import}`;
    const { data } = await sendCsv(author, path, csvBytes([header, ...rows]), { dry_run: 'true' });
    expect(data).toMatchObject({ added: 480, refused: [] });
    expect(data.changes.map(({ number, name }) => `${number} ${name}`)).toEqual(
      Array.from({ length: 480 }, (_, number) => `${number} 魔${number}`),
    );
    const [first, last] = [data.changes[0], data.changes[479]];
    expect(first?.cell_count).toBeGreaterThan(60);
    expect(last?.cell_count).toBe(first?.cell_count);
    expect([first?.cells.length, last?.cells.length]).toEqual([20, 20]);
  });

  test('of more than 8 MiB is too large, and unknown fields are refused', async () => {
    const { status } = await sendCsv(author, `${scenario}/${IMPORT}`, new Uint8Array(8 * 2 ** 20 + 1).fill(0x61));
    expect(status).toBe(413);
    const unknown = await send([[1, 'a', '']], { table: 'list' });
    expect(unknown).toMatchObject({ status: 422, body: { errors: { table: [expect.any(String)] } } });
    expect((await send([[1, 'a', '']], { dry_run: 'perhaps' })).status).toBe(422);
  });

  test('with 20,000 rows leaves the server free for others, and its doubled numbers are told', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [(index % 500) + 1, `名${index}`, '']);
    const importing = send(rows, { dry_run: 'true' });
    let answered = 0;
    let done = false;
    const finished = importing.finally(() => {
      done = true;
    });
    while (!done) {
      expect((await author.get(scenario)).status).toBe(200);
      answered += 1;
    }
    const { data } = await finished;
    expect(data).toMatchObject({ added: 500, refused_rows: 19_500 });
    expect(data.refused).toHaveLength(1000);
    expect(data.refused[0]).toMatchObject({ row: 502, reason: 'This number stands in two rows.' });
    expect(answered).toBeGreaterThan(5);
  });

  test('whose sender leaves while it is looked at is not taken', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => [(index % 500) + 1, `名${index}`, '']);
    const before = await dumpDatabase(server().database);
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(csvBytes([NAMES_HEADER, ...rows]))]));
    const look = () => send(rows, { dry_run: 'true' });
    // While both threads are busy it has to wait.
    const busy = [look(), look()];
    await author.get(scenario);
    const leaving = new AbortController();
    const importing = fetch(`${author.url}/api/frontend/${scenario}/${IMPORT}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${author.token}` },
      signal: leaving.signal,
    });
    await author.get(scenario);
    leaving.abort();
    await expect(importing).rejects.toThrow();
    // Later requests are answered later than it would have been.
    for (const asked of [...busy, look().then(look)]) expect((await asked).data).toMatchObject({ added: 500 });
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('that meets an edit made meanwhile loses neither', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => [index + 1, `名${index}`, '']);
    const importing = send(rows);
    await Promise.all([
      importing,
      save({ 450: { name_ja: '刀' } }),
      save({ 451: { name_ja: '槍' } }),
      save({ 1: { name_ja: '剣' } }),
    ]);
    expect((await importing).data).toMatchObject({ refused_rows: 0 });
    const { data } = await records().all.query({ scenario_id });
    expect(data).toHaveLength(402);
    expect(data.at(0)).toMatchObject({ name_ja: '剣', unconfirmed_name_ja: '名0' });
  });
});
