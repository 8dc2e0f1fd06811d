import { type EventSlot, eventSlots } from '#domain/catalogs/eventSlotFields.ts';
import { type EventType, eventType, unlocksDoors } from '#domain/catalogs/eventTypes.ts';
import { firstValue } from '#domain/events/slotKinds.ts';
import type { Label } from '#domain/text/languages.ts';
import { BORDER, SIDES } from './cell.ts';
import { edgeKey, otherHalf, readBorder } from './edge.ts';
import { type CellEvent, carriedSlots, EVENT_FIELDS, retypedEvent } from './event.ts';
import { namedOrigin, type Place, placeKeys, placeSlots } from './eventLinks.ts';
import { type FloorGrid, readCell } from './floorGrid.ts';
import type { CellChange } from './patch.ts';
import { placedEvent } from './placedEvent.ts';
import { writeCell } from './region.ts';

/** A cell that holds an event. */
export interface EventCell extends Place {
  readonly event: CellEvent;
}

/** Returns the cells among these that hold an event. */
export const eventCells = (
  grid: FloorGrid,
  floor: number,
  cells: readonly { readonly x: number; readonly y: number }[],
): EventCell[] =>
  cells.flatMap(({ x, y }) => {
    const event = readCell(grid, x, y);
    return event.event_id === 0 ? [] : [{ floor, x, y, event }];
  });

/** A number that several events have, with the different values that it has there, in the order of the cells. */
export interface SharedSlot {
  readonly slot: EventSlot;
  readonly values: readonly number[];
}

/** Returns the number of an event that means the same as `slot` does for another kind; undefined if it has none. */
export function sameSlot(event: CellEvent, slot: EventSlot): EventSlot | undefined {
  const type = eventType(event.event_id);
  return (type ? eventSlots(type, event) : []).find((own) => own.kind === slot.kind && own.label.ja === slot.label.ja);
}

/**
 * Returns the numbers that all events have. The cell of a target is left out for stairs that come in pairs: each pair needs cells of its
 * own.
 */
export function sharedSlots(cells: readonly EventCell[]): SharedSlot[] {
  const [first, ...rest] = cells;
  const type = first && eventType(first.event.event_id);
  if (!first || !type) return [];
  const isPaired = cells.some(({ event }) => eventType(event.event_id)?.counterpart !== undefined);
  return eventSlots(type, first.event).flatMap((slot) => {
    if (isPaired && (slot.kind === 'x' || slot.kind === 'y')) return [];
    const values = [first, ...rest].map(({ event }) => numberIn(event, sameSlot(event, slot)));
    return values.includes(undefined) ? [] : [{ slot, values: [...new Set(values as number[])] }];
  });
}

const numberIn = (event: CellEvent, slot: EventSlot | undefined): number | undefined =>
  slot && event[slot.path as keyof CellEvent];

/** Returns the changed cells if each event changes as `change` says. */
export function changedEvents(
  cells: readonly EventCell[],
  change: (cell: EventCell) => Readonly<Partial<CellEvent>>,
): CellChange[] {
  return cells.flatMap((cell) => {
    const { x, y, event, floor } = cell;
    const changed = change(cell);
    const isLed = placeKeysOf(event.event_id).some((key) => key in changed);
    const after = { ...changed, ...(isLed && namedOrigin({ ...event, ...changed }, floor)) };
    const fields = EVENT_FIELDS.filter((field) => after[field] !== undefined && after[field] !== event[field]);
    if (fields.length === 0) return [];
    const pick = (values: Readonly<Partial<CellEvent>>) =>
      Object.fromEntries(fields.map((field) => [field, values[field]]));
    return [{ x, y, before: pick(event), after: pick(after) }];
  });
}

function placeKeysOf(id: number): readonly string[] {
  const type = eventType(id);
  const slots = type && placeSlots(type);
  return slots ? placeKeys(slots) : [];
}

/** The change of events to another kind, and what it takes from them. */
export interface Replacement {
  readonly cells: readonly CellChange[];
  /** The numbers that the new kind has no place for, with the count of events where they are set. */
  readonly lost: readonly { readonly label: Label; readonly count: number }[];
  /** The count of stairs whose stairs back go. */
  readonly wayBacks: number;
  /** The count of locked doors that no event opens any more. */
  readonly doors: number;
  /** The count of events that need a side and find none. */
  readonly sideless: number;
}

/**
 * Returns the change of events to a kind. Numbers with the same meaning stay; others are those of an event that is placed there anew, and
 * so is the target where the two kinds lead opposite ways.
 * @param size side length of the floor in cells
 */
export function replacedEvents(
  grid: FloorGrid,
  size: number,
  cells: readonly EventCell[],
  type: EventType,
): Replacement {
  const others = cells.filter(({ event }) => event.event_id !== type.id);
  const lost = new Map<string, { label: Label; count: number }>();
  let [wayBacks, sideless] = [0, 0];
  const after = grid.slice();
  const changes = changedEvents(others, (cell) => {
    const { event, x, y, floor } = cell;
    const before = eventType(event.event_id);
    for (const slot of carriedSlots(event, type).lost) {
      if (event[slot.key] === firstValue(slot.kind)) continue;
      const known = lost.get(slot.label.ja) ?? { label: slot.label, count: 0 };
      lost.set(slot.label.ja, { ...known, count: known.count + 1 });
    }
    const made = replacedEvent(grid, cell, type);
    if (before?.counterpart !== undefined && type.counterpart === undefined) wayBacks++;
    const side = type.slots.find(({ kind }) => kind === 'side');
    if (side?.isNeeded && made[side.key] === 0) sideless++;
    writeCell(after, x, y, { ...readCell(grid, x, y), ...made });
    return { ...made, ...namedOrigin(made, floor) };
  });
  const opened = openedDoors(after, size);
  const doors = [...openedDoors(grid, size)].filter((edge) => !opened.has(edge)).length;
  return { cells: changes, lost: [...lost.values()], wayBacks, doors, sideless };
}

function replacedEvent(grid: FloorGrid, { x, y, floor, event }: EventCell, type: EventType): CellEvent {
  const before = eventType(event.event_id);
  const kept = carriedSlots(event, type).kept.map(({ key }) => key);
  const placed = placedEvent(type, readCell(grid, x, y), { floor, x, y });
  const turnsBack = before?.leadsTo !== undefined && type.leadsTo !== undefined && before.leadsTo !== type.leadsTo;
  const anew = turnsBack ? placeKeysOf(type.id) : [];
  const made = retypedEvent(event, type);
  const fresh = type.slots.filter(
    ({ key, kind }) => !kept.includes(key) || anew.includes(key) || (kind === 'side' && made[key] === 0),
  );
  return { ...made, ...Object.fromEntries(fresh.map(({ key }) => [key, placed[key]])) };
}

/** Returns the keys of the locked edges that an event opens. */
function openedDoors(grid: FloorGrid, size: number): Set<number> {
  const opened = new Set<number>();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const event = readCell(grid, x, y);
      const type = unlocksDoors(event.event_id) ? eventType(event.event_id) : undefined;
      const key = type?.slots.find(({ kind }) => kind === 'side')?.key;
      const side = key && SIDES[event[key] - 1];
      if (!side) continue;
      const edge = { x, y, side };
      const isLocked = [edge, otherHalf(edge, size)].some((half) => readBorder(grid, half) === BORDER.lockedDoor);
      if (isLocked) opened.add(edgeKey(edge, size));
    }
  }
  return opened;
}
