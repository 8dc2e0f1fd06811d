import { type EventType, eventType } from '#domain/catalogs/eventTypes.ts';
import type { SlotKey } from '#domain/events/slotKinds.ts';
import type { Cell } from './cell.ts';
import { isUnplaced, namedOrigin, placeSlots } from './eventLinks.ts';
import { cellIndex, GRID_SIDE } from './floorGrid.ts';
import { type Place, type Placement, placed, turnedFacing } from './placement.ts';

/**
 * The keys of an event's numbers that describe its target: the floor (0: its own), one cell or two corners of a rectangle, and the
 * facing on arrival. An elevator names no floor, but a cell on every floor that it passes, including its own: that cell moves with the
 * elevator, so that a shaft stays together when its floors are moved one by one.
 */
export interface LinkSlots {
  readonly floor: SlotKey | undefined;
  readonly corners: readonly { readonly x: SlotKey; readonly y: SlotKey }[];
  readonly facing: SlotKey | undefined;
}

const kept = new Map<number, LinkSlots | undefined>();

/** Returns the link of an event by id; undefined if it leads nowhere. */
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

/** A part of a floor that has been moved. */
export interface MovedPart {
  /** The numbers of the two floors. */
  readonly from: number;
  readonly to: number;
  /** The former places of the moved cells, by `cellIndex`. */
  readonly cells: ReadonlySet<number>;
  /** From the old to the new places. */
  readonly placement: Placement;
  /** Wraps a place around the rim. */
  readonly wrap: (at: Place) => Place;
}

/**
 * Returns the numbers of an event's link after a part was moved: links into the part follow it.
 * @param home the floor on which the event stood when the link was made
 * @param stands the floor on which it stands now
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
    // A floor number that only marks the first cell (`namedOrigin`) was not chosen by the author.
    const isNamed = named !== 0 && !isUnplaced({ ...event, [link.floor]: 0 });
    changed[link.floor] = isNamed || leads !== stands ? leads : 0;
  }
  if (follows) {
    const arrived = corners.map((corner) => moved.wrap(placed(moved.placement, corner)));
    link.corners.forEach(({ x, y }, corner) => {
      // The south-west corner of a rectangle stays first.
      const pick = corner === 0 ? Math.min : Math.max;
      changed[x] = pick(...arrived.map((at) => at.x));
      changed[y] = pick(...arrived.map((at) => at.y));
    });
    if (link.facing) changed[link.facing] = turnedFacing(moved.placement, event[link.facing]);
  }
  return { ...changed, ...namedOrigin({ ...event, ...changed }, stands) };
}

/** Whether a place exists on a floor: numbers of events can be anything within storage ranges. */
const isStored = ({ x, y }: Place): boolean => Math.max(x, y) < GRID_SIDE;
const indexOf = ({ x, y }: Place): number => cellIndex(x, y);
