import { type EventType, eventType, isElevator } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { SlotKey, SlotKind } from '#domain/events/slotKinds.ts';
import type { CellEvent } from './event.ts';
import { cellPlace, type FloorGrid, GRID_SIDE, planeValues, readCell, readField } from './floorGrid.ts';

const FLOORS = RECORD_KINDS.floor_map;

/** A cell of a scenario: floor 1-99. */
export interface Place {
  readonly floor: number;
  readonly x: number;
  readonly y: number;
}

/** A link from an event to its target; a rectangle is from `to` to `until`, both included. */
export interface EventLink {
  readonly from: Place;
  readonly to: Place;
  readonly until?: { readonly x: number; readonly y: number };
}

/** The parts of a scenario, as far as known, that decide where events lead besides their own numbers. */
export interface LinkedScenario {
  /** Entrances of labyrinths by number. */
  readonly entrances: ReadonlyMap<number, Place>;
  readonly gridOf: (floor: number) => FloorGrid | undefined;
}

/** The slots of a target: a floor (absent: the stops, or the own floor), a cell, an opposite corner. */
export interface PlaceSlots {
  readonly floor?: SlotKey;
  /** The lowest and the highest floor of an elevator; empty for other events. */
  readonly stops: readonly SlotKey[];
  readonly x: SlotKey;
  readonly y: SlotKey;
  readonly x2?: SlotKey;
  readonly y2?: SlotKey;
}

export function placeSlots({ slots }: EventType): PlaceSlots | undefined {
  const key = (kind: SlotKind) => slots.find((slot) => slot.kind === kind)?.key;
  const [floor, x, y, x2, y2] = [key('floor'), key('x') ?? key('x1'), key('y') ?? key('y1'), key('x2'), key('y2')];
  const stops = slots.filter(({ kind }) => kind === 'stop').map((slot) => slot.key);
  return x && y ? { x, y, stops, ...(floor && { floor }), ...(x2 && y2 && { x2, y2 }) } : undefined;
}

/** Returns the target slots of a kind of event by id; undefined if it leads nowhere. */
export function placeSlotsOf(id: number): PlaceSlots | undefined {
  const type = eventType(id);
  return type && placeSlots(type);
}

/** Returns the keys of target slots, one after another. */
export const placeKeys = (slots: PlaceSlots): SlotKey[] => Object.values(slots).flat();

/**
 * Whether an event has a target that is not set yet: all its numbers are 0. Therefore the cell (0, 0) of its own floor is stored with
 * the number of that floor (`namedOrigin`), not with the 0 used elsewhere.
 */
export function isUnplaced(event: CellEvent): boolean {
  const slots = placeSlotsOf(event.event_id);
  return slots !== undefined && placeKeys(slots).every((key) => event[key] === 0);
}

/**
 * Returns the floor number that an event on the floor `own` needs for the target (0, 0) of that floor, because zeros alone mean "not set".
 */
export function namedOrigin(event: CellEvent, own: number): Partial<CellEvent> {
  const floor = isUnplaced(event) ? placeSlotsOf(event.event_id)?.floor : undefined;
  return floor ? { [floor]: own } : {};
}

/** A target: a cell, or for some events a rectangle up to `x2` and `y2`. */
export interface Target extends Place {
  readonly x2?: number;
  readonly y2?: number;
}

/** Returns the numbers of an event on the floor `own` for a target; the range of an elevator grows to include it. */
export function ledTo(event: CellEvent, own: number, { floor, x, y, x2 = x, y2 = y }: Target): Partial<CellEvent> {
  const slots = placeSlotsOf(event.event_id);
  if (!slots) return {};
  const ends = [floor, ...slots.stops.map((key) => event[key] || own)];
  const [lowest, highest] = slots.stops;
  return {
    ...(slots.floor && { [slots.floor]: floor === own ? 0 : floor }),
    ...(lowest && highest && { [lowest]: Math.min(...ends), [highest]: Math.max(...ends) }),
    [slots.x]: x,
    [slots.y]: y,
    ...(slots.x2 && slots.y2 && { [slots.x2]: x2, [slots.y2]: y2 }),
  };
}

/**
 * Returns the links of the event of a cell; empty if it leads nowhere or is not set.
 * @param scenario with it, events lead to entrances of labyrinths, and elevators to the floors where they stop: those with an elevator in
 *   the named cell. Without it, an elevator leads to every other floor of its range
 */
export function linksFrom(event: CellEvent, from: Place, scenario?: LinkedScenario): EventLink[] {
  const type = eventType(event.event_id);
  const slots = type && placeSlots(type);
  const labyrinth = type?.slots.find(({ kind }) => kind === 'labyrinth')?.key;
  const entrance = labyrinth && scenario?.entrances.get(event[labyrinth]);
  if (entrance) return [{ from, to: entrance }];
  if (!slots || isUnplaced(event)) return [];
  const at = { x: event[slots.x], y: event[slots.y] };
  const until = slots.x2 && slots.y2 && { x: event[slots.x2], y: event[slots.y2] };
  return floorsOf(slots, event, from.floor)
    .map((floor) => ({ from, to: { floor, ...at }, ...(until && { until }) }))
    .filter(({ to }) => !scenario || !isElevator(type.id) || hasElevator(scenario.gridOf(to.floor), to));
}

/** Whether a cell has an elevator. */
export const hasElevator = (
  grid: FloorGrid | undefined,
  { x, y }: { readonly x: number; readonly y: number },
): boolean => grid !== undefined && Math.max(x, y) < GRID_SIDE && isElevator(readField(grid, 'event_id', x, y));

function floorsOf({ floor, stops }: PlaceSlots, event: CellEvent, own: number): number[] {
  if (floor) return [event[floor] || own];
  const [lowest = own, highest = own] = stops.map((key) => event[key] || own);
  const [first, last] = [Math.max(lowest, FLOORS.first), Math.min(highest, FLOORS.last)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index).filter(
    (number) => number !== own,
  );
}

/** Returns the links of all events of a floor. */
export function linksOfFloor(grid: FloorGrid, floor: number, scenario?: LinkedScenario): EventLink[] {
  const events = planeValues(grid, 'event_id');
  const links: EventLink[] = [];
  events.forEach((id, cell) => {
    if (id === 0) return;
    const { x, y } = cellPlace(cell);
    links.push(...linksFrom(readCell(grid, x, y), { floor, x, y }, scenario));
  });
  return links;
}

/** Returns the links of all floors that lead to a given floor. */
export function linksTo(floor: number, scenario: LinkedScenario): EventLink[] {
  const numbers = Array.from({ length: FLOORS.last }, (_, index) => FLOORS.first + index);
  return numbers.flatMap((number) => {
    const grid = scenario.gridOf(number);
    return grid ? linksOfFloor(grid, number, scenario).filter(({ to }) => to.floor === floor) : [];
  });
}

/** Whether a link leads to a cell, or to a rectangle that contains it. */
export function leadsTo({ to, until = to }: EventLink, { floor, x, y }: Place): boolean {
  return to.floor === floor && x >= to.x && x <= until.x && y >= to.y && y <= until.y;
}
