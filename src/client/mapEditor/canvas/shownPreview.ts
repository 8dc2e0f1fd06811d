import type { StrokeSight } from '#client/mapEditor/gestures/StrokeDriver.ts';
import type { Patch } from '#domain/map/patch.ts';

/**
 * What the map shows that the floor does not hold yet: a stroke under way, what one begun here would draw, or a part that floats.
 * What would be erased stays in sight until it is: it is set off, and where one has just drawn one would erase next.
 */
export function shownPreview(
  sight: StrokeSight | undefined,
  floating: Patch | undefined,
  isPointerLeading: boolean,
): Patch | undefined {
  if (sight?.isDragging) return sight.patch;
  if (floating || !isPointerLeading || sight?.mode !== 'draw' || sight.patch.cells.length === 0) return floating;
  return sight.patch;
}
