import type { ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { EventLink, Place } from '#domain/map/eventLinks.ts';

/**
 * Returns the dragged link as it would be if its end were dropped at a cell: a rectangle moves as a whole and stays on the floor, whose
 * side length is `size` cells.
 * @param values the values of the tool that moves it (`grabbed`)
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
