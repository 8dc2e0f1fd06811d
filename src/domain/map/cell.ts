import { isEventType } from '#domain/catalogs/eventTypes.ts';

/**
 * A cell is 21 small integers. They are listed once, here; the grid, its packing, the check, the nested form, patches and merges all
 * iterate this list. `border` holds the cell's own half of each of its four edges.
 */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

export const EVENT_SLOTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C'] as const;
export type EventSlot = (typeof EVENT_SLOTS)[number];

export const CELL_FIELDS = [...SIDES, 'floor_id', 'room_id', 'event_id', 'flag', 'muki', ...EVENT_SLOTS] as const;
export type CellField = (typeof CELL_FIELDS)[number];

/** A whole cell, or the fields of it that matter. All are integers within `CELL_RANGES`. */
export type Cell = Record<CellField, number>;

/** Inclusive ranges; nothing else makes a grid invalid (docs/domain.md, "Storage ranges"). */
export const CELL_RANGES: Record<CellField, { min: number; max: number; holes?: (value: number) => boolean }> = {
  north: { min: 0, max: 7 },
  east: { min: 0, max: 7 },
  south: { min: 0, max: 7 },
  west: { min: 0, max: 7 },
  floor_id: { min: 0, max: 63, holes: (value) => value >> 4 === 3 },
  room_id: { min: 0, max: 3 },
  event_id: { min: 0, max: 9999, holes: (value) => value !== 0 && !isEventType(value) },
  flag: { min: -999, max: 999 },
  muki: { min: 0, max: 4 },
  ...(Object.fromEntries(EVENT_SLOTS.map((slot) => [slot, { min: 0, max: 999_999 }])) as Record<
    EventSlot,
    { min: number; max: number }
  >),
  A: { min: 0, max: 1 },
  B: { min: 0, max: 999 },
  C: { min: 0, max: 999, holes: (value) => value > 60 && value !== 999 },
};

/** Whether `value` may be stored in `field`. */
export function isStorable(field: CellField, value: unknown): value is number {
  const range = CELL_RANGES[field];
  return (
    Number.isInteger(value) &&
    (value as number) >= range.min &&
    (value as number) <= range.max &&
    !range.holes?.(value as number)
  );
}

/** The codes of a side of a cell (docs/domain.md, "Floor and cell"). */
export const BORDER = {
  open: 0,
  wall: 1,
  door: 2,
  hiddenDoor: 3,
  lockedDoor: 4,
  phantomWall: 5,
  invisibleWall: 6,
  gate: 7,
} as const;
export type Border = (typeof BORDER)[keyof typeof BORDER];
export type BorderName = keyof typeof BORDER;
/** Indexed by code. */
export const BORDER_NAMES = Object.keys(BORDER) as BorderName[];

/** `floor_id` is a bit field: two zones, a floor mark and a ceiling mark of two bits each. */
export const ZONE = { dark: 1, noTeleport: 2 } as const;
export const FLOOR_MARK = { shift: 2, mask: 0b001100 } as const;
export const CEILING_MARK = { shift: 4, mask: 0b110000 } as const;
