import { CELL_FIELDS, type Cell, type CellField, type Side } from './cell.ts';

/** Cells along a side of a stored floor, whatever its size (docs/domain.md, "Floor and cell"). */
export const GRID_SIDE = 24;
export const CELL_COUNT = GRID_SIDE * GRID_SIDE;

/** Cells along a side in play, by the code of `labyrinth_size`. */
export const FLOOR_SIZES = [24, 20, 16] as const;

/**
 * A floor as one typed array of planes: the value of field f of cell c is `grid[f * CELL_COUNT + c]`, with the cell
 * (x, y) at c = y * GRID_SIDE + x; x grows to the east, y to the north, (0, 0) is the south-west corner.
 */
export type FloorGrid = Int32Array;

const PLANE_OF = Object.fromEntries(CELL_FIELDS.map((field, plane) => [field, plane])) as Record<CellField, number>;

/** Number of the plane that holds `field`. */
export const planeOf = (field: CellField): number => PLANE_OF[field];

/** Returns the values of `field` in all cells, by their index; the result is a view of the grid. */
export const planeValues = (grid: FloorGrid, field: CellField): FloorGrid =>
  grid.subarray(planeOf(field) * CELL_COUNT, (planeOf(field) + 1) * CELL_COUNT);

export const blankGrid = (): FloorGrid => new Int32Array(CELL_FIELDS.length * CELL_COUNT);

export const cellIndex = (x: number, y: number): number => y * GRID_SIDE + x;

/** Returns the cell of an index, or of an offset in a grid. */
export const cellPlace = (at: number): { x: number; y: number } => ({
  x: at % GRID_SIDE,
  y: Math.floor(at / GRID_SIDE) % GRID_SIDE,
});

/** Returns the plane of an offset in a grid. */
export const planeAt = (at: number): number => Math.floor(at / CELL_COUNT);

/** Returns the offset in a grid of `field` of the cell (x, y). */
export const fieldIndex = (field: CellField, x: number, y: number): number =>
  PLANE_OF[field] * CELL_COUNT + cellIndex(x, y);

export const readField = (grid: FloorGrid, field: CellField, x: number, y: number): number =>
  grid[fieldIndex(field, x, y)] as number;

export const writeField = (grid: FloorGrid, field: CellField, x: number, y: number, value: number): void => {
  grid[fieldIndex(field, x, y)] = value;
};

/** Returns the cell (x, y) as an object of its 21 fields. */
export function readCell(grid: FloorGrid, x: number, y: number): Cell {
  const cell = {} as Cell;
  for (const field of CELL_FIELDS) cell[field] = readField(grid, field, x, y);
  return cell;
}

export function gridsEqual(a: FloorGrid, b: FloorGrid): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

export const isBlankGrid = (grid: FloorGrid): boolean => grid.every((value) => value === 0);

const STEP: Record<Side, readonly [number, number]> = { north: [0, 1], east: [1, 0], south: [0, -1], west: [-1, 0] };

const OPPOSITE: Record<Side, Side> = { north: 'south', east: 'west', south: 'north', west: 'east' };

export const oppositeSide = (side: Side): Side => OPPOSITE[side];

/** Returns the cell beyond `side` of (x, y) on a floor of `size` cells a side. A floor is a torus: the rim leads around. */
export function neighbour(x: number, y: number, side: Side, size: number): { x: number; y: number } {
  const [dx, dy] = STEP[side];
  return { x: (x + dx + size) % size, y: (y + dy + size) % size };
}
