// Forms are the parts of a monster. Each defines the pixels that it covers, and the direction of its surface there.
import { mixed, type Point } from './geometry.ts';

export interface Form {
  /** Left, top, right and bottom of the area that it may cover. */
  readonly box: readonly [number, number, number, number];
  /** Returns how far the surface at a pixel's middle turns to the right and down (each -1 to 1); undefined outside the form. */
  normal(x: number, y: number): Point | undefined;
}

/** Makes an egg with its middle at (x, y). */
export function ball(x: number, y: number, radiusX: number, radiusY = radiusX): Form {
  return {
    box: [x - radiusX, y - radiusY, x + radiusX, y + radiusY],
    normal(atX, atY) {
      const [nx, ny] = [(atX - x) / radiusX, (atY - y) / radiusY];
      return nx * nx + ny * ny < 1 ? [nx, ny] : undefined;
    },
  };
}

/** Makes a limb, tail, horn or neck along a path, its radius changing from `from` through `middle` to `to`. */
export function limb(path: readonly Point[], from: number, to = from, middle = (from + to) / 2): Form {
  const radiusAt = (share: number) =>
    share < 0.5 ? from + (middle - from) * share * 2 : middle + (to - middle) * (share - 0.5) * 2;
  const pieces = piecesOf(path);
  const reach = Math.max(from, to, middle);
  return {
    box: around(path, reach),
    normal(x, y) {
      let best: Point | undefined;
      let least = 1;
      for (const [index, piece] of pieces.entries()) {
        const share = shareAlong(piece, x, y);
        const radius = radiusAt((index + share) / pieces.length);
        const [nearX, nearY] = mixed(piece[0], piece[1], share);
        const [nx, ny] = [(x - nearX) / radius, (y - nearY) / radius];
        const distance = nx * nx + ny * ny;
        if (distance < least) {
          least = distance;
          best = [nx, ny];
        }
      }
      return best;
    },
  };
}

/** Makes a polygon with a rounded edge `roundness` pixels wide and a flat middle: fur, cloth, wings, blades, clouds. */
export function slab(outline: readonly Point[], roundness = 5): Form {
  const pieces = piecesOf([...outline, ...outline.slice(0, 1)]);
  const rowOf = rowsOf(outline);
  return {
    box: around(outline, 0),
    normal(x, y) {
      if (!isInside(rowOf(y), x)) return undefined;
      let least = Number.POSITIVE_INFINITY;
      let edge: Point = [x, y];
      for (const piece of pieces) {
        const near = mixed(piece[0], piece[1], shareAlong(piece, x, y));
        const distance = (near[0] - x) * (near[0] - x) + (near[1] - y) * (near[1] - y);
        if (distance < least) [least, edge] = [distance, near];
      }
      const distance = Math.sqrt(least);
      const slope = Math.max(0, 1 - distance / roundness) / Math.max(distance, 0.01);
      return [(edge[0] - x) * slope, (edge[1] - y) * slope];
    },
  };
}

/** Makes a polygon that is round from side to side: robes, trunks, hats, pots. `tilt` turns it up (negative) or down. */
export function drum(outline: readonly Point[], tilt = 0, folds = 0): Form {
  const [, , , bottom] = around(outline, 0);
  const rowOf = rowsOf(outline);
  return {
    box: around(outline, 0),
    normal(x, y) {
      const crossings = rowOf(y);
      if (!isInside(crossings, x)) return undefined;
      const left = Math.max(...crossings.filter((crossing) => crossing <= x));
      const right = Math.min(...crossings.filter((crossing) => crossing > x));
      const round = ((x - left) / (right - left)) * 2 - 1;
      const wave = folds === 0 ? 0 : zigzag((round * folds) / 2 + 0.25) * Math.max(0, 1 - (bottom - y) / 26) * 0.55;
      return [Math.max(-1, Math.min(1, round * 0.95 + wave)), tilt];
    },
  };
}

/** Returns a triangle wave from -1 to 1 with a period of 1. */
function zigzag(value: number): number {
  return 4 * Math.abs(value - Math.floor(value + 0.5)) - 1;
}

function around(points: readonly Point[], reach: number): Form['box'] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - reach, Math.min(...ys) - reach, Math.max(...xs) + reach, Math.max(...ys) + reach];
}

type Piece = readonly [Point, Point];

/** Returns the straight pieces of a path. */
function piecesOf(path: readonly Point[]): Piece[] {
  return path.flatMap((start, index): Piece[] => {
    const end = path[index + 1];
    return end ? [[start, end]] : [];
  });
}

/** Returns the share along a piece at which it is nearest to (x, y): 0 at its start, 1 at its end. */
function shareAlong([[ax, ay], [bx, by]]: Piece, x: number, y: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  return length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
}

/** Returns the places where a horizontal line cuts the outline, by its height; each line is computed once. */
function rowsOf(outline: readonly Point[]): (y: number) => readonly number[] {
  const edges = piecesOf([...outline, ...outline.slice(0, 1)]);
  const rows = new Map<number, number[]>();
  return (y) => {
    const known = rows.get(y);
    if (known) return known;
    const crossings = edges.flatMap(([[ax, ay], [bx, by]]) =>
      ay <= y !== by <= y ? [ax + ((y - ay) / (by - ay)) * (bx - ax)] : [],
    );
    rows.set(y, crossings);
    return crossings;
  };
}

function isInside(crossings: readonly number[], x: number): boolean {
  return crossings.filter((crossing) => crossing > x).length % 2 === 1;
}
