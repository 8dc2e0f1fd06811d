import type { StepKey } from '#client/mapEditor/state/stepName.ts';
import { BORDER, SIDES } from '#domain/map/cell.ts';
import { clearCells } from '#domain/map/cellSet.ts';
import { type Edge, readBorder } from '#domain/map/edge.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { namedByRegion } from '#domain/map/foreignRegion.ts';
import { countInnerLinks, type Pasted, type PasteOptions, pasteRegion } from '#domain/map/pasteRegion.ts';
import type { BroughtRecord } from '#domain/map/patch.ts';
import type { Place } from '#domain/map/placement.ts';
import { cutRegion, type Region, regionCells, type Turn, turnRegion } from '#domain/map/region.ts';

/** A part of a floor that floats over the map and is not dropped yet. */
export interface Floating {
  readonly region: Region;
  /** The place of its south-west corner. */
  readonly at: Place;
  readonly origin: 'move' | 'paste' | 'stamp';
  /** The cells of this floor that it leaves empty. */
  readonly cleared: readonly Place[];
  /** Whether links into it follow it, because it was moved here, not copied. */
  readonly isMoved: boolean;
  /** The mark of the cut (`Patch.cut`), if the part was cut and is not pasted yet. */
  readonly cut?: number | undefined;
  readonly wraps: boolean;
  readonly isTurned: boolean;
  /** Whether it follows the pointer without being dragged. */
  readonly follows: boolean;
  /** The scenario that it comes from, if that is another one and its events still have their numbers from there. */
  readonly from?: string | undefined;
  /** The records that its events name and that come with it. */
  readonly records?: readonly BroughtRecord[] | undefined;
}

/** The floor below the part. */
export interface FloorBelow {
  readonly grid: FloorGrid;
  readonly size: number;
  readonly number: number;
}

/** Lifts cells of a floor, to be dropped elsewhere on it. */
export function liftCells({ grid, size, number }: FloorBelow, cells: readonly Place[], wraps: boolean): Floating {
  const region = cutRegion(grid, cells, size, number);
  const { x, y } = region.placement;
  return {
    region,
    at: { x, y },
    origin: 'move',
    cleared: cells,
    isMoved: true,
    // A whole floor can only move by wrapping around its rim.
    wraps: wraps || cells.length === size * size,
    isTurned: false,
    follows: false,
  };
}

/** Returns the corner place that puts the part's middle over a cell. */
export function centredAt({ region: { width, height } }: Floating, { x, y }: Place): Place {
  return { x: x - (width >> 1), y: y - (height >> 1) };
}

/** Returns the place of a part with its middle near a cell and all of it on the floor, if it fits. */
export function centredWithin(floating: Floating, over: Place, size: number): Place {
  const { x, y } = centredAt(floating, over);
  const within = (value: number, length: number) => Math.max(0, Math.min(size - length, value));
  return { x: within(x, floating.region.width), y: within(y, floating.region.height) };
}

/** Moves the part: across the rim if it wraps, otherwise with at least one row and column on the floor. */
export function movedFloating(floating: Floating, at: Place, size: number): Floating {
  const { width, height } = floating.region;
  const within = (value: number, length: number) =>
    floating.wraps ? ((value % size) + size) % size : Math.min(size - 1, Math.max(1 - length, value));
  return { ...floating, at: { x: within(at.x, width), y: within(at.y, height) } };
}

/** Turns the part around its middle. */
export function turnedFloating(floating: Floating, turn: Turn, size: number): Floating {
  const region = turnRegion(floating.region, turn);
  const by = (before: number, after: number) => Math.trunc((before - after) / 2);
  const at = {
    x: floating.at.x + by(floating.region.width, region.width),
    y: floating.at.y + by(floating.region.height, region.height),
  };
  return movedFloating({ ...floating, region, isTurned: true }, at, size);
}

/** Returns the floor with the part dropped on it. */
export function layFloating(
  { region, at, cleared, wraps }: Floating,
  { grid, size, number }: FloorBelow,
  links: PasteOptions['links'],
): Pasted {
  return pasteRegion(withoutCleared(cleared, grid, size), region, at, { floor: number, size, wraps, links });
}

/** Returns the floor as it is below the part: without the cells that were taken from it. */
const withoutCleared = (cleared: readonly Place[], grid: FloorGrid, size: number): FloorGrid =>
  cleared.length > 0 ? clearCells(grid, cleared, size) : grid;

/**
 * Returns the halves of the walls and doors below the part that would be something else once it is dropped.
 * @param laid the floor with the part dropped on it
 */
export function coveredEdges({ cleared }: Floating, { grid, size }: FloorBelow, laid: FloorGrid): Edge[] {
  const below = withoutCleared(cleared, grid, size);
  return Array.from({ length: size * size }, (_, index) => ({ x: index % size, y: Math.floor(index / size) })).flatMap(
    (cell) =>
      SIDES.map((side) => ({ ...cell, side })).filter((edge) => {
        const border = readBorder(below, edge);
        return border !== BORDER.open && border !== readBorder(laid, edge);
      }),
  );
}

/** Returns the places of its cells that lie outside the floor. */
export function droppedCells({ region, at, wraps }: Floating, size: number): Place[] {
  if (wraps) return [];
  return regionCells(region)
    .map(({ x, y }) => ({ x: x + at.x, y: y + at.y }))
    .filter(({ x, y }) => Math.min(x, y) < 0 || Math.max(x, y) >= size);
}

/** Whether to ask where its inner links should lead: for a copy whose original is known. */
export const mustAsk = ({ region, isMoved }: Floating): boolean =>
  !isMoved && region.floor !== 0 && countInnerLinks(region) > 0;

/** Whether to ask what becomes of the numbers that its events have from another scenario. */
export const asksNumbers = ({ region, from }: Floating): boolean =>
  from !== undefined && namedByRegion(region).size > 0;

/** Returns the text key of the step that drops it. */
export const stepLabel = ({ origin, isTurned }: Floating): StepKey =>
  `map.step.${origin === 'move' && isTurned ? 'turn' : origin}`;
