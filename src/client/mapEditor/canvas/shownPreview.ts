import type { StrokeState } from '#client/mapEditor/gestures/ActiveTool.ts';
import type { GridValues } from '#domain/map/patch.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';

/**
 * Returns values that the map shows but the floor does not hold yet: those of the current stroke, of a stroke that would begin here, or of
 * a floating part. A stroke that would erase is not previewed: its content stays visible and is highlighted, because after drawing, the
 * next press in the same place would erase.
 */
export function shownPreview(
  strokeState: StrokeState | undefined,
  floating: GridValues | undefined,
  isPointerLeading: boolean,
): GridValues | undefined {
  const drafted = strokeState?.draft?.values;
  return strokeState?.isDragging || (!floating && isPointerLeading && strokeState?.mode === 'draw')
    ? drafted
    : floating;
}

/** Returns the targets to highlight as those of a stroke that would begin here. */
export function offeredTargets(strokeState: StrokeState | undefined): readonly StrokeTarget[] {
  if (!strokeState || strokeState.isDragging || strokeState.isFresh) return [];
  const { targets, images = [] } = strokeState;
  return images.length > 0 ? [...targets, ...images] : targets;
}
