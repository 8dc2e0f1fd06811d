import { fromBase64, toBase64 } from '#domain/text/base64.ts';
import { type Border, SIDES, type Side } from './cell.ts';
import { GRID_SIDE } from './floorGrid.ts';
import { packGrid, unpackGrid } from './packGrid.ts';
import { movedTo, type Placement } from './placement.ts';
import { type Region, regionCells } from './region.ts';

/**
 * A region as JSON, for the browser's storage and for stamps: `grid` packed, in base64; `outer` as x, y, side (0-3, clockwise from the
 * north) and border; `placement` as the three pairs of Placement: east, north, and the place of (0, 0).
 */
export interface PackedRegion {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly number[];
  readonly grid: string;
  readonly outer: readonly (readonly number[])[];
  readonly floor: number;
  readonly placement: readonly number[];
}

export function packRegion(region: Region): PackedRegion {
  const { width, height, rows, floor, outer } = region;
  const { east, north, x, y } = region.placement;
  return {
    width,
    height,
    rows,
    grid: toBase64(packGrid(region.grid)),
    outer: outer.map((half) => [half.x, half.y, SIDES.indexOf(half.side), half.border]),
    floor,
    placement: [east.x, east.y, north.x, north.y, x, y],
  };
}

/** Reads a packed region. @throws RangeError if it is not a region, PackedGridError if its grid cannot be read */
export function unpackRegion(packed: PackedRegion): Region {
  const { width, height, rows, floor } = packed;
  const isSide = (value: number) => Number.isInteger(value) && value >= 1 && value <= GRID_SIDE;
  const isRow = (bits: number) => Number.isInteger(bits) && bits >= 0 && bits < 2 ** width;
  if (!isSide(width) || !isSide(height) || rows.length !== height || !rows.every(isRow)) throw new RangeError('rows');
  const outer = packed.outer.map(([x = -1, y = -1, side = -1, border = -1]) => {
    const isHalf = x >= 0 && x < width && y >= 0 && y < height && side in SIDES && border >= 0 && border <= 7;
    if (!isHalf || ![x, y, border].every(Number.isInteger)) throw new RangeError('outer');
    return { x, y, side: SIDES[side] as Side, border: border as Border };
  });
  const region = { width, height, rows, grid: unpackGrid(fromBase64(packed.grid)), outer, floor };
  if (regionCells(region).length === 0) throw new RangeError('rows');
  return { ...region, placement: placementOf(packed.placement) };
}

function placementOf([eastX, eastY, northX, northY, x, y]: readonly number[]): Placement {
  const numbers = [eastX, eastY, northX, northY, x, y].filter((value) => Number.isInteger(value)) as number[];
  const [a, b, c, d, toX, toY] = numbers;
  const isTurned = (a === 0 && d === 0 && isUnit(b) && isUnit(c)) || (b === 0 && c === 0 && isUnit(a) && isUnit(d));
  if (numbers.length !== 6 || !isTurned) throw new RangeError('placement');
  return {
    ...movedTo({ x: toX as number, y: toY as number }),
    east: { x: a as number, y: b as number },
    north: { x: c as number, y: d as number },
  };
}

const isUnit = (value: number | undefined): boolean => value === 1 || value === -1;
