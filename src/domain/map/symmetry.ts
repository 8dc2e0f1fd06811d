import { type Cell, type CellField, SIDES, type Side } from './cell.ts';
import { beyond, inverse, type Place, type Placement, placed, turnedSide } from './placement.ts';
import { turnedCell } from './region.ts';
import type { StrokeTarget } from './strokePatch.ts';

/** The kinds of symmetry: one axis, two, or a half turn around the point where they would cross. */
export const SYMMETRIES = ['none', 'leftRight', 'upDown', 'both', 'halfTurn'] as const;
export type SymmetryKind = (typeof SYMMETRIES)[number];

/** A symmetry of strokes. */
export interface Symmetry {
  readonly kind: SymmetryKind;
  /**
   * The place of the axes in half cells from the south-west corner of the floor: an even number is a line between cells, an odd one the
   * middle of cells. Undefined: the middle of the floor.
   */
  readonly axes?: Place | undefined;
}

export const NO_SYMMETRY: Symmetry = { kind: 'none' };

/** Returns the place of the axes on a floor of `size` cells a side, in half cells. */
export const axesOf = ({ axes }: Symmetry, size: number): Place => axes ?? { x: size, y: size };

/** Returns the mappings that make the images of a stroke; each is its own inverse. */
export function symmetryImages(symmetry: Symmetry, size: number): readonly Placement[] {
  const { x, y } = axesOf(symmetry, size);
  const image = (isAcross: boolean, isUpright: boolean): Placement => ({
    east: { x: isAcross ? -1 : 1, y: 0 },
    north: { x: 0, y: isUpright ? -1 : 1 },
    x: isAcross ? x - 1 : 0,
    y: isUpright ? y - 1 : 0,
  });
  switch (symmetry.kind) {
    case 'none':
      return [];
    case 'leftRight':
      return [image(true, false)];
    case 'upDown':
      return [image(false, true)];
    case 'halfTurn':
      return [image(true, true)];
    case 'both':
      return [image(true, false), image(false, true), image(true, true)];
  }
}

const isOn = ({ x, y }: Place, size: number): boolean => Math.min(x, y) >= 0 && Math.max(x, y) < size;

/**
 * Returns the image of a target; undefined if it lies outside the floor. An edge on the rim may be owned by a cell outside: then the cell
 * beyond owns it, unless `oneSided` asks for that very half.
 */
export function imageOf(
  image: Placement,
  target: StrokeTarget,
  size: number,
  oneSided = false,
): StrokeTarget | undefined {
  if (target.kind === 'cell') {
    const place = placed(image, target);
    return isOn(place, size) ? { kind: 'cell', ...place } : undefined;
  }
  const { edge } = target;
  const [place, side] = [placed(image, edge), turnedSide(image, edge.side)];
  if (isOn(place, size)) return { ...target, edge: { ...place, side } };
  const next = beyond(place, side);
  return !oneSided && isOn(next, size) ? { ...target, edge: { ...next, side: OPPOSITE[side] } } : undefined;
}

const OPPOSITE: Readonly<Record<Side, Side>> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** Returns the targets of all images of a stroke that lie on the floor. */
export const imagesOf = (
  images: readonly Placement[],
  targets: readonly StrokeTarget[],
  size: number,
): readonly StrokeTarget[] =>
  images.flatMap((image) => targets.flatMap((target) => imageOf(image, target, size) ?? []));

/**
 * Returns the change that `edit` makes to the image of a cell: what it would make of the content seen through the symmetry, seen through it
 * again.
 */
export function imageOfChange(
  image: Placement,
  content: Cell,
  edit: (cell: Cell) => Readonly<Partial<Cell>>,
): Partial<Cell> {
  const own = turnedCell(content, inverse(image));
  const changed = edit(own);
  const result = turnedCell({ ...own, ...changed }, image);
  const sideOf = (field: CellField): CellField => {
    const side = SIDES.find((each) => each === field);
    return side ? turnedSide(image, side) : field;
  };
  return Object.fromEntries((Object.keys(changed) as CellField[]).map(sideOf).map((field) => [field, result[field]]));
}

/** Returns the symmetry with an axis switched on or off; two axes can be on at once, a half turn is instead of them. */
export function withAxis(symmetry: Symmetry, axis: 'leftRight' | 'upDown'): Symmetry {
  const other = axis === 'leftRight' ? 'upDown' : 'leftRight';
  const { kind } = symmetry;
  return { ...symmetry, kind: kind === axis ? 'none' : kind === other ? 'both' : kind === 'both' ? other : axis };
}

/** Returns the symmetry with the half turn switched on or off. */
export const withHalfTurn = (symmetry: Symmetry): Symmetry => ({
  ...symmetry,
  kind: symmetry.kind === 'halfTurn' ? 'none' : 'halfTurn',
});

/**
 * Returns the symmetry with its axes through a cell: through its middle, or the second time along its south and west sides. An axis along
 * an edge at hand lies on that edge. A symmetry that is off becomes left-right.
 */
export function withAxesAt(symmetry: Symmetry, { x, y }: Place, side?: Side): Symmetry {
  const [dx, dy] = [side === 'east' ? 2 : side === 'west' ? 0 : 1, side === 'north' ? 2 : side === 'south' ? 0 : 1];
  const axes = { x: 2 * x + dx, y: 2 * y + dy };
  const isThere = symmetry.axes?.x === axes.x && symmetry.axes.y === axes.y;
  const kind = symmetry.kind === 'none' ? 'leftRight' : symmetry.kind;
  return { kind, axes: isThere && !side ? { x: 2 * x, y: 2 * y } : axes };
}

/** Returns the symmetry with its axes moved by half cells, at most to the rim of a floor of `size` cells a side. */
export function withAxesMoved(symmetry: Symmetry, dx: number, dy: number, size: number): Symmetry {
  const { x, y } = axesOf(symmetry, size);
  const within = (value: number) => Math.min(2 * size, Math.max(0, value));
  return { ...symmetry, axes: { x: within(x + dx), y: within(y + dy) } };
}
