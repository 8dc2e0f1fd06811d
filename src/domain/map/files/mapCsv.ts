import { CELL_FIELDS, isStorable } from '#domain/map/cell.ts';
import {
  blankGrid,
  CELL_COUNT,
  cellPlace,
  type FloorGrid,
  GRID_SIDE,
  readField,
  writeField,
} from '#domain/map/floorGrid.ts';
import { type CsvLimits, otherSeparator, readCsv, writeCsv } from '#domain/text/csv.ts';
import { FloorNumbers, foreignFile, MapFileError, type MapFileFloor, wrongPlace } from './mapFile.ts';

/**
 * The cells of floors as a table, without settings: a row for each cell that is not blank. The cell x0 y0 always has a row, so that a
 * blank floor is in the file too. The file is ASCII, so the encoding does not matter.
 */
const COLUMNS = ['floor', 'x', 'y', ...CELL_FIELDS] as const;

/** Every cell of all 99 floors, and the header; rows may end with some columns that a spreadsheet left empty. */
const MOST: CsvLimits = { rows: 99 * CELL_COUNT + 1, columns: COLUMNS.length + 100 };

export function writeMapCsv(floors: readonly MapFileFloor[]): string {
  const rows: (string | number)[][] = [[...COLUMNS]];
  for (const { number, grid } of floors) {
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const { x, y } = cellPlace(cell);
      const values = CELL_FIELDS.map((field) => readField(grid, field, x, y));
      if (cell === 0 || values.some((value) => value !== 0)) rows.push([number, x, y, ...values]);
    }
  }
  return writeCsv(rows);
}

/** Reads the floors of such a table; a cell that it does not name is blank. @throws MapFileError */
export function readMapCsv(text: string): MapFileFloor[] {
  const separator = otherSeparator(text);
  if (separator) throw new MapFileError('file_invalid', separator);
  const read = readCsv(text, MOST);
  if ('refused' in read) throw read.row === 1 ? foreignFile() : wrongRow(read.row);
  const [header = [], ...rows] = read.rows.map(withoutEmptyEnd);
  if (header.join(',') !== COLUMNS.join(',')) throw foreignFile();
  const numbers = new FloorNumbers();
  const grids = new Map<number, FloorGrid>();
  const seen = new Set<string>();
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const wrong = cells.find((cell) => /^-?\d+[.．]\d*$/.test(cell));
    if (wrong !== undefined) throw decimal(index + 2, wrong);
    const values = cells.map((cell) => (/^-?\d{1,7}$/.test(cell) ? Number(cell) : Number.NaN));
    const [floor = Number.NaN, x = Number.NaN, y = Number.NaN, ...fields] = values;
    const isPlace = x >= 0 && x < GRID_SIDE && y >= 0 && y < GRID_SIDE;
    const place = `${floor} ${x} ${y}`;
    if (cells.length !== COLUMNS.length || !isPlace || seen.has(place)) throw wrongRow(index + 2);
    seen.add(place);
    const grid = grids.get(floor) ?? blankGrid();
    if (!grids.has(floor)) grids.set(numbers.take(floor), grid);
    for (const [at, field] of CELL_FIELDS.entries()) {
      const value = fields[at];
      if (!isStorable(field, value)) throw wrongPlace(floor, `x${x}_y${y} ${field}`);
      writeField(grid, field, x, y, value);
    }
  }
  return [...grids].map(([number, grid]) => ({ number, grid, settings: {} }));
}

/** Returns a row without the empty cells after those of the table. */
const withoutEmptyEnd = (row: readonly string[]): readonly string[] =>
  row.slice(COLUMNS.length).every((cell) => cell === '') ? row.slice(0, COLUMNS.length) : row;

const decimal = (row: number, cell: string): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `${row}行目の「${cell.slice(0, 20)}」は整数ではありません。表計算ソフトで、列の書式を小数なしの数値にして保存してください。`,
    en: `Row ${row}: "${cell.slice(0, 20)}" is not a whole number. In the spreadsheet, format the columns as numbers without decimal places.`,
  });

const wrongRow = (row: number): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `${row}行目を読めません。列の数、座標、同じマスが二度ないかを確かめてください。`,
    en: `Row ${row} cannot be read. Check the number of columns, the coordinates, and that no cell is listed twice.`,
  });
