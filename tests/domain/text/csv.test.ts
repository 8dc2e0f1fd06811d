import { CsvError, parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv, readTextCell, writeCsv } from '#domain/text/csv.ts';

/** Text of the relevant signs, in any order. */
const rough = fc.string({ unit: fc.constantFrom(...'ab,"\r\n\' =剣'), maxLength: 30 });
const cell = fc.oneof(fc.string({ unit: fc.constantFrom(...'a,"\r\n\t\'=+-@-5剣ｶﾞ\0'), maxLength: 8 }), fc.string());
const texts = (arbitrary: fc.Arbitrary<string>) => arbitrary.filter((text) => !text.includes('\0'));

/** Returns what the oracle reads, or that it refuses. */
function oracle(text: string): { rows: string[][] } | 'refused' {
  try {
    const record_delimiter = ['\r\n', '\n', '\r'];
    return { rows: parse(text, { record_delimiter, relax_column_count: true, encoding: 'utf8' }) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return 'refused';
  }
}

describe('A table as text', () => {
  test.each([
    ['', []],
    ['a', [['a']]],
    ['a\n', [['a']]],
    ['a,', [['a', '']]],
    [',', [['', '']]],
    ['\n', [['']]],
    ['a\r\n\r\nb', [['a'], [''], ['b']]],
    ['a\rb\nc\r\nd', [['a'], ['b'], ['c'], ['d']]],
    ['"a,b","c ""d"""', [['a,b', 'c "d"']]],
    ['"1\r\n2\n3\r4",x', [['1\r\n2\n3\r4', 'x']]],
    ['""', [['']]],
    ['"",""', [['', '']]],
    [' a , b ', [[' a ', ' b ']]],
    ['a\n1,2,3\n', [['a'], ['1', '2', '3']]],
  ])('%j is read', (text, rows) => {
    expect(readCsv(text)).toEqual({ rows });
  });

  test.each([
    ['a,b\n1,"2\n3,4\n', 'unclosed_quote', 2, 2],
    ['"', 'unclosed_quote', 1, 1],
    ['a\r\n"x""', 'unclosed_quote', 2, 1],
    ['"a\nb"\nc,d"e', 'stray_quote', 2, 2],
    ['"a"b', 'stray_quote', 1, 1],
    ['"a" ,b', 'stray_quote', 1, 1],
    ['a\nb,c\0d', 'nul', 2, 2],
    ['"a\0"', 'nul', 1, 1],
  ])('%j is refused with its place: %s in row %i, column %i', (text, refused, row, column) => {
    expect(readCsv(text)).toEqual({ refused, row, column });
  });

  test('of more rows than may be is not read on', () => {
    expect(readCsv('a\nb\nc\n', { rows: 3 })).toEqual({ rows: [['a'], ['b'], ['c']] });
    expect(readCsv('a\nb\nc\n"', { rows: 3 })).toEqual({ refused: 'too_many_rows', row: 4, column: 1 });
    expect(readCsv(`${'\n'.repeat(1_000_000)}"`, { rows: 50_000 })).toMatchObject({
      refused: 'too_many_rows',
      row: 50_001,
    });
    for (const cell of ['a'.repeat(200_000), `"${'a'.repeat(200_000)}"`, '"'.repeat(20_000_000)])
      expect(readCsv(`a,b\nc,${cell}`)).toMatchObject({ refused: 'too_long', row: 2, column: 2 });
    expect(readCsv('a,b\nc,d', { columns: 2 })).toEqual({
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    });
    expect(readCsv(`a,b\nc,d,${','.repeat(1_000_000)}`, { columns: 2 })).toEqual({
      refused: 'too_many_columns',
      row: 2,
      column: 3,
    });
  });

  test('is read as another reader of the same standard reads it, or refused as it refuses', () => {
    fc.assert(
      fc.property(rough, (text) => {
        const read = readCsv(text);
        expect('refused' in read ? 'refused' : read).toEqual(oracle(text));
      }),
      { numRuns: 5000 },
    );
  });

  test('is written so that both read what was meant', () => {
    fc.assert(
      fc.property(fc.array(fc.array(texts(cell), { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
        const written = writeCsv(rows);
        const read = readCsv(written);
        if ('refused' in read) return expect.fail(`${read.refused}: ${written}`);
        expect(read.rows.map((row) => row.map(readTextCell))).toEqual(rows);
        expect(oracle(written)).toEqual(read);
      }),
      { numRuns: 2000 },
    );
  });

  test('has cells that no spreadsheet runs, but for numbers', () => {
    const table = [
      ['=1+1', '+81', '-5', '@x', '\tx', '\rx', "'x", 'x=1', '', '－5'],
      [-5, 0, 12.5],
    ];
    expect(writeCsv(table)).toBe(["'=1+1,'+81,'-5,'@x,'\tx,\"'\rx\",''x,x=1,,－5\r\n", '-5,0,12.5\r\n'].join(''));
    fc.assert(
      fc.property(cell, (text) => {
        const [[written = ''] = []] = parse(writeCsv([[text]]), { record_delimiter: '\r\n' });
        expect(written).not.toMatch(/^[=+\-@\t\r]/);
        expect(readTextCell(written)).toBe(text);
      }),
    );
  });

  test('an apostrophe of the author stays, whether this or another program wrote it', () => {
    expect(readTextCell("'tis")).toBe("'tis");
    expect(readTextCell("'")).toBe("'");
    expect(readTextCell("''tis")).toBe("'tis");
    expect(readTextCell("''")).toBe("'");
    expect(writeCsv([["'", "'tis"]])).toBe("'',''tis\r\n");
  });
});
