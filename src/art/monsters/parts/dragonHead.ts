import type { Canvas } from '#art/monsters/Canvas.ts';
import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, symmetric } from '#art/monsters/geometry.ts';
import { RAMPS, type Ramp } from '#art/monsters/ramps.ts';
import { fangs } from './beastHeads.ts';
import { glow, horns } from './heads.ts';

export interface DragonHead {
  readonly size: number;
  readonly scales: Ramp;
  readonly shine: Ramp;
  readonly horn?: Ramp;
  /** The path of the horns from the middle of the head, outwards and up, in shares of its size; no horns if absent. */
  readonly path?: readonly Point[];
  /** A fan of skin behind the cheeks. */
  readonly frill?: Ramp;
  readonly breath?: Ramp;
}

/** Draws a dragon's head in the middle of the cell at height `y`, looking at the viewer with open jaws. */
export function dragonHead(
  canvas: Canvas,
  y: number,
  { size, scales, shine, horn = RAMPS.bone, path = [], frill, breath }: DragonHead,
): void {
  const p = (dx: number, dy: number): Point => [32 + dx * size, y + dy * size];
  if (frill) {
    canvas.paint(
      slab(
        symmetric([
          p(0, -1.2),
          p(-0.8, -1.5),
          p(-0.9, -0.9),
          p(-1.8, -0.9),
          p(-1.5, -0.2),
          p(-2, 0.3),
          p(-1.3, 0.6),
          p(-1.4, 1.2),
          p(-0.5, 0.9),
        ]),
        4,
      ),
      frill,
    );
    for (const [dx, dy] of points`-1.7,-0.85 -1.85,0.3 -0.8,-1.4`)
      canvas.pair(limb([p(-0.3, 0), p(dx, dy)], 0.8), scales, { seam: 'none' });
  }
  if (path.length > 0)
    horns(
      canvas,
      [32, y],
      path.map(([dx, dy]): Point => [dx * size, dy * size]),
      size * 0.28,
      horn,
    );
  canvas.pair(slab([p(-0.6, 0), p(-1.4, -0.25), p(-1.05, 0.2), p(-1.3, 0.6), p(-0.6, 0.5)], 3), scales);
  canvas.paint(slab(symmetric([p(0, 0.7), p(-0.5, 0.75), p(-0.46, 1.4), p(-0.2, 1.7), p(0, 1.75)]), 3), scales, {
    lift: -0.2,
  });
  canvas.paint(slab(symmetric([p(0, 0.7), p(-0.42, 0.75), p(-0.34, 1.3), p(0, 1.45)]), 2), RAMPS.black, {
    lift: -1,
    seam: 'none',
  });
  canvas.paint(ball(...p(0, 1.2), size * 0.2, size * 0.26), breath ?? RAMPS.red, {
    seam: 'none',
    lift: breath ? 0.5 : 0,
  });
  canvas.paint(
    slab(
      symmetric(curve([p(0, -0.95), p(-0.5, -0.85), p(-0.85, -0.3), p(-0.6, 0.25), p(-0.56, 0.85), p(0, 0.95)], 3)),
      size * 0.7,
    ),
    scales,
  );
  canvas.paint(slab(symmetric([p(0, -0.1), p(-0.28, 0), p(-0.5, 0.6), p(-0.4, 0.9), p(0, 0.9)]), size * 0.4), scales, {
    seam: 'soft',
    lift: 0.12,
  });
  canvas.pairDots([p(-0.28, 0.62), p(-0.28, 0.52)], RAMPS.black, -1);
  fangs(canvas, p(0, 0.92), size * 0.5);
  canvas.paint(limb([p(0, -0.85), p(0, -0.2)], size * 0.13, 0.5), scales, { seam: 'none', lift: 0.3 });
  canvas.pair(limb([p(-0.15, -0.18), p(-0.75, -0.52)], size * 0.13), scales, { seam: 'soft', lift: 0.15 });
  glow(canvas, p(0, -0.12), size * 0.4, shine);
}

/** Draws the bands of a belly or throat between two heights, `width` pixels to each side of the middle. */
export function bands(canvas: Canvas, [top, bottom]: Point, [from, to]: Point, ramp: Ramp): void {
  canvas.paint(
    slab(
      symmetric(
        curve(
          points`32,${top} ${32 - from},${top} ${32 - (from + to) / 1.9},${(top + bottom) / 2}
      ${32 - to},${bottom} 32,${bottom + 1}`,
          4,
        ),
      ),
      5,
    ),
    ramp,
    { seam: 'soft' },
  );
  canvas.shade((_, y) => y > top && y < bottom && Math.floor(y) % 4 === 0, -1, ramp);
}
