import type { Position } from '#domain/map/edge.ts';
import { cellAt } from '#domain/map/hitTest.ts';
import { isOnFloor } from './isOnFloor.ts';

/** Returns the cell at a position; undefined outside the floor. */
export const cellOn = (at: Position, size: number): { x: number; y: number } | undefined =>
  isOnFloor(at, size) ? cellAt(at, size) : undefined;
