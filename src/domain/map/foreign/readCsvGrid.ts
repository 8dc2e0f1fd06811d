import { type CsvRefusal, otherSeparator, readCsv } from '#domain/text/csv.ts';
import type { Label } from '#domain/text/languages.ts';
import { checkedArea, EMPTY, type ForeignGrid, ForeignMapError, foreignGrid } from './ForeignMap.ts';

/** Maximum rows, and maximum columns. */
const LONGEST_SIDE = 5000;
const LONGEST_TEXT = 40;

/**
 * Reads a table as a grid: each cell is one of the map, and equal texts are one value. Empty cells, and the -1 that Tiled writes for them,
 * are empty.
 * @param name of the file
 * @throws ForeignMapError
 */
export function readCsvGrid(text: string, name: string): ForeignGrid {
  const separator = otherSeparator(text);
  if (separator) throw new ForeignMapError(separator);
  const read = readCsv(text, { rows: LONGEST_SIDE, columns: LONGEST_SIDE });
  if ('refused' in read) throw new ForeignMapError(refusalText(read));
  const rows = withoutEmptyEnds(read.rows);
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0)
    throw new ForeignMapError({
      ja: 'この表には、値のあるマスがありません。',
      en: 'This table has no cell with a value.',
    });
  const cells = new Uint32Array(checkedArea(name, width, rows.length));
  const codes = new Map([...EMPTIES].map((empty) => [empty, EMPTY]));
  const texts = [''];
  for (const [y, row] of rows.entries()) {
    for (const [x, cell] of row.entries()) {
      const value = cell.trim();
      let code = codes.get(value);
      if (code === undefined) {
        if (value.length > LONGEST_TEXT) throw longText(y + 1, x + 1);
        code = texts.length;
        codes.set(value, code);
        texts.push(value);
      }
      cells[y * width + x] = code;
    }
  }
  return foreignGrid(name, { width, height: rows.length, cells }, (value) =>
    value === EMPTY ? {} : { name: texts[value] as string },
  );
}

const EMPTIES: ReadonlySet<string> = new Set(['', '-1']);

/** Removes empty cells at the ends of rows, which some programs write, and empty rows at the end. */
function withoutEmptyEnds(rows: readonly (readonly string[])[]): string[][] {
  const cut = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1));
  return cut.slice(0, cut.findLastIndex((row) => row.length > 0) + 1);
}

const longText = (row: number, column: number): ForeignMapError =>
  new ForeignMapError({
    ja: `${row}行目・${column}列目の文字が${LONGEST_TEXT}字を超えています。マスの値を並べた表を選んでください。`,
    en: `The text in row ${row}, column ${column} is longer than ${LONGEST_TEXT} characters. Choose a table with the value of a cell in each place.`,
  });

const REASONS: Readonly<Record<CsvRefusal['refused'], Label>> = {
  unclosed_quote: { ja: '引用符（"）が閉じていません', en: 'a quotation mark is not closed' },
  stray_quote: { ja: '引用符（"）の位置が正しくありません', en: 'a quotation mark is out of place' },
  nul: { ja: '文字ではないデータ（NUL）があります', en: 'it has data that is not text (NUL)' },
  too_long: { ja: '文字が長すぎます', en: 'a text is too long' },
  too_many_rows: { ja: `${LONGEST_SIDE}行を超えています`, en: `it has more than ${LONGEST_SIDE} rows` },
  too_many_columns: { ja: `${LONGEST_SIDE}列を超えています`, en: `it has more than ${LONGEST_SIDE} columns` },
};

const refusalText = ({ refused, row, column }: CsvRefusal): Label => ({
  ja: `CSVとして読めません。${row}行目・${column}列目：${REASONS[refused].ja}。`,
  en: `This CSV cannot be read. Row ${row}, column ${column}: ${REASONS[refused].en}.`,
});
