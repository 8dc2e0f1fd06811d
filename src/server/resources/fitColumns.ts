import type { Resource, Table } from '#domain/resource/defineResource.ts';
import { csvHeader, csvLeaves } from '#domain/resource/importPlan.ts';
import { LANGUAGES, type Label } from '#domain/text/languages.ts';
import { type FileFault, misplacedColumn, wrongWidth } from './fileFaults.ts';

type Row = readonly string[];

/** The rows of a file after its header, in the columns of a table. */
interface FittedRows {
  readonly rows: readonly Row[];
  /** The way in which the columns were found, if the header is not exactly that of the table. */
  readonly problem?: Label;
}

/**
 * Finds the columns of a table in a file. The first row is the header, whatever it says. If the header has all of our names in another
 * order, as after moving columns in a spreadsheet, the cells are reordered; with only some of our names in wrong places the file is
 * ambiguous. With other words the columns are read by position.
 * @param isWhole whether the last row has its line break; without it the row may be what is left of a longer one
 */
export function fitColumns(
  resource: Resource,
  table: Table,
  [header = [], ...lines]: readonly Row[],
  isWhole: boolean,
): FittedRows | FileFault {
  const headers = LANGUAGES.map((language) => csvHeader(resource, table, language));
  const isText = csvLeaves(resource, table).map(({ field: { kind } }) => kind === 'text' || kind === 'boxes');
  const width = isText.length + 1;
  const filled = lines.find((row) => row.some((cell) => cell !== ''));
  if (!filled) return { key: 'file_empty' };
  // A spreadsheet omits empty cells at the ends of rows, or adds some. If the header is short as well, the file lacks that column.
  const isShort = header.length < width;
  const rows = lines.map((row, at) => {
    if (row.length === width || (!isWhole && at === lines.length - 1)) return row;
    const mayFill = !isShort && isText.every((isOne, place) => isOne || place < row.length - 1);
    return row.length > width || mayFill ? padded(row, width) : row;
  });
  const given = padded(header, width);
  const isOther = isShort || given.length > width;
  if (isOther && rows.every((row) => row.length !== width)) return wrongWidth(width, filled.length);
  if (headers.some((labels) => labels.join('\n') === given.join('\n'))) return { rows };

  const sorted = given.toSorted().join('\n');
  const own = headers.find((labels) => labels.toSorted().join('\n') === sorted);
  if (own) {
    const places = own.map((label) => given.indexOf(label));
    // A row of another length is refused by itself: its order is unknown.
    const inOrder = rows.map((row) => (row.length === width ? places.map((at) => row[at] ?? '') : row));
    return { rows: inOrder, problem: MOVED };
  }
  const at = given.findIndex((label, place) =>
    headers.some((labels) => labels.indexOf(label) !== place && labels.includes(label)),
  );
  if (at >= 0) return misplacedColumn(given[at] as string, at + 1);
  return { rows, problem: /^\d+$/.test(header[0] ?? '') ? SKIPPED : BY_POSITION };
}

const MOVED: Label = {
  ja: '列の並びが変わっているので、見出しの名前で列を見分けました。',
  en: 'The columns are in another order. They were matched by the names in the header.',
};
const BY_POSITION: Label = {
  ja: '見出しがこの表のものではないので、列は並び順で読み取りました。',
  en: 'The header does not belong to this table. The columns were read by position.',
};
const SKIPPED: Label = {
  ja: '1行目は見出しとして読み飛ばしましたが、データのようです。列は並び順で読み取りました。',
  en: 'The first row was skipped as the header, but looks like data. The columns were read by position.',
};

/** Pads a row to the width of a table, or removes surplus cells that are empty. */
function padded(row: Row, width: number): Row {
  if (row.length < width) return [...row, ...Array<string>(width - row.length).fill('')];
  return row.slice(width).every((cell) => cell === '') ? row.slice(0, width) : row;
}
