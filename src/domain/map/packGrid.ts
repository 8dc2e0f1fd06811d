import { CELL_FIELDS, CELL_RANGES, type CellField, isStorable } from './cell.ts';
import { blankGrid, CELL_COUNT, type FloorGrid, GRID_SIDE } from './floorGrid.ts';

/**
 * The packed form of a floor, used from the row to the socket and in browser storage: one version byte, then each plane of the grid as
 * runs of one value, by variable-length integers. A run is one number: its value, and in the four lowest bits its length minus one;
 * from 16 cells on these bits are full and a second number holds the rest. So a side of a wall takes a byte. Values of the one field
 * that can be negative are zigzag-coded. A blank floor takes 64 bytes, a dense one 2-3 kB.
 */
const PACK_VERSION = 2;
/** The former format, still found in rows and browsers: a run is two numbers, its length and its zigzag-coded value. */
const OLD_VERSION = 1;

const LENGTH_BITS = 4;
const FULL = 2 ** LENGTH_BITS - 1;

const isSigned = (field: CellField): boolean => CELL_RANGES[field].min < 0;
const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);
const unzigzag = (coded: number): number => (coded & 1 ? -((coded + 1) >> 1) : coded >> 1);

/** A packed grid that cannot be read. `cell` and `field` are set if the bytes are fine but a value is not allowed. */
export class PackedGridError extends Error {
  readonly cell: string | undefined;
  readonly field: string | undefined;
  constructor(message: string, cell?: string, field?: string) {
    super(message);
    this.cell = cell;
    this.field = field;
  }
}

export function packGrid(grid: FloorGrid): Uint8Array {
  const bytes: number[] = [PACK_VERSION];
  CELL_FIELDS.forEach((field, plane) => {
    const end = (plane + 1) * CELL_COUNT;
    for (let from = plane * CELL_COUNT; from < end; ) {
      const value = grid[from] as number;
      let to = from + 1;
      while (to < end && grid[to] === value) to++;
      const more = to - from - 1;
      pushVarint(bytes, ((isSigned(field) ? zigzag(value) : value) << LENGTH_BITS) | Math.min(more, FULL));
      if (more >= FULL) pushVarint(bytes, more - FULL);
      from = to;
    }
  });
  return Uint8Array.from(bytes);
}

/**
 * Reads a packed grid. Every value is checked against its storage range, so the result can be stored.
 * @throws PackedGridError for another version, too few or too many bytes, or a value out of range.
 */
export function unpackGrid(bytes: Uint8Array): FloorGrid {
  if (bytes.length === 0) throw new PackedGridError('truncated');
  const version = bytes[0];
  if (version !== PACK_VERSION && version !== OLD_VERSION) throw new PackedGridError('version');
  const grid = blankGrid();
  let at = 1;
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new PackedGridError('truncated');
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new PackedGridError('number');
  };
  const run = (field: CellField): { length: number; value: number } => {
    if (version === OLD_VERSION) return { length: varint(), value: unzigzag(varint()) };
    const number = varint();
    const coded = number >> LENGTH_BITS;
    const more = number & FULL;
    return { length: more + 1 + (more === FULL ? varint() : 0), value: isSigned(field) ? unzigzag(coded) : coded };
  };
  CELL_FIELDS.forEach((field, plane) => {
    for (let cell = 0; cell < CELL_COUNT; ) {
      const { length, value } = run(field);
      if (length === 0 || cell + length > CELL_COUNT) throw new PackedGridError('run');
      if (!isStorable(field, value)) {
        throw new PackedGridError('value', `x${cell % GRID_SIDE}_y${Math.floor(cell / GRID_SIDE)}`, field);
      }
      grid.fill(value, plane * CELL_COUNT + cell, plane * CELL_COUNT + cell + length);
      cell += length;
    }
  });
  if (at !== bytes.length) throw new PackedGridError('excess');
  return grid;
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
}
