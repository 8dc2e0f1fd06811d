import type { Canvas } from '#art/monsters/Canvas.ts';
import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, direction, type Point, points } from '#art/monsters/geometry.ts';
import { RAMPS, type Ramp } from '#art/monsters/ramps.ts';

const { steel } = RAMPS;

export function roundShield(canvas: Canvas, [x, y]: Point, field: Ramp, rim: Ramp = steel, size = 9): void {
  canvas.paint(ball(x, y, size), rim);
  canvas.paint(ball(x, y, size - 2), field, { seam: 'soft' });
  canvas.paint(ball(x, y, 2.4), rim);
}

export function kiteShield(canvas: Canvas, [x, y]: Point, field: Ramp, rim: Ramp = steel, size = 1): void {
  const outline = (inset: number): Point[] =>
    curve(
      points`${x - 7.5 + inset},${y - 9 + inset} ${x},${y - 10.5 + inset}
      ${x + 7.5 - inset},${y - 9 + inset} ${x + 7 - inset},${y + 3}
      ${x},${y + 13 - inset * 1.6} ${x - 7 + inset},${y + 3}
      ${x - 7.5 + inset},${y - 9 + inset}`,
      4,
    ).map(([px, py]): Point => [x + (px - x) * size, y + (py - y) * size]);
  canvas.paint(slab(outline(0), 3), rim);
  canvas.paint(slab(outline(2), 7), field, { seam: 'soft' });
  canvas.paint(limb(points`${x},${y - 7 * size} ${x},${y + 8 * size}`, 1), rim, { seam: 'none' });
  canvas.paint(limb(points`${x - 4.5 * size},${y - 2} ${x + 4.5 * size},${y - 2}`, 1), rim, { seam: 'none' });
}

export function towerShield(canvas: Canvas, [x, y]: Point, field: Ramp, rim: Ramp = steel): void {
  const outline = (inset: number): Point[] => points`${x - 8 + inset},${y - 12 + inset} ${x},${y - 14 + inset}
      ${x + 8 - inset},${y - 12 + inset} ${x + 8 - inset},${y + 14 - inset}
      ${x - 8 + inset},${y + 14 - inset}`;
  canvas.paint(slab(outline(0), 3), rim);
  canvas.paint(slab(outline(2), 8), field, { seam: 'soft' });
  canvas.paint(ball(x, y, 3), rim);
  for (const [dx, dy] of [direction(45), direction(135), direction(225), direction(315)])
    canvas.dots([[x + dx * 8 - 0.5, y + dy * 11]], rim, 3);
}
