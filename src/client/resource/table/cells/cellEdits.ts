import type { LeafChange } from '#client/resource/model/RecordEdits.ts';
import { readCell, writeCell } from '#domain/resource/cellText.ts';
import { isThere, type Resource } from '#domain/resource/defineResource.ts';
import type { LeafField } from '#domain/resource/field.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { readTextCell, writeTextCell } from '#domain/text/csv.ts';
import type { Fault, FaultKey } from '#domain/text/fault.ts';
import { parseInteger, plainNumber } from '#domain/text/parseInteger.ts';
import { type CellPlace, type CellRect, isInside, placesOf } from './cellRange.ts';
import { continuedSeries } from './continuedSeries.ts';
import { readTabbed, writeTabbed } from './tabbedText.ts';

/** A cell of a table: one leaf of one record. */
export interface RecordCell {
  readonly number: number;
  readonly leaf: Leaf;
}

/** A text to be parsed into a cell. */
export interface CellText extends RecordCell {
  readonly text: string;
}

/** A text that is not a valid value of its cell, or one that may not be stored. */
export interface RefusedText extends CellText {
  readonly fault: Fault;
}

/** Whether a value is typed or chosen in its cell: flags are toggled, and texts of several lines are edited in the form. */
export const isTyped = ({ field }: Leaf): boolean =>
  field.kind !== 'flag' && field.kind !== 'boxes' && !(field.kind === 'text' && field.maxLines > 1);

/** Returns the cell at a place; undefined outside of the table. */
type CellAt = (place: CellPlace) => RecordCell | undefined;

/** Returns a text as entered by hand: numbers outside of their limits are clamped (docs/product.md, "Input rules"). */
export function clampedText(field: LeafField, text: string): string {
  const number = field.kind === 'int' ? parseInteger(text) : undefined;
  if (field.kind !== 'int' || number === undefined || field.options.some(({ code }) => code === number)) return text;
  const nearest = Math.max(field.min, Math.min(number, field.max));
  return nearest === number ? text : String(nearest);
}

/** Parses texts into changes; refused texts do not block the others. */
export function readTexts(texts: readonly CellText[]): {
  changes: readonly LeafChange[];
  refused: readonly RefusedText[];
} {
  const changes: LeafChange[] = [];
  const refused: RefusedText[] = [];
  for (const one of texts) {
    const read = readCell(one.leaf, one.text);
    if ('fault' in read) refused.push({ ...one, fault: read.fault });
    else changes.push({ number: one.number, leaf: one.leaf, value: read.value });
  }
  return { changes, refused };
}

/** Formats the cells of a rectangle as texts, row by row. */
function writeCells(rect: CellRect, cellAt: CellAt, write: (cell: RecordCell) => string): string[][] {
  const rows: string[][] = [];
  for (const { row, column } of placesOf(rect)) {
    const cell = cellAt({ row, column });
    if (column === rect.left) rows.push([]);
    rows.at(-1)?.push(cell ? write(cell) : '');
  }
  return rows;
}

/**
 * Formats the cells of a rectangle for the clipboard. Numbers stay numbers; all else is marked as text, so that no spreadsheet runs it as a
 * formula. A blank record is as empty as in the table.
 */
export function copiedText(
  resource: Resource,
  rect: CellRect,
  cellAt: CellAt,
  record: (number: number) => object,
): string {
  const cells = writeCells(rect, cellAt, ({ number, leaf }) => {
    if (!isThere(resource, record(number), number)) return '';
    const value = leafValue(record(number), leaf);
    const text = writeCell(leaf, value);
    return typeof value === 'number' ? text : writeTextCell(text);
  });
  return writeTabbed(cells);
}

/** Parses clipboard text into cells, row by row; it may come from this table or from a spreadsheet. */
export const copiedCells = (text: string): string[][] => readTabbed(text).map((row) => row.map(readTextCell));

/**
 * Assigns pasted texts to cells, starting at the corner of the selection; repeated if the selection is a whole multiple of their size.
 * Texts that would lie outside of the table are left out.
 */
export function pastedTexts(pasted: readonly (readonly string[])[], rect: CellRect, cellAt: CellAt): CellText[] {
  const height = pasted.length;
  const width = Math.max(0, ...pasted.map((row) => row.length));
  if (height === 0 || width === 0) return [];
  const fits = (selected: number, size: number) => (selected % size === 0 ? selected : size);
  const covered = {
    top: rect.top,
    left: rect.left,
    bottom: rect.top + fits(rect.bottom - rect.top + 1, height) - 1,
    right: rect.left + fits(rect.right - rect.left + 1, width) - 1,
  };
  return placesOf(covered).flatMap((place) => {
    const cell = cellAt(place);
    const text = pasted[(place.row - rect.top) % height]?.[(place.column - rect.left) % width];
    return cell && text !== undefined ? [{ ...cell, text }] : [];
  });
}

/** How a fill goes on from the values that it begins with: as a series where they are one, or with their copies. */
export type FillMode = 'series' | 'copy';

/**
 * Fills the cells of `to` outside of `from`: each row or column of `from` goes on as a series (`continuedSeries`), clamped to the limits of
 * the field, or is repeated. Values go as texts, since a column may hold another kind of value than its neighbour.
 * @returns the texts, and how many of them were clamped
 */
export function filledTexts(
  from: CellRect,
  to: CellRect,
  cellAt: CellAt,
  record: (number: number) => object,
  mode: FillMode = 'copy',
): { readonly texts: readonly CellText[]; readonly clamped: number } {
  const source = writeCells(from, cellAt, ({ number, leaf }) => writeCell(leaf, leafValue(record(number), leaf)));
  const isAcross = from.left !== to.left || from.right !== to.right;
  const series =
    mode === 'copy' ? [] : linesOf(from, source, isAcross, cellAt, record).map((line) => line && continuedSeries(line));
  const [height, width] = [from.bottom - from.top + 1, from.right - from.left + 1];
  const wrapped = (at: number, size: number) => ((at % size) + size) % size;
  let clampedCount = 0;
  const texts = placesOf(to).flatMap((place) => {
    if (isInside(place, from)) return [];
    const cell = cellAt(place);
    const [down, across] = [place.row - from.top, place.column - from.left];
    const goesOn = series[isAcross ? down : across];
    const text = goesOn?.(isAcross ? across : down) ?? source[wrapped(down, height)]?.[wrapped(across, width)];
    if (!cell || text === undefined) return [];
    const fitting = goesOn ? clampedText(cell.leaf.field, text) : text;
    if (fitting !== text) clampedCount++;
    return [{ ...cell, text: fitting }];
  });
  return { texts, clamped: clampedCount };
}

/**
 * Returns the rows of the source of a fill, or its columns; undefined for one that is no series: its values are not numbers and texts but
 * codes of choices and records, or are named values such as "unlimited".
 */
function linesOf(
  from: CellRect,
  source: readonly (readonly string[])[],
  isAcross: boolean,
  cellAt: CellAt,
  record: (number: number) => object,
): (readonly string[] | undefined)[] {
  const canGoOn = (row: number, column: number): boolean => {
    const cell = cellAt({ row: from.top + row, column: from.left + column });
    if (!cell) return false;
    const { field } = cell.leaf;
    if (field.kind === 'text') return field.maxLines === 1;
    return (
      field.kind === 'int' && !field.options.some(({ code }) => code === leafValue(record(cell.number), cell.leaf))
    );
  };
  const rows = source.map((cells, row) => (cells.every((_, column) => canGoOn(row, column)) ? cells : undefined));
  if (isAcross) return rows;
  return (source[0] ?? []).map((_, column) =>
    source.every((__, row) => canGoOn(row, column)) ? source.map((cells) => cells[column] ?? '') : undefined,
  );
}

export const OPERATIONS = ['set', 'add', 'multiply', 'replace'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** An operation on the values of many cells at once; `replace` puts `operand` wherever their texts contain `sought`. */
export interface Calculation {
  readonly operation: Operation;
  readonly operand: string;
  readonly sought: string;
}

const isNumber = ({ field }: Leaf) => field.kind === 'int';

/**
 * Returns the number in a cell as a quantity; undefined for named values such as "unlimited", and in a blank record, which shows nothing.
 */
export function quantityIn(resource: Resource, record: object, number: number, leaf: Leaf): number | undefined {
  const value = leafValue(record, leaf);
  return leaf.field.kind === 'int' &&
    isThere(resource, record, number) &&
    !leaf.field.options.some(({ code }) => code === value)
    ? (value as number)
    : undefined;
}

/** Whether an operation applies to a cell. */
export const APPLIES: { readonly [Kind in Operation]: (leaf: Leaf) => boolean } = {
  set: () => true,
  add: isNumber,
  multiply: isNumber,
  replace: ({ field }) => field.kind === 'text' || field.kind === 'boxes',
};

/** Parsers of the operand: to add, an integer; to multiply, also a decimal. The other operations take any text. */
const AMOUNTS: Readonly<Partial<Record<Operation, { read: (text: string) => number | undefined; fault: FaultKey }>>> = {
  add: { read: parseInteger, fault: 'not_integer' },
  multiply: { read: parseDecimal, fault: 'not_number' },
};

/** Returns the fault of an operand that is typed but is not a valid amount for its operation. */
export function amountFault({ operation, operand }: Calculation): Fault | undefined {
  const amount = AMOUNTS[operation];
  return amount && operand.trim() !== '' && amount.read(operand) === undefined ? { key: amount.fault } : undefined;
}

/** Returns the texts of many cells after an operation; cells to which it does not apply are left out. Products are rounded. */
export function calculatedTexts(
  resource: Resource,
  cells: readonly RecordCell[],
  { operation, operand, sought }: Calculation,
  record: (number: number) => object,
): CellText[] {
  const amount = AMOUNTS[operation]?.read(operand);
  const after = ({ number, leaf }: RecordCell): string | undefined => {
    if (operation === 'set') return operand || undefined;
    if (operation === 'replace') return replaced(leaf, record(number), sought, operand);
    const quantity = quantityIn(resource, record(number), number, leaf);
    if (quantity === undefined || amount === undefined) return undefined;
    return String(operation === 'add' ? quantity + amount : Math.round(quantity * amount));
  };
  return cells.flatMap((cell) => {
    const text = APPLIES[operation](cell.leaf) ? after(cell) : undefined;
    return text === undefined ? [] : [{ ...cell, text }];
  });
}

/**
 * Replaces `sought` by `operand` in the text of a cell; page by page, since the separator of pages is no part of the text. Undefined if it
 * does not contain `sought`.
 */
function replaced(leaf: Leaf, record: object, sought: string, operand: string): string | undefined {
  const value = leafValue(record, leaf) as string | readonly string[];
  if (!sought || ![value].flat().some((text) => text.includes(sought))) return undefined;
  const inText = (text: string) => text.replaceAll(sought, () => operand);
  return writeCell(leaf, typeof value === 'string' ? inText(value) : value.map(inText));
}

/** Parses a number with or without a decimal point; undefined if the text is none. */
function parseDecimal(text: string): number | undefined {
  const plain = plainNumber(text);
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
