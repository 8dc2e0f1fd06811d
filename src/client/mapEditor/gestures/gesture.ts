import type { Position } from '#domain/map/edge.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';

/** A pointer position on the floor; all lengths are in cells. */
export interface PointerSample {
  readonly at: Position;
  /** The distance within which an edge is hot. */
  readonly reach: number;
  /** The distance that the pointer must move before a stroke begun in a corner knows its direction. */
  readonly slack: number;
  /** Shift is held: draw a straight line or a square. */
  readonly isStraight: boolean;
}

/** The floor of a gesture, and whether its tool works on edges or on cells. */
export interface GestureFloor {
  readonly grid: FloorGrid;
  readonly size: number;
  readonly wants: 'edges' | 'cells';
  /** Whether strokes have images elsewhere: then the inside of a figure counts even where nothing is built. */
  readonly hasImages?: boolean;
}

/** A stroke in progress: it receives every pointer position and returns the targets touched so far, in order. */
export interface GestureRun {
  move(sample: PointerSample): void;
  targets(): readonly StrokeTarget[];
}

/** Turns pointer positions into targets. `hover` returns what a press would touch. A gesture knows nothing of tools or drawing. */
export interface Gesture {
  hover(sample: PointerSample, floor: GestureFloor): readonly StrokeTarget[];
  start(sample: PointerSample, floor: GestureFloor): GestureRun;
}
