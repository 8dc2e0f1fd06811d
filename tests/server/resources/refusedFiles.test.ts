import { beforeAll, beforeEach, expect, test } from 'vitest';
import { csvHeader } from '#domain/resource/importPlan.ts';
import { item } from '#domain/resources/item.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { csvBytes, sendCsv } from '../../support/csvFiles.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { useServer } from '../../support/useServer.ts';

const table = item.tables?.unidentified;
if (!table?.files) throw new Error('items have a table of unidentified names');
const NAMES_HEADER = csvHeader(item, table, 'en');
const IMPORT = table.files.import;

describeOnAnyEngine('A file of a table', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'refused');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
  });

  const text = (content: string) => Buffer.from(content, 'latin1');
  const header = NAMES_HEADER.join(',');
  const tooMany = csvBytes([NAMES_HEADER, ...Array.from({ length: 50_000 }, () => [1, '', ''])]);
  test.each<[title: string, bytes: Uint8Array | undefined, ...errors: string[]]>([
    ['that is missing', undefined, 'Please select a file to import'],
    ['that is empty', text(''), 'No readable data found.'],
    ['of a header alone', text(`${header}\r\n`), 'No readable data found.'],
    ['of empty rows', text(`${header}\r\n,,\r\n\r\n`), 'No readable data found.'],
    [
      'in UTF-8',
      Buffer.from(`${header}\r\n1,剣,\r\n`),
      'The selected file is invalid',
      'The file is UTF-8. Please save it as Shift_JIS.',
    ],
    [
      'in UTF-16',
      Buffer.from(`\ufeff${header}`, 'utf16le'),
      'The selected file is invalid',
      'The file is UTF-16. Please save it as Shift_JIS.',
    ],
    [
      'that is a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
      'The selected file is invalid',
      'This is a PNG picture. In the spreadsheet program, save the table as CSV (comma separated).',
    ],
    [
      'with tabs',
      text(`${header.replaceAll(',', '\t')}\r\n1\ta\t\r\n`),
      'The selected file is invalid',
      'The columns are separated by tabs. Please save the file as CSV, separated by commas.',
    ],
    [
      'with semicolons',
      text(`${header.replaceAll(',', ';')}\r\n1;a;\r\n`),
      'The selected file is invalid',
      'The columns are separated by semicolons (;). Please save the file as CSV, separated by commas.',
    ],
    [
      'with NULs',
      text(`${header}\r\n1,a\0b,\r\n`),
      'The selected file is invalid',
      'Row 2 holds something that is no character of Shift_JIS.',
    ],
    [
      'that breaks off within a character',
      csvBytes([NAMES_HEADER, [1, '剣', '']]).subarray(0, -4),
      'The selected file is invalid',
      'Row 2 holds something that is no character of Shift_JIS.',
    ],
    [
      'with a quote that is never closed',
      text(`${header}\r\n1,"a,\r\n2,b,\r\n`),
      'There is something wrong with the import file',
      'The quote in row 2, column 2 is never closed. The end of the file may be missing.',
    ],
    [
      'with a quote in a wrong place',
      text(`${header}\r\n1,a"b,\r\n`),
      'There is something wrong with the import file',
      'Row 2, column 2 has a quote in a wrong place.',
    ],
    [
      'of another table',
      csvBytes([csvHeader(item, item.tables?.list as never, 'ja'), [1]]),
      'There is something wrong with the import file',
      'This is the file of another table: Items.',
    ],
    [
      'of another table whose first column was renamed',
      csvBytes([['No.', ...csvHeader(item, item.tables?.list as never, 'ja').slice(1)], [1]]),
      'There is something wrong with the import file',
      'This is the file of another table: Items.',
    ],
    [
      'with other columns',
      text('a,b\r\n1,2\r\n'),
      'There is something wrong with the import file',
      'The file has 2 columns, not 3.',
    ],
    [
      'that names a column where another one stands',
      csvBytes([
        [NAMES_HEADER[0] ?? '', NAMES_HEADER[1] ?? '', NAMES_HEADER[1] ?? ''],
        [1, '剣', 'Sword'],
      ]),
      'There is something wrong with the import file',
      'Column 3 is headed “Unidentified name (Japanese)”, but another column stands there.',
    ],
    ['of too many rows', tooMany, 'The selected file is invalid', 'A file has at most 50000 rows.'],
  ])('%s is refused whole, and nothing is stored', async (_title, bytes, ...errors) => {
    const before = await dumpDatabase(server().database);
    for (const fields of [{}, { dry_run: 'true' }]) {
      const { status, body } = await sendCsv(author, `${scenario}/${IMPORT}`, bytes, fields);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ file: errors });
    }
    expect(await dumpDatabase(server().database)).toEqual(before);
  });

  test('is refused in Japanese as well', async () => {
    const { body } = await sendCsv(author.in('ja'), `${scenario}/${IMPORT}`, Buffer.from(`${header}\r\n1,剣,\r\n`));
    expect(body).toMatchObject({
      message: '選択されたファイルが正しくありません',
      errors: {
        file: [
          '選択されたファイルが正しくありません',
          'このファイルの文字コードはUTF-8です。Shift_JISで保存し直してください。',
        ],
      },
    });
  });
});
