import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Table } from '#domain/resource/defineResource.ts';
import { csvHeader, exportRows, planImport } from '#domain/resource/importPlan.ts';
import { item } from '#domain/resources/item.ts';
import { readCsv, readTextCell, writeCsv } from '#domain/text/csv.ts';
import { cutToWidth } from '#domain/text/displayWidth.ts';
import { decodeShiftJis } from '#server/csv/shiftJis.ts';

// The effect of a spreadsheet on our files (docs/spreadsheets.md). The file next to this test is what LibreOffice wrote after opening the
// one below and saving it as xlsx and as ods: the same bytes both ways.

/** All of this is text to an author, and nearly all of it something else to a spreadsheet. */
const TEXTS = [
  ...['=1+1', '-5', '@x', '+3', "'x", '"q"', 'a,b', '00123', '1/2', '3-4', '1e5', 'TRUE', 'true', ' 前', '後 ', '１２'],
  ...['2026/1/2', '=A1&"x"', "''a", '50%', '￥100', '12:30', '3月4日', '12 PM', '①㈱', '(5)', '1,000', "'", '-', '0'],
  ...['120', '#N/A', '.5', '1.0', '1234567890123456', 'Mar 3', '竜の爪'],
];
const table = item.tables?.unidentified as Table;
const { unconfirmed_name_ja: ja, unconfirmed_name_en: en } = item.fields;
const stored = new Map(
  TEXTS.map((text, index) => [
    index + 1,
    {
      ...item.blank,
      unconfirmed_name_ja: cutToWidth(text, ja.maxWidth),
      unconfirmed_name_en: cutToWidth(text, en.maxWidth),
    },
  ]),
);

test('A file that LibreOffice kept and wrote again changes nothing', async () => {
  const bytes = await readFile(join(import.meta.dirname, 'spreadsheets/libreoffice.csv'));
  const decoded = decodeShiftJis(bytes);
  const read = 'text' in decoded ? readCsv(decoded.text) : decoded;
  if ('refused' in read) throw new Error(JSON.stringify(read));
  const [header, ...rows] = read.rows;
  expect(header).toEqual(csvHeader(item, table, 'ja'));
  expect(rows).toHaveLength(TEXTS.length);
  const plan = planImport(item, table, rows, stored, { exists: () => true, findBanned: () => [] });
  expect({ ...plan, unchanged: plan.unchanged.length }).toEqual({
    added: [],
    changed: [],
    unchanged: TEXTS.length,
    refused: [],
    warned: [],
  });
});

test.each(['1E+10', '1e+5', '1e5', '2.5E-3', '１E+10', ' 1e+5 '])('%j goes out as text, and comes back', (text) => {
  expect(writeCsv([[text]])).toBe(`'${text}\r\n`);
  expect(readTextCell(`'${text}`)).toBe(text);
});

test.each(['剣+1', 'e+5', '1+1', 'E+', '1e+剣'])('%j is no number to a spreadsheet, and goes out as it is', (text) => {
  expect(writeCsv([[text]])).toBe(`${text}\r\n`);
});

test('No text goes out as what a spreadsheet runs or writes otherwise, and plain numbers stay plain', () => {
  const [first, ...others] = exportRows(item, table, stored);
  expect(writeCsv([first ?? []])).toBe("1,'=1+1,'=1+1\r\n");
  const plain = others.map((cells) => String(cells[1])).filter((text) => writeCsv([[text]]) === `${text}\r\n`);
  expect(plain).toEqual([' 前', '後 ', '①㈱', '0', '120', '#N/A', 'Mar 3', '竜の爪']);
});
