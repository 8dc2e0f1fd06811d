import { CELL_FIELDS, SIDES } from './cell.ts';
import { EVENT_FIELDS } from './event.ts';
import { namedOrigin, placeSlotsOf } from './eventLinks.ts';
import { CELL_COUNT, cellPlace, type FloorGrid, planeOf, readCell, readField, writeField } from './floorGrid.ts';

/** Which part of a floor is copied (docs/map-editor.md, "Copying a floor"). */
export const COPY_TYPES = ['all', 'walls', 'events', 'settings'] as const;
export type CopyType = (typeof COPY_TYPES)[number];

const WALL_FIELDS = [...SIDES, 'floor_id', 'room_id'] as const;
const COPIED_FIELDS = { all: CELL_FIELDS, walls: WALL_FIELDS, events: EVENT_FIELDS, settings: [] } as const;

/** Whether a copy of this type takes the settings along. */
export const copiesSettings = (type: CopyType): boolean => type === 'all' || type === 'settings';

/** A floor by its number. */
interface NumberedGrid {
  readonly number: number;
  readonly grid: FloorGrid;
}

/** The grid of `to` after a copy of `from` onto it. */
export function copiedGrid(from: NumberedGrid, to: NumberedGrid, type: CopyType): FloorGrid {
  const grid = to.grid.slice();
  for (const field of COPIED_FIELDS[type]) {
    const start = planeOf(field) * CELL_COUNT;
    grid.set(from.grid.subarray(start, start + CELL_COUNT), start);
  }
  if (type === 'all' || type === 'events') leadOriginsHere(grid, from.number, to.number);
  return grid;
}

/** Links to the cell (0, 0) of the source floor by its number lead to that cell of the copy, as links with floor 0 do. */
function leadOriginsHere(grid: FloorGrid, from: number, to: number): void {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const { x, y } = cellPlace(cell);
    const floor = placeSlotsOf(readField(grid, 'event_id', x, y))?.floor;
    if (!floor || readField(grid, floor, x, y) !== from) continue;
    const named = namedOrigin({ ...readCell(grid, x, y), [floor]: 0 }, to)[floor];
    if (named !== undefined) writeField(grid, floor, x, y, named);
  }
}
