import { slotPlane, visibleLook } from '#domain/events/visibleLook.ts';
import { type Border, CEILING_MARK, FLOOR_MARK, SIDES, type Side, ZONE } from '#domain/map/cell.ts';
import { EDGE_LOOK, type EdgeLook, edgeLook } from '#domain/map/edgeLook.ts';
import {
  blankGrid,
  CELL_COUNT,
  cellIndex,
  cellPlace,
  type FloorGrid,
  neighbour,
  planeOf,
  readField,
} from '#domain/map/floorGrid.ts';
import { readersGrid } from '#domain/map/readersGrid.ts';

/** A cell with the direction in which somebody looks from it. */
export interface Viewpoint {
  readonly x: number;
  readonly y: number;
  readonly facing: Side;
}

/** Cells that are visible ahead by the light of a torch. */
const REACH = 10;
/** The visible zones and marks of a cell. */
const SEEN_MARKS = ZONE.dark | FLOOR_MARK.mask | CEILING_MARK.mask;
/** The slots of an event that its look depends on. */
const SEEN_SLOTS = ['side'] as const;

export const lookOfSide = (grid: FloorGrid, { x, y, facing }: Viewpoint): EdgeLook =>
  edgeLook(readField(grid, facing, x, y) as Border);

/** Whether the party sees through a side of a cell. */
export const isClear = (grid: FloorGrid, at: Viewpoint): boolean =>
  [EDGE_LOOK.nothing, EDGE_LOOK.gate].some((look) => look === lookOfSide(grid, at));

export const isDarkAt = (grid: FloorGrid, x: number, y: number): boolean =>
  (readField(grid, 'floor_id', x, y) & ZONE.dark) !== 0;

/**
 * Returns the cells (`cellIndex`) that a party can see something of from a place, the own one first: those that sight reaches through
 * open sides and gates, within the angle of the first-person view.
 */
export function cellsSeen(grid: FloorGrid, size: number, from: Viewpoint): readonly number[] {
  const ahead = SIDES.indexOf(from.facing);
  const found = new Set<number>();
  const reached = [{ x: from.x, y: from.y, far: 0, aside: 0 }];
  const known = new Set(['0 0']);
  for (const { x, y, far, aside } of reached) {
    found.add(cellIndex(x, y));
    if (isDarkAt(grid, x, y)) continue;
    for (const [turn, facing] of SIDES.entries()) {
      const [stepFar, stepAside] = STEPS[(turn - ahead + SIDES.length) % SIDES.length] ?? [0, 0];
      const next = { ...neighbour(x, y, facing, size), far: far + stepFar, aside: aside + stepAside };
      const name = `${next.far} ${next.aside}`;
      const isInSight = next.far >= 0 && next.far <= REACH && Math.abs(next.aside) <= next.far + 1;
      if (known.has(name) || !isInSight || !isClear(grid, { x, y, facing })) continue;
      known.add(name);
      reached.push(next);
    }
  }
  return [...found];
}

/** Steps ahead and to the right, by the turn from the direction of the view. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Returns the part of a floor that is visible from a place, as a party sees it that has found nothing yet; the rest is blank. */
export function seenFrom(grid: FloorGrid, size: number, from: Viewpoint): FloorGrid {
  const shown = readersGrid(grid);
  const seen = blankGrid();
  const copy = (source: FloorGrid, plane: number, cell: number, mask = ~0) => {
    seen[plane * CELL_COUNT + cell] = (source[plane * CELL_COUNT + cell] as number) & mask;
  };
  for (const cell of cellsSeen(grid, size, from)) {
    for (const side of SIDES) copy(shown, planeOf(side), cell);
    copy(grid, planeOf('floor_id'), cell, SEEN_MARKS);
    const look = visibleLook(grid, cell);
    if (!look) continue;
    copy(grid, planeOf('event_id'), cell);
    const { x, y } = cellPlace(cell);
    for (const kind of [...SEEN_SLOTS, ...(look.where ? [look.where] : [])]) {
      const plane = slotPlane(readField(grid, 'event_id', x, y), kind);
      if (plane !== undefined) copy(grid, plane, cell);
    }
  }
  return seen;
}
