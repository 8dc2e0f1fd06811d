import type { LeafChange } from '#client/resource/model/RecordEdits.ts';
import { readCell, writeCell } from '#domain/resource/cellText.ts';
import { isThere, type Resource } from '#domain/resource/defineResource.ts';
import type { LeafField } from '#domain/resource/field.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { readTextCell, writeTextCell } from '#domain/text/csv.ts';
import type { Fault, FaultKey } from '#domain/text/fault.ts';
import { parseInteger, plainNumber } from '#domain/text/parseInteger.ts';
import { type CellPlace, type CellRect, placesOf } from './cellRange.ts';
import { readTabbed, writeTabbed } from './tabbedText.ts';

/** A leaf of a record: what a cell of a table shows. */
export interface RecordCell {
  readonly number: number;
  readonly leaf: Leaf;
}

/** A text that is to be read into a cell. */
export interface CellText extends RecordCell {
  readonly text: string;
}

/** A text that means no value there, or none that may be stored. */
export interface RefusedText extends CellText {
  readonly fault: Fault;
}

/** Whether a value is typed or chosen in its cell: flags are turned, and texts of many lines are written in the form. */
export const isTyped = ({ field }: Leaf): boolean =>
  field.kind !== 'flag' && field.kind !== 'boxes' && !(field.kind === 'text' && field.maxLines > 1);

/** The cell at a place; undefined beyond the table. */
type CellAt = (place: CellPlace) => RecordCell | undefined;

/** A text as entered by hand: a number outside of its limits is clamped (docs/product.md, "Input rules"). */
export function clampedText(field: LeafField, text: string): string {
  const number = field.kind === 'int' ? parseInteger(text) : undefined;
  if (field.kind !== 'int' || number === undefined || field.options.some(({ code }) => code === number)) return text;
  const nearest = Math.max(field.min, Math.min(number, field.max));
  return nearest === number ? text : String(nearest);
}

/** The texts as changes; the refused ones do not stop the others. */
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

/** The cells of a rectangle as texts, row by row. */
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
 * The cells of a rectangle for the clipboard. Numbers are numbers, all else is text, of which a spreadsheet runs none as a formula. A blank
 * record is as empty there as in the table.
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

/** The cells of a text from the clipboard, row by row, of ours or of a spreadsheet. */
export const copiedCells = (text: string): string[][] => readTabbed(text).map((row) => row.map(readTextCell));

/**
 * Where pasted texts go: from the corner of the selection on, repeated where the selection is a whole number of times as
 * high and as wide. What would lie beyond the table is left out.
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

/**
 * A fill: the cells of `to` that lie outside of `from` take what `from` shows, over and over.
 * Values go as texts, since a column may hold another kind of value than its neighbour.
 */
export function filledTexts(
  from: CellRect,
  to: CellRect,
  cellAt: CellAt,
  record: (number: number) => object,
): CellText[] {
  const source = writeCells(from, cellAt, ({ number, leaf }) => writeCell(leaf, leafValue(record(number), leaf)));
  const [height, width] = [from.bottom - from.top + 1, from.right - from.left + 1];
  const wrapped = (at: number, size: number) => ((at % size) + size) % size;
  return placesOf(to).flatMap((place) => {
    const isSource =
      place.row >= from.top && place.row <= from.bottom && place.column >= from.left && place.column <= from.right;
    const cell = cellAt(place);
    const text = source[wrapped(place.row - from.top, height)]?.[wrapped(place.column - from.left, width)];
    return cell && !isSource && text !== undefined ? [{ ...cell, text }] : [];
  });
}

export const OPERATIONS = ['set', 'add', 'multiply', 'replace'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What is done to the values of many cells at once; to replace is to put `operand` where their texts hold `sought`. */
export interface Calculation {
  readonly operation: Operation;
  readonly operand: string;
  readonly sought: string;
}

const isNumber = ({ field }: Leaf) => field.kind === 'int';

/** The number in a cell, undefined where it shows none: what stands for something else, such as "unlimited", is no quantity, and a blank record shows nothing. */
export function quantityIn(resource: Resource, record: object, number: number, leaf: Leaf): number | undefined {
  const value = leafValue(record, leaf);
  return leaf.field.kind === 'int' &&
    isThere(resource, record, number) &&
    !leaf.field.options.some(({ code }) => code === value)
    ? (value as number)
    : undefined;
}

/** The cells to which an operation can be applied. */
export const APPLIES: { readonly [Kind in Operation]: (leaf: Leaf) => boolean } = {
  set: () => true,
  add: isNumber,
  multiply: isNumber,
  replace: ({ field }) => field.kind === 'text' || field.kind === 'boxes',
};

/** What an operation takes as its amount: to add whole numbers, to multiply by others too; the others take any text. */
const AMOUNTS: Readonly<Partial<Record<Operation, { read: (text: string) => number | undefined; fault: FaultKey }>>> = {
  add: { read: parseInteger, fault: 'not_integer' },
  multiply: { read: parseDecimal, fault: 'not_number' },
};

/** Why an operation cannot be done with its amount, once that is typed. */
export function amountFault({ operation, operand }: Calculation): Fault | undefined {
  const amount = AMOUNTS[operation];
  return amount && operand.trim() !== '' && amount.read(operand) === undefined ? { key: amount.fault } : undefined;
}

/**
 * The values of many cells after an operation, as texts; cells to which it does not apply are left out. Products are rounded.
 */
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

/** The text of a cell with `operand` where it held what is sought, page by page: what parts the pages of a message is none of its text. */
function replaced(leaf: Leaf, record: object, sought: string, operand: string): string | undefined {
  const value = leafValue(record, leaf) as string | readonly string[];
  if (!sought || ![value].flat().some((text) => text.includes(sought))) return undefined;
  const inText = (text: string) => text.replaceAll(sought, () => operand);
  return writeCell(leaf, typeof value === 'string' ? inText(value) : value.map(inText));
}

/** The number that a text means, with a decimal point or without. */
function parseDecimal(text: string): number | undefined {
  const plain = plainNumber(text);
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}
