import type { Edge, Position } from '#domain/map/edge.ts';
import { beginEdgeStroke, type EdgeStroke, extendEdgeStroke, strokeEdges } from '#domain/map/edgeStroke.ts';
import { edgeNear, hitTest } from '#domain/map/hitTest.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Gesture, GestureFloor, GestureRun, PointerSample } from './gesture.ts';

const edgeTargets = (edges: readonly Edge[]): StrokeTarget[] =>
  edges.map((edge) => ({ kind: 'edge', edge, part: 'line' }));

/** Along edges: from the hot edge on, edge by edge; begun amid a cell it waits for the first hot edge. */
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
  /** The corner in which the stroke began, until the movement has decided its direction. */
  #corner: Position | undefined;
  #stroke: EdgeStroke | undefined;
  /** The targets of a stroke that has not moved on stay the same. */
  #named: { readonly stroke: EdgeStroke; readonly targets: readonly StrokeTarget[] } | undefined;

  constructor({ at, reach }: PointerSample, { size }: GestureFloor) {
    this.#size = size;
    this.#last = at;
    this.#begin(at, reach);
  }

  move({ at, reach, slack, isStraight }: PointerSample): void {
    const along = Math.abs(at.x - this.#last.x) >= Math.abs(at.y - this.#last.y) ? 'x' : 'y';
    if (this.#corner) {
      const [dx, dy] = [Math.abs(at.x - this.#corner.x), Math.abs(at.y - this.#corner.y)];
      if (Math.hypot(dx, dy) < slack) return;
      const { line, from } = edgeNear(this.#corner, dx >= dy ? 'x' : 'y', this.#size);
      this.#stroke = beginEdgeStroke(this.#corner, line, from, this.#size);
      this.#corner = undefined;
    } else if (!this.#stroke) {
      this.#begin(at, reach, along);
      this.#corner = undefined;
    }
    if (this.#stroke) this.#stroke = extendEdgeStroke(this.#stroke, at, this.#size, isStraight);
    this.#last = at;
  }

  targets(): readonly StrokeTarget[] {
    const stroke = this.#stroke;
    if (!stroke) return [];
    if (this.#named?.stroke !== stroke) this.#named = { stroke, targets: edgeTargets(strokeEdges(stroke, this.#size)) };
    return this.#named.targets;
  }

  #begin(at: Position, reach: number, moving?: 'x' | 'y'): void {
    const hit = hitTest(at, reach, this.#size, moving);
    if (hit?.kind !== 'edge') return;
    this.#stroke = beginEdgeStroke(at, hit.line, hit.from, this.#size);
    if (hit.isCorner) this.#corner = at;
  }
}
