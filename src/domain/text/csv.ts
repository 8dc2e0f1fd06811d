// Tables as text after RFC 4180. A text cell that a spreadsheet would run as a formula (safety: CSV formulas) or write as another
// number, date or time is written with an apostrophe before it, and loses exactly that when it is read. Which cells are numbers is
// known to the caller alone.

import type { Label } from '#domain/text/languages.ts';

/** Why a text is no table. Row and column count from 1, as a spreadsheet shows them. */
export interface CsvRefusal {
  /** `stray_quote`: a quote within a cell that has none around it, or more text after the closing one. */
  readonly refused: 'unclosed_quote' | 'stray_quote' | 'nul' | 'too_long' | 'too_many_rows' | 'too_many_columns';
  readonly row: number;
  readonly column: number;
}

/** Characters of a cell; a spreadsheet has 32,767. Thousands of doubled quotes are joined one by one. */
export const LONGEST_CELL = 100_000;

/** What a table has at most. */
export interface CsvLimits {
  /** Its header included. */
  readonly rows: number;
  readonly columns: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LF = 0x0a;
const CR = 0x0d;

/**
 * The cells of a text, row by row; rows end with CRLF, LF or CR, however mixed, and may differ in length. An end of row at the very
 * end opens no further row.
 * @param most a text of more rows, or of longer ones, is refused before the rest is read
 */
export function readCsv(text: string, most: Partial<CsvLimits> = {}): { rows: string[][] } | CsvRefusal {
  const { rows: mostRows = Number.POSITIVE_INFINITY, columns: mostColumns = Number.POSITIVE_INFINITY } = most;
  const rows: string[][] = [];
  let row: string[] = [];
  const refuse = (refused: CsvRefusal['refused']): CsvRefusal => ({
    refused,
    row: rows.length + 1,
    column: row.length + 1,
  });
  const nul = text.indexOf('\0');
  let at = 0;
  while (at < text.length || row.length > 0) {
    if (rows.length === mostRows) return refuse('too_many_rows');
    if (row.length === mostColumns) return refuse('too_many_columns');
    let start = at;
    let cell = '';
    if (text.charCodeAt(at) === QUOTE) {
      const opening = at;
      do {
        start = at + 1;
        at = text.indexOf('"', start);
        if (at < 0) return refuse('unclosed_quote');
        at++;
        if (at - opening > LONGEST_CELL) return refuse('too_long');
        // A doubled quote ends a part, which then keeps one of the two.
        cell += text.slice(start, text.charCodeAt(at) === QUOTE ? at : at - 1);
      } while (text.charCodeAt(at) === QUOTE);
    } else {
      at = endOfBareCell(text, at);
      if (at - start > LONGEST_CELL) return refuse('too_long');
      cell = text.slice(start, at);
    }
    if (nul >= 0 && nul < at) return refuse('nul');
    const code = text.charCodeAt(at);
    if (at < text.length && !endsCell(code)) return refuse('stray_quote');
    row.push(cell);
    if (code === COMMA) at++;
    else {
      rows.push(row);
      row = [];
      at += code === CR && text.charCodeAt(at + 1) === LF ? 2 : 1;
    }
  }
  return { rows };
}

/**
 * A sentence about columns that are not separated by commas: spreadsheets of other regions write semicolons, and tabs where one saves as
 * text. Undefined if they are.
 */
export function otherSeparator(text: string): Label | undefined {
  // A line may be as long as the file.
  const [header = ''] = text.slice(0, LONGEST_HEADER).split(/[\r\n]/, 1);
  const cells = (separator: string) => header.split(separator).length;
  const found = Object.entries(SEPARATORS).find(([separator]) => cells(separator) > cells(','));
  return found?.[1];
}

/** Characters of a header that are looked at: those of our widest table are fewer. */
const LONGEST_HEADER = 10_000;

const SEPARATORS: Readonly<Record<string, Label>> = {
  '\t': {
    ja: '列がタブで区切られています。カンマ区切りのCSVとして保存し直してください。',
    en: 'The columns are separated by tabs. Please save the file as CSV, separated by commas.',
  },
  ';': {
    ja: '列がセミコロン（;）で区切られています。カンマ区切りのCSVとして保存し直してください。',
    en: 'The columns are separated by semicolons (;). Please save the file as CSV, separated by commas.',
  },
};

/** The text of a table. A string is text, and guarded against being run; a number is written as it is. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** A text as a cell of a spreadsheet, which shows and keeps it as it is; `readTextCell` gives it back. */
export const writeTextCell = (text: string): string => (isTakenForMore(text) ? `'${text}` : text);

/** The text that a cell of text holds: without the apostrophe that `writeTextCell` has put before it, if it has. */
export function readTextCell(cell: string): string {
  return cell.startsWith("'") && isTakenForMore(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Whether a spreadsheet would take a text for a formula, or a number that it then writes otherwise: 00123, 1.0, 3-4, 50%, true. */
function isTakenForMore(text: string): boolean {
  if (/^[=+\-@\t\r']/.test(text)) return true;
  if (/^(?:0|[1-9]\d{0,14})$/.test(text)) return false;
  return NUMBER_LIKE.test(text);
}

const NUMBER_LIKE = /^\s*(?:[(.\\¥￥$]*[\d０-９](?:[\d０-９.,:/()%％e年月日時分秒 -]|e\+)*(?:[ap]m)?|true|false)\s*$/i;

function cellText(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = writeTextCell(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const endsCell = (code: number) => code === COMMA || code === LF || code === CR;

function endOfBareCell(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (endsCell(code) || code === QUOTE) break;
  }
  return at;
}
