import { BORDER, type Side } from './cell.ts';
import type { Edge } from './edge.ts';
import { type FloorGrid, readField } from './floorGrid.ts';

/** A rectangle of cells, all four bounds included. */
export interface Rectangle {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

type CellPlace = { readonly x: number; readonly y: number };

/** Returns the rectangle that has two cells as opposite corners. */
export function rectangleBetween(a: CellPlace, b: CellPlace): Rectangle {
  return {
    west: Math.min(a.x, b.x),
    south: Math.min(a.y, b.y),
    east: Math.max(a.x, b.x),
    north: Math.max(a.y, b.y),
  };
}

/** Returns the square from `a` towards `b` with the longer of the two distances as its side, limited by the floor. */
export function squareBetween(a: CellPlace, b: CellPlace, size: number): Rectangle {
  const reach = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  const roomX = b.x < a.x ? a.x : size - 1 - a.x;
  const roomY = b.y < a.y ? a.y : size - 1 - a.y;
  const side = Math.min(reach, roomX, roomY);
  return rectangleBetween(a, { x: b.x < a.x ? a.x - side : a.x + side, y: b.y < a.y ? a.y - side : a.y + side });
}

export function rectangleCells({ west, south, east, north }: Rectangle): { x: number; y: number }[] {
  const cells: { x: number; y: number }[] = [];
  for (let y = south; y <= north; y++) for (let x = west; x <= east; x++) cells.push({ x, y });
  return cells;
}

/** An edge around a rectangle; the middle one of each side is marked. */
interface RimEdge {
  readonly edge: Edge;
  readonly isMiddle: boolean;
}

/** Returns the edges around the rectangle, owned by the cells inside. */
export function rimEdges({ west, south, east, north }: Rectangle): RimEdge[] {
  const edges: RimEdge[] = [];
  for (let x = west; x <= east; x++) {
    const isMiddle = x === (west + east) >> 1;
    edges.push({ edge: { x, y: north, side: 'north' }, isMiddle }, { edge: { x, y: south, side: 'south' }, isMiddle });
  }
  for (let y = south; y <= north; y++) {
    const isMiddle = y === (south + north) >> 1;
    edges.push({ edge: { x: east, y, side: 'east' }, isMiddle }, { edge: { x: west, y, side: 'west' }, isMiddle });
  }
  return edges;
}

/** Returns the edges inside the rectangle, each once. */
export function insideEdges({ west, south, east, north }: Rectangle): Edge[] {
  const edges: Edge[] = [];
  for (let y = south; y <= north; y++) {
    for (let x = west; x <= east; x++) {
      if (y < north) edges.push({ x, y, side: 'north' });
      if (x < east) edges.push({ x, y, side: 'east' });
    }
  }
  return edges;
}

/** Returns the edges inside the rectangle that are not open on both sides, each once. */
export function builtEdges(rectangle: Rectangle, grid: FloorGrid): Edge[] {
  const isOpen = (x: number, y: number, side: Side) => readField(grid, side, x, y) === BORDER.open;
  return insideEdges(rectangle).filter(({ x, y, side }) => {
    const isOtherOpen = side === 'north' ? isOpen(x, y + 1, 'south') : isOpen(x + 1, y, 'west');
    return !(isOpen(x, y, side) && isOtherOpen);
  });
}
