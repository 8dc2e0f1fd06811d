import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, symmetric } from '#art/monsters/geometry.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws a shell on six legs: with a horn, with antler jaws, spotted, shining, thorny. */
export function beetle({ canvas, look, second, main, seeded }: Subject): void {
  const { black, red, yellow, orange, bone, flame, teal, white } = RAMPS;
  const shine = seeded.of([red, yellow, orange]);
  const dark = main === black ? RAMPS.grey : black;
  for (const [y, out, drop] of [
    [34, 25, 12],
    [42, 28, 14],
    [50, 22, 10],
  ] as const)
    canvas.pair(limb(points`22,${y} ${32 - out + 4},${y - 5} ${32 - out},${y + drop - 4}`, 2.4, 0.9), dark);
  const wide = (second ? 20 : 17) + ([0, 0.6, 1.4, -1, -0.4][look] ?? 0);
  canvas.paint(ball(32, 32, wide, second ? 19 : 22), main);
  canvas.paint(limb(points`32,10 32,40`, 0.6), main, { seam: 'none', lift: -2 });
  if (look === 2)
    for (const [x, y, size] of [
      [22, 20, 3.4],
      [25, 32, 3],
      [17, 30, 2.4],
      [27, 14, 2],
    ] as const)
      canvas.pair(ball(x, y + (second ? 2 : 0), size), dark, { seam: 'soft' });
  if (look === 3) {
    canvas.shade((x, y) => Math.floor(Math.abs(x - 32)) % 4 === 3 && y < 46, -1, main);
    canvas.paint(ball(32, 26, 6, 8), second ? teal : flame, { seam: 'soft', lift: 0.3 });
  }
  if (look === 4)
    for (const [x, y] of points`30,14 22,18 16,28 27,25 21,36`)
      canvas.pair(limb(points`${x},${y + 2} ${x - (32 - x) * 0.35},${y - 6}`, 2.2, 0.6), second ? red : bone);
  canvas.paint(slab(symmetric(curve(points`32,36 20,38 17,46 24,52 32,53`, 4)), 6), look === 3 ? dark : main);
  canvas.paint(ball(32, 51, 9, 7), dark);
  canvas.pair(ball(25, 49, 3.2), shine, { lift: 0.2 });
  canvas.pairDots([[24, 48]], white, 3);
  if (look === 0) {
    canvas.paint(limb(curve(second ? points`32,48 32,34 30,22 34,12` : points`32,48 32,36 32,26`), 3.4, 1.6), dark);
    const [x, y] = second ? [34, 12] : [32, 26];
    for (const side of [-1, 1]) canvas.paint(limb(points`${x},${y + 1} ${x + side * 5},${y - 5}`, 1.8, 0.8), dark);
  }
  if (look === 1)
    canvas.pair(
      limb(curve(second ? points`27,53 16,58 10,50 14,42` : points`28,54 20,60 24,62 30,60`), 2.8, 0.9),
      bone,
    );
  else canvas.pair(limb(curve(points`29,56 27,60 31,61`), 1.8, 0.7), bone);
  canvas.pair(limb(curve(points`27,46 18,42 12,${second ? 34 : 48}`), 1, 0.7), dark);
}
