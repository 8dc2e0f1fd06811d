import { type Border, CELL_FIELDS, type Cell, SIDES, type Side } from './cell.ts';
import { otherHalf, readBorder } from './edge.ts';
import { blankGrid, cellIndex, type FloorGrid, readCell, readField, writeField } from './floorGrid.ts';
import { beyond, composed, inverse, movedTo, type Place, type Placement, placed, turnedSide } from './placement.ts';
import { turnedEvent } from './turnedEvent.ts';

/** The other half of an edge on a region's outline, if it differs from the own half: a one-way edge. */
export interface OuterHalf extends Place {
  readonly side: Side;
  readonly border: Border;
}

/**
 * Cells cut out of a floor with their content, in own coordinates: (0, 0) is the south-west corner of the bounding rectangle.
 * Immutable.
 */
export interface Region {
  readonly width: number;
  readonly height: number;
  /** The cells that belong to it: bit x of `rows[y]`. */
  readonly rows: readonly number[];
  /** The content; links keep their targets on the floor of origin. */
  readonly grid: FloorGrid;
  readonly outer: readonly OuterHalf[];
  /** The number of that floor; 0 if it no longer matters, as for a stamp. */
  readonly floor: number;
  /** The placement on that floor. */
  readonly placement: Placement;
}

/** Cuts cells (at least one) out of a floor of `size` cells a side. */
export function cutRegion(grid: FloorGrid, cells: readonly Place[], size: number, floor: number): Region {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const placement = movedTo({ x: Math.min(...xs), y: Math.min(...ys) });
  const width = Math.max(...xs) - placement.x + 1;
  const height = Math.max(...ys) - placement.y + 1;
  const rows = Array.from({ length: height }, () => 0);
  const cut = blankGrid();
  for (const { x, y } of cells) {
    rows[y - placement.y] = (rows[y - placement.y] ?? 0) | (1 << (x - placement.x));
    writeCell(cut, x - placement.x, y - placement.y, readCell(grid, x, y));
  }
  const region: Region = { width, height, rows, grid: cut, outer: [], floor, placement };
  const outer = outline(region).flatMap(({ x, y, side }) => {
    const edge = { ...placed(placement, { x, y }), side };
    const border = readBorder(grid, otherHalf(edge, size));
    return border === readBorder(grid, edge) ? [] : [{ x, y, side, border }];
  });
  return { ...region, outer };
}

export const hasCell = ({ rows, width }: Pick<Region, 'rows' | 'width'>, { x, y }: Place): boolean =>
  x >= 0 && x < width && (((rows[y] ?? 0) >> x) & 1) === 1;

/** Returns the places of its cells, row by row from the south-west. */
export function regionCells(region: Pick<Region, 'rows' | 'width' | 'height'>): Place[] {
  const cells: Place[] = [];
  for (let y = 0; y < region.height; y++) {
    for (let x = 0; x < region.width; x++) if (hasCell(region, { x, y })) cells.push({ x, y });
  }
  return cells;
}

/** Returns the sides on its outline. */
function outline(region: Region): (Place & { readonly side: Side })[] {
  return regionCells(region).flatMap((cell) =>
    SIDES.filter((side) => !hasCell(region, beyond(cell, side))).map((side) => ({ ...cell, side })),
  );
}

/** Returns the other half of a side of one of its cells: that of the cell beyond, or the one that it had on the floor. */
export function halfBeyond(region: Region, { x, y }: Place, side: Side): Border {
  const next = beyond({ x, y }, side);
  if (hasCell(region, next)) return readField(region.grid, OPPOSITE[side], next.x, next.y) as Border;
  const outer = region.outer.find((half) => half.x === x && half.y === y && half.side === side);
  return outer?.border ?? readBorder(region.grid, { x, y, side });
}

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** Quarter turns left and right, and a mirror that swaps east and west. */
export type Turn = 'left' | 'right' | 'mirror';

/** Returns the placement of a region of this width and height after a turn. */
function turning(turn: Turn, { width, height }: Pick<Region, 'width' | 'height'>): Placement {
  switch (turn) {
    case 'left':
      return { east: { x: 0, y: 1 }, north: { x: -1, y: 0 }, x: height - 1, y: 0 };
    case 'right':
      return { east: { x: 0, y: -1 }, north: { x: 1, y: 0 }, x: 0, y: width - 1 };
    case 'mirror':
      return { east: { x: -1, y: 0 }, north: { x: 0, y: 1 }, x: width - 1, y: 0 };
  }
}

/** Returns the region turned or mirrored, with sides, one-way edges and events (docs/map-editor.md, "Selection"). */
export function turnRegion(region: Region, turn: Turn): Region {
  const change = turning(turn, region);
  const [width, height] = turn === 'mirror' ? [region.width, region.height] : [region.height, region.width];
  const rows = Array.from({ length: height }, () => 0);
  const grid = blankGrid();
  for (const { x, y } of regionCells(region)) {
    const to = placed(change, { x, y });
    const cell = readCell(region.grid, x, y);
    rows[to.y] = (rows[to.y] ?? 0) | (1 << to.x);
    writeCell(grid, to.x, to.y, turnedCell(cell, change));
  }
  const outer = region.outer
    .map(({ x, y, side, border }) => ({ ...placed(change, { x, y }), side: turnedSide(change, side), border }))
    .sort((a, b) => orderOf(a) - orderOf(b));
  const placement = composed(region.placement, inverse(change));
  return { width, height, rows, grid, outer, floor: region.floor, placement };
}

const orderOf = ({ x, y, side }: OuterHalf): number => cellIndex(x, y) * SIDES.length + SIDES.indexOf(side);

/** Returns the content of a cell turned or mirrored: its sides and its event. */
export function turnedCell(cell: Cell, change: Placement): Cell {
  const sides = Object.fromEntries(SIDES.map((side) => [turnedSide(change, side), cell[side]]));
  return { ...cell, ...sides, ...turnedEvent(cell, change) };
}

/** Writes the given fields of a cell. */
export function writeCell(grid: FloorGrid, x: number, y: number, cell: Readonly<Partial<Cell>>): void {
  for (const field of CELL_FIELDS) {
    const value = cell[field];
    if (value !== undefined) writeField(grid, field, x, y, value);
  }
}
