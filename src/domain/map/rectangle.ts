import type { Edge } from './edge.ts';

/** A rectangle of cells, all four bounds included. */
export interface Rectangle {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

type CellPlace = { readonly x: number; readonly y: number };

/** The rectangle that has two cells as opposite corners. */
export function rectangleBetween(a: CellPlace, b: CellPlace): Rectangle {
  return {
    west: Math.min(a.x, b.x),
    south: Math.min(a.y, b.y),
    east: Math.max(a.x, b.x),
    north: Math.max(a.y, b.y),
  };
}

/** The square from `a` towards `b` whose side is the longer of the two distances, as far as the floor goes. */
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

/** The edges around the rectangle, owned by the cells inside; the middle one of each side is marked. */
export function rimEdges({ west, south, east, north }: Rectangle): (Edge & { readonly isMiddle: boolean })[] {
  const edges: (Edge & { isMiddle: boolean })[] = [];
  for (let x = west; x <= east; x++) {
    const isMiddle = x === (west + east) >> 1;
    edges.push({ x, y: north, side: 'north', isMiddle }, { x, y: south, side: 'south', isMiddle });
  }
  for (let y = south; y <= north; y++) {
    const isMiddle = y === (south + north) >> 1;
    edges.push({ x: east, y, side: 'east', isMiddle }, { x: west, y, side: 'west', isMiddle });
  }
  return edges;
}

/** The edges between cells of the rectangle, each once. */
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
