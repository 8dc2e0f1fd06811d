import type { StepKey } from '#client/mapEditor/state/stepName.ts';
import { clearCells } from '#domain/map/cellSet.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { countInnerLinks, type Pasted, type PasteOptions, pasteRegion } from '#domain/map/pasteRegion.ts';
import type { Place } from '#domain/map/placement.ts';
import { cutRegion, type Region, regionCells, type Turn, turnRegion } from '#domain/map/region.ts';

/** A part of a floor that lies over the map and is not laid on it yet. */
export interface Floating {
  readonly region: Region;
  /** Of its south-west corner. */
  readonly at: Place;
  readonly origin: 'move' | 'paste' | 'stamp';
  /** The cells of this floor that it leaves empty. */
  readonly cleared: readonly Place[];
  /** Whether events that lead into it follow it: it was moved here, not copied. */
  readonly isMoved: boolean;
  /** Of a part that was cut and lies nowhere yet: the mark of its cut (`Patch.cut`). */
  readonly cut?: number | undefined;
  readonly wraps: boolean;
  readonly isTurned: boolean;
  /** Whether it goes with the pointer without being dragged. */
  readonly follows: boolean;
}

/** The floor below it. */
export interface FloorBelow {
  readonly grid: FloorGrid;
  readonly size: number;
  readonly number: number;
}

/** Cells of a floor taken up, to be laid elsewhere on it. */
export function liftCells({ grid, size, number }: FloorBelow, cells: readonly Place[], wraps: boolean): Floating {
  const region = cutRegion(grid, cells, size, number);
  const { x, y } = region.placement;
  return {
    region,
    at: { x, y },
    origin: 'move',
    cleared: cells,
    isMoved: true,
    // A whole floor has nowhere to go but around its rim.
    wraps: wraps || cells.length === size * size,
    isTurned: false,
    follows: false,
  };
}

/** The same part with its middle over a cell. */
export function centredAt({ region: { width, height } }: Floating, { x, y }: Place): Place {
  return { x: x - (width >> 1), y: y - (height >> 1) };
}

/** Where a part lies with its middle near a cell and all of it on the floor, if it fits there. */
export function centredWithin(floating: Floating, over: Place, size: number): Place {
  const { x, y } = centredAt(floating, over);
  const within = (value: number, length: number) => Math.max(0, Math.min(size - length, value));
  return { x: within(x, floating.region.width), y: within(y, floating.region.height) };
}

/** It at another place: over the rim where it wraps, else with one row or column on the floor at least. */
export function movedFloating(floating: Floating, at: Place, size: number): Floating {
  const { width, height } = floating.region;
  const within = (value: number, length: number) =>
    floating.wraps ? ((value % size) + size) % size : Math.min(size - 1, Math.max(1 - length, value));
  return { ...floating, at: { x: within(at.x, width), y: within(at.y, height) } };
}

/** It turned around its middle. */
export function turnedFloating(floating: Floating, turn: Turn, size: number): Floating {
  const region = turnRegion(floating.region, turn);
  const by = (before: number, after: number) => Math.trunc((before - after) / 2);
  const at = {
    x: floating.at.x + by(floating.region.width, region.width),
    y: floating.at.y + by(floating.region.height, region.height),
  };
  return movedFloating({ ...floating, region, isTurned: true }, at, size);
}

/** The floor with it laid down. */
export function layFloating(
  { region, at, cleared, wraps }: Floating,
  { grid, size, number }: FloorBelow,
  links: PasteOptions['links'],
): Pasted {
  const below = cleared.length > 0 ? clearCells(grid, cleared, size) : grid;
  return pasteRegion(below, region, at, { floor: number, size, wraps, links });
}

/** The places beside the floor on which cells of it lie. */
export function droppedCells({ region, at, wraps }: Floating, size: number): Place[] {
  if (wraps) return [];
  return regionCells(region)
    .map(({ x, y }) => ({ x: x + at.x, y: y + at.y }))
    .filter(({ x, y }) => Math.min(x, y) < 0 || Math.max(x, y) >= size);
}

/** Whether it is to be asked where links within it shall lead: of a copy, while the original is known. */
export const mustAsk = ({ region, isMoved }: Floating): boolean =>
  !isMoved && region.floor !== 0 && countInnerLinks(region) > 0;

/** The name of the step that lays it down. */
export const stepLabel = ({ origin, isTurned }: Floating): StepKey =>
  `map.step.${origin === 'move' && isTurned ? 'turn' : origin}`;
