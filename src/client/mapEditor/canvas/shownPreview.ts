import type { StrokeSight } from '#client/mapEditor/gestures/Hand.ts';
import type { GridValues } from '#domain/map/patch.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';

/**
 * Returns values that the map shows but the floor does not hold yet: those of the current stroke, of a stroke that would begin here, or of
 * a floating part. A stroke that would erase is not previewed: its content stays visible and is highlighted, because after drawing, the
 * next press in the same place would erase.
 */
export function shownPreview(
  sight: StrokeSight | undefined,
  floating: GridValues | undefined,
  isPointerLeading: boolean,
): GridValues | undefined {
  const drafted = sight?.draft?.values;
  return sight?.isDragging || (!floating && isPointerLeading && sight?.mode === 'draw') ? drafted : floating;
}

/** Returns the targets to highlight as those of a stroke that would begin here. */
export const offeredTargets = (sight: StrokeSight | undefined): readonly StrokeTarget[] =>
  !sight || sight.isDragging || sight.isFresh ? [] : sight.targets;
