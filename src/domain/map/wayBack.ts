import { eventType } from '#domain/catalogs/eventTypes.ts';
import { type CellEvent, EVENT_FIELDS, newEvent } from './event.ts';
import { leadsTo, linksFrom, type Place, placeSlots, placeSlotsOf } from './eventLinks.ts';
import { CELL_COUNT, type FloorGrid, GRID_SIDE, readCell, readField } from './floorGrid.ts';

/** The stairs that belong at the other end of stairs (docs/domain.md, "Events"). */
export interface WayBack {
  readonly at: Place;
  readonly event: CellEvent;
}

/**
 * Returns the way back that the event of a cell needs; undefined if it needs none, leads to its own cell, or has no target yet: new stairs
 * have a target of zeros if there is no floor beyond.
 */
export function wayBackOf(event: CellEvent, from: Place): WayBack | undefined {
  const type = eventType(event.event_id)?.counterpart;
  const counterpart = type === undefined ? undefined : eventType(type);
  const slots = counterpart && placeSlots(counterpart);
  const [link] = linksFrom(event, from);
  if (!counterpart || !slots?.floor || !link || leadsTo(link, from)) return undefined;
  return {
    at: link.to,
    event: { ...newEvent(counterpart), [slots.floor]: from.floor, [slots.x]: from.x, [slots.y]: from.y },
  };
}

/** Whether a cell already has this way back, whatever the other numbers of its event are. */
export function isWayBack(event: CellEvent, { at, event: wanted }: WayBack): boolean {
  if (event.event_id !== wanted.event_id) return false;
  const [present] = linksFrom(event, at);
  const [asked] = linksFrom(wanted, at);
  return present !== undefined && asked !== undefined && leadsTo(present, asked.to);
}

/** Returns a floor by its number; undefined if there is none. */
type GridOf = (floor: number) => FloorGrid | undefined;

/** Returns the missing way back of the event of a cell. */
export function missingWayBack(event: CellEvent, from: Place, gridOf: GridOf): WayBack | undefined {
  const wayBack = wayBackOf(event, from);
  const target = wayBack && gridOf(wayBack.at.floor);
  return target && !isWayBack(readCell(target, wayBack.at.x, wayBack.at.y), wayBack) ? wayBack : undefined;
}

/** Returns the stairs that have lost their way back between `before` and `after`. */
export function strandedStairs(floors: readonly number[], before: GridOf, after: GridOf): Place[] {
  const stranded = (gridOf: GridOf) => floors.flatMap((floor) => stairsWithoutWayBack(floor, gridOf));
  const known = new Set(stranded(before).map(placeKey));
  return stranded(after).filter((at) => !known.has(placeKey(at)));
}

function stairsWithoutWayBack(floor: number, gridOf: GridOf): Place[] {
  const grid = gridOf(floor);
  const places: Place[] = [];
  for (let cell = 0; grid && cell < CELL_COUNT; cell++) {
    const at = { floor, x: cell % GRID_SIDE, y: Math.floor(cell / GRID_SIDE) };
    if (readField(grid, 'event_id', at.x, at.y) === 0) continue;
    if (missingWayBack(readCell(grid, at.x, at.y), at, gridOf)) places.push(at);
  }
  return places;
}

const placeKey = ({ floor, x, y }: Place): string => `${floor} ${x} ${y}`;

/** Whether an event is an unchanged automatic way back. */
export const isPlainWayBack = (event: CellEvent, { event: wanted }: WayBack): boolean =>
  EVENT_FIELDS.every((field) => event[field] === wanted[field]);

/** Returns the way back for stairs that become the way back of another place: numbers that were added to them are kept. */
export function carriedWayBack(event: CellEvent, wayBack: WayBack): WayBack {
  const slots = placeSlotsOf(wayBack.event.event_id);
  if (event.event_id !== wayBack.event.event_id || !slots?.floor) return wayBack;
  const places = Object.fromEntries([slots.floor, slots.x, slots.y].map((slot) => [slot, wayBack.event[slot]]));
  return { ...wayBack, event: { ...event, ...places } };
}

/** The ways back to remove and to add after a change. */
export interface WayBackChange {
  /** The stairs' own cell. */
  readonly from: Place;
  readonly old: WayBack | undefined;
  readonly wanted: WayBack | undefined;
}

/** Returns the changes of ways back after a step on a floor. `cells`: those that the step changed. */
export function wayBackChanges(
  floor: number,
  before: FloorGrid,
  after: FloorGrid,
  cells: readonly { readonly x: number; readonly y: number }[],
): WayBackChange[] {
  return cells.flatMap(({ x, y }) => {
    const from = { floor, x, y };
    const old = wayBackOf(readCell(before, x, y), from);
    const wanted = wayBackOf(readCell(after, x, y), from);
    const isSame = old && wanted && old.event.event_id === wanted.event.event_id && isSamePlace(old.at, wanted.at);
    return isSame || !(old || wanted) ? [] : [{ from, old, wanted }];
  });
}

const isSamePlace = (a: Place, b: Place): boolean => a.floor === b.floor && a.x === b.x && a.y === b.y;
