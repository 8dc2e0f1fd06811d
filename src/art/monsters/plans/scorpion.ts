import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom } from '#art/monsters/geometry.ts';
import { glow } from '#art/monsters/parts/heads.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Claws in front, sting above: plain, with huge claws, two-tailed, spiny, burning. */
export function scorpion({ canvas, look, second, main, seeded }: Subject): void {
  const { red, yellow, black, bone, green, flame, teal } = RAMPS;
  const venom = seeded.of([green, red, yellow]);
  const tails: readonly (readonly Point[])[] =
    look === 2
      ? [points`30,40 18,32 14,20 20,12 25,17`, points`34,40 46,32 50,20 44,12 39,17`]
      : second
        ? [points`34,42 50,34 50,18 38,9 30,16`]
        : [points`32,42 33,28 32,15 26,8 22,16`];
  for (const path of tails) {
    const bend = curve(path, 3);
    for (const [index, [bx, by]] of bend.slice(0, -1).entries()) {
      const segment = ball(bx, by, 5.4 - index * 0.2, 4.6 - index * 0.15);
      canvas.paint(segment, look === 4 ? flame : main, { lift: look === 4 ? 0.2 : 0 });
    }
    const [x, y] = path.at(-1) ?? [32, 16];
    canvas.paint(ball(x, y - 1, 4), venom);
    canvas.paint(limb(pointsFrom([x, y])`0,0 -1,6`, 1.6, 0.5), bone);
  }
  for (const [dy, out] of points`0,24 4,25 8,21`)
    canvas.pair(limb(curve(points`24,${44 + dy} ${32 - out + 5},${39 + dy} ${32 - out},${51 + dy}`), 2, 0.8), main);
  if (look === 4)
    for (const [x, tall] of points`20,10 26,14 38,13 44,9`)
      canvas.paint(limb(points`${x},42 ${x + (x - 32) * 0.3},${40 - tall}`, 3.2, 0.7), flame, { lift: 0.3 });
  canvas.paint(ball(32, 44, look === 4 ? 15 : 13, 9), main);
  canvas.paint(ball(32, 50, look === 4 ? 13 : 11, 8), main);
  if (look === 3)
    for (const [x, y] of points`22,38 27,35 37,35 42,38 32,33`)
      canvas.paint(limb(points`${x},${y + 4} ${x + (x - 32) * 0.3},${y - 4}`, 2, 0.6), second ? red : bone);
  const claw = look === 1 ? 1.45 : 1;
  const [cx, cy] = second ? [15, 48] : [13, 36];
  canvas.pair(limb(curve(points`24,50 18,${second ? 56 : 48} ${cx},${cy + 6}`), 3, 2.4), main);
  canvas.pair(
    slab(
      points`${cx - 3},${cy + 6 * claw} ${cx - 6.5 * claw},${cy} ${cx - 5 * claw},${cy - 9 * claw}
      ${cx - 1.5},${cy - 2} ${cx + 1},${cy - 2.5} ${cx + 3.5 * claw},${cy - 8 * claw}
      ${cx + 5.5 * claw},${cy} ${cx + 3},${cy + 6 * claw}`,
      5,
    ),
    look === 4 ? flame : main,
    { lift: look === 4 ? 0.15 : 0 },
  );
  glow(canvas, [32, 50], 2.4, look === 4 ? yellow : venom);
  canvas.pairDots(points`26,48 27,48`, venom, 2);
  canvas.pair(limb(points`30,55 28,60`, 1.8, 0.8), black);
  if (second && look === 0) canvas.shade((x, y) => Math.floor(y) % 4 === 0 && Math.abs(x - 32) < 12, -1, main);
  if (look === 1) canvas.pairDots(pointsFrom([cx, cy])`0,3 -2,4`, teal, 3);
}
