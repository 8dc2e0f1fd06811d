import { smoothstep } from './noise.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** One point of a painted surface: its height (0 to 1) and its colour in even light. */
export interface Point {
  readonly height: number;
  readonly colour: Colour;
  /** Whether it shines by itself: no relief shades it. */
  readonly shines?: boolean;
}

/** A painted wall, floor or board, by position: u from the left and v from the top, both 0 to 1. Undefined is transparent. */
export type Surface = (u: number, v: number) => Point | undefined;

/** Returns how far a position is inside a shape, in the unit of u and v; negative outside. */
export type Shape = (u: number, v: number) => number;

export const tint = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by];

export const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

/** Stacks surfaces, later ones over earlier ones. */
export const stack =
  (...surfaces: readonly Surface[]): Surface =>
  (u, v) => {
    for (let index = surfaces.length - 1; index >= 0; index--) {
      const point = surfaces[index]?.(u, v);
      if (point) return point;
    }
    return undefined;
  };

/** Cuts a surface to a shape, its rim rounded over `bevel`, raised by `lift`. */
export const cut =
  (shape: Shape, surface: Surface, bevel = 0.02, lift = 0): Surface =>
  (u, v) => {
    const inside = shape(u, v);
    if (inside < 0) return undefined;
    const point = surface(u, v);
    return point && { ...point, height: lift + point.height * smoothstep(-bevel / 3, bevel, inside) };
  };

/** Cuts a hole in the form of a shape into a surface. */
export const pierce =
  (surface: Surface, hole: Shape): Surface =>
  (u, v) =>
    hole(u, v) < 0 ? surface(u, v) : undefined;

export const rectangle =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (u, v) =>
    Math.min(u - left, right - u, v - top, bottom - v);

export const ellipse =
  (x: number, y: number, radiusX: number, radiusY: number): Shape =>
  (u, v) =>
    (1 - Math.hypot((u - x) / radiusX, (v - y) / radiusY)) * Math.min(radiusX, radiusY);

/** Makes a rectangle with a half circle on top, which spans its width. */
export const arch = (left: number, top: number, right: number, bottom: number): Shape => {
  const radius = (right - left) / 2;
  const round = ellipse(left + radius, top + radius, radius, radius);
  const straight = rectangle(left, top + radius, right, bottom);
  return (u, v) => (v < top + radius ? round(u, v) : Math.min(straight(u, v), radius));
};

/** Makes a closed shape of corners, given clockwise from the top; it must be convex. */
export function polygon(...corners: readonly (readonly [u: number, v: number])[]): Shape {
  const sides = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    const length = Math.hypot(nextX - x, nextY - y);
    return { x, y, alongX: (nextX - x) / length, alongY: (nextY - y) / length };
  });
  return (u, v) => {
    let inside = Number.POSITIVE_INFINITY;
    for (const { x, y, alongX, alongY } of sides) inside = Math.min(inside, alongX * (v - y) - alongY * (u - x));
    return inside;
  };
}

export const union =
  (...shapes: readonly Shape[]): Shape =>
  (u, v) => {
    let inside = Number.NEGATIVE_INFINITY;
    for (const shape of shapes) inside = Math.max(inside, shape(u, v));
    return inside;
  };
