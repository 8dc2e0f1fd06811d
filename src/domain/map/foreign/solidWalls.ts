import { BORDER, SIDES } from '#domain/map/cell.ts';
import { type FloorGrid, GRID_SIDE, neighbour, readField, writeField } from '#domain/map/floorGrid.ts';
import { EMPTY, type ForeignGrid, type ForeignValue } from './ForeignMap.ts';

/** The part of a foreign grid that becomes a floor: the column and row of its north-west cell, which may lie outside of the grid. */
export interface ForeignPart {
  readonly x: number;
  readonly y: number;
}

/** Returns the range of the north-west corners of parts that lie within a side of the grid, or contain it. */
export const partRange = (length: number, size: number): { readonly min: number; readonly max: number } => ({
  min: Math.min(0, length - size),
  max: Math.max(0, length - size),
});

/**
 * Returns a floor with the walls of a part of a foreign grid: a wall stands wherever an open cell meets a solid one, and nowhere else.
 * Solid cells are blank, as cells that were never drawn. Cells outside of the grid are solid. Everything that is not a side of a cell
 * remains.
 * @param isRimOpen whether open cells on the rim lead around to the opposite side, as on a torus; otherwise they have a wall there
 */
export function floorWithWalls(
  floor: FloorGrid,
  size: number,
  { width, height, cells }: Pick<ForeignGrid, 'width' | 'height' | 'cells'>,
  part: ForeignPart,
  solid: ReadonlySet<number>,
  isRimOpen: boolean,
): FloorGrid {
  const isSolid = (x: number, y: number): boolean => {
    const [column, row] = [part.x + x, part.y + size - 1 - y];
    if (column < 0 || row < 0 || column >= width || row >= height) return true;
    return solid.has(cells[row * width + column] as number);
  };
  const grid = floor.slice();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      for (const side of SIDES) {
        const beyond = neighbour(x, y, side, size);
        const isRim = Math.abs(beyond.x - x) + Math.abs(beyond.y - y) > 1;
        const [here, there] = [isSolid(x, y), isSolid(beyond.x, beyond.y)];
        const isWall = here !== there || (isRim && !isRimOpen && !here);
        writeField(grid, side, x, y, isWall ? BORDER.wall : BORDER.open);
      }
    }
  }
  return grid;
}

/** Returns the number of events that would stand in solid cells. */
export function eventsInRock(
  floor: FloorGrid,
  size: number,
  grid: ForeignGrid,
  part: ForeignPart,
  solid: ReadonlySet<number>,
): number {
  let count = 0;
  for (let y = 0; y < Math.min(size, GRID_SIDE); y++) {
    for (let x = 0; x < size; x++) {
      if (readField(floor, 'event_id', x, y) === 0) continue;
      const [column, row] = [part.x + x, part.y + size - 1 - y];
      const isInside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
      if (!isInside || solid.has(grid.cells[row * grid.width + column] as number)) count++;
    }
  }
  return count;
}

/** Returns the part with the most walls; the north-westernmost of several. */
export function richestPart(grid: ForeignGrid, size: number, solid: ReadonlySet<number>): ForeignPart {
  const { width, height, cells } = grid;
  const across = width + 1;
  // The number of walls in the rectangle from the north-west corner to each cell.
  const sums = new Uint32Array(across * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const isSolid = solid.has(cells[at] as number);
      if (x > 0 && solid.has(cells[at - 1] as number) !== isSolid) row++;
      if (y > 0 && solid.has(cells[at - width] as number) !== isSolid) row++;
      sums[(y + 1) * across + x + 1] = (sums[y * across + x + 1] as number) + row;
    }
  }
  const sum = (x: number, y: number) => sums[Math.min(y, height) * across + Math.min(x, width)] as number;
  let best = { x: 0, y: 0 };
  let most = -1;
  for (let y = 0; y <= Math.max(0, height - size); y++) {
    for (let x = 0; x <= Math.max(0, width - size); x++) {
      const walls = sum(x + size, y + size) - sum(x, y + size) - sum(x + size, y) + sum(x, y);
      if (walls <= most) continue;
      most = walls;
      best = { x, y };
    }
  }
  return best;
}

const SOLID_WORDS = /wall|solid|block|rock|stone|cliff|collision|brick|壁|岩|石/i;
const SOLID_SIGNS: ReadonlySet<string> = new Set(['#', 'x', 'X', '■', '█', '＃']);

/**
 * Guesses which values are solid: those that the file calls so; or else those whose names say so; or else all tiles of a layer whose name
 * says so; or else the value that is most frequent along the edge.
 */
export function solidGuess(grid: ForeignGrid, layerName: string): ReadonlySet<number> {
  const { values } = grid;
  const chosen = (isSolid: (value: ForeignValue) => boolean) => values.filter(isSolid).map(({ value }) => value);
  const guesses = [
    chosen(({ isSolid }) => isSolid === true),
    chosen(({ name = '' }) => SOLID_SIGNS.has(name) || SOLID_WORDS.test(name)),
    SOLID_WORDS.test(layerName) ? chosen(({ value }) => value !== EMPTY) : [],
  ];
  const guess = guesses.find((one) => one.length > 0 && one.length < values.length);
  return new Set(guess ?? [mostAtEdge(grid)]);
}

function mostAtEdge({ width, height, cells, values }: ForeignGrid): number {
  const counts = new Map<number, number>();
  const count = (x: number, y: number) => {
    const value = cells[y * width + x] as number;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) count(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) count(x, y);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? values[0]?.value ?? EMPTY;
}
