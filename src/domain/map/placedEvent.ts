import type { EventType } from '#domain/catalogs/eventTypes.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { BORDER, type Cell, SIDES } from './cell.ts';
import { nearestSides, type Position } from './edge.ts';
import { type CellEvent, newEvent } from './event.ts';
import { placeSlots } from './eventLinks.ts';

/** Floors are counted downwards. */
const FLOORS_AWAY = { floorAbove: -1, floorBelow: 1 } as const;

/** The place where an event is put. */
export interface Placing {
  /** Number of the floor. */
  readonly floor: number;
  readonly x: number;
  readonly y: number;
  /** The position of the pointer, in cells of the floor. */
  readonly at?: Position;
}

/** Makes a new event for a cell, with a guess for its target and its side if one is likely right. */
export function placedEvent(type: EventType, cell: Cell, placing: Placing): CellEvent {
  return { ...newEvent(type), ...firstPlace(type, placing), ...firstSide(type, cell, placing) };
}

function firstPlace(type: EventType, { floor, x, y }: Placing): Partial<CellEvent> {
  const slots = placeSlots(type);
  const beyond = floor + (type.leadsTo ? FLOORS_AWAY[type.leadsTo] : 0);
  const { first, last } = RECORD_KINDS.floor_map;
  if (!slots?.floor || beyond === floor || beyond < first || beyond > last) return {};
  return { [slots.floor]: beyond, [slots.x]: x, [slots.y]: y };
}

function firstSide(type: EventType, cell: Cell, placing: Placing): Partial<CellEvent> {
  const slot = type.slots.find(({ kind }) => kind === 'side');
  const likeliest = type.standsOn
    ?.map((name) => BORDER[name])
    .find((border) => SIDES.some((side) => cell[side] === border));
  if (!slot || likeliest === undefined) return {};
  const side = nearestSides(placing, placing.at).find((each) => cell[each] === likeliest);
  return side ? { [slot.key]: SIDES.indexOf(side) + 1 } : {};
}
