import { SIDES, type Side } from '#domain/map/cell.ts';
import { otherHalf } from '#domain/map/edge.ts';
import { decidedWith, type MergeConflict } from '#domain/map/mergeGrids.ts';

/**
 * The conflicts that are decided together: one field of a cell, an event whose kinds conflict, or both halves of an edge that conflict
 * alike.
 */
export type ConflictPlace = readonly [MergeConflict, ...MergeConflict[]];

/** Whether a field of a cell is one of its sides. */
export const isSide = (field: string): field is Side => SIDES.includes(field as Side);

/** Groups the conflicts into places that are decided together. @param size cells per side */
export function conflictPlaces(conflicts: readonly MergeConflict[], size: number): ConflictPlace[] {
  const left = new Set(conflicts);
  const places: ConflictPlace[] = [];
  for (const conflict of left) {
    const { x, y, field, mine, theirs } = conflict;
    const beyond = isSide(field) ? otherHalf({ x, y, side: field }, size) : undefined;
    const other = [...left].find(
      (each) =>
        each.x === beyond?.x &&
        each.y === beyond.y &&
        each.field === beyond.side &&
        each.mine === mine &&
        each.theirs === theirs,
    );
    const place = other ? [other] : decidedWith(conflict, left).filter((each) => each !== conflict);
    for (const each of [conflict, ...place]) left.delete(each);
    places.push([conflict, ...place]);
  }
  return places;
}
