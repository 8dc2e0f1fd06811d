import type { Canvas } from '#art/monsters/Canvas.ts';
import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, symmetric } from '#art/monsters/geometry.ts';
import { RAMPS, type Ramp } from '#art/monsters/ramps.ts';
import { GROUND } from './figure.ts';

/** Measures in pixels; widths are from the middle to one side. */
export interface Quadruped {
  /** Height of the highest point of the back. */
  readonly back: number;
  readonly width: number;
  /** Half the distance between the front feet. */
  readonly stance: number;
  /** Radius of the front legs. */
  readonly bulk: number;
  readonly claws?: boolean;
}

/**
 * Draws a beast on four feet that comes towards the viewer: haunches behind, chest and front legs in front. The head is drawn separately.
 */
export function quadruped(canvas: Canvas, { back, width, stance, bulk, claws = true }: Quadruped, fur: Ramp): void {
  canvas.pair(
    limb(
      points`${32 - width + 2},${back + 21} ${32 - width - 1.5},${GROUND - 11}
      ${32 - width - 1},${GROUND - 4}`,
      bulk + 1.2,
      bulk - 0.8,
    ),
    fur,
    { lift: -0.25 },
  );
  canvas.pair(ball(32 - width - 2, GROUND - 4.5, bulk, 2.2), fur, { seam: 'soft', lift: -0.25 });
  canvas.paint(ball(32, back + 13, width, 13), fur, { lift: -0.12 });
  canvas.paint(ball(32, back + 20, width * 0.82, 13), fur);
  canvas.pair(
    limb(
      points`${32 - width * 0.6},${back + 21} ${32 - stance - 1},${GROUND - 13}
      ${32 - stance},${GROUND - 4}`,
      bulk + 1.4,
      bulk * 0.8,
    ),
    fur,
  );
  canvas.pair(ball(32 - stance - 0.4, GROUND - 2.6, bulk + 0.8, 2.8), fur, { seam: 'soft' });
  if (claws)
    canvas.pairDots(
      [-2.4, 0, 2.2].map((dx): Point => [32 - stance - 0.4 + dx, GROUND - 0.8]),
      RAMPS.bone,
      3,
    );
}

/** Tufts of fur on the chest. */
export function ruff(canvas: Canvas, [x, y]: Point, width: number, fur: Ramp, lift = 0): void {
  const half = [0, 1, 2, 3].flatMap(
    (tuft): Point[] => points`${x - width * (1 - tuft * 0.26)},${y + tuft * 3.4}
      ${x - width * (0.72 - tuft * 0.24)},${y + tuft * 3.4 + 1.2}`,
  );
  canvas.paint(slab(symmetric([[x, y - 6], [x - width * 0.7, y - 4], ...half]), 4), fur, { lift });
}

/** Draws a tail that rises next to the back. Paint it first. */
export function tail(
  canvas: Canvas,
  path: readonly Point[],
  fur: Ramp,
  thick: number,
  end: number,
  bush = (thick + end) / 2,
): void {
  canvas.paint(limb(curve(path), thick, end, bush), fur);
}
