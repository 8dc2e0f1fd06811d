import { CELL_FIELDS, type CellField } from './cell.ts';
import { EVENT_FIELDS, isEventField } from './event.ts';
import { CELL_COUNT, cellPlace, type FloorGrid, planeOf } from './floorGrid.ts';

/** A field of a cell with different values on both sides, which needs a decision of the author. */
export interface MergeConflict {
  readonly x: number;
  readonly y: number;
  readonly field: CellField;
  readonly base: number;
  readonly mine: number;
  readonly theirs: number;
}

/** The fields of a cell that are taken from one side together. */
const FIELD_BY_FIELD: readonly (readonly CellField[])[] = CELL_FIELDS.map((field) => [field]);
const EVENT_AS_ONE = [...FIELD_BY_FIELD.filter(([field]) => field && !isEventField(field)), EVENT_FIELDS];
const EVENT_IDS = planeOf('event_id') * CELL_COUNT;

/**
 * Merges two descendants of `base`, field by field of each cell. An event with different kinds on both sides, or removed on one side,
 * is one value, because numbers mean nothing in another kind. If only one side changed a value, that one is taken; if both made the
 * same change, that value; otherwise it is a conflict, and `merged` has my value until the author decides.
 */
export function mergeGrids(
  base: FloorGrid,
  mine: FloorGrid,
  theirs: FloorGrid,
): { merged: FloorGrid; conflicts: MergeConflict[] } {
  const merged = mine.slice();
  const conflicts: MergeConflict[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const isOneEvent = mine[EVENT_IDS + cell] === theirs[EVENT_IDS + cell];
    for (const fields of isOneEvent ? FIELD_BY_FIELD : EVENT_AS_ONE) {
      const differing = fields
        .map((field) => ({ field, at: planeOf(field) * CELL_COUNT + cell }))
        .filter(({ at }) => mine[at] !== theirs[at]);
      if (differing.every(({ at }) => theirs[at] === base[at])) continue;
      const isMine = differing.some(({ at }) => mine[at] !== base[at]);
      for (const { field, at } of differing) {
        if (isMine)
          conflicts.push(
            conflictAt(
              cell,
              field,
              [base, mine, theirs].map((grid) => grid[at] as number),
            ),
          );
        else merged[at] = theirs[at] as number;
      }
    }
  }
  return { merged, conflicts };
}

const conflictAt = (cell: number, field: CellField, [base = 0, mine = 0, theirs = 0]: number[]): MergeConflict => ({
  ...cellPlace(cell),
  field,
  base,
  mine,
  theirs,
});

/** Returns the conflicts that must be decided together with this one: those of an event whose kinds conflict. */
export function decidedWith(conflict: MergeConflict, conflicts: Iterable<MergeConflict>): MergeConflict[] {
  const ofEvent = [...conflicts].filter(
    ({ x, y, field }) => x === conflict.x && y === conflict.y && isEventField(field),
  );
  const isOneEvent = isEventField(conflict.field) && ofEvent.some(({ field }) => field === 'event_id');
  return isOneEvent ? ofEvent : [conflict];
}
