import { SIDES, type Side } from './cell.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * A mapping from one square grid to another: quarter turns, mirroring and translation. (x, y) maps to (x · east + y · north) from `x`,
 * `y`; `east` and `north` are the images of those directions.
 */
export interface Placement extends Place {
  readonly east: Place;
  readonly north: Place;
}

/** Returns a translation of (0, 0) to this place. */
export const movedTo = ({ x, y }: Place): Placement => ({ east: { x: 1, y: 0 }, north: { x: 0, y: 1 }, x, y });

const direction = ({ east, north }: Placement, { x, y }: Place): Place => ({
  // Adding 0 turns -0 into 0.
  x: x * east.x + y * north.x + 0,
  y: x * east.y + y * north.y + 0,
});

/** Returns the image of a place. */
export function placed(placement: Placement, at: Place): Place {
  const { x, y } = direction(placement, at);
  return { x: placement.x + x, y: placement.y + y };
}

/** Returns the composition: `outer` after `inner`. */
export const composed = (outer: Placement, inner: Placement): Placement => ({
  east: direction(outer, inner.east),
  north: direction(outer, inner.north),
  ...placed(outer, inner),
});

/** Returns the inverse mapping. */
export function inverse({ east, north, x, y }: Placement): Placement {
  const turnedBack = { east: { x: east.x, y: north.x }, north: { x: east.y, y: north.y }, x: 0, y: 0 };
  return { ...turnedBack, ...direction(turnedBack, { x: -x, y: -y }) };
}

/** Whether left and right are swapped. */
export const isMirrored = ({ east, north }: Placement): boolean => east.x * north.y - east.y * north.x < 0;

const STEPS: Readonly<Record<Side, Place>> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

/** Returns the place beyond a side, on a grid without a rim. */
export const beyond = ({ x, y }: Place, side: Side): Place => ({ x: x + STEPS[side].x, y: y + STEPS[side].y });

/** Returns the image of a side. */
export function turnedSide(placement: Placement, side: Side): Side {
  const { x, y } = direction(placement, STEPS[side]);
  return x > 0 ? 'east' : x < 0 ? 'west' : y > 0 ? 'north' : 'south';
}

/** Returns the image of a facing or side of an event: 1-4 clockwise from the north; 0 (any, or none) stays. */
export function turnedFacing(placement: Placement, facing: number): number {
  const side = SIDES[facing - 1];
  return side ? SIDES.indexOf(turnedSide(placement, side)) + 1 : facing;
}
