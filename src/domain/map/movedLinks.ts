import { type EventType, eventType, type SlotKey } from '#domain/catalogs/eventTypes.ts';
import type { Cell } from './cell.ts';
import { isUnplaced, namedOrigin, placeSlots } from './eventLinks.ts';
import { cellIndex, GRID_SIDE } from './floorGrid.ts';
import { type Place, type Placement, placed, turnedFacing } from './placement.ts';

/**
 * The keys of an event's numbers that say where it leads: the floor (0: the one it stands on), one place or the two corners of a
 * rectangle, and the facing on arrival. An elevator names no floor but a cell of each that it passes, its own among them: that one
 * comes along when the elevator is moved, so that a shaft holds together when its floors are moved one after the other.
 */
export interface LinkSlots {
  readonly floor: SlotKey | undefined;
  readonly corners: readonly { readonly x: SlotKey; readonly y: SlotKey }[];
  readonly facing: SlotKey | undefined;
}

const kept = new Map<number, LinkSlots | undefined>();

/** The link of an event by its id; undefined where it leads nowhere. */
export function linkSlots(id: number): LinkSlots | undefined {
  const type = id === 0 ? undefined : eventType(id);
  if (!type) return undefined;
  if (!kept.has(id)) kept.set(id, linkOf(type));
  return kept.get(id);
}

function linkOf(type: EventType): LinkSlots | undefined {
  const place = placeSlots(type);
  if (!place) return undefined;
  const { floor, x, y, x2, y2 } = place;
  const facing = type.slots.find(({ kind }) => kind === 'facing')?.key;
  return { floor, corners: [{ x, y }, ...(x2 && y2 ? [{ x: x2, y: y2 }] : [])], facing };
}

/** A part of a floor that lies elsewhere now. */
export interface MovedPart {
  /** The floors' numbers. */
  readonly from: number;
  readonly to: number;
  /** Of the cells that have come along, where they lay: by `cellIndex`. */
  readonly cells: ReadonlySet<number>;
  /** From where they lay to where they lie. */
  readonly placement: Placement;
  /** Brings a place back over the rim. */
  readonly wrap: (at: Place) => Place;
}

/**
 * The numbers of an event's link after a part was moved: one that led into the part leads to where that lies now.
 * @param home the floor on which the event stood when the link was made
 * @param stands the floor on which it stands
 * @returns the numbers of the link
 */
export function linkAfterMove(event: Cell, home: number, stands: number, moved: MovedPart | undefined): Partial<Cell> {
  const link = linkSlots(event.event_id);
  if (!link || isUnplaced(event)) return {};
  const corners = link.corners.map(({ x, y }) => ({ x: event[x], y: event[y] }));
  const named = link.floor && event[link.floor];
  const led = named || home;
  const follows =
    moved?.from === led && corners.every((corner) => isStored(corner) && moved.cells.has(indexOf(corner)));
  const leads = follows ? moved.to : led;
  const changed: Partial<Cell> = {};
  if (link.floor) {
    // A number that stands for the floor's first cell alone (`namedOrigin`) was not chosen as such.
    const isNamed = named !== 0 && !isUnplaced({ ...event, [link.floor]: 0 });
    changed[link.floor] = isNamed || leads !== stands ? leads : 0;
  }
  if (follows) {
    const arrived = corners.map((corner) => moved.wrap(placed(moved.placement, corner)));
    link.corners.forEach(({ x, y }, corner) => {
      // A rectangle keeps its south-west corner first.
      const pick = corner === 0 ? Math.min : Math.max;
      changed[x] = pick(...arrived.map((at) => at.x));
      changed[y] = pick(...arrived.map((at) => at.y));
    });
    if (link.facing) changed[link.facing] = turnedFacing(moved.placement, event[link.facing]);
  }
  return { ...changed, ...namedOrigin({ ...event, ...changed }, stands) };
}

/** Whether a place is one of a floor at all: a number of an event may be anything that can be stored. */
const isStored = ({ x, y }: Place): boolean => Math.max(x, y) < GRID_SIDE;
const indexOf = ({ x, y }: Place): number => cellIndex(x, y);
