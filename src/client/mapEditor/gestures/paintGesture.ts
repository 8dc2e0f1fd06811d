import { cellsBetween } from '#domain/map/cellPath.ts';
import { corridorEdges, openGround } from '#domain/map/corridor.ts';
import type { Position } from '#domain/map/edge.ts';
import { cellAt } from '#domain/map/hitTest.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Gesture, GestureFloor, GestureRun, PointerSample } from './gesture.ts';
import { isOnFloor } from './isOnFloor.ts';

/** Over cells, each one that the way of the pointer touches; for a tool of edges, the corridor through them. */
export const paintGesture: Gesture = {
  hover: (sample, floor) => new PaintRun(sample, floor).targets(),
  start: (sample, floor) => new PaintRun(sample, floor),
};

class PaintRun implements GestureRun {
  readonly #floor: GestureFloor;
  readonly #isGround: ReturnType<typeof openGround>;
  readonly #start: Position;
  #last: Position;
  readonly #cells: Extract<StrokeTarget, { kind: 'cell' }>[] = [];

  constructor({ at }: PointerSample, floor: GestureFloor) {
    this.#floor = floor;
    this.#isGround = openGround(floor.grid, floor.size);
    this.#start = at;
    this.#last = at;
    this.#paint(at, at);
  }

  move({ at, isStraight }: PointerSample): void {
    const to = isStraight ? straightened(this.#start, at) : at;
    this.#paint(isOnFloor(this.#last, this.#floor.size) ? this.#last : to, to);
    this.#last = to;
  }

  targets(): readonly StrokeTarget[] {
    const { wants, size } = this.#floor;
    if (wants === 'cells') return this.#cells;
    return corridorEdges(this.#cells, size, this.#isGround).map((each) => ({ kind: 'edge', ...each }) as const);
  }

  #paint(from: Position, to: Position): void {
    const { size } = this.#floor;
    if (!isOnFloor(to, size)) return;
    const start = cellAt(from, size);
    const last = this.#cells.at(-1);
    // The cell it goes on from is painted already.
    const isKnown = last?.x === start.x && last.y === start.y;
    for (const cell of cellsBetween(from, to, size).slice(isKnown ? 1 : 0)) this.#cells.push({ kind: 'cell', ...cell });
  }
}

/** The position on the row or column of the start, whichever the pointer has gone farther along. */
const straightened = (start: Position, at: Position): Position =>
  Math.abs(at.x - start.x) >= Math.abs(at.y - start.y) ? { x: at.x, y: start.y } : { x: start.x, y: at.y };
