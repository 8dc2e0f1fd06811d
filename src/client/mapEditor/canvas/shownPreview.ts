import type { StrokeSight } from '#client/mapEditor/gestures/Hand.ts';
import type { GridValues } from '#domain/map/patch.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';

/**
 * What the map shows that the floor does not hold yet: a stroke under way, what one begun here would draw, or a part that floats.
 * What would be erased stays in sight until it is: it is set off, and where one has just drawn one would erase next.
 */
export function shownPreview(
  sight: StrokeSight | undefined,
  floating: GridValues | undefined,
  isPointerLeading: boolean,
): GridValues | undefined {
  const drafted = sight?.draft?.values;
  return sight?.isDragging || (!floating && isPointerLeading && sight?.mode === 'draw') ? drafted : floating;
}

/** What is set off over the map as what a stroke begun here would touch. */
export const offeredTargets = (sight: StrokeSight | undefined): readonly StrokeTarget[] =>
  !sight || sight.isDragging || sight.isFresh ? [] : sight.targets;
