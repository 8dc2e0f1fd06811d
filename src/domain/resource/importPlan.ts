import type { bannedWordFinder } from '#domain/text/bannedWords.ts';
import { readTextCell } from '#domain/text/csv.ts';
import type { Fault } from '#domain/text/fault.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { MISSING, shiftJisText } from '#domain/text/shiftJis.ts';
import { readCell, withLineFeeds, writeCell } from './cellText.ts';
import { danglingReferences, type Exists, recordProblems } from './checkRecord.ts';
import { blankOf, isThere, leavesOfFields, type Problem, type Resource, type Table } from './defineResource.ts';
import type { Field } from './field.ts';
import { isComposite, isReadersText, isSameValue, type Leaf, leafValue, withLeaves } from './leaf.ts';

const NUMBER_LABEL: Label = { ja: '番号', en: 'Number' };
export const NO_COLUMN: Label = { ja: '', en: '' };

/** The planned effects of an import; `row` counts lines of the file from 1, its header being the first. */
export interface ImportPlan {
  readonly added: PlannedRecord[];
  readonly changed: PlannedRecord[];
  readonly unchanged: number[];
  /** A row with one refused cell is refused as a whole. */
  readonly refused: ImportProblem[];
  /** Accepted, but with warnings: of the kind itself, missing references, banned words, lost characters. */
  readonly warned: ImportProblem[];
}
export interface PlannedRecord {
  readonly row: number;
  readonly number: number;
  readonly record: object;
  /** The leaves that differ from what is stored. */
  readonly leaves: readonly Leaf[];
  /** Warnings of the kind alone, without those about unchanged leaves, which existed before. */
  readonly warnings: readonly Problem[];
}
/** A problem of a cell; the column is empty if the whole row is meant. */
export interface ImportProblem {
  readonly row: number;
  readonly column: Label;
  readonly value: string;
  readonly fault: Fault;
}

/** Returns the leaves in the columns of a table's file, after the number. */
export function csvLeaves(resource: Resource, table: Table): Leaf[] {
  return leavesOfFields(resource, table.csv ?? []);
}

/** Returns the header of a table's file. */
export function csvHeader(resource: Resource, table: Table, language: Language): string[] {
  return [NUMBER_LABEL, ...csvLeaves(resource, table).map(({ label }) => label)].map((label) => label[language]);
}

/**
 * Returns the rows of a table's file after its header: every record in order except blank ones. Numbers are numbers, everything else is
 * text.
 */
export function exportRows(
  resource: Resource,
  table: Table,
  records: ReadonlyMap<number, object>,
): (string | number)[][] {
  const leaves = csvLeaves(resource, table);
  return [...records]
    .filter(([number, record]) => isThere(resource, record, number))
    .sort(([one], [other]) => one - other)
    .map(([number, record]) => [
      number,
      ...leaves.map((leaf) => {
        const value = leafValue(record, leaf);
        return typeof value === 'number' ? value : exportedText(leaf, value);
      }),
    ]);
}

/** Returns the cell of a value in a file: characters that Shift_JIS lacks become look-alikes or 〓. */
const exportedText = (leaf: Leaf, value: unknown): string => shiftJisText(writeCell(leaf, value));

/** The context that a file is checked against, apart from its kind. */
export interface Surroundings {
  readonly exists: Exists;
  /** Finds the banned words in a text. */
  readonly findBanned: ReturnType<typeof bannedWordFinder>;
}

/**
 * Plans the changes of a file's rows, without the header and empty rows (docs/product.md, "Data").
 * @param leaves the columns of the rows after the number, if they are not all of the table
 */
export function planImport(
  resource: Resource,
  table: Table,
  rows: readonly (readonly string[])[],
  records: ReadonlyMap<number, object>,
  { exists, findBanned }: Surroundings,
  leaves: readonly Leaf[] = csvLeaves(resource, table),
): ImportPlan {
  const columns = leaves.map(columnOf);
  const plan: ImportPlan = { added: [], changed: [], unchanged: [], refused: [], warned: [] };
  const judged = beyondLeaves(resource);
  const seen = new Set<number>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const row = index + 2;
    const number = readNumber(cells[0] ?? '');
    const fault = rowFault(resource, leaves, cells, number, seen);
    if (fault) {
      plan.refused.push({ row, ...fault });
      continue;
    }
    seen.add(number);
    const present = records.get(number) ?? blankOf(resource, number);
    const read = readRow(judged, columns, cells, { number, data: present });
    if (read.faults.length > 0) plan.refused.push(...read.faults.map((one) => ({ row, ...one })));
    else if (read.leaves.length === 0) plan.unchanged.push(number);
    else plan[isThere(resource, present, number) ? 'changed' : 'added'].push({ row, number, ...read });
  }
  const mayBeNamed: Exists = (kind, number) => exists(kind, number) || (kind === resource.name && seen.has(number));
  const references = leaves.filter(({ field }) => field.kind === 'reference');
  const heldToWords = resource.leaves.filter(isReadersText);
  const planned = [...plan.added, ...plan.changed].sort((one, other) => one.row - other.row);
  for (const { row, number, record, leaves: brought, warnings } of planned) {
    const isBrought = (leaf: Leaf | undefined) => leaf !== undefined && brought.includes(leaf);
    const problems = [
      ...warnings.filter(({ path }) => isBrought(leafAbout(resource, path))),
      ...danglingReferences(references.filter(isBrought), record, mayBeNamed),
      ...bannedWordsIn(heldToWords.filter(isBrought), record, findBanned),
      ...missingCharacters(brought, records.get(number) ?? blankOf(resource, number), record),
    ];
    plan.warned.push(...namedProblems(resource, record, problems).map((one) => ({ row, ...one })));
  }
  return plan;
}

type RecordProblem = Omit<ImportProblem, 'row'>;

const readNumber = (cell: string): number => {
  const digits = cell.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
};

/** Returns why a row is refused before its cells are read. */
function rowFault(
  { numbers: { first, last } }: Resource,
  leaves: readonly Leaf[],
  cells: readonly string[],
  number: number,
  seen: ReadonlySet<number>,
): RecordProblem | undefined {
  const numberCell = { column: NUMBER_LABEL, value: cells[0] ?? '' };
  if (!(number >= first && number <= last)) {
    const fault: Fault =
      first === last
        ? { key: 'one_number', values: { number: first } }
        : { key: 'number_range', values: { minimum: first, maximum: last } };
    return { ...numberCell, fault };
  }
  const [expected, found] = [leaves.length + 1, cells.length];
  if (found !== expected)
    return { column: NO_COLUMN, value: '', fault: { key: 'column_count', values: { expected, found } } };
  return seen.has(number) ? { ...numberCell, fault: { key: 'doubled_number' } } : undefined;
}

/** The leaf of a column, and how its cells are read. */
interface Column {
  readonly leaf: Leaf;
  readonly read: (cell: string) => { readonly change: readonly [Leaf, unknown] } | { readonly fault: Fault };
  /**
   * Whether a cell is what an export writes for a value. Read by itself the cell may mean another value, or none: 〓 stands for any
   * character.
   */
  readonly isExportOf: (cell: string, value: unknown) => boolean;
}

/** Most columns hold few different cells, so the meaning and validity of each are determined once. */
function columnOf(leaf: Leaf): Column {
  const isText = isTextLeaf(leaf);
  const found = new Map<string, ReturnType<Column['read']>>();
  return {
    leaf,
    isExportOf: (cell, value) => isText && withLineFeeds(readTextCell(cell)) === exportedText(leaf, value),
    read: (cell) => {
      const known = found.get(cell);
      if (known) return known;
      const read = readCell(leaf, isText ? readTextCell(cell) : cell);
      const result = 'fault' in read ? read : { change: [leaf, read.value] as const };
      found.set(cell, result);
      return result;
    },
  };
}

/** Returns a kind with only those fields that may refuse values which each of their leaves accepts. */
function beyondLeaves(resource: Resource): Resource {
  const isJudgedWhole = (field: Field): boolean =>
    field.kind === 'range' ||
    (isComposite(field) && Object.values(field.fields as Record<string, Field>).some(isJudgedWhole));
  const fields = Object.entries(resource.fields).filter(([, field]) => isJudgedWhole(field as Field));
  return { ...resource, fields: Object.fromEntries(fields) };
}

/** Returns the record that a row makes of the present one, and the leaves that differ. Leaves without a column stay unchanged. */
function readRow(
  resource: Resource,
  columns: readonly Column[],
  cells: readonly string[],
  present: { readonly number: number; readonly data: object },
): Pick<PlannedRecord, 'record' | 'leaves' | 'warnings'> & { faults: RecordProblem[] } {
  const faults: RecordProblem[] = [];
  const changes: (readonly [Leaf, unknown])[] = [];
  for (const [index, { leaf, read, isExportOf }] of columns.entries()) {
    const cell = cells[index + 1] ?? '';
    const value = leafValue(present.data, leaf);
    const result = read(cell);
    const isSame = 'change' in result && isSameValue(result.change[1], value);
    if (isSame || isExportOf(cell, value)) continue;
    if ('fault' in result) faults.push({ column: leaf.label, value: cell, fault: result.fault });
    else changes.push(result.change);
  }
  const record = withLeaves(present.data, changes);
  const problems = changes.length > 0 ? recordProblems(resource, record, present.number, present.data) : [];
  const errors = problems.filter(({ severity }) => severity === 'error');
  faults.push(...namedProblems(resource, record, errors));
  const warnings = problems.filter(({ severity, rule }) => severity === 'warning' && rule !== 'english');
  return { record, leaves: changes.map(([leaf]) => leaf), warnings, faults };
}

/** A problem at a path, whatever its severity. */
type TextProblem = Pick<Problem, 'path' | 'fault'>;

/** Finds new 〓 in a text: an export wrote it for a character of another record, or of an edited part. */
function missingCharacters(leaves: readonly Leaf[], before: object, after: object): TextProblem[] {
  const count = (leaf: Leaf, record: object) => writeCell(leaf, leafValue(record, leaf)).split(MISSING).length;
  return leaves
    .filter((leaf) => isTextLeaf(leaf) && count(leaf, after) > count(leaf, before))
    .map(({ path }) => ({ path, fault: { key: 'missing_character' } }));
}

const isTextLeaf = ({ field: { kind } }: Leaf): boolean => kind === 'text' || kind === 'boxes';

/** Cached by kind and path: thousands of rows have the same problems. */
const known = new WeakMap<Resource, Map<string, Leaf | undefined>>();

/** Returns the leaf that a problem with this path is about: the one with this path, the one that contains it, or the first of a field. */
function leafAbout(resource: Resource, path: string): Leaf | undefined {
  const found = known.get(resource) ?? new Map<string, Leaf | undefined>();
  known.set(resource, found);
  if (!found.has(path))
    found.set(
      path,
      resource.leaves.find((leaf) => `${leaf.path}.`.startsWith(`${path}.`) || path.startsWith(`${leaf.path}.`)),
    );
  return found.get(path);
}

/** Turns problems of a record into problems of the cells that they are about. */
function namedProblems(resource: Resource, record: object, problems: readonly TextProblem[]): RecordProblem[] {
  return problems.map(({ path, fault }) => {
    const leaf = leafAbout(resource, path);
    if (!leaf) return { column: { ja: path, en: path }, value: '', fault };
    return { column: leaf.label, value: writeCell(leaf, leafValue(record, leaf)), fault };
  });
}

/** Finds banned words in some leaves of a record. */
function bannedWordsIn(
  leaves: readonly Leaf[],
  record: object,
  find: ReturnType<typeof bannedWordFinder>,
): TextProblem[] {
  return leaves.flatMap((leaf): TextProblem[] => {
    const words = new Set(find([leafValue(record, leaf)].flat().join('\n')).map(({ word }) => word));
    return Array.from(words, (word) => ({
      path: leaf.path,
      fault: { key: 'banned_word', values: { word } },
    }));
  });
}
