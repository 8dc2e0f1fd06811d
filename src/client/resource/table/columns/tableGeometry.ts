import type { CellPlace, CellRect } from '#client/resource/table/cells/cellRange.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import type { TableColumn } from './tableColumns.ts';

// Geometry of a table's canvas in pixels: the head on top, the record numbers on the left, then the columns; the rows follow below.
export const ROW_HEIGHT = 28;
/** Rows are laid out in blocks of this many. */
export const BLOCK_ROWS = 8;
export const HEAD_HEIGHT = 34;
/** Above the rows and their sticky cells. */
export const HEAD_LAYER = 4;
/** The height of the line above the heads, shown if columns belong to several parts of a record. */
export const RUNS_HEIGHT = 24;
const NUMBER_WIDTH = 64;
/** The maximum width of the numbers with names next to them, and the width of half a full-width character of a name. */
const NAMED_WIDTH = 208;
const NAME_COLUMN = 7;

/** Returns the width of the column of numbers with these names next to them, or without names. */
export const numberWidth = (names: readonly string[]): number =>
  Math.min(NAMED_WIDTH, NUMBER_WIDTH + Math.max(0, ...names.map(displayWidth)) * NAME_COLUMN);

/** Returns the left edge of each column, after the numbers, and as the last entry the right edge of the table. */
export function columnLefts(columns: readonly TableColumn[], numbers: number): readonly number[] {
  const lefts = [numbers];
  for (const { width } of columns) lefts.push((lefts.at(-1) ?? 0) + width);
  return lefts;
}

export const frozenCount = (columns: readonly TableColumn[]): number =>
  columns.findIndex(({ isFrozen }) => !isFrozen) < 0 ? columns.length : columns.findIndex(({ isFrozen }) => !isFrozen);

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the style of a box that can move without a new layout. */
export const placed = ({ left, top, width, height }: Box) => ({ width, height, translate: `${left}px ${top}px` });

export function boxOf({ top, left, bottom, right }: CellRect, lefts: readonly number[]): Box {
  const [from = 0, to = 0] = [lefts[left], lefts[right + 1]];
  return {
    left: from,
    top: HEAD_HEIGHT + top * ROW_HEIGHT,
    width: to - from,
    height: (bottom - top + 1) * ROW_HEIGHT,
  };
}

/**
 * Returns the place at a point of the canvas; a place that does not exist if the point is outside of the table. -1 stands for the numbers
 * or the head.
 */
export function placeAt(x: number, y: number, lefts: readonly number[]): CellPlace {
  const beyond = lefts.findIndex((left) => left > x);
  return {
    row: y < HEAD_HEIGHT ? -1 : Math.floor((y - HEAD_HEIGHT) / ROW_HEIGHT),
    column: beyond < 0 ? lefts.length - 1 : beyond - 1,
  };
}
