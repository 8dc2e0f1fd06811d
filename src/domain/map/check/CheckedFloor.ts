import type { CheckRule } from '#domain/catalogs/checkRules.ts';
import { type EventType, eventType } from '#domain/catalogs/eventTypes.ts';
import type { EventId } from '#domain/events/kinds.ts';
import type { SlotKey } from '#domain/events/slotKinds.ts';
import { type CellField, SIDES } from '#domain/map/cell.ts';
import { cellFieldPath } from '#domain/map/cellField.ts';
import { type Edge, edgeKey } from '#domain/map/edge.ts';
import type { CellEvent } from '#domain/map/event.ts';
import { type EventLink, linksFrom, type Place } from '#domain/map/eventLinks.ts';
import { cellPlace, type FloorGrid, planeValues, readCell } from '#domain/map/floorGrid.ts';
import type { Exists } from '#domain/resource/checkRecord.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import type { ReachedCells } from './reachedCells.ts';

/** A problem of a cell; its path is that of a floor's content, such as `maps.x3_y20.event.data.1`. */
export type CellProblem = Problem & {
  readonly x: number;
  readonly y: number;
  readonly field: CellField;
};

/** An event that lies on a floor. */
export interface EventAt {
  readonly at: Place;
  readonly type: EventType;
  readonly event: CellEvent;
  readonly links: readonly EventLink[];
}

/** A floor of a scenario as the rules of every floor see it. */
export interface KnownFloor {
  readonly number: number;
  /** Cells a side. */
  readonly size: number;
  readonly grid: FloorGrid;
  /** The events within its size. */
  readonly events: readonly EventAt[];
  /** Links by target floor. */
  readonly ways: ReadonlyMap<number, readonly Way[]>;
}

/** One of the links of an event. */
export interface Way {
  readonly event: EventAt;
  readonly link: EventLink;
}

/** A labyrinth: its first and last floor, and its entrance. */
export interface KnownLabyrinth {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly entrance: Place;
}

/** The context in which a floor is checked. */
export interface CheckContext {
  /** The number of the checked floor. */
  readonly number: number;
  readonly exists: Exists;
  /** The painted floors by number; the checked one may be missing. */
  readonly floors: ReadonlyMap<number, KnownFloor>;
  readonly labyrinths: readonly KnownLabyrinth[];
  /** The reached cells of those floors, including the checked one. */
  readonly reached: ReachedCells;
  /** The maximum group size on the checked floor. */
  readonly largestGroup: number;
}

/** Reads a floor. `size`: cells a side. */
export function knownFloor(number: number, size: number, grid: FloorGrid): KnownFloor {
  const ids = planeValues(grid, 'event_id');
  const events: EventAt[] = [];
  ids.forEach((id, cell) => {
    const { x, y } = cellPlace(cell);
    const type = id === 0 || x >= size || y >= size ? undefined : eventType(id);
    if (!type) return;
    const at = { floor: number, x, y };
    const event = readCell(grid, x, y);
    events.push({ at, type, event, links: linksFrom(event, at) });
  });
  const ways = events.flatMap((event) => event.links.map((link) => ({ event, link })));
  return { number, size, grid, events, ways: Map.groupBy(ways, ({ link }) => link.to.floor) };
}

/** The floor that is checked. */
export class CheckedFloor implements KnownFloor {
  readonly number: number;
  readonly size: number;
  readonly grid: FloorGrid;
  readonly events: readonly EventAt[];
  readonly ways: KnownFloor['ways'];
  readonly context: CheckContext;
  /** The events about an edge, by edgeKey. */
  readonly eventsOfEdges: ReadonlyMap<number, readonly EventAt[]>;

  constructor(floor: KnownFloor, context: CheckContext) {
    this.number = floor.number;
    this.size = floor.size;
    this.grid = floor.grid;
    this.events = floor.events;
    this.ways = floor.ways;
    this.context = context;
    const byEdge = new Map<number, EventAt[]>();
    for (const one of this.events) {
      const edge = edgeOf(one);
      if (!edge) continue;
      const key = edgeKey(edge, this.size);
      byEdge.set(key, [...(byEdge.get(key) ?? []), one]);
    }
    this.eventsOfEdges = byEdge;
  }

  /** Returns a floor of the scenario; undefined for one on which nothing was painted. */
  floor(number: number): KnownFloor | undefined {
    return number === this.number ? this : this.context.floors.get(number);
  }

  /** All floors on which anything was painted. */
  get floors(): KnownFloor[] {
    return [this, ...[...this.context.floors.values()].filter(({ number }) => number !== this.number)];
  }

  /** Returns the events about an edge. */
  eventsOf(edge: Edge): readonly EventAt[] {
    return this.eventsOfEdges.get(edgeKey(edge, this.size)) ?? [];
  }
}

/** Returns the slot of an event that names a side of its cell. */
export const sideSlot = ({ slots }: EventType): SlotKey | undefined => slots.find(({ kind }) => kind === 'side')?.key;

/** Returns the slot of an event that names its flag. */
export const flagSlot = ({ slots }: EventType): SlotKey | undefined => slots.find(({ kind }) => kind === 'flag')?.key;

/** Returns the edge of an event; undefined without a side. */
export function edgeOf({ at: { x, y }, type, event }: EventAt): Edge | undefined {
  const key = sideSlot(type);
  const side = key && SIDES[event[key] - 1];
  return side && { x, y, side };
}

const FLAG_DOOR: EventId = 802;

/** Returns the flag of an 802 that opens the edge of an event. Undefined for any other event, and without a flag. */
export function openingFlag({ type, event }: EventAt): number | undefined {
  const key = type.id === FLAG_DOOR ? flagSlot(type) : undefined;
  return (key && event[key]) || undefined;
}

/** Makes a problem of a value of a cell: an error, or the warning of a rule. */
export function problemAt(
  { x, y }: { readonly x: number; readonly y: number },
  field: CellField,
  fault: Problem['fault'],
  rule: CheckRule,
): CellProblem {
  const at = { x, y, field, path: cellFieldPath(x, y, field), fault };
  return rule === 'error' ? { ...at, severity: 'error' } : { ...at, severity: 'warning', rule };
}
