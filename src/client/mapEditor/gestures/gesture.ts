import type { Position } from '#domain/map/edge.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';

/** A pointer on the floor; all lengths in cells. */
export interface PointerSample {
  readonly at: Position;
  /** How near an edge is hot. */
  readonly reach: number;
  /** How far the pointer moves before a stroke begun in a corner knows its direction. */
  readonly slack: number;
  /** Shift: a straight line, a square. */
  readonly isStraight: boolean;
}

/** The floor that a gesture goes over, and whether its tool works on edges or on cells. */
export interface GestureFloor {
  readonly grid: FloorGrid;
  readonly size: number;
  readonly wants: 'edges' | 'cells';
}

/** A stroke in progress: it receives every pointer position and returns the targets touched so far, in order. */
export interface GestureRun {
  move(sample: PointerSample): void;
  targets(): readonly StrokeTarget[];
}

/** How a pointer becomes targets. `hover`: what a press here would touch. A gesture knows nothing of tools or drawing. */
export interface Gesture {
  hover(sample: PointerSample, floor: GestureFloor): readonly StrokeTarget[];
  start(sample: PointerSample, floor: GestureFloor): GestureRun;
}
