import type { Edge, Position } from '#domain/map/edge.ts';
import { beginEdgeStroke, type EdgeStroke, extendEdgeStroke, strokeEdges } from '#domain/map/edgeStroke.ts';
import { edgeNear, hitTest } from '#domain/map/hitTest.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Gesture, GestureFloor, GestureRun, PointerSample } from './gesture.ts';

const edgeTargets = (edges: readonly Edge[]): StrokeTarget[] =>
  edges.map((edge) => ({ kind: 'edge', edge, part: 'line' }));

/** The distance in cells between two checks for the first hot edge along the way; edges are hot at more than that (`edgeReach`). */
const LOOK = 0.25;

/** Follows edges one by one, starting at the hot edge; begun in the middle of a cell, at the first hot edge on the way. */
export const edgeGesture: Gesture = {
  hover({ at, reach }, { size }) {
    const hit = hitTest(at, reach, size);
    return hit?.kind === 'edge' ? edgeTargets([hit.edge]) : [];
  },

  start(first, floor) {
    return new EdgeRun(first, floor);
  },
};

class EdgeRun implements GestureRun {
  readonly #size: number;
  #last: Position;
  /** The corner where the stroke began, until the movement has decided its direction. */
  #corner: Position | undefined;
  #stroke: EdgeStroke | undefined;
  /** Cached targets: while the stroke has not moved on, the same array is returned. */
  #named: { readonly stroke: EdgeStroke; readonly targets: readonly StrokeTarget[] } | undefined;

  constructor({ at, reach }: PointerSample, { size }: GestureFloor) {
    this.#size = size;
    this.#last = at;
    this.#begin(at, reach);
  }

  move({ at, reach, slack, isStraight }: PointerSample): void {
    if (this.#corner) {
      const [dx, dy] = [Math.abs(at.x - this.#corner.x), Math.abs(at.y - this.#corner.y)];
      if (Math.hypot(dx, dy) < slack) return;
      const { line, from } = edgeNear(this.#corner, dx >= dy ? 'x' : 'y', this.#size);
      this.#stroke = beginEdgeStroke(this.#corner, line, from, this.#size);
      this.#corner = undefined;
    } else if (!this.#stroke) this.#look(at, reach);
    if (this.#stroke) this.#stroke = extendEdgeStroke(this.#stroke, at, this.#size, isStraight);
    this.#last = at;
  }

  targets(): readonly StrokeTarget[] {
    const stroke = this.#stroke;
    if (!stroke) return [];
    if (this.#named?.stroke !== stroke) this.#named = { stroke, targets: edgeTargets(strokeEdges(stroke, this.#size)) };
    return this.#named.targets;
  }

  /** Moves from the last position to the first hot edge, if there is one. */
  #look(to: Position, reach: number): void {
    const { x, y } = this.#last;
    const [dx, dy] = [to.x - x, to.y - y];
    const along = Math.abs(dx) >= Math.abs(dy) ? 'x' : 'y';
    const looks = Math.ceil(Math.hypot(dx, dy) / LOOK);
    for (let look = 1; look <= looks && !this.#stroke; look++) {
      this.#begin({ x: x + (dx * look) / looks, y: y + (dy * look) / looks }, reach, along);
    }
    this.#corner = undefined;
  }

  #begin(at: Position, reach: number, moving?: 'x' | 'y'): void {
    const hit = hitTest(at, reach, this.#size, moving);
    if (hit?.kind !== 'edge') return;
    this.#stroke = beginEdgeStroke(at, hit.line, hit.from, this.#size);
    if (hit.isCorner) this.#corner = at;
  }
}
