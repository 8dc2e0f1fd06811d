// Tables as text according to RFC 4180. A text cell that a spreadsheet would run as a formula (safety: CSV formulas) or rewrite as another
// number, date or time is written with an apostrophe before it, and exactly that is removed when it is read. Only the caller knows which
// cells are numbers.

import type { Label } from '#domain/text/languages.ts';

/** The reason why a text is not a table. Row and column count from 1, as in a spreadsheet. */
export interface CsvRefusal {
  /** `stray_quote`: a quote in an unquoted cell, or more text after the closing quote. */
  readonly refused: 'unclosed_quote' | 'stray_quote' | 'nul' | 'too_long' | 'too_many_rows' | 'too_many_columns';
  readonly row: number;
  readonly column: number;
}

/** Maximum characters of a cell; a spreadsheet has 32,767. Thousands of doubled quotes are joined one by one. */
export const LONGEST_CELL = 100_000;

/** The maximum size of a table. */
export interface CsvLimits {
  /** Rows, including the header. */
  readonly rows: number;
  readonly columns: number;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LF = 0x0a;
const CR = 0x0d;

/**
 * Reads the cells of a text, row by row; rows end with CRLF, LF or CR, even mixed, and may differ in length. A line end at the very end
 * does not begin another row.
 * @param most a text with more rows, or longer ones, is refused before the rest is read
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
 * Returns a sentence about columns that are not separated by commas: spreadsheets of other regions write semicolons, and tabs when saving
 * as text. Undefined if they are separated by commas.
 */
export function otherSeparator(text: string): Label | undefined {
  // A line may be as long as the whole file.
  const [header = ''] = text.slice(0, LONGEST_HEADER).split(/[\r\n]/, 1);
  const cells = (separator: string) => header.split(separator).length;
  const found = Object.entries(SEPARATORS).find(([separator]) => cells(separator) > cells(','));
  return found?.[1];
}

/** Maximum characters of a header that are examined; our widest table has fewer. */
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

/** Writes a table. A string is text, protected from being run as a formula; a number is written unchanged. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

/** Writes a text as a cell that a spreadsheet shows and keeps unchanged; `readTextCell` reads it back. */
export const writeTextCell = (text: string): string => (isTakenForMore(text) ? `'${text}` : text);

/** Returns the text of a text cell, without the apostrophe that `writeTextCell` may have put before it. */
export function readTextCell(cell: string): string {
  return cell.startsWith("'") && isTakenForMore(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Whether a spreadsheet would read a text as a formula, or as a number that it then writes differently: 00123, 1.0, 3-4, 50%, true. */
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
