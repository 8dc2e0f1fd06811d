import type { Resource, Table } from '#domain/resource/defineResource.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { type FileFault, misplacedColumn } from './fileFaults.ts';
import { csvHeader, csvLeaves } from './importPlan.ts';

type Row = readonly string[];

/**
 * The rows of a file, its header first, as its table has them. A spreadsheet lets columns be moved, so where the header has all of our
 * names in another order the cells are put back; where only some are ours, and out of their place, nobody can say what was meant. It
 * also leaves out empty cells at the ends of rows, or adds some.
 * @param isWhole whether the last row has its line break; without it the row may be what is left of a longer one
 */
export function fitColumns(
  resource: Resource,
  table: Table,
  [header = [], ...lines]: readonly Row[],
  isWhole: boolean,
): { readonly rows: readonly Row[] } | FileFault {
  const headers = LANGUAGES.map((language) => csvHeader(resource, table, language));
  const isText = csvLeaves(resource, table).map(({ field: { kind } }) => kind === 'text' || kind === 'boxes');
  const width = isText.length + 1;
  const given = padded(header, width);
  const rows = [
    given,
    ...lines.map((row, at) => {
      if (row.length === width || (!isWhole && at === lines.length - 1)) return row;
      return isText.every((isOne, place) => isOne || place < row.length - 1) ? padded(row, width) : row;
    }),
  ];
  if (headers.some((labels) => labels.every((label, place) => label === given[place]))) return { rows };
  const sorted = given.toSorted().join('\n');
  const own = headers.find((labels) => labels.toSorted().join('\n') === sorted);
  if (own) {
    const places = own.map((label) => given.indexOf(label));
    // A row of another length is refused by its own: it has no order.
    return { rows: rows.map((row) => (row.length === width ? places.map((at) => row[at] ?? '') : row)) };
  }
  const at = given.findIndex((label, place) =>
    headers.some((labels) => labels.indexOf(label) !== place && labels.includes(label)),
  );
  return at < 0 ? { rows } : misplacedColumn(given[at] as string, at + 1);
}

/** A row with as many cells as a table has, where what it has more is empty. */
function padded(row: Row, width: number): Row {
  if (row.length < width) return [...row, ...Array<string>(width - row.length).fill('')];
  return row.slice(width).every((cell) => cell === '') ? row.slice(0, width) : row;
}
