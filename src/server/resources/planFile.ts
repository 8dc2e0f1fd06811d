import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { writeCell } from '#domain/resource/cellText.ts';
import { blankOf, isThere, nameOf, type Resource, type Table } from '#domain/resource/defineResource.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { RESOURCES, resourceOf } from '#domain/resources/index.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';
import type { CsvLimits } from '#domain/text/csv.ts';
import { faultText } from '#domain/text/fault.ts';
import { LANGUAGES, type Label } from '#domain/text/languages.ts';
import { existenceIn } from '#server/content/existenceIn.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import { type FileFault, MOST_COLUMNS, otherTable } from './fileFaults.ts';
import type { CellRemark } from './fileImport.ts';
import { fitColumns } from './fitColumns.ts';
import { csvHeader, type ImportRemark, NO_COLUMN, type PlannedRecord, planImport } from './importPlan.ts';
import { readTable } from './readTable.ts';

/** A file may have this many rows, its header included. */
const MOST: CsvLimits = { rows: 50_000, columns: MOST_COLUMNS };
/** Refused and warned cells that are told, of each. Their numbers are always told. */
const MOST_TOLD = 1000;
/** Changed cells that are told; where there are more, of each record so many that they come to this. Their number is always told. */
const MOST_CELLS = 10_000;
/** Characters of a cell that are told. */
const LONGEST_TOLD = 300;

/** A file that is to be imported, with what is stored now. */
export interface FileTask {
  readonly kind: RecordKindName;
  readonly table: string;
  readonly bytes: Uint8Array;
  /** The one record that it is about, where it is about one. */
  readonly only?: number | undefined;
  readonly rows: readonly StoredRow[];
  readonly bannedWords: readonly string[];
}

/** A record that an import makes or changes. */
interface ChangedRecord {
  readonly number: number;
  readonly added: boolean;
  /** What it is called afterwards. */
  readonly name: Label;
  /** How many of its cells change; those told are the first of them. */
  readonly cell_count: number;
  readonly cells: readonly {
    readonly path: string;
    readonly column: Label;
    readonly before: string;
    readonly after: string;
  }[];
}

/** What an import would do: how many records, why not others, and each that changes, by number. */
export interface PlannedFile {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused_rows: number;
  readonly refused_count: number;
  readonly refused: readonly CellRemark[];
  readonly warned_count: number;
  readonly warned: readonly CellRemark[];
  readonly changes: readonly ChangedRecord[];
  readonly records: readonly { readonly number: number; readonly record: Record<string, unknown> }[];
}

/** Runs in a worker thread: reads a file and plans its import, or says why it is none. */
export function planFile({ kind, table: name, bytes, only, rows, bannedWords }: FileTask): PlannedFile | FileFault {
  const known = resourceOf(kind) as Resource;
  const resource = only === undefined ? known : { ...known, numbers: { ...known.numbers, first: only, last: only } };
  const table = resource.tables?.[name] as Table;
  const read = readTable(bytes, MOST);
  if ('key' in read) return read;
  const other = tableOf(read.rows[0] ?? [], resource, table);
  if (other) return otherTable(other.title);
  const { isWhole } = read;
  const fitted = fitColumns(resource, table, read.rows, isWhole);
  if ('key' in fitted) return fitted;

  const records = existingIn(rows, known);
  const exists = existenceIn(rows);
  const plan = planImport(resource, table, fitted.rows, records, { exists, findBanned: bannedWordFinder(bannedWords) });
  if (fitted.remark) plan.warned.unshift({ row: 1, column: NO_COLUMN, value: '', fault: fitted.remark });
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

/** Another table of ours whose header this is. Of its words most may be left, and more than of those of the table that is imported. */
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

/** A last row without a line break may be what is left of a longer one. */
const endsOpen = (row: number): ImportRemark => ({
  row,
  column: NO_COLUMN,
  value: '',
  fault: {
    ja: 'この行は改行で終わっていません。ファイルが途中で切れている可能性があります。',
    en: 'This row does not end with a line break. The end of the file may be missing.',
  },
});

const told = ({ row, column, value, fault }: ImportRemark): CellRemark => ({
  row,
  column,
  value: clipped(value),
  reason: faultText(fault),
});

const clipped = (text: string): string => (text.length > LONGEST_TOLD ? `${text.slice(0, LONGEST_TOLD)}…` : text);
