import { type EventType, eventSlotTypes, eventType } from '#domain/catalogs/eventTypes.ts';
import { firstValue, type SlotKey } from '#domain/events/slotKinds.ts';
import { type Cell, type CellField, EVENT_SLOTS } from './cell.ts';

/** The fields of a cell that belong to its event. */
export const EVENT_FIELDS = ['event_id', 'flag', 'muki', ...EVENT_SLOTS] as const;
export type EventField = (typeof EVENT_FIELDS)[number];
export const isEventField = (field: CellField): field is EventField =>
  (EVENT_FIELDS as readonly CellField[]).includes(field);
/** An event in the form of the cell that holds it. */
export type CellEvent = Readonly<Pick<Cell, EventField>>;

/** The event of a cell in which nothing happens. */
export const NO_EVENT = Object.fromEntries(EVENT_FIELDS.map((field) => [field, 0])) as CellEvent;

/** The number of the default sound. */
export const DEFAULT_SOUND = 999;

/** Makes a new event of a kind: every number at its first value, no condition, any facing, the default sound. */
export function newEvent(type: EventType): CellEvent {
  const slots = type.slots.map(({ key, kind }) => [key, firstValue(kind)]);
  return { ...NO_EVENT, ...Object.fromEntries(slots), event_id: type.id, A: onceOf(type), C: DEFAULT_SOUND };
}

const onceOf = (type: EventType | undefined) => (type?.isOnce ? 1 : 0);

/** The numbers of an event that another kind takes over, by the key there, and those that it has no place for. */
export function carriedSlots(event: CellEvent, type: EventType) {
  const known = eventType(event.event_id);
  const lost = known ? [...eventSlotTypes(known, event)] : [];
  const kept = type.slots.flatMap(({ key, kind }) => {
    const at = lost.findIndex((slot) => slot.kind === kind);
    const [from] = at < 0 ? [] : lost.splice(at, 1);
    return from ? [{ key, from }] : [];
  });
  return { kept, lost };
}

/**
 * Converts `event` to another kind: common numbers stay, and so do own numbers with the same meaning. How often it happens becomes the
 * default of the new kind, unless the author has changed it.
 */
export function retypedEvent(event: CellEvent, type: EventType): CellEvent {
  const { flag, muki, B, C } = event;
  const A = event.A === onceOf(eventType(event.event_id)) ? onceOf(type) : event.A;
  const kept = carriedSlots(event, type).kept.map(({ key, from }) => [key, event[from.key]]);
  return { ...newEvent(type), ...Object.fromEntries(kept), flag, muki, A, B, C };
}

/** Returns the changes of an event when one of its numbers changes: numbers whose meaning changes get their initial values. */
export function filledIn(event: CellEvent, key: SlotKey, value: number): Partial<CellEvent> {
  const type = eventType(event.event_id);
  if (!type) return { [key]: value };
  const before = eventSlotTypes(type, event);
  const renewed = eventSlotTypes(type, { ...event, [key]: value }).filter(({ kind }, at) => kind !== before[at]?.kind);
  return { ...Object.fromEntries(renewed.map((slot) => [slot.key, firstValue(slot.kind)])), [key]: value };
}
