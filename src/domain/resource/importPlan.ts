import type { Label, Language } from '#domain/text/languages.ts';
import { readCell, writeCell } from './cellText.ts';
import { recordErrors } from './checkRecord.ts';
import { isBlank, leavesOfFields, type Resource, type Table } from './defineResource.ts';
import type { Fault } from './fault.ts';
import { isSameValue, type Leaf, leafValue, withLeaf } from './leaf.ts';

const NUMBER_LABEL: Label = { ja: '番号', en: 'Number' };

/** What an import would do, row by row; `row` counts lines of the file from 1, its header being the first. */
export interface ImportPlan {
  readonly added: readonly PlannedRecord[];
  readonly changed: readonly PlannedRecord[];
  readonly unchanged: readonly number[];
  readonly refused: readonly RefusedCell[];
}
export interface PlannedRecord {
  readonly number: number;
  readonly record: object;
  /** The leaves that differ from what is stored. */
  readonly leaves: readonly Leaf[];
}
/** A row with one refused cell is refused whole. */
export interface RefusedCell {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly fault: Fault;
}

/** The leaves in the columns of a table's file, after the number. */
export function csvLeaves(resource: Resource, table: Table): Leaf[] {
  return leavesOfFields(resource, table.csv ?? []);
}

/** The rows of a table's file: a header, then every record in order. Blank records are left out. */
export function exportRows(
  resource: Resource,
  table: Table,
  records: ReadonlyMap<number, object>,
  language: Language,
): string[][] {
  const leaves = csvLeaves(resource, table);
  const header = [NUMBER_LABEL[language], ...leaves.map(({ label }) => label[language])];
  const rows = [...records]
    .filter(([, record]) => !isBlank(resource, record))
    .sort(([one], [other]) => one - other)
    .map(([number, record]) => [String(number), ...leaves.map((leaf) => writeCell(leaf, leafValue(record, leaf)))]);
  return [header, ...rows];
}

/** What the rows of a file would change, header left out (spec 2 §5: the header row is skipped). */
export function planImport(
  resource: Resource,
  table: Table,
  rows: readonly (readonly string[])[],
  records: ReadonlyMap<number, object>,
): ImportPlan {
  const leaves = csvLeaves(resource, table);
  const added: PlannedRecord[] = [];
  const changed: PlannedRecord[] = [];
  const unchanged: number[] = [];
  const refused: RefusedCell[] = [];
  const seen = new Set<number>();
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const read = readRow(resource, leaves, cells, records);
    if ('faults' in read) {
      refused.push(...read.faults.map((one) => ({ row, ...one })));
      continue;
    }
    const { number, record } = read;
    if (seen.has(number)) {
      refused.push({ row, column: NUMBER_LABEL.ja, value: cells[0] ?? '', fault: { key: 'doubled_number' } });
      continue;
    }
    seen.add(number);
    const present = records.get(number) ?? resource.blank;
    const different = leaves.filter((leaf) => !isSameValue(leafValue(record, leaf), leafValue(present, leaf)));
    if (different.length === 0) unchanged.push(number);
    else (isBlank(resource, present) ? added : changed).push({ number, record, leaves: different });
  }
  return { added, changed, unchanged, refused };
}

type RowFault = Omit<RefusedCell, 'row'>;

function readRow(
  resource: Resource,
  leaves: readonly Leaf[],
  cells: readonly string[],
  records: ReadonlyMap<number, object>,
): { number: number; record: object } | { faults: RowFault[] } {
  const digits = cells[0] ?? '';
  const number = /^\d{1,6}$/.test(digits.normalize('NFKC').trim()) ? Number(digits.normalize('NFKC')) : Number.NaN;
  const { first, last } = resource.numbers;
  if (!(number >= first && number <= last)) {
    const fault: Fault = { key: 'number_range', values: { minimum: first, maximum: last } };
    return { faults: [{ column: NUMBER_LABEL.ja, value: digits, fault }] };
  }
  if (cells.length !== leaves.length + 1) {
    const fault: Fault = { key: 'column_count', values: { expected: leaves.length + 1, found: cells.length } };
    return { faults: [{ column: '', value: '', fault }] };
  }
  const faults: RowFault[] = [];
  let record: object = records.get(number) ?? resource.blank;
  for (const [index, leaf] of leaves.entries()) {
    const text = cells[index + 1] ?? '';
    const cell = readCell(leaf, text);
    if ('fault' in cell) faults.push({ column: leaf.label.ja, value: text, fault: cell.fault });
    else record = withLeaf(record, leaf, cell.value);
  }
  if (faults.length > 0) return { faults };
  const broken = rulesBroken(resource, record);
  return broken.length > 0 ? { faults: broken } : { number, record };
}

/** What whole fields and rules between fields refuse. */
function rulesBroken(resource: Resource, record: object): RowFault[] {
  return recordErrors(resource, record).map(({ path, fault }) => {
    const leaf = resource.leaves.find((one) => one.path === path || one.path.startsWith(`${path}.`));
    return { column: leaf?.label.ja ?? path, value: leaf ? writeCell(leaf, leafValue(record, leaf)) : '', fault };
  });
}
