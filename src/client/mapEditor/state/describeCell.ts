import type { TextOf } from '#client/i18n/defineTexts.ts';
import { describeEvent, type EventWords } from '#client/mapEditor/events/describeEvent.ts';
import type { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { BORDER, BORDER_NAMES, type Border, CEILING_MARK, FLOOR_MARK, SIDES, ZONE } from '#domain/map/cell.ts';
import { type Edge, otherHalf, readBorder } from '#domain/map/edge.ts';
import { type FloorGrid, readCell, readField } from '#domain/map/floorGrid.ts';

type Text = EventWords['text'];

export const borderText = (text: TextOf<keyof typeof mapEditorTexts>, border: Border): string =>
  text(`map.border.${BORDER_NAMES[border] ?? 'open'}`);

/** Describes an edge, with its other half if that differs: "wall north (door from beyond)". */
function describeEdge(text: Text, grid: FloorGrid, size: number, edge: Edge): string {
  const own = readBorder(grid, edge);
  const other = readBorder(grid, otherHalf(edge, size));
  const side = text('map.cell.side', { side: text(`map.side.${edge.side}`), border: borderText(text, own) });
  return own === other ? side : side + text('map.cell.beyond', { border: borderText(text, other) });
}

/** Describes the content of a cell besides its sides, one string per item. */
export function describeContent(words: EventWords, grid: FloorGrid, x: number, y: number): string[] {
  const { text } = words;
  const floorId = readField(grid, 'floor_id', x, y);
  const floorMark = (floorId & FLOOR_MARK.mask) >> FLOOR_MARK.shift;
  const ceilingMark = (floorId & CEILING_MARK.mask) >> CEILING_MARK.shift;
  const room = readField(grid, 'room_id', x, y);
  return [
    floorId & ZONE.dark ? text('map.zone.dark') : '',
    floorId & ZONE.noTeleport ? text('map.zone.noTeleport') : '',
    floorMark ? text(`map.floorMark.${floorMark}`) : '',
    ceilingMark ? text(`map.ceilingMark.${ceilingMark}`) : '',
    room ? text('map.cell.room', { room }) : '',
    readField(grid, 'event_id', x, y) ? describeEvent(words, readCell(grid, x, y)) : '',
  ].filter((part) => part !== '');
}

/** Describes a cell: its place, every side that is not open, zones, marks, room and event. */
export function describeCell(words: EventWords, grid: FloorGrid, size: number, x: number, y: number): string {
  const { text } = words;
  const sides = SIDES.filter((side) => {
    const edge = { x, y, side };
    return readBorder(grid, edge) !== BORDER.open || readBorder(grid, otherHalf(edge, size)) !== BORDER.open;
  });
  return [
    text('map.cell.place', { x, y }),
    ...sides.map((side) => describeEdge(text, grid, size, { x, y, side })),
    ...describeContent(words, grid, x, y),
  ].join(text('map.cell.separator'));
}
