import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import { type EventLink, linksFrom, linksOfFloor } from '#domain/map/eventLinks.ts';
import { type FloorGrid, readCell, readField } from '#domain/map/floorGrid.ts';
import { linkEnd } from './paintLinks.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** What decides which links of a floor are drawn. */
export interface LinkSight {
  readonly grid: FloorGrid;
  readonly floor: number;
  readonly size: number;
  /** Those of every event. */
  readonly isAll: boolean;
  /** The cell whose event is looked at. */
  readonly chosen: Cell | undefined;
  /** The cell under the pointer or of the keyboard. */
  readonly at: Cell | undefined;
}

/** All links of the floor, or those of the cell that is looked at and of the one at hand. */
export function shownLinks({ grid, floor, size, isAll, chosen, at }: LinkSight): EventLink[] {
  if (isAll) return linksOfFloor(grid, floor);
  const cells = chosen && at && isSame(chosen, at) ? [at] : [chosen, at];
  return cells.flatMap((cell) => {
    if (!cell || cell.x >= size || cell.y >= size || readField(grid, 'event_id', cell.x, cell.y) === 0) return [];
    return linksFrom(readCell(grid, cell.x, cell.y), { floor, x: cell.x, y: cell.y });
  });
}

/** The link whose end may be dragged from here: one of the event looked at, or any while all are drawn. */
export function linkEndingAt(sight: LinkSight, { at, reach }: PointerSample): EventLink | undefined {
  const { floor, size, isAll, chosen } = sight;
  return shownLinks(sight).find((link) => {
    const end = linkEnd(link, floor, size);
    const mayMove = isAll || (chosen !== undefined && isSame(chosen, link.from));
    return mayMove && !link.until && Math.hypot(at.x - end.x, at.y - end.y) <= reach;
  });
}

const isSame = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;
