import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import { cellOn } from './cellOn.ts';
import type { Gesture, PointerSample } from './gesture.ts';

/** Targets one cell per press: the one under the pointer, or the one it is dragged to before release. */
export const placeGesture: Gesture = {
  hover: cellTarget,

  start(first, floor) {
    let targets = cellTarget(first, floor);
    return {
      move(sample) {
        targets = cellTarget(sample, floor);
      },
      targets: () => targets,
    };
  },
};

function cellTarget({ at }: PointerSample, { size }: { readonly size: number }): StrokeTarget[] {
  const cell = cellOn(at, size);
  return cell ? [{ kind: 'cell', ...cell, at }] : [];
}
