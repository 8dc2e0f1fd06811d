import type { MapPoint } from '#client/mapEditor/canvas/strokePoint.ts';
import { describeEvent, type EventWords } from '#client/mapEditor/events/describeEvent.ts';
import { type FloorGrid, readCell, readField } from '#domain/map/floorGrid.ts';

/** Describes the place under the pointer, the effect of a stroke there, and the event under it; '' if the pointer is on no cell. */
export function describePoint(words: EventWords, grid: FloorGrid, point: MapPoint | undefined): string {
  if (!point) return '';
  const { text } = words;
  const { x, y, edge, count, mode, isEdges, isDragging } = point;
  const where = edge ? text('map.status.edge', { side: text(`map.side.${edge.side}`) }) : text('map.status.cell');
  const change = count > 0 ? text(`map.status.${mode}.${isEdges ? 'edges' : 'cells'}`, { count }) : '';
  const holdsEvent = !edge && !isDragging && readField(grid, 'event_id', x, y) !== 0;
  const event = holdsEvent ? describeEvent(words, readCell(grid, x, y)) : '';
  return [text('map.cell.place', { x, y }), where, change, event].filter(Boolean).join('　');
}
