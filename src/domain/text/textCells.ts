import { characterWidth } from './displayWidth.ts';

/** A character in a window of fixed cells: two half-width columns or one. */
export interface TextCell {
  readonly character: string;
  readonly width: 1 | 2;
  /** The half-width column in which it begins, from 0. */
  readonly column: number;
  /** Whether it is at or beyond the right edge of the window. */
  readonly isOutside: boolean;
}

export interface TextLine {
  /** From 0. */
  readonly number: number;
  readonly cells: readonly TextCell[];
  /** Whether it is below the last line of the window. */
  readonly isOutside: boolean;
}

/**
 * Lays out text in a window of `columns` half-width columns and `lines` lines: at least as many lines as the window has, followed by those
 * that do not fit. Nothing is wrapped (docs/product.md, "Records").
 */
export function textCells(text: string, columns: number, lines: number): TextLine[] {
  const written = text.normalize('NFC').split('\n');
  const blank = Array.from({ length: Math.max(0, lines - written.length) }, () => '');
  return [...written, ...blank].map((line, number) => ({
    number,
    cells: lineCells(line, columns),
    isOutside: number >= lines,
  }));
}

/** A character, with the variation selector that chooses its form. */
const CELLS = /.[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]?/gsu;

function lineCells(line: string, columns: number): TextCell[] {
  let end = 0;
  return Array.from(line.matchAll(CELLS), ([character]) => {
    const width = characterWidth(character);
    const column = end;
    end += width;
    return { character, width, column, isOutside: end > columns };
  });
}

/** Returns how far a text exceeds the window: lines below it, and the most half-width columns at its right. */
export function overflowOf(text: string, columns: number, lines: number): { lines: number; columns: number } {
  const rows = textCells(text, columns, lines);
  const widths = rows.map(({ cells }) => cells.reduce((sum, { width }) => sum + width, 0));
  return { lines: rows.length - lines, columns: Math.max(0, ...widths.map((width) => width - columns)) };
}
