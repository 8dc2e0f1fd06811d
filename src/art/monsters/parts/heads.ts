// Heads of humans and their headgear. All face the viewer, with their middle at `at`.
import type { Canvas } from '#art/monsters/Canvas.ts';
import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { curve, loop, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { RAMPS, type Ramp } from '#art/monsters/ramps.ts';

/** Draws two eyes of one by two pixels, `apart` pixels from the middle. */
export function eyes(canvas: Canvas, [x, y]: Point, apart = 2.5, iris: Ramp = RAMPS.black, tone: -1 | 3 = -1): void {
  const row = Math.round(y);
  for (const column of [Math.floor(x - apart), Math.ceil(x + apart) - 1])
    canvas.dots(pointsFrom([column, row])`0,0 0,1`, iris, tone);
}

/** Shining eyes without a pupil in dark sockets, slanting inwards. */
export function glow(canvas: Canvas, [x, y]: Point, apart: number, ramp: Ramp): void {
  const row = Math.round(y);
  const inner = Math.floor(x - apart);
  for (const [left, toward] of [
    [inner, -1],
    [Math.ceil(x + apart) - 1, 1],
  ] as const) {
    canvas.dots(
      points`${left},${row - 1} ${left + toward},${row - 2} ${left},${row + 1}
      ${left + toward},${row + 1}`,
      RAMPS.black,
      -1,
    );
    canvas.dots(points`${left + toward},${row - 1} ${left},${row}`, ramp, 2);
    canvas.dots([[left + toward, row]], ramp, 3);
  }
}

/** Draws a plain face with eyes, nose and mouth. */
export function face(canvas: Canvas, at: Point, size: number, skin: Ramp, iris: Ramp = RAMPS.black): void {
  const [x, y] = at;
  canvas.pair(ball(x - size + 0.4, y + 1, 1.7, 2.2), skin);
  canvas.paint(ball(x, y, size, size + 0.8), skin, { lift: 0.14 });
  eyes(canvas, [x, y], size * 0.38, iris);
  canvas.dots(points`${x - 1},${y + size * 0.45} ${x},${y + size * 0.45}`, skin, 1);
  canvas.dots(points`${x - 1},${y + size * 0.68} ${x},${y + size * 0.68}`, skin, 0);
}

/** Hair over the brow and, if `length` is more than 0, down both sides. */
export function hair(canvas: Canvas, [x, y]: Point, size: number, ramp: Ramp, length = 0): void {
  const brow: Point[] = points`${x - size - 0.8},${y + 1} ${x - size * 0.9},${y - size * 0.8} ${x},${y - size - 1.6}
      ${x + size * 0.9},${y - size * 0.8} ${x + size + 0.8},${y + 1}
      ${x + size * 0.7},${y - size * 0.45} ${x + size * 0.2},${y - size * 0.3}
      ${x - size * 0.3},${y - size * 0.55} ${x - size * 0.75},${y - size * 0.3}`;
  canvas.paint(slab(loop(brow, 3), 5), ramp);
  if (length > 0)
    canvas.pair(
      limb(
        points`${x - size - 0.2},${y - size * 0.4} ${x - size - 1},${y + length * 0.5}
      ${x - size + 0.5},${y + length}`,
        1.6,
        1,
      ),
      ramp,
    );
}

/** Hair behind the head: paint it before the face. */
export function mane(canvas: Canvas, [x, y]: Point, size: number, ramp: Ramp, length: number): void {
  const half = curve(points`${x},${y - size - 1.5} ${x - size - 1},${y - size * 0.6}
      ${x - size - 2.2},${y + length * 0.5} ${x - size - 1},${y + length}
      ${x - size * 0.4},${y + length - 1}`);
  canvas.paint(slab(symmetric(half), 5), ramp);
}

export function beard(canvas: Canvas, [x, y]: Point, size: number, ramp: Ramp, length: number): void {
  const half: Point[] = points`${x},${y + size * 0.35} ${x - size * 0.5},${y + size * 0.3} ${x - size},${y}
      ${x - size * 0.9},${y + size * 0.9} ${x - size * 0.4},${y + size * 0.6 + length}
      ${x},${y + size * 0.9 + length}`;
  canvas.paint(slab(symmetric(half), 4), ramp, { seam: 'soft' });
  canvas.dots(points`${x - 1},${y + size * 0.62} ${x},${y + size * 0.62}`, ramp, -1);
}

/** Draws a helmet that hides the face except for a slit, in which eyes shine. */
export function helm(canvas: Canvas, [x, y]: Point, size: number, ramp: Ramp, shine: Ramp): void {
  const half = curve(points`${x},${y - size - 1.5} ${x - size * 0.8},${y - size * 0.9} ${x - size - 0.6},${y + 1}
      ${x - size * 0.8},${y + size + 0.5} ${x},${y + size + 2}`);
  canvas.paint(drum(symmetric(half), -0.3), ramp);
  const slit: Point[] = points`${x - size + 0.6},${y - 1.2} ${x + size - 0.6},${y - 1.2} ${x + size - 1},${y + 1.4}
      ${x + 1.2},${y + 1.4} ${x + 1},${y + size} ${x - 1},${y + size} ${x - 1.2},${y + 1.4}
      ${x - size + 1},${y + 1.4}`;
  canvas.paint(slab(slit, 1), RAMPS.black, { seam: 'none', lift: -2 });
  canvas.pairDots([[x - size * 0.5, y]], shine, 3);
  canvas.pairDots([[x - size * 0.5 - 1, y]], shine, 2);
}

/** Draws an open helmet with cheek guards over a face. */
export function openHelm(canvas: Canvas, [x, y]: Point, size: number, ramp: Ramp): void {
  const half: Point[] = points`${x},${y - size - 2} ${x - size * 0.8},${y - size * 0.9} ${x - size - 1},${y}
      ${x - size - 0.8},${y + size * 0.8} ${x - size * 0.5},${y + size * 0.5}
      ${x - size * 0.62},${y - size * 0.2} ${x - 1},${y - size * 0.35}`;
  canvas.paint(slab(symmetric(half), 5), ramp);
  canvas.paint(limb(points`${x},${y - size * 0.4} ${x},${y + 1}`, 1), ramp, { seam: 'none' });
}

/** Draws a hood whose inside is dark. Draw a face into it before, or eyes after it. */
export function hood(canvas: Canvas, [x, y]: Point, size: number, ramp: Ramp, peak = 2): void {
  const half = curve(points`${x},${y - size - peak - 1.5} ${x - size * 0.75},${y - size * 0.8}
      ${x - size - 1.6},${y + 1} ${x - size - 0.6},${y + size + 2} ${x},${y + size + 4}`);
  canvas.paint(slab(symmetric(half), 5), ramp);
  canvas.paint(ball(x, y + 1, size - 1.2, size), RAMPS.black, { lift: -2, seam: 'soft' });
}

/** Draws a hood around an open face: paint it after the face. */
export function cowl(canvas: Canvas, [x, y]: Point, size: number, ramp: Ramp, peak = 2): void {
  const outer = curve(
    points`${x},${y - size - peak - 1.5} ${x - size * 0.8},${y - size * 0.8}
      ${x - size - 1.5},${y + 1} ${x - size - 0.4},${y + size + 2.5} ${x - 1},${y + size + 3}`,
    4,
  );
  const inner = curve(
    points`${x - 1},${y + size + 0.5} ${x - size * 0.75},${y + size * 0.4}
      ${x - size * 0.75},${y - size * 0.3} ${x},${y - size * 0.65}`,
    4,
  );
  canvas.paint(slab(symmetric([...outer, ...inner]), 4), ramp);
}

/** Draws a pointed hat with a brim. `bend` moves its tip to the side. */
export function pointedHat(
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  ramp: Ramp,
  band: Ramp,
  { tall = 14, bend = 3, brim = 5 } = {},
): void {
  const base = y - size * 0.78;
  const cone = [
    ...curve(points`${x - size - 0.5},${base} ${x - size * 0.5},${base - tall * 0.5}
      ${x + bend},${base - tall}`),
    ...curve(points`${x + bend + 0.8},${base - tall} ${x + size * 0.6},${base - tall * 0.45}
      ${x + size + 0.5},${base}`),
  ];
  canvas.paint(drum(cone, -0.2), ramp);
  canvas.paint(
    drum(points`${x - size - 0.4},${base - 3} ${x + size + 0.4},${base - 3} ${x + size + 0.8},${base}
      ${x - size - 0.8},${base}`),
    band,
    { seam: 'none' },
  );
  canvas.paint(ball(x, base + 0.5, size + brim, 2.6), ramp, { lift: 0.05 });
}

/** Horns on both sides of a head, from their roots outwards and up along `path`, given from the middle of the head. */
export function horns(
  canvas: Canvas,
  [x, y]: Point,
  path: readonly Point[],
  thick: number,
  ramp: Ramp = RAMPS.bone,
): void {
  canvas.pair(limb(curve(path.map(([dx, dy]): Point => [x - dx, y - dy])), thick, 0.6), ramp);
}

export function crown(
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  ramp: Ramp = RAMPS.yellow,
  gem: Ramp = RAMPS.red,
): void {
  const base = y - size * 0.55;
  const half: Point[] = points`${x},${base - 6} ${x - size * 0.3},${base - 2.5} ${x - size * 0.6},${base - 5.5}
      ${x - size * 0.75},${base - 2.5} ${x - size - 0.6},${base - 5} ${x - size},${base + 0.8}`;
  canvas.paint(drum(symmetric(half), -0.15), ramp, { lift: 0.1 });
  canvas.dots(pointsFrom([x, base])`-1,-1.5 0,-1.5`, gem, 2);
  canvas.pairDots([[x - size * 0.65, base - 1]], gem, 2);
}
