import { BORDER, type Border, SIDES, type Side } from './cell.ts';
import { cellIndex, type FloorGrid, neighbour, oppositeSide, readField } from './floorGrid.ts';

/**
 * An edge of the floor as seen from one of its two cells: that cell owns this half, the cell beyond owns the other.
 * `otherHalf` leads from one to the other, around the rim too, since a floor is a torus.
 */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** A place on the floor in cells: (0, 0) is the outer corner of the south-west cell, y grows to the north. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** A line between cells: `along: 'x'` runs west-east at y = `at`, `along: 'y'` south-north at x = `at`; 0 to size. */
export interface GridLine {
  readonly along: 'x' | 'y';
  readonly at: number;
}

/** The side of a line on which something lies: towards smaller or towards larger coordinates. */
export type LineSide = 'low' | 'high';

/** Returns the same edge as owned by the cell beyond it. */
export function otherHalf(edge: Edge, size: number): Edge {
  const { x, y } = neighbour(edge.x, edge.y, edge.side, size);
  return { x, y, side: oppositeSide(edge.side) };
}

/** Returns one number for both halves of an edge: twice the index of the cell that has it in the north or east, plus one for the east. */
export function edgeKey({ x, y, side }: Edge, size: number): number {
  const isOwner = side === 'north' || side === 'east';
  const owner = isOwner ? { x, y } : neighbour(x, y, side, size);
  return cellIndex(owner.x, owner.y) * 2 + (side === 'east' || side === 'west' ? 1 : 0);
}

/** Returns edge number `index` of a line, owned by the cell on the given side; on the rim by the cell that exists. */
export function edgeOnLine(line: GridLine, index: number, from: LineSide, size: number): Edge {
  const high = line.at === 0 || (from === 'high' && line.at < size);
  if (line.along === 'x') {
    return high ? { x: index, y: line.at, side: 'south' } : { x: index, y: line.at - 1, side: 'north' };
  }
  return high ? { x: line.at, y: index, side: 'west' } : { x: line.at - 1, y: index, side: 'east' };
}

export const readBorder = (grid: FloorGrid, { x, y, side }: Edge): Border => readField(grid, side, x, y) as Border;

/** Whether this side can never be passed from its own cell, whatever is found, unlocked or switched. */
export const isBlocking = (border: Border): boolean => border === BORDER.wall || border === BORDER.invisibleWall;

/** Whether a cell can never be left on foot. */
export const isClosed = (grid: FloorGrid, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  SIDES.every((side) => isBlocking(readBorder(grid, { x, y, side })));

/** Whether a half is any kind of door: erasing it leaves a wall. */
export const isDoor = (border: Border): boolean =>
  border === BORDER.door || border === BORDER.hiddenDoor || border === BORDER.lockedDoor || border === BORDER.gate;

/** Returns the sides of a cell, sorted by their distance from a position, by default the middle of the cell. */
export function nearestSides(
  { x, y }: Pick<Edge, 'x' | 'y'>,
  at: Position = { x: x + 0.5, y: y + 0.5 },
): readonly Side[] {
  const far = { north: y + 1 - at.y, east: x + 1 - at.x, south: at.y - y, west: at.x - x };
  return [...SIDES].sort((one, other) => far[one] - far[other]);
}
