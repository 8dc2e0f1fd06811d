import type { ToolValues } from '#client/mapEditor/gestures/DrawingTool.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import { type EventLink, type LinkedScenario, leadsTo, linksFrom, placeSlotsOf } from '#domain/map/eventLinks.ts';
import { type FloorGrid, readCell, readField } from '#domain/map/floorGrid.ts';
import { linkEnd, type ShownLink } from './paintLinks.ts';

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The state that decides which links of a floor are drawn. */
export interface LinkState {
  readonly grid: FloorGrid;
  readonly floor: number;
  readonly size: number;
  readonly scenario: LinkedScenario;
  /** The links from other floors to this one. */
  readonly arrivals: readonly EventLink[];
  /** Whether the links of all events are drawn. */
  readonly isAll: boolean;
  /** The cell whose event is open. */
  readonly chosen: Cell | undefined;
  /** The cell under the pointer or the cell cursor. */
  readonly at: Cell | undefined;
}

/** Returns all links of the floor and to it, or those of the selected cell and of the cell under the pointer or cursor. */
export function shownLinks(strokeState: LinkState): ShownLink[] {
  const { floor, size, arrivals, isAll, chosen, at } = strokeState;
  const atHand = (chosen && at && isSame(chosen, at) ? [at] : [chosen, at]).filter((cell) => cell !== undefined);
  const coming = arrivals.filter(
    (link) =>
      Math.max(link.to.x, link.to.y) < size &&
      (isAll || atHand.some((cell) => leadsTo(link, { floor, ...cell }))) &&
      !isReturned(strokeState, link),
  );
  return [...(isAll ? allCells(size) : atHand).flatMap((cell) => linksOf(strokeState, cell)), ...coming];
}

/** Returns the links of a cell's event; an event with a place that leads nowhere, or not yet, has a link without an end. */
function linksOf({ grid, floor, size, scenario }: LinkState, { x, y }: Cell): ShownLink[] {
  if (x >= size || y >= size) return [];
  const [event, from] = [readCell(grid, x, y), { floor, x, y }];
  const links = linksFrom(event, from, scenario);
  return links.length === 0 && placeSlotsOf(event.event_id) ? [{ from }] : links;
}

/** Whether the target cell of a link from another floor has a link back, which stands for both. */
const isReturned = (strokeState: LinkState, { from, to }: EventLink): boolean =>
  linksOf(strokeState, to).some((link) => link.to?.floor === from.floor && isSame(link.to, from));

const allCells = (size: number): Cell[] =>
  Array.from({ length: size * size }, (_, index) => ({ x: index % size, y: Math.floor(index / size) }));

/** Returns the link whose end can be dragged from here: one of the selected cell, or any link while all are drawn. */
function linkEndingAt(strokeState: LinkState, { at, reach }: PointerSample): ShownLink | undefined {
  const { grid, floor, size, scenario, isAll, chosen } = strokeState;
  return shownLinks(strokeState).find((link) => {
    const { from } = link;
    const end = linkEnd(link, floor, size);
    if (Math.hypot(at.x - end.x, at.y - end.y) > reach) return false;
    const isOwn = from.floor === floor;
    const isLookedAt =
      chosen && (isOwn ? isSame(chosen, from) : link.to && leadsTo(link as EventLink, { floor, ...chosen }));
    const own = isOwn ? grid : scenario.gridOf(from.floor);
    // The end of an event that names a labyrinth is its entrance, wherever that is, so it cannot be dragged.
    return (
      (isAll || isLookedAt) &&
      own !== undefined &&
      placeSlotsOf(readField(own, 'event_id', from.x, from.y)) !== undefined
    );
  });
}

/**
 * Returns the values that move the end of the link under the pointer: floor and cell of its event; for a rectangle, its span in cells to
 * the east and north, and the grip, which is the held cell counted from its south-west corner.
 */
export function grabbed(strokeState: LinkState, sample: PointerSample): ToolValues | undefined {
  const link = linkEndingAt(strokeState, sample);
  if (!link) return undefined;
  const { from, to, until } = link;
  if (!to || !until) return { ...from };
  const [spanX, spanY] = [Math.abs(until.x - to.x), Math.abs(until.y - to.y)];
  const isHere = to.floor === strokeState.floor;
  const { x, y } = sample.at;
  return {
    ...from,
    spanX,
    spanY,
    gripX: isHere ? Math.floor(x) - Math.min(to.x, until.x) : spanX >> 1,
    gripY: isHere ? Math.floor(y) - Math.min(to.y, until.y) : spanY >> 1,
  };
}

const isSame = (one: Cell, other: Cell): boolean => one.x === other.x && one.y === other.y;
