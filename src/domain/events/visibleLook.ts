import { eventType } from '#domain/catalogs/eventTypes.ts';
import { CELL_COUNT, type FloorGrid, planeOf } from '#domain/map/floorGrid.ts';
import type { EventLook } from '#view/EventLook.ts';
import { eventParts } from './kinds.ts';
import type { SlotKind } from './slotKinds.ts';

const LOOKS: Readonly<Partial<Record<number, EventLook>>> = eventParts('look');
const EVENT_ID = planeOf('event_id');

/** Returns the plane of the slot of a kind of an event; undefined if the event has none. */
export function slotPlane(eventId: number, kind: SlotKind): number | undefined {
  const found = eventType(eventId)?.slots.find((each) => each.kind === kind);
  return found && planeOf(found.key);
}

/** Returns the look of the event in a cell (`cellIndex`) for the party; undefined if there is none or it is concealed. */
export function visibleLook(grid: FloorGrid, cell: number): Exclude<EventLook, 'unseen'> | undefined {
  const event = grid[EVENT_ID * CELL_COUNT + cell] as number;
  const look = LOOKS[event];
  if (!look || look === 'unseen') return undefined;
  return look.where === undefined || slotValue(grid, cell, look.where) !== 0 ? look : undefined;
}

/** Returns the value of the slot of a kind of the event in a cell (`cellIndex`); 0 if the event has none. */
export function slotValue(grid: FloorGrid, cell: number, kind: SlotKind): number {
  const plane = slotPlane(grid[EVENT_ID * CELL_COUNT + cell] as number, kind);
  return plane === undefined ? 0 : (grid[plane * CELL_COUNT + cell] as number);
}
