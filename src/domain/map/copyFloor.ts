import { CELL_FIELDS, EVENT_SLOTS, SIDES } from './cell.ts';
import { CELL_COUNT, type FloorGrid, planeOf } from './floorGrid.ts';

/** What of a floor is copied onto another (spec 1 §7, copy_type). `walls` is all that is drawn but for events. */
export const COPY_TYPES = ['all', 'walls', 'events', 'settings'] as const;
export type CopyType = (typeof COPY_TYPES)[number];

const WALL_FIELDS = [...SIDES, 'floor_id', 'room_id'] as const;
const EVENT_FIELDS = ['event_id', 'flag', 'muki', ...EVENT_SLOTS] as const;
const COPIED_FIELDS = { all: CELL_FIELDS, walls: WALL_FIELDS, events: EVENT_FIELDS, settings: [] } as const;

/** Whether a copy of this type takes the settings along. */
export const copiesSettings = (type: CopyType): boolean => type === 'all' || type === 'settings';

/** The grid `to` after a copy of `from` onto it. */
export function copiedGrid(from: FloorGrid, to: FloorGrid, type: CopyType): FloorGrid {
  const grid = to.slice();
  for (const field of COPIED_FIELDS[type]) {
    const start = planeOf(field) * CELL_COUNT;
    grid.set(from.subarray(start, start + CELL_COUNT), start);
  }
  return grid;
}
