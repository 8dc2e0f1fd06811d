import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { writeCell } from '#domain/resource/cellText.ts';
import { blankOf, isThere, nameOf, type Resource, type Table } from '#domain/resource/defineResource.ts';
import {
  csvHeader,
  csvLeaves,
  type ImportProblem,
  NO_COLUMN,
  type PlannedRecord,
  planImport,
} from '#domain/resource/importPlan.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { type ColumnChoice, chosenColumns, MOST_COLUMNS } from '#domain/resource/tableColumns.ts';
import { RESOURCES, resourceOf } from '#domain/resources/index.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';
import type { CsvLimits } from '#domain/text/csv.ts';
import { faultText } from '#domain/text/fault.ts';
import { LANGUAGES, type Label } from '#domain/text/languages.ts';
import { existenceIn } from '#server/content/existenceIn.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import { type FileFault, missingColumn, otherTable, wrongChoice } from './fileFaults.ts';
import type { FileCellProblem } from './fileImport.ts';
import { fitColumns } from './fitColumns.ts';
import { readTable } from './readTable.ts';

/** Maximum number of rows of a file, its header included. */
const MOST: CsvLimits = { rows: 50_000, columns: MOST_COLUMNS };
/** Maximum number of listed cells, of refused and of warned ones each. The counts are always complete. */
const MOST_TOLD = 1000;
/** Maximum number of listed changed cells; if there are more, they are spread evenly over the records. The count is always complete. */
const MOST_CELLS = 10_000;
/** Maximum length of a listed cell in characters. */
const LONGEST_TOLD = 300;

/** A file to import, with the stored content. */
export interface FileTask {
  readonly kind: RecordKindName;
  readonly table: string;
  readonly bytes: Uint8Array;
  /** The record that the file is about, if it is the file of one record. */
  readonly only?: number | undefined;
  /** The columns of the file that are imported; without it they are found by the header. */
  readonly columns?: ColumnChoice | undefined;
  readonly rows: readonly StoredRow[];
  readonly bannedWords: readonly string[];
}

/** A record that an import adds or changes. */
interface ChangedRecord {
  readonly number: number;
  readonly added: boolean;
  /** The name of the record afterwards. */
  readonly name: Label;
  /** The number of its changed cells; the listed ones are the first of them. */
  readonly cell_count: number;
  readonly cells: readonly {
    readonly path: string;
    readonly column: Label;
    readonly before: string;
    readonly after: string;
  }[];
}

/** The planned import: how many records, why not others, and each one that changes, sorted by number. */
export interface PlannedFile {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused_rows: number;
  readonly refused_count: number;
  readonly refused: readonly FileCellProblem[];
  readonly warned_count: number;
  readonly warned: readonly FileCellProblem[];
  readonly changes: readonly ChangedRecord[];
  readonly records: readonly { readonly number: number; readonly record: Record<string, unknown> }[];
}

/** Runs in a worker thread: reads a file and plans its import, or returns why it cannot be read. */
export function planFile(task: FileTask): PlannedFile | FileFault {
  const { kind, table: name, bytes, only, columns, rows, bannedWords } = task;
  const known = resourceOf(kind) as Resource;
  const resource = only === undefined ? known : { ...known, numbers: { ...known.numbers, first: only, last: only } };
  const table = resource.tables?.[name] as Table;
  const read = readTable(bytes, MOST);
  if ('key' in read) return read;
  const { isWhole } = read;
  const fitted = columns
    ? chosenRows(resource, table, read.rows, columns, isWhole)
    : namedRows(resource, table, read.rows, isWhole);
  if ('key' in fitted) return fitted;

  const records = existingIn(rows, known);
  const exists = existenceIn(rows);
  const surroundings = { exists, findBanned: bannedWordFinder(bannedWords) };
  const plan = planImport(resource, table, fitted.rows, records, surroundings, fitted.leaves);
  if (fitted.problem) plan.warned.unshift({ row: 1, column: NO_COLUMN, value: '', fault: fitted.problem });
  const last = read.rows.length;
  if (!isWhole && !plan.refused.some(({ row }) => row === last)) plan.warned.push(endsOpen(last));
  const planned = [...plan.added, ...plan.changed].sort((one, other) => one.number - other.number);
  return {
    added: plan.added.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged.length,
    refused_rows: new Set(plan.refused.map(({ row }) => row)).size,
    refused_count: plan.refused.length,
    refused: plan.refused.slice(0, MOST_TOLD).map(told),
    warned_count: plan.warned.length,
    warned: plan.warned.slice(0, MOST_TOLD).map(told),
    changes: changesOf(known, planned, records),
    records: planned.map(({ number, record }) => ({ number, record: { ...record } })),
  };
}

/** Rows of a file after its header: in each the number, and the cells of the leaves. */
interface FileRows {
  readonly leaves: readonly Leaf[];
  readonly rows: readonly (readonly string[])[];
  readonly problem?: Label;
}

/** Returns the rows of a file whose columns are found by its header. */
function namedRows(
  resource: Resource,
  table: Table,
  rows: readonly (readonly string[])[],
  isWhole: boolean,
): FileRows | FileFault {
  const other = tableOf(rows[0] ?? [], resource, table);
  if (other) return otherTable(other.title);
  const fitted = fitColumns(resource, table, rows, isWhole);
  return 'key' in fitted ? fitted : { leaves: csvLeaves(resource, table), ...fitted };
}

/** Returns the rows of a file whose columns were chosen, whatever its header says. */
function chosenRows(
  resource: Resource,
  table: Table,
  [header = [], ...lines]: readonly (readonly string[])[],
  columns: ColumnChoice,
  isWhole: boolean,
): FileRows | FileFault {
  const expected = csvLeaves(resource, table).length + 1;
  if (columns.length !== expected) return wrongChoice(expected, columns.length);
  if (lines.every((row) => row.every((cell) => cell === ''))) return { key: 'file_empty' };
  const { leaves, width, cellsOf } = chosenColumns(resource, table, columns);
  const found = Math.max(header.length, ...lines.map((row) => row.length));
  if (found < width) return missingColumn(width, found);
  const rows = lines.map((row, at) => {
    const isEmpty = row.every((cell) => cell === '');
    // The last row may be what is left of a longer one: it is refused for its length.
    const isCutOff = !isWhole && at === lines.length - 1 && row.length < width;
    return isEmpty ? [] : isCutOff ? cellsOf(row).slice(0, -1) : cellsOf(row);
  });
  return { leaves, rows };
}

/**
 * Finds another of our tables whose header the file seems to have: more than half of the file's labels must be in it, and more than in the
 * table that is imported.
 */
function tableOf(header: readonly string[], resource: Resource, table: Table): Table | undefined {
  const likeness = (of: Resource, one: Table) =>
    Math.max(
      ...LANGUAGES.map((language) => csvHeader(of, one, language).filter((label) => header.includes(label)).length),
    );
  const least = Math.max(likeness(resource, table), header.length / 2);
  return RESOURCES.flatMap((other) =>
    Object.values<Table>(other.tables ?? {}).filter((one) => one.csv && likeness(other, one) > least),
  )[0];
}

function changesOf(
  resource: Resource,
  planned: readonly PlannedRecord[],
  records: ReadonlyMap<number, object>,
): ChangedRecord[] {
  const count = planned.reduce((sum, { leaves }) => sum + leaves.length, 0);
  const most = count > MOST_CELLS ? Math.floor(MOST_CELLS / planned.length) : count;
  return planned.map(({ number, record, leaves }) => {
    const before = records.get(number) ?? blankOf(resource, number);
    return {
      number,
      added: !isThere(resource, before, number),
      name: nameOf(resource, record, number),
      cell_count: leaves.length,
      cells: leaves.slice(0, most).map((leaf) => ({
        path: leaf.path,
        column: leaf.label,
        before: clipped(writeCell(leaf, leafValue(before, leaf))),
        after: clipped(writeCell(leaf, leafValue(record, leaf))),
      })),
    };
  });
}

/** Makes the problem of a last row without a line break, which may be the rest of a longer one. */
const endsOpen = (row: number): ImportProblem => ({
  row,
  column: NO_COLUMN,
  value: '',
  fault: {
    ja: 'この行は改行で終わっていません。ファイルが途中で切れている可能性があります。',
    en: 'This row does not end with a line break. The end of the file may be missing.',
  },
});

const told = ({ row, column, value, fault }: ImportProblem): FileCellProblem => ({
  row,
  column,
  value: clipped(value),
  reason: faultText(fault),
});

const clipped = (text: string): string => (text.length > LONGEST_TOLD ? `${text.slice(0, LONGEST_TOLD)}…` : text);
