import { cellsBetween } from '#domain/map/cellPath.ts';
import { corridorEdges, openGround } from '#domain/map/corridor.ts';
import type { Position } from '#domain/map/edge.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Gesture, GestureFloor, GestureRun, PointerSample } from './gesture.ts';

/** Targets each cell that the pointer passes; for a tool that draws edges, the corridor through these cells. */
export const paintGesture: Gesture = {
  hover: (sample, floor) => new PaintRun(sample, floor).targets(),
  start: (sample, floor) => new PaintRun(sample, floor),
};

class PaintRun implements GestureRun {
  readonly #floor: GestureFloor;
  readonly #isGround: ReturnType<typeof openGround>;
  #last: Position;
  readonly #cells: Extract<StrokeTarget, { kind: 'cell' }>[] = [];
  /** Set while Shift straightens the path: its start, and the number of cells painted before. */
  #leg: { readonly from: Position; readonly before: number } | undefined;

  constructor({ at }: PointerSample, floor: GestureFloor) {
    this.#floor = floor;
    this.#isGround = openGround(floor.grid, floor.size);
    this.#last = at;
    this.#paint(at, at);
  }

  move({ at, isStraight }: PointerSample): void {
    if (!isStraight) {
      this.#leg = undefined;
      this.#paint(this.#last, at);
      return;
    }
    this.#leg ??= { from: this.#last, before: this.#cells.length };
    const { from, before } = this.#leg;
    this.#cells.length = before;
    this.#paint(from, straightened(from, at));
  }

  targets(): readonly StrokeTarget[] {
    return this.#floor.wants === 'cells' ? this.#cells : edgesThrough(this.#cells, this.#floor, this.#isGround);
  }

  #paint(from: Position, to: Position): void {
    const cells = cellsBetween(from, to, this.#floor.size);
    const last = this.#cells.at(-1);
    // The cell that the path continues from is painted already.
    const isKnown = last?.x === cells[0]?.x && last?.y === cells[0]?.y;
    for (const cell of isKnown ? cells.slice(1) : cells) this.#cells.push({ kind: 'cell', ...cell });
    this.#last = to;
  }
}

/** Returns the edges that make a corridor through the given cells. */
export const edgesThrough = (
  cells: readonly { readonly x: number; readonly y: number }[],
  { grid, size }: Pick<GestureFloor, 'grid' | 'size'>,
  isGround = openGround(grid, size),
): StrokeTarget[] => corridorEdges(cells, size, isGround).map((each) => ({ kind: 'edge', ...each }));

/** Projects the position onto the row or the column of the start, whichever the pointer has followed farther. */
const straightened = (start: Position, at: Position): Position =>
  Math.abs(at.x - start.x) >= Math.abs(at.y - start.y) ? { x: at.x, y: start.y } : { x: start.x, y: at.y };
