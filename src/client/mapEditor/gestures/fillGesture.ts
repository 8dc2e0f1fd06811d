import { enclosedRegion } from '#domain/map/enclosedRegion.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import { cellOn } from './cellOn.ts';
import type { Gesture, GestureFloor, PointerSample } from './gesture.ts';

/** Targets the enclosed region around the cell under the pointer; dragging on before release picks another region. */
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
  const start = cellOn(at, size);
  return start ? enclosedRegion(grid, start.x, start.y, size).map((cell) => ({ kind: 'cell', ...cell })) : [];
}
