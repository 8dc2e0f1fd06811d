import { cellAt } from '#domain/map/hitTest.ts';
import {
  builtEdges,
  type Rectangle,
  rectangleBetween,
  rectangleCells,
  rimEdges,
  squareBetween,
} from '#domain/map/rectangle.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Gesture, GestureFloor } from './gesture.ts';
import { isOnFloor } from './isOnFloor.ts';

/** A rectangle from the first cell to the one under the pointer: its rim and whatever stands inside, or its cells. */
export const rectangleGesture: Gesture = {
  hover({ at }, floor) {
    const cell = cellAt(at, floor.size);
    return isOnFloor(at, floor.size) ? rectangleTargets(rectangleBetween(cell, cell), floor) : [];
  },

  start({ at }, floor) {
    const { size } = floor;
    const start = isOnFloor(at, size) ? cellAt(at, size) : undefined;
    let rectangle = start && rectangleBetween(start, start);
    return {
      move({ at: to, isStraight }) {
        if (!start) return;
        const end = cellAt(to, size);
        rectangle = isStraight ? squareBetween(start, end, size) : rectangleBetween(start, end);
      },
      targets: () => (rectangle ? rectangleTargets(rectangle, floor) : []),
    };
  },
};

function rectangleTargets(rectangle: Rectangle, { wants, grid }: GestureFloor): StrokeTarget[] {
  if (wants === 'cells') return rectangleCells(rectangle).map(({ x, y }) => ({ kind: 'cell', x, y }));
  const targets: StrokeTarget[] = [];
  for (const { edge, isMiddle } of rimEdges(rectangle)) {
    targets.push({ kind: 'edge', edge, part: isMiddle ? 'middle' : 'rim' });
  }
  for (const edge of builtEdges(rectangle, grid)) targets.push({ kind: 'edge', edge, part: 'inside' });
  return targets;
}
