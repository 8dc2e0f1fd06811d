import type { ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { EventLink, Place } from '#domain/map/eventLinks.ts';

/**
 * The link whose end is dragged, as it is when that is let go at a cell: a rectangle is moved whole and stays on the floor, of `size`
 * cells a side.
 * @param values of the tool that moves it (`grabbed`)
 */
export function dragged({ floor = 0, x = 0, y = 0, ...values }: ToolValues, cell: Place, size: number): EventLink {
  const { gripX = 0, gripY = 0, spanX = 0, spanY = 0 } = values;
  const to = {
    floor: cell.floor,
    x: Math.max(0, Math.min(cell.x - gripX, size - 1 - spanX)),
    y: Math.max(0, Math.min(cell.y - gripY, size - 1 - spanY)),
  };
  const isRectangle = values.spanX !== undefined;
  return { from: { floor, x, y }, to, ...(isRectangle && { until: { x: to.x + spanX, y: to.y + spanY } }) };
}
