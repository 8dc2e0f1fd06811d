import { enclosedRegion } from '#domain/map/enclosedRegion.ts';
import { cellAt } from '#domain/map/hitTest.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { Gesture, GestureFloor, PointerSample } from './gesture.ts';
import { isOnFloor } from './isOnFloor.ts';

/** The enclosed region around the cell under the pointer; dragging on picks another one before letting go. */
export const fillGesture: Gesture = {
  hover: regionTargets,

  start(first, floor) {
    let targets = regionTargets(first, floor);
    return {
      move(sample) {
        targets = regionTargets(sample, floor);
      },
      targets: () => targets,
    };
  },
};

function regionTargets({ at }: PointerSample, { grid, size }: GestureFloor): StrokeTarget[] {
  if (!isOnFloor(at, size)) return [];
  const { x, y } = cellAt(at, size);
  return enclosedRegion(grid, x, y, size).map((cell) => ({ kind: 'cell', ...cell }));
}
