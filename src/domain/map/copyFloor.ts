import { CELL_FIELDS, SIDES } from './cell.ts';
import { EVENT_FIELDS } from './event.ts';
import { namedOrigin, placeSlotsOf } from './eventLinks.ts';
import { CELL_COUNT, cellPlace, type FloorGrid, planeOf, readCell, readField, writeField } from './floorGrid.ts';

/** The part of a floor that is copied (docs/map-editor.md, "Copying a floor"). */
export const COPY_TYPES = ['all', 'walls', 'events', 'settings'] as const;
export type CopyType = (typeof COPY_TYPES)[number];

const WALL_FIELDS = [...SIDES, 'floor_id', 'room_id'] as const;
const COPIED_FIELDS = { all: CELL_FIELDS, walls: WALL_FIELDS, events: EVENT_FIELDS, settings: [] } as const;

/** Whether a copy of this type includes the settings. */
export const copiesSettings = (type: CopyType): boolean => type === 'all' || type === 'settings';

/** A grid with the number of its floor. */
interface NumberedGrid {
  readonly number: number;
  readonly grid: FloorGrid;
}

/** Returns the grid of `to` after a copy of `from` onto it. */
export function copiedGrid(from: NumberedGrid, to: NumberedGrid, type: CopyType): FloorGrid {
  const grid = to.grid.slice();
  for (const field of COPIED_FIELDS[type]) {
    const start = planeOf(field) * CELL_COUNT;
    grid.set(from.grid.subarray(start, start + CELL_COUNT), start);
  }
  if (type === 'all' || type === 'events') leadOriginsHere(grid, from.number, to.number);
  return grid;
}

/** Makes links that name the source floor and its cell (0, 0) lead to that cell of the copy, as links with floor 0 do. */
function leadOriginsHere(grid: FloorGrid, from: number, to: number): void {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const { x, y } = cellPlace(cell);
    const floor = placeSlotsOf(readField(grid, 'event_id', x, y))?.floor;
    if (!floor || readField(grid, floor, x, y) !== from) continue;
    const named = namedOrigin({ ...readCell(grid, x, y), [floor]: 0 }, to)[floor];
    if (named !== undefined) writeField(grid, floor, x, y, named);
  }
}
