import { expect, test } from 'vitest';
import { csvHeader } from '#domain/resource/importPlan.ts';
import { guessedColumns, readColumns, writeColumns } from '#domain/resource/tableColumns.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { item } from '#domain/resources/item.ts';

const table = item.tables?.unidentified;
if (!table) throw new Error('items have a table of unidentified names');

test.each([
  ['in Japanese', csvHeader(item, table, 'ja'), [1, 2, 3]],
  ['in English, moved', csvHeader(item, table, 'en').toReversed(), [3, 2, 1]],
  ['of the fields, with others between', ['note', 'unconfirmed_name_en', 'ID', 'UNCONFIRMED_NAME_JA'], [3, 4, 2]],
  ['in part', ['番号', 'x'], [1, 0, 0]],
  ['twice', ['No.', 'number', 'unconfirmed_name_ja', 'unconfirmed_name_ja'], [1, 3, 0]],
  ['of nobody', ['a', '', 'c'], [0, 0, 0]],
])('the columns of a file are guessed by their names %s', (_, header, choice) => {
  expect(guessedColumns(item, table, header)).toEqual(choice);
});

test('every table finds its own columns, in either language, and its choice fits into a form', () => {
  for (const resource of RESOURCES) {
    for (const one of Object.values(resource.tables ?? {})) {
      if (!one.csv) continue;
      for (const language of ['ja', 'en'] as const) {
        const header = csvHeader(resource, one, language);
        expect(guessedColumns(resource, one, header)).toEqual(header.map((_, at) => at + 1));
        const widest = header.map((_, at) => 1000 - at);
        expect(readColumns(writeColumns(widest))).toEqual(widest);
        expect(writeColumns(widest).length).toBeLessThan(1000);
      }
    }
  }
});
