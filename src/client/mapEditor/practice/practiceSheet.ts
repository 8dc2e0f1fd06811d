import type { FloorSheet } from '#client/mapEditor/state/FloorDesk.ts';
import { FloorSession } from '#client/mapEditor/state/FloorSession.ts';
import { FloorShelf } from '#client/mapEditor/state/FloorShelf.ts';
import type { BrowserStorage } from '#client/saving/JsonStorage.ts';
import { type Look, type LookAt, PLAN_SIZE, planLook, STANDS_AT } from '#client/shell/art/plan.ts';
import { BORDER, type Border, SIDES } from '#domain/map/cell.ts';
import { readBorder } from '#domain/map/edge.ts';
import { blankGrid, type FloorGrid, writeField } from '#domain/map/floorGrid.ts';

/** Stairs up, whose picture marks where the reader stands. */
const STAIRS_UP = 101;
const DRAWN: Readonly<Record<Look, Border>> = { open: BORDER.open, wall: BORDER.wall, door: BORDER.door };

/** How each kind of edge looks to who stands before it, by its code: what is hidden looks like wall. */
const LOOKS: readonly Look[] = ['open', 'wall', 'door', 'wall', 'door', 'wall', 'open', 'door'];

/** A browser's storage that keeps nothing: what is drawn for practice goes with the page. */
const NO_STORAGE: BrowserStorage = { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {} };

/** A small floor that is nobody's, with the plan of the front page begun on it. */
export function newPracticeSheet(): FloorSheet {
  const grid = blankGrid();
  for (let x = 0; x < PLAN_SIZE; x++) {
    for (let y = 0; y < PLAN_SIZE; y++) {
      for (const side of SIDES) writeField(grid, side, x, y, DRAWN[planLook(x, y, side)]);
    }
  }
  writeField(grid, 'event_id', STANDS_AT.x, STANDS_AT.y, STAIRS_UP);
  const shelf = new FloorShelf(NO_STORAGE, 'practice', 'practice');
  return { number: 1, size: PLAN_SIZE, session: new FloorSession({ grid, revision: 0, restoredRevision: 0 }, shelf) };
}

/** What of a practice sheet is seen from within; outside of it is wall. */
export const lookOf =
  (grid: FloorGrid): LookAt =>
  (x, y, side) =>
    Math.min(x, y) < 0 || Math.max(x, y) >= PLAN_SIZE ? 'wall' : (LOOKS[readBorder(grid, { x, y, side })] ?? 'wall');
