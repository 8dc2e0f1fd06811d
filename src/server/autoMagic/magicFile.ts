import { numberInSet, placeInSet, RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { numbersOf, type Resource, type Table } from '#domain/resource/defineResource.ts';
import { csvHeader, exportRows, type ImportProblem, planImport } from '#domain/resource/importPlan.ts';
import { MOST_COLUMNS } from '#domain/resource/tableColumns.ts';
import { magicSet } from '#domain/resources/magic/magicSet.ts';
import { bannedWordFinder } from '#domain/text/bannedWords.ts';
import type { CsvLimits } from '#domain/text/csv.ts';
import { faultText } from '#domain/text/fault.ts';
import { LANGUAGES, type Label, type Language } from '#domain/text/languages.ts';
import { MAGIC_KINDS } from '#game/rules/autoMagic/magicContent.ts';
import { existenceIn } from '#server/content/existenceIn.ts';
import { existingIn, type StoredRow } from '#server/content/recordStore.ts';
import type { FileFault } from '#server/resources/fileFaults.ts';
import type { FileCellProblem } from '#server/resources/fileImport.ts';
import { fitColumns } from '#server/resources/fitColumns.ts';
import { readTable } from '#server/resources/readTable.ts';

// All sets as one file. Each row begins with the name of its section, which is a kind of record, and the number of its set; rows of parts
// continue with their place in the set. Each section begins with a header of its own.

const MOST: CsvLimits = { rows: 20_000, columns: MOST_COLUMNS };
const SECTION: Label = { ja: '区分', en: 'Section' };
const SET: Label = { ja: 'セット', en: 'Set' };

/** Returns the table of a section: all fields of a kind as columns. */
export const sectionTable = (resource: Resource): Table => ({
  title: resource.title,
  columns: [],
  csv: Object.keys(resource.fields),
});

const isPart = (resource: Resource): boolean => resource.name !== magicSet.name;

/** Returns the rows of a section, its header first. */
export function sectionRows(
  resource: Resource,
  records: ReadonlyMap<number, object>,
  language: Language,
): (string | number)[][] {
  const title = resource.title[language];
  const [number = '', ...labels] = csvHeader(resource, sectionTable(resource), language);
  const header = [SECTION, SET].map((label) => label[language]);
  return [
    [...header, ...(isPart(resource) ? [number] : []), ...labels],
    ...exportRows(resource, sectionTable(resource), records).map(([at, ...cells]) => {
      const { set, place } = placeInSet(resource.name, Number(at));
      return [title, ...(isPart(resource) ? [set, place] : [Number(at)]), ...cells];
    }),
  ];
}

/** A file to import, with the stored content. */
export interface MagicFileTask {
  readonly bytes: Uint8Array;
  /** The kinds whose sections are imported; other sections of the file are skipped. */
  readonly kinds: readonly RecordKindName[];
  readonly rows: readonly StoredRow[];
  readonly bannedWords: readonly string[];
}

/** The planned import of a file. */
export interface PlannedMagic {
  readonly unchanged: number;
  readonly refused: readonly FileCellProblem[];
  readonly warned: readonly FileCellProblem[];
  readonly records: readonly { readonly kind: RecordKindName; readonly number: number; readonly record: object }[];
}

/** Runs in a worker thread: reads a file of sets and plans its import, or returns why it cannot be read. */
export function planMagicFile({ bytes, kinds, rows, bannedWords }: MagicFileTask): PlannedMagic | FileFault {
  const read = readTable(bytes, MOST);
  if ('key' in read) return read;
  const sections = readSections(read.rows);
  const taken = MAGIC_KINDS.filter(({ name }) => kinds.includes(name) && sections.has(name));
  if (taken.length === 0) return read.rows.length === 0 ? { key: 'file_empty' } : noSection(kinds);
  const surroundings = { exists: existenceIn(rows), findBanned: bannedWordFinder(bannedWords) };
  const unknown = sections.get(undefined)?.lines ?? [];
  const plan = {
    unchanged: 0,
    refused: unknown.map(
      ({ row, cells }): FileCellProblem => ({ row, column: SECTION, value: cells[0] ?? '', reason: UNKNOWN }),
    ),
    warned: [] as FileCellProblem[],
    records: [] as PlannedMagic['records'][number][],
  };
  for (const resource of taken) {
    const { header, lines } = sections.get(resource.name) as Section;
    const found = lines.map((line) => ({ ...line, fault: keyFault(resource, line.cells) }));
    plan.refused.push(
      ...found.flatMap(({ row, cells, fault }) =>
        fault ? [{ row, column: fault.column, value: cells[fault.at] ?? '', reason: fault.reason }] : [],
      ),
    );
    const placed = found.filter(({ fault }) => !fault);
    if (placed.length === 0) continue;
    const table = sectionTable(resource);
    const body = placed.map(({ cells }) => withNumber(resource, cells));
    const fitted = fitColumns(resource, table, [headerOf(resource, header), ...body], true);
    if ('key' in fitted) return fitted;
    const planned = planImport(resource, table, fitted.rows, existingIn(rows, resource), surroundings);
    const inFile = (problem: ImportProblem): FileCellProblem => ({
      row: placed[problem.row - 2]?.row ?? problem.row,
      column: problem.column,
      value: problem.value,
      reason: faultText(problem.fault),
    });
    plan.unchanged += planned.unchanged.length;
    plan.refused.push(...planned.refused.map(inFile));
    plan.warned.push(...planned.warned.map(inFile));
    plan.records.push(...planned.changed.map(({ number, record }) => ({ kind: resource.name, number, record })));
  }
  return plan;
}

interface Section {
  header: readonly string[];
  readonly lines: { readonly row: number; readonly cells: readonly string[] }[];
}

/**
 * Groups the rows of a file by the kind that their first column names; rows of no kind are keyed by undefined. A row without a set is a
 * header.
 */
function readSections(rows: readonly (readonly string[])[]): Map<RecordKindName | undefined, Section> {
  const sections = new Map<RecordKindName | undefined, Section>();
  let header: readonly string[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const [name = ''] = cells;
    if (LANGUAGES.some((language) => name === SECTION[language])) {
      header = cells;
      continue;
    }
    const kind = MAGIC_KINDS.find(({ title }) => LANGUAGES.some((language) => title[language] === name))?.name;
    const section = sections.get(kind) ?? { header, lines: [] };
    sections.set(kind, section);
    section.lines.push({ row: index + 1, cells });
  }
  return sections;
}

const keyWidth = (resource: Resource): number => (isPart(resource) ? 3 : 2);

/** Returns a header like that of a table of the kind: the number, then its fields. */
const headerOf = (resource: Resource, header: readonly string[]): string[] => {
  const [number = ''] = csvHeader(resource, sectionTable(resource), LANGUAGES[0]);
  const other = csvHeader(resource, sectionTable(resource), LANGUAGES[1])[0] ?? '';
  const first = header[0] === SECTION[LANGUAGES[1]] ? other : number;
  return [first, ...header.slice(keyWidth(resource))];
};

const digitsOf = (cell: string | undefined): number => (/^\d{1,4}$/.test(cell ?? '') ? Number(cell) : Number.NaN);

/** Returns the cells of a row as a table of the kind has them. */
function withNumber(resource: Resource, cells: readonly string[]): string[] {
  const [, set, place] = cells;
  const number = isPart(resource) ? numberInSet(resource.name, digitsOf(set), digitsOf(place)) : digitsOf(set);
  return [String(number), ...cells.slice(keyWidth(resource))];
}

/** Returns why a row names no record of its kind, and which of its first cells is at fault. */
function keyFault(
  resource: Resource,
  cells: readonly string[],
): { at: number; column: Label; reason: Label } | undefined {
  const { first, last } = RECORD_KINDS.magic_set;
  const outside = (cell: string | undefined, minimum: number, maximum: number) => {
    const number = digitsOf(cell);
    const isIn = number >= minimum && number <= maximum;
    return isIn ? undefined : faultText({ key: 'number_range', values: { minimum, maximum } });
  };
  const ofSet = outside(cells[1], first, last);
  if (ofSet) return { at: 1, column: SET, reason: ofSet };
  if (!isPart(resource)) return undefined;
  const places = numbersOf(resource).map((number) => placeInSet(resource.name, number).place);
  const ofPlace = outside(cells[2], Math.min(...places), Math.max(...places));
  return ofPlace && { at: 2, column: NUMBER, reason: ofPlace };
}

const NUMBER: Label = { ja: '番号', en: 'Number' };
const UNKNOWN: Label = { ja: '知らない区分です。', en: 'Unknown section.' };

function noSection(kinds: readonly RecordKindName[]): FileFault {
  const titles = kinds.map((kind) => RECORD_KINDS[kind].title);
  const detail = {
    ja: `1列目が次のどれかの行がありません: ${titles.map(({ ja }) => ja).join('、')}`,
    en: `No row begins with one of these: ${titles.map(({ en }) => en).join(', ')}`,
  };
  return { key: 'file_wrong', detail };
}
