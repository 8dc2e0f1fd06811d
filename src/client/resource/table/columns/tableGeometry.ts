import type { CellPlace, CellRect } from '#client/resource/table/cells/cellRange.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import type { TableColumn } from './tableColumns.ts';

// Pixels of a table's canvas: the head on top, the numbers at its left, then the columns, then the rows below one another.
export const ROW_HEIGHT = 28;
/** Rows are laid out in blocks of so many. */
export const BLOCK_ROWS = 8;
export const HEAD_HEIGHT = 34;
/** Over the rows and what sticks to their side. */
export const HEAD_LAYER = 4;
/** Above the canvas, where columns belong to several parts of a record. */
export const RUNS_HEIGHT = 24;
const NUMBER_WIDTH = 64;
/** The most that they take where names stand beside them, and what half a full-width character of a name takes. */
const NAMED_WIDTH = 208;
const NAME_COLUMN = 7;

/** What the numbers take with these names beside them; without names by themselves. */
export const numberWidth = (names: readonly string[]): number =>
  Math.min(NAMED_WIDTH, NUMBER_WIDTH + Math.max(0, ...names.map(displayWidth)) * NAME_COLUMN);

/** Where each column begins, after the numbers, and after the last one where the table ends. */
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

/** A box as a style that moves without laying anything out. */
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

/** The place at a point of the canvas; beyond the table a place that does not exist. -1: the numbers, or the head. */
export function placeAt(x: number, y: number, lefts: readonly number[]): CellPlace {
  const beyond = lefts.findIndex((left) => left > x);
  return {
    row: y < HEAD_HEIGHT ? -1 : Math.floor((y - HEAD_HEIGHT) / ROW_HEIGHT),
    column: beyond < 0 ? lefts.length - 1 : beyond - 1,
  };
}
