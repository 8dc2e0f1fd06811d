import type { Canvas } from '#art/monsters/Canvas.ts';
import { limb, slab } from '#art/monsters/forms.ts';
import { away, mixed, type Point, points } from '#art/monsters/geometry.ts';
import type { Ramp } from '#art/monsters/ramps.ts';

/**
 * Wings of skin over fingers, on both sides, from `root` on the viewer's left: `span` pixels outwards and `rise` upwards.
 * `rags` tears the lower edge.
 */
export function batWings(
  canvas: Canvas,
  root: Point,
  span: number,
  rise: number,
  skin: Ramp,
  bone: Ramp,
  rags = 0,
): void {
  const [x, y] = root;
  const wrist: Point = [x - span * 0.55, y - rise];
  const tips: Point[] = points`${x - span},${y - rise * 0.35} ${x - span * 0.88},${y + rise * 0.3 + 2}
      ${x - span * 0.55},${y + rise * 0.42 + 4} ${x - span * 0.14},${y + rise * 0.22 + 4}`;
  const edge = tips.flatMap((tip, index): Point[] => {
    const next = tips[index + 1];
    if (!next) return [tip];
    const hollow = mixed(mixed(tip, next, 0.5), wrist, 0.24 + rags);
    return [tip, mixed(mixed(tip, next, 0.25), hollow, 0.75), hollow, mixed(mixed(tip, next, 0.75), hollow, 0.75)];
  });
  canvas.pair(slab([root, wrist, ...edge], 7), skin, { lift: -0.05 });
  for (const tip of tips.slice(0, 3)) canvas.pair(limb([wrist, tip], 1.2, 0.5), bone, { seam: 'soft' });
  canvas.pair(limb([root, mixed(root, wrist, 0.6), wrist], 2.2, 1.4), bone);
  canvas.pair(limb([wrist, [wrist[0] + 1, wrist[1] - 4]], 1.3, 0.5), bone);
}

/** Wings of long feathers on both sides, from `root` on the viewer's left, lifted by `lift` degrees above level. */
export function featherWings(
  canvas: Canvas,
  root: Point,
  span: number,
  lift: number,
  feathers: Ramp,
  coverts: Ramp = feathers,
): void {
  const count = 6;
  for (let feather = 0; feather < count; feather += 1) {
    const angle = 200 + (feather / (count - 1)) * (70 + lift);
    const start = away(root, 270 + lift, span * 0.12 * feather);
    const length = span * (0.5 + feather * 0.1);
    canvas.pair(limb([start, away(start, angle, length * 0.5), away(start, angle + 4, length)], 2.6, 1, 3), feathers);
  }
  const wrist = away(root, 285 + lift, span * 0.62);
  canvas.pair(limb([root, wrist], 4, 2.6), coverts, { lift: 0.05 });
  canvas.pair(limb([mixed(root, wrist, 0.2), mixed(root, wrist, 0.8)], 2), coverts, { seam: 'none', lift: 0.15 });
}

/** Clear wings of an insect, a pair above and a pair below. */
export function gauzeWings(canvas: Canvas, [x, y]: Point, span: number, rise: number, skin: Ramp): void {
  const wing = (length: number, angle: number, width: number) => {
    const end = away([x, y], angle, length);
    const middle = away([x, y], angle, length * 0.55);
    canvas.pair(
      slab(
        [
          [x, y],
          away(middle, angle - 90, width),
          away(end, angle - 90, width * 0.7),
          away(end, angle, 2),
          away(end, angle + 90, width * 0.5),
          away(middle, angle + 90, width * 0.7),
        ],
        4,
      ),
      skin,
      { lift: 0.1 },
    );
    canvas.pair(limb([[x, y], end], 0.6), skin, { seam: 'none', lift: -0.6 });
  };
  wing(span * 0.8, 250 - rise * 0.4, 3.6);
  wing(span, 285 + rise, 4.2);
}
