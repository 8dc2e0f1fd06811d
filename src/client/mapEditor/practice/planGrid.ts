import type { EventId } from '#domain/events/kinds.ts';
import { BORDER, type Border, SIDES } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';
import { type Look, PLAN_SIZE, planLook, STANDS_AT } from './plan.ts';

/** Stairs up; their picture marks the visitor's standpoint. */
const STAIRS_UP: EventId = 101;
const DRAWN: Readonly<Record<Look, Border>> = { open: BORDER.open, wall: BORDER.wall, door: BORDER.door };

/** Returns the plan of the front page as a floor. */
export function planGrid(): FloorGrid {
  const grid = blankGrid();
  for (let x = 0; x < PLAN_SIZE; x++) {
    for (let y = 0; y < PLAN_SIZE; y++) {
      for (const side of SIDES) writeField(grid, side, x, y, DRAWN[planLook(x, y, side)]);
    }
  }
  writeField(grid, 'event_id', STANDS_AT.x, STANDS_AT.y, STAIRS_UP);
  return grid;
}
