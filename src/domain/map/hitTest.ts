import { type Edge, edgeOnLine, type GridLine, type LineSide, type Position } from './edge.ts';

/** The share of a cell's side within which its edge is hit, and the minimum in pixels (docs/map-editor.md, "Strokes"). */
const EDGE_REACH = 0.28;
const LEAST_REACH = { mouse: 8, touch: 14 } as const;

/** Pixels of movement that decide the direction of a stroke begun in a corner. */
export const CORNER_SLACK = 3;

/** Returns the distance from an edge within which it is hit, in cells, for cells of `cellSide` pixels. */
export function edgeReach(cellSide: number, touch: boolean): number {
  return Math.min(0.5, Math.max(EDGE_REACH, LEAST_REACH[touch ? 'touch' : 'mouse'] / cellSide));
}

export interface EdgeHit {
  readonly kind: 'edge';
  readonly edge: Edge;
  readonly line: GridLine;
  /** The side of the line on which the position lies. */
  readonly from: LineSide;
  /** Whether a crossing line is within reach too, so that the direction of movement has to decide. */
  readonly isCorner: boolean;
}

export interface CellHit {
  readonly kind: 'cell';
  readonly x: number;
  readonly y: number;
}

/**
 * Returns what is at a position: the edge within reach, otherwise the cell; nothing outside the floor and the reach of its rim. In a corner
 * the nearer edge wins, unless `moving` gives the axis of the pointer's movement.
 */
export function hitTest(at: Position, reach: number, size: number, moving?: 'x' | 'y'): EdgeHit | CellHit | undefined {
  if (Math.min(at.x, at.y) < -reach || Math.max(at.x, at.y) > size + reach) return undefined;
  const fromX = Math.abs(at.x - nearestLine(at.x, size));
  const fromY = Math.abs(at.y - nearestLine(at.y, size));
  const isCorner = fromX <= reach && fromY <= reach;
  if (fromX > reach && fromY > reach) return { kind: 'cell', ...cellAt(at, size) };
  const along = isCorner && moving ? moving : fromY <= fromX ? 'x' : 'y';
  return { ...edgeNear(at, along, size), kind: 'edge', isCorner };
}

/** Returns the edge nearest to a position among those that run along one axis. */
export function edgeNear(at: Position, along: 'x' | 'y', size: number): Pick<EdgeHit, 'edge' | 'line' | 'from'> {
  const across = along === 'x' ? at.y : at.x;
  const line: GridLine = { along, at: nearestLine(across, size) };
  const from: LineSide = across < line.at ? 'low' : 'high';
  return { line, from, edge: edgeOnLine(line, clampIndex(along === 'x' ? at.x : at.y, size), from, size) };
}

/** Returns the cell at a position; outside the floor the nearest one. */
export function cellAt(at: Position, size: number): { x: number; y: number } {
  return { x: clampIndex(at.x, size), y: clampIndex(at.y, size) };
}

const nearestLine = (coordinate: number, size: number) => Math.min(size, Math.max(0, Math.round(coordinate)));

/** Returns the number of the cell that contains a coordinate, clamped to the floor. */
export const clampIndex = (coordinate: number, size: number): number =>
  Math.min(size - 1, Math.max(0, Math.floor(coordinate)));
