/** A position in the cell, in pixels, x to the right and y downwards. */
export type Point = readonly [x: number, y: number];

/** Returns the unit vector at `degrees` clockwise from straight up, rounded so that every machine draws the same pixels. */
export function direction(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(Math.sin(angle) * 4096) / 4096, -Math.round(Math.cos(angle) * 4096) / 4096];
}

/** Returns the position at `distance` from `from`, at `degrees` clockwise from straight up. */
export function away([x, y]: Point, degrees: number, distance: number): Point {
  const [dx, dy] = direction(degrees);
  return [x + dx * distance, y + dy * distance];
}

/** Converts positions given as (to the side, forward) to positions seen from `origin` looking along `degrees`; scaled. */
export function placed(origin: Point, degrees: number, local: readonly Point[], scale = 1): Point[] {
  const [fx, fy] = direction(degrees);
  return local.map(([side, forward]) => [
    origin[0] + (fx * forward - fy * side) * scale,
    origin[1] + (fy * forward + fx * side) * scale,
  ]);
}

export function mixed(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Returns a smooth path through all of `points`, with `steps` pieces between two of them. */
export function curve(points: readonly Point[], steps = 6): Point[] {
  // Clamped to the path, so there is always a point.
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const path: Point[] = [];
  for (let piece = 0; piece < points.length - 1; piece += 1)
    for (let step = 0; step < steps; step += 1)
      path.push(between(at(piece - 1), at(piece), at(piece + 1), at(piece + 2), step / steps));
  path.push(at(points.length - 1));
  return path;
}

/** Returns a smooth closed path through all of `points`. */
export function loop(points: readonly Point[], steps = 5): Point[] {
  // Wrapped around the path, so there is always a point.
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  return points.flatMap((_, piece) =>
    Array.from({ length: steps }, (_unused, step) =>
      between(at(piece - 1), at(piece), at(piece + 1), at(piece + 2), step / steps),
    ),
  );
}

/** Returns a point of the Catmull-Rom spline from `b` to `c`. */
function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const axis = (i: 0 | 1) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [axis(0), axis(1)];
}

/** Completes half of a symmetric outline, from top to bottom on the viewer's left, with its mirror image. */
export function symmetric(half: readonly Point[]): Point[] {
  return [...half, ...half.toReversed().map(([x, y]): Point => [64 - x, y])];
}

/** Parses a path written as in SVG: `x,y x,y ...`, with any white space between the points. */
export function points(texts: TemplateStringsArray, ...values: readonly number[]): Point[] {
  return pointsFrom([0, 0])(texts, ...values);
}

/** Does the same with positions relative to `origin`. */
export function pointsFrom([left, top]: Point): typeof points {
  return (texts, ...values) => {
    const text = texts.map((part, index) => `${part}${values[index] ?? ''}`).join('');
    const pairs = text.trim().split(/\s+/);
    return pairs.map((pair): Point => {
      const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
      return [left + x, top + y];
    });
  };
}
