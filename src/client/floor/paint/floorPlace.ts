import type { Side } from '#domain/map/cell.ts';
import type { Edge, Position } from '#domain/map/edge.ts';

/** The place of a floor on a canvas, in CSS pixels: the south-west corner of cell (0, 0) and the side of a cell. */
export interface FloorPlace {
  readonly left: number;
  readonly bottom: number;
  readonly cell: number;
}

/** A rectangle in CSS pixels, rounded to whole pixels so that lines stay sharp at every zoom. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function cellBox({ left, bottom, cell }: FloorPlace, x: number, y: number): Box {
  return boxBetween(left + x * cell, bottom - (y + 1) * cell, left + (x + 1) * cell, bottom - y * cell);
}

/** Returns the band of an edge, which extends `depth` pixels to both sides of its line. */
export function edgeBox(place: FloorPlace, { x, y, side }: Edge, depth: number): Box {
  const { left, top, width, height } = cellBox(place, x, y);
  if (side === 'north') return { left, top: top - depth, width, height: 2 * depth };
  if (side === 'south') return { left, top: top + height - depth, width, height: 2 * depth };
  return { left: (side === 'west' ? left : left + width) - depth, top, width: 2 * depth, height };
}

/** Returns the band along one side of a cell, inside it and `depth` pixels thick. */
export function bandWithin({ left, top, width, height }: Box, side: Side, depth: number): Box {
  if (side === 'north') return { left, top, width, height: depth };
  if (side === 'south') return { left, top: top + height - depth, width, height: depth };
  return { left: side === 'west' ? left : left + width - depth, top, width: depth, height };
}

/** Returns the position on the floor under a point of the canvas. */
export function positionAt({ left, bottom, cell }: FloorPlace, point: { x: number; y: number }): Position {
  return { x: (point.x - left) / cell, y: (bottom - point.y) / cell };
}

function boxBetween(left: number, top: number, right: number, bottom: number): Box {
  const [l, t] = [Math.round(left), Math.round(top)];
  return { left: l, top: t, width: Math.round(right) - l, height: Math.round(bottom) - t };
}
