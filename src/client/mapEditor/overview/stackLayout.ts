import { type EventLink, type LinkedScenario, linksOfFloor } from '#domain/map/eventLinks.ts';
import type { PaintedFloor } from './usePaintedFloors.ts';

/** Cell size in pixels along each of its two sides, seen from above the south-west corner. */
const ACROSS = 7.5;
const DEEP = 3.4;
/** In pixels: the distance between floors of a stack, and between stacks. */
const STOREY = 196;
const AISLE = 48;
const MARGIN = 24;

/** The place of a floor of `size` cells in the picture: its left corner, which is the south-west corner of cell (0, 0). */
export interface FloorPlane {
  readonly number: number;
  readonly size: number;
  readonly left: number;
  readonly top: number;
}

export interface StackLayout {
  readonly planes: readonly FloorPlane[];
  readonly width: number;
  readonly height: number;
}

/** Width and height of a floor of `size` cells, in pixels. */
export const planeWidth = (size: number): number => 2 * size * ACROSS;
export const planeHeight = (size: number): number => 2 * size * DEEP;

const WIDEST = planeWidth(24);

/** Stacks the floors of each labyrinth, the first on top; floors without a labyrinth form the last stack. */
export function stackLayout(floors: readonly PaintedFloor[]): StackLayout {
  const stacks = new Map<number | null, PaintedFloor[]>();
  const order = [...floors].sort((a, b) => (a.labyrinth ?? 10) - (b.labyrinth ?? 10) || a.number - b.number);
  for (const floor of order) stacks.set(floor.labyrinth, [...(stacks.get(floor.labyrinth) ?? []), floor]);
  const planes = [...stacks.values()].flatMap((stack, column) =>
    stack.map(({ number, size }, storey) => ({
      number,
      size,
      left: MARGIN + column * (WIDEST + AISLE) + (WIDEST - planeWidth(size)) / 2,
      top: MARGIN + storey * STOREY + planeHeight(24) / 2,
    })),
  );
  const highest = Math.max(0, ...[...stacks.values()].map(({ length }) => length));
  return {
    planes,
    width: 2 * MARGIN + stacks.size * (WIDEST + AISLE) - AISLE,
    height: 2 * MARGIN + highest * STOREY,
  };
}

/** Converts a floor position in cells to a point of the picture: x goes down to the right, y up to the right. */
export function pointOnPlane({ left, top }: FloorPlane, x: number, y: number): { x: number; y: number } {
  return { x: left + (x + y) * ACROSS, y: top + (x - y) * DEEP };
}

/** A link between two cells as it is drawn: an SVG path from one to the other, and its end point. */
export interface StackLink extends EventLink {
  readonly path: string;
  readonly end: { readonly x: number; readonly y: number };
}

/** Returns the links whose two ends are in the picture; a link within a floor arches above it, one between floors hangs down. */
export function stackLinks(
  floors: readonly PaintedFloor[],
  planes: readonly FloorPlane[],
  scenario: LinkedScenario,
): StackLink[] {
  const byNumber = new Map(planes.map((plane) => [plane.number, plane]));
  return floors
    .flatMap(({ grid, number }) => linksOfFloor(grid, number, scenario))
    .flatMap((link) => {
      const [from, to] = [link.from, link.to].map(({ floor, x, y }) => {
        const plane = byNumber.get(floor);
        return plane && x < plane.size && y < plane.size ? pointOnPlane(plane, x + 0.5, y + 0.5) : undefined;
      });
      if (!from || !to) return [];
      const arch = link.from.floor === link.to.floor ? STOREY / 4 : 0;
      const middle = `${(from.x + to.x) / 2} ${(from.y + to.y) / 2 - 2 * arch}`;
      const curve =
        arch > 0
          ? `Q${middle} ${to.x} ${to.y}`
          : `C${from.x} ${(from.y + to.y) / 2} ${to.x} ${(from.y + to.y) / 2} ${to.x} ${to.y}`;
      return [{ ...link, path: `M${from.x} ${from.y}${curve}`, end: to }];
    });
}
