// Heads of beasts that face the viewer, with their middle at `at` and about `size` pixels to each side.
import type { Canvas } from '#art/monsters/Canvas.ts';
import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, symmetric } from '#art/monsters/geometry.ts';
import { RAMPS, type Ramp } from '#art/monsters/ramps.ts';
import { glow } from './heads.ts';

const { black, bone, white, pink, red } = RAMPS;

/** Returns a function for positions in shares of the head's size. */
function on([x, y]: Point, size: number): (dx: number, dy: number) => Point {
  return (dx, dy) => [x + dx * size, y + dy * size];
}

/** Upper teeth in a row below `y`, long ones outside. */
export function fangs(canvas: Canvas, [x, y]: Point, half: number, ramp: Ramp = bone): void {
  canvas.pair(slab(points`${x - half},${y} ${x - half + 2.4},${y} ${x - half + 1},${y + 4}`, 1), ramp, {
    seam: 'none',
    lift: 0.3,
  });
  for (let dx = 1; dx < half - 2.4; dx += 2) canvas.pairDots([[x - dx - 1, y]], ramp, 3);
}

/** Pointed ears, a long muzzle and open jaws. */
export function wolfHead(canvas: Canvas, at: Point, size: number, fur: Ramp, shine: Ramp, throat: Ramp = red): void {
  const p = on(at, size);
  const [x] = at;
  canvas.pair(slab([p(-0.35, -0.6), p(-0.75, -1.75), p(-1.05, -0.35)], 3), fur);
  canvas.pair(slab([p(-0.55, -0.7), p(-0.74, -1.3), p(-0.88, -0.5)], 2), fur, { seam: 'none', lift: -0.5 });
  const cheeks = [
    p(0, -0.9),
    p(-0.6, -0.8),
    p(-0.9, -0.25),
    p(-1.25, 0.35),
    p(-0.85, 0.3),
    p(-0.85, 0.7),
    p(-0.45, 0.65),
    p(0, 0.9),
  ];
  canvas.paint(slab(symmetric(cheeks), size * 0.7), fur);
  canvas.paint(slab(symmetric([p(0, 0.4), p(-0.5, 0.5), p(-0.42, 1.15), p(0, 1.35)]), 2), black, { lift: -1 });
  canvas.paint(ball(...p(0, 1), size * 0.25, size * 0.3), throat, { seam: 'none' });
  canvas.paint(
    slab(symmetric([p(0, -0.35), p(-0.2, -0.3), p(-0.46, 0.5), p(-0.34, 0.74), p(0, 0.72)]), size * 0.45),
    fur,
    { seam: 'soft', lift: 0.12 },
  );
  fangs(canvas, p(0, 0.74), size * 0.45);
  canvas.paint(ball(...p(0, 0.42), size * 0.24, size * 0.17), black);
  glow(canvas, p(0, -0.2), size * 0.36, shine);
  canvas.dots([[x - 1, at[1] + size * 0.36]], white, 3);
}

/** Draws a broad muzzle with a ring of fur around the face; a mane if given. */
export function catHead(canvas: Canvas, at: Point, size: number, fur: Ramp, shine: Ramp, mane?: Ramp): void {
  const p = on(at, size);
  if (mane) {
    const half = [
      p(0, -1.6),
      p(-0.5, -1.45),
      p(-0.75, -1.6),
      p(-1.1, -1.1),
      p(-1.5, -0.9),
      p(-1.4, -0.3),
      p(-1.75, 0.1),
      p(-1.4, 0.5),
      p(-1.5, 1.1),
      p(-0.95, 1.2),
      p(-0.6, 1.7),
      p(0, 1.6),
    ];
    canvas.paint(slab(symmetric(half), size * 0.8), mane);
  }
  canvas.pair(ball(...p(-0.75, -0.8), size * 0.36), fur);
  canvas.pair(ball(...p(-0.75, -0.75), size * 0.18), pink, { seam: 'none', lift: -0.3 });
  canvas.paint(ball(...at, size, size * 0.95), fur);
  canvas.paint(slab(symmetric([p(0, 0.5), p(-0.4, 0.6), p(-0.3, 1), p(0, 1.1)]), 2), black, { lift: -1 });
  canvas.pair(ball(...p(-0.28, 0.42), size * 0.36, size * 0.3), white, { seam: 'soft' });
  fangs(canvas, p(0, 0.68), size * 0.36);
  canvas.paint(slab(symmetric([p(0, -0.1), p(-0.22, 0.12), p(0, 0.34)]), 2), pink, { seam: 'soft' });
  glow(canvas, p(0, -0.2), size * 0.42, shine);
}

/** Small eyes, a flat snout with two nostrils, tusks. */
export function boarHead(canvas: Canvas, at: Point, size: number, hide: Ramp, shine: Ramp, tusk: Ramp = bone): void {
  const p = on(at, size);
  canvas.pair(slab([p(-0.5, -0.7), p(-1.4, -1.15), p(-1.05, -0.1)], 3), hide);
  canvas.paint(
    slab(symmetric([p(0, -1), p(-0.7, -0.85), p(-1, 0), p(-0.95, 0.7), p(-0.4, 1.05), p(0, 1.1)]), size * 0.7),
    hide,
  );
  canvas.paint(limb([p(-0.6, 0.85), p(0.6, 0.85)], 1), black, { seam: 'none', lift: -1 });
  canvas.paint(ball(...p(0, 0.42), size * 0.55, size * 0.42), pink, { lift: -0.05 });
  canvas.pairDots([p(-0.2, 0.4), p(-0.2, 0.55)], black, -1);
  canvas.pair(limb(curve([p(-0.5, 1), p(-0.95, 0.75), p(-0.95, 0.15)]), size * 0.2, 0.7), tusk);
  glow(canvas, p(0, -0.2), size * 0.42, shine);
}

/** Draws a long face with broad nostrils under horns, which are drawn elsewhere. */
export function bullHead(canvas: Canvas, at: Point, size: number, hide: Ramp, shine: Ramp): void {
  const p = on(at, size);
  canvas.pair(slab([p(-0.7, -0.5), p(-1.7, -0.35), p(-1.45, 0.15), p(-0.8, 0.1)], 3), hide);
  canvas.paint(
    slab(symmetric([p(0, -1), p(-0.8, -0.85), p(-0.9, -0.1), p(-0.6, 0.5), p(-0.65, 1.1), p(0, 1.35)]), size * 0.7),
    hide,
  );
  canvas.paint(
    slab(symmetric([p(0, 0.55), p(-0.5, 0.6), p(-0.68, 0.95), p(-0.4, 1.35), p(0, 1.4)]), size * 0.4),
    pink,
    { seam: 'soft', lift: -0.1 },
  );
  canvas.pairDots([p(-0.36, 0.85), p(-0.24, 0.9)], black, -1);
  canvas.paint(limb(curve([p(-0.2, 1.1), p(-0.22, 1.5), p(0, 1.65), p(0.22, 1.5), p(0.2, 1.1)]), 0.9), RAMPS.yellow);
  glow(canvas, p(0, -0.15), size * 0.45, shine);
}

/** Flat, scaled, with eyes on its sides and a broad mouth. */
export function lizardHead(canvas: Canvas, at: Point, size: number, scales: Ramp, shine: Ramp, crest?: Ramp): void {
  const p = on(at, size);
  if (crest)
    canvas.paint(
      slab(
        symmetric([p(0, -2), p(-0.3, -1.3), p(-0.8, -1.6), p(-0.95, -0.8), p(-1.6, -0.7), p(-1.1, 0.1), p(-0.5, 0.3)]),
        4,
      ),
      crest,
    );
  canvas.paint(
    slab(
      symmetric(curve([p(0, -0.95), p(-0.6, -0.8), p(-0.95, -0.3), p(-0.75, 0.3), p(-0.62, 0.95), p(0, 1.25)], 3)),
      size * 0.8,
    ),
    scales,
  );
  canvas.pair(ball(...p(-0.72, -0.42), size * 0.34), scales, { seam: 'soft' });
  canvas.pair(ball(...p(-0.75, -0.42), size * 0.2), shine, { seam: 'none', lift: 0.3 });
  canvas.pairDots([p(-0.72, -0.5), p(-0.72, -0.3)], black, -1);
  canvas.paint(limb(curve([p(-0.68, 0.6), p(-0.3, 0.85), p(0, 0.78), p(0.3, 0.85), p(0.68, 0.6)]), 0.7), black, {
    seam: 'none',
    lift: -1,
  });
  fangs(canvas, p(0, 0.86), size * 0.5);
  canvas.pairDots([p(-0.2, 0.3)], black, -1);
}

/** Round ears, a pointed nose, whiskers and gnawing teeth. */
export function ratHead(canvas: Canvas, at: Point, size: number, fur: Ramp, shine: Ramp): void {
  const p = on(at, size);
  canvas.pair(ball(...p(-0.85, -0.85), size * 0.55), fur);
  canvas.pair(ball(...p(-0.85, -0.8), size * 0.33), pink, { seam: 'none', lift: -0.2 });
  canvas.paint(
    slab(symmetric(curve([p(0, -0.95), p(-0.75, -0.7), p(-0.9, 0.1), p(-0.4, 0.7), p(0, 1.1)], 3)), size * 0.7),
    fur,
  );
  canvas.dots([p(-0.12, 1.05), p(0.06, 1.05), p(-0.12, 1.2), p(0.06, 1.2), p(-0.12, 1.35), p(0.06, 1.35)], white, 3);
  canvas.paint(ball(...p(0, 0.82), size * 0.22, size * 0.17), pink);
  glow(canvas, p(0, -0.1), size * 0.45, shine);
}
