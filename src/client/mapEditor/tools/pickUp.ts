import type { ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { Cell } from '#domain/map/cell.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { MapTool } from './mapTool.ts';

/**
 * Returns the tool that draws the content of a target, with its values: the current tool if it can, otherwise the last one of the toolbar
 * that can, because more specific tools come later. Returns undefined if there is nothing to pick up.
 */
export function pickUp(
  tools: readonly MapTool[],
  inHand: MapTool,
  cell: Cell,
  target: StrokeTarget,
): { readonly tool: MapTool; readonly values: ToolValues } | undefined {
  for (const tool of [inHand, ...tools.toReversed()]) {
    const values = tool.pick?.(cell, target);
    if (values) return { tool, values };
  }
  return undefined;
}
