import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import type { ToolValues } from '#client/mapEditor/tools/mapTool.ts';
import { type EventLink, isUnplaced, linksFrom, type Place, placeSlotsOf } from '#domain/map/eventLinks.ts';
import { type FloorGrid, readCell, readField } from '#domain/map/floorGrid.ts';
import { rectangleBetween } from '#domain/map/rectangle.ts';
import { linkEnd, type ShownLink } from './paintLinks.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** What decides which links of a floor are drawn. */
export interface LinkSight {
  readonly grid: FloorGrid;
  readonly floor: number;
  readonly size: number;
  /** Of labyrinths, by their numbers. */
  readonly entrances: ReadonlyMap<number, Place>;
  /** Those of every event. */
  readonly isAll: boolean;
  /** The cell whose event is looked at. */
  readonly chosen: Cell | undefined;
  /** The cell under the pointer or of the keyboard. */
  readonly at: Cell | undefined;
}

/** All links of the floor, or those of the cell that is looked at and of the one at hand. */
export function shownLinks({ grid, floor, size, entrances, isAll, chosen, at }: LinkSight): ShownLink[] {
  const atHand = chosen && at && isSame(chosen, at) ? [at] : [chosen, at];
  return (isAll ? allCells(size) : atHand).flatMap((cell) => {
    if (!cell || cell.x >= size || cell.y >= size || readField(grid, 'event_id', cell.x, cell.y) === 0) return [];
    const [event, from] = [readCell(grid, cell.x, cell.y), { floor, x: cell.x, y: cell.y }];
    return isUnplaced(event) ? [{ from }] : linksFrom(event, from, entrances);
  });
}

const allCells = (size: number): Cell[] =>
  Array.from({ length: size * size }, (_, index) => ({ x: index % size, y: Math.floor(index / size) }));

/** The link whose end may be dragged from here: one of the event looked at, or any while all are drawn. */
export function linkEndingAt(sight: LinkSight, { at, reach }: PointerSample): ShownLink | undefined {
  const { grid, floor, size, isAll, chosen } = sight;
  return shownLinks(sight).find((link) => {
    const end = linkEnd(link, floor, size);
    // What names a labyrinth leads to its entrance, wherever that lies.
    const isOfPlace = placeSlotsOf(readField(grid, 'event_id', link.from.x, link.from.y)) !== undefined;
    const mayMove = isOfPlace && (isAll || (chosen !== undefined && isSame(chosen, link.from)));
    return mayMove && Math.hypot(at.x - end.x, at.y - end.y) <= reach;
  });
}

/** Where a link is held whose end is dragged from a cell, as from the south-west corner of its target: a rectangle keeps its size. */
export function gripOf({ to, until }: ShownLink, floor: number, cell: Cell): Cell {
  if (!to || !until) return { x: 0, y: 0 };
  const { west, south, east, north } = rectangleBetween(to, until);
  if (to.floor === floor) return { x: cell.x - west, y: cell.y - south };
  return { x: Math.floor((east - west) / 2), y: Math.floor((north - south) / 2) };
}

/**
 * The link whose end is dragged, as it is when that is let go at a cell: a rectangle is moved whole and stays on the floor.
 * @param values of the tool that moves it: the cell of its event, x and y, and the grip, gripX and gripY
 */
export function dragged(values: ToolValues, { grid, floor, size }: DraggedOver, cell: Cell): EventLink {
  const from = { floor, x: values.x ?? 0, y: values.y ?? 0 };
  const [link] = linksFrom(readCell(grid, from.x, from.y), from);
  if (!link?.until) return { from, to: { floor, x: cell.x, y: cell.y } };
  const { west, south, east, north } = rectangleBetween(link.to, link.until);
  const [width, height] = [east - west, north - south];
  const x = Math.max(0, Math.min(cell.x - (values.gripX ?? 0), size - 1 - width));
  const y = Math.max(0, Math.min(cell.y - (values.gripY ?? 0), size - 1 - height));
  return { from, to: { floor, x, y }, until: { x: x + width, y: y + height } };
}
type DraggedOver = Pick<LinkSight, 'grid' | 'floor' | 'size'>;

const isSame = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;
