import { cellsBetween } from '#domain/map/cellPath.ts';
import type { Position } from '#domain/map/edge.ts';
import { cellAt } from '#domain/map/hitTest.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Gesture, PointerSample } from './gesture.ts';
import { isOnFloor } from './isOnFloor.ts';

/** Over cells, each one that the way of the pointer touches. */
export const paintGesture: Gesture = {
  hover: ({ at }, { size }) => (isOnFloor(at, size) ? [{ kind: 'cell', ...cellAt(at, size) }] : []),

  start(first, { size }) {
    const cells: StrokeTarget[] = [];
    const start = first.at;
    let last = start;
    const paint = (from: Position, to: Position) => {
      if (isOnFloor(to, size))
        cells.push(...cellsBetween(from, to, size).map((cell) => ({ kind: 'cell', ...cell }) as const));
    };
    paint(start, start);
    return {
      move({ at, isStraight }: PointerSample) {
        const to = isStraight ? straightened(start, at) : at;
        paint(isOnFloor(last, size) ? last : to, to);
        last = to;
      },
      targets: () => cells,
    };
  },
};

/** The position on the row or column of the start, whichever the pointer has gone farther along. */
const straightened = (start: Position, at: Position): Position =>
  Math.abs(at.x - start.x) >= Math.abs(at.y - start.y) ? { x: at.x, y: start.y } : { x: start.x, y: at.y };
