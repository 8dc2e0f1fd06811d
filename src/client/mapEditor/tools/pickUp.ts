import type { ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { Cell } from '#domain/map/cell.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import type { MapTool } from './mapTool.ts';

/**
 * The tool that draws what is at a target, with its values: the current one if it can, else the last of the toolbar
 * that can, since what is more particular stands further down. Undefined where nothing is to be picked up.
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
