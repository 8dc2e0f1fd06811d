import { cellAt } from '#domain/map/hitTest.ts';
import {
  builtEdges,
  insideEdges,
  type Rectangle,
  rectangleBetween,
  rectangleCells,
  rimEdges,
  squareBetween,
} from '#domain/map/rectangle.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import { cellOn } from './cellOn.ts';
import type { Gesture, GestureFloor } from './gesture.ts';

/** Targets a rectangle from the first cell to the one under the pointer: its rim and everything inside, or its cells. */
export const rectangleGesture: Gesture = {
  hover({ at }, floor) {
    const cell = cellOn(at, floor.size);
    return cell ? rectangleTargets(rectangleBetween(cell, cell), floor) : [];
  },

  start({ at }, floor) {
    const { size } = floor;
    const start = cellOn(at, size);
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

function rectangleTargets(rectangle: Rectangle, { wants, grid, hasImages }: GestureFloor): StrokeTarget[] {
  if (wants === 'cells') return rectangleCells(rectangle).map(({ x, y }) => ({ kind: 'cell', x, y }));
  const targets: StrokeTarget[] = [];
  for (const { edge, isMiddle } of rimEdges(rectangle)) {
    targets.push({ kind: 'edge', edge, part: isMiddle ? 'middle' : 'rim' });
  }
  const inside = hasImages ? insideEdges(rectangle) : builtEdges(rectangle, grid);
  for (const edge of inside) targets.push({ kind: 'edge', edge, part: 'inside' });
  return targets;
}
