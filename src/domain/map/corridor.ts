import { BORDER, SIDES } from './cell.ts';
import { type Edge, edgeKey, readBorder } from './edge.ts';
import { enclosedRegion } from './enclosedRegion.ts';
import { cellIndex, type FloorGrid, neighbour } from './floorGrid.ts';

type CellPlace = { readonly x: number; readonly y: number };

/** An edge changed by digging: one passed from cell to cell, or another side of a passed cell. */
export interface CorridorEdge {
  readonly edge: Edge;
  readonly part: 'passage' | 'beside';
}

/** An area larger than this share of the floor is open ground and not a room. */
const OPEN_GROUND = 1 / 4;

/** Whether an area (enclosedRegion) is too large to be a room or a corridor. */
export const isOpenArea = (area: readonly CellPlace[], size: number): boolean =>
  area.length > size * size * OPEN_GROUND;

/**
 * Returns the edges of a corridor through cells, in order. `isGround` says whether a cell needs walls along the corridor (`openGround`).
 * The last edges are those of the last cell.
 */
export function corridorEdges(
  cells: readonly CellPlace[],
  size: number,
  isGround: (cell: CellPlace) => boolean,
): CorridorEdge[] {
  const passages = new Map<number, Edge>();
  let before: CellPlace | undefined;
  for (const cell of cells) {
    const from = before;
    const side = from && SIDES.find((each) => isSame(neighbour(from.x, from.y, each, size), cell));
    if (from && side) passages.set(edgeKey({ ...from, side }, size), { ...from, side });
    before = cell;
  }
  const beside = new Map<number, Edge>();
  for (const { x, y } of cells) {
    if (!isGround({ x, y })) continue;
    for (const side of SIDES) {
      const key = edgeKey({ x, y, side }, size);
      if (!passages.has(key)) beside.set(key, { x, y, side });
    }
  }
  return [
    ...[...passages.values()].map((edge) => ({ edge, part: 'passage' }) as const),
    ...[...beside.values()].map((edge) => ({ edge, part: 'beside' }) as const),
  ];
}

/**
 * Returns a predicate for open ground: a cell that is not walled on two sides, and not in an enclosed area of at most a quarter of the
 * floor. So a corridor into a room or across another corridor does not change those. Each area is computed once.
 */
export function openGround(grid: FloorGrid, size: number): (cell: CellPlace) => boolean {
  const known = new Map<number, boolean>();
  return ({ x, y }) => {
    if (SIDES.filter((side) => readBorder(grid, { x, y, side }) !== BORDER.open).length > 1) return false;
    let isGround = known.get(cellIndex(x, y));
    if (isGround === undefined) {
      const area = enclosedRegion(grid, x, y, size);
      isGround = isOpenArea(area, size);
      for (const cell of area) known.set(cellIndex(cell.x, cell.y), isGround);
    }
    return isGround;
  };
}

const isSame = (a: CellPlace, b: CellPlace): boolean => a.x === b.x && a.y === b.y;
