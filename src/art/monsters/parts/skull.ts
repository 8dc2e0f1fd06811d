import type { Canvas } from '#art/monsters/Canvas.ts';
import { ball, slab } from '#art/monsters/forms.ts';
import { type Point, symmetric } from '#art/monsters/geometry.ts';
import { RAMPS, type Ramp } from '#art/monsters/ramps.ts';

/** Draws a skull in the middle of the cell at height `y`, with a light in its sockets. */
export function skull(canvas: Canvas, y: number, size: number, ramp: Ramp, shine: Ramp): void {
  const p = (dx: number, dy: number): Point => [32 + dx * size, y + dy * size];
  canvas.paint(slab(symmetric([p(0, 0.6), p(-0.6, 0.6), p(-0.62, 1.15), p(-0.3, 1.4), p(0, 1.4)]), 3), ramp);
  canvas.paint(ball(32, y, size, size * 0.95), ramp, { lift: 0.1 });
  canvas.paint(slab(symmetric([p(0, 0.5), p(-0.75, 0.5), p(-0.55, 0.95), p(0, 0.98)]), 3), ramp, { seam: 'none' });
  canvas.pair(ball(...p(-0.42, 0.15), size * 0.3, size * 0.32), RAMPS.black, { seam: 'soft', lift: -2 });
  canvas.pairDots([p(-0.42, 0.2)], shine, 3);
  canvas.pairDots([[p(-0.42, 0)[0] - 1, p(0, 0.2)[1]]], shine, 2);
  canvas.pairDots([p(-0.08, 0.55), p(-0.08, 0.45)], RAMPS.black, -1);
  for (const dx of [0.08, 0.3, 0.5]) canvas.pairDots([p(-dx, 0.98), p(-dx, 1.08)], RAMPS.black, -1);
}
