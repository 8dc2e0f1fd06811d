import type { FloorGrid } from '#domain/map/floorGrid.ts';
import type { Patch } from '#domain/map/patch.ts';
import { StrokeDraft, type StrokeEdit, type StrokeOptions, type StrokeTarget } from '#domain/map/strokePatch.ts';

/** Returns the patch that a stroke over `targets` makes (`StrokeDraft`). */
export function strokePatch(
  grid: FloorGrid,
  targets: readonly StrokeTarget[],
  edit: StrokeEdit,
  options: StrokeOptions,
): Patch {
  const draft = new StrokeDraft(grid, edit, options);
  draft.take(targets);
  return draft.patch;
}
