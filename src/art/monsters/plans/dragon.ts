import { ball, limb } from '#art/monsters/forms.ts';
import { curve, type Point, points } from '#art/monsters/geometry.ts';
import { bands, dragonHead } from '#art/monsters/parts/dragonHead.ts';
import { batWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

const HORNS: readonly (readonly Point[])[] = [
  points`0.5,0.6 0.8,1.3 0.6,2`,
  points`0.5,0.6 1.3,0.9 1.5,0.2 1.1,0`,
  [],
  points`0.4,0.7 1.1,1.1 1.9,1.1`,
  points`0.35,0.7 0.5,1.5 1,2.1`,
];

/** Great dragons: horned, ram-horned, without wings, frilled, breathing. */
export function dragon({ canvas, look, second, main, seeded }: Subject): void {
  const { sand, yellow, red, bone, teal, flame, ice, crimson, indigo, black, green } = RAMPS;
  const belly = seeded.of([sand, yellow, bone]);
  const skin = seeded.of([crimson, indigo, black]);
  const y = second ? 21 : 18;
  canvas.paint(limb(curve(points`40,54 52,59 61,54 59,${second ? 42 : 46}`), 4, 0.8, 3), main);
  if (look !== 2)
    batWings(
      canvas,
      [27, 27],
      second ? 28 : 27,
      second ? 17 : 24,
      skin === main ? black : skin,
      main,
      look === 1 ? 0.14 : 0,
    );
  canvas.pair(ball(20, 50, 8, 9), main, { lift: -0.15 });
  canvas.pair(limb(points`18,55 16,58`, 4, 3), main, { lift: -0.1 });
  canvas.paint(ball(32, 46, 12, 14), main);
  bands(canvas, [30, 60], [4.5, 8.5], belly);
  canvas.paint(limb(curve(second ? points`32,42 39,34 32,${y + 4}` : points`32,42 32,32 32,${y + 4}`), 8, 5), main);
  canvas.paint(limb(curve(second ? points`32,44 38,35 32,${y + 6}` : points`32,44 32,34 32,${y + 6}`), 5, 3), belly, {
    seam: 'soft',
    inside: true,
  });
  canvas.shade((_, row) => row < 44 && Math.floor(row) % 3 === 0, -1, belly);
  canvas.pair(limb(curve(points`22,40 17,48 21,56`), 4.4, 3), main);
  for (const dx of [-3.4, 0, 3.4])
    canvas.pair(limb(points`${21 + dx * 0.6},56 ${21 + dx},60`, 1.7, 0.7), bone, { seam: 'soft' });
  if (look === 2)
    for (const [x, top, side] of [
      [19, 34, -1],
      [45, 34, 1],
      [22, 26, -1],
      [42, 26, 1],
    ] as const)
      canvas.paint(limb(points`${x},${top + 4} ${x + side * 4},${top - 4}`, 2.6, 0.6), second ? red : bone);
  dragonHead(canvas, y, {
    size: second ? 8.6 : 8,
    scales: main,
    shine: seeded.of([yellow, red, teal]),
    path: look === 2 ? points`0.6,0.5 1.1,1 1.2,1.6` : (HORNS[look] ?? []),
    ...(look === 3 && { frill: skin === main ? red : skin }),
    ...(look === 4 && { breath: seeded.of([flame, ice, green]) }),
  });
  if (look === 4)
    for (const [dx, dy, size] of [
      [0, 16, 3.4],
      [-3, 20, 2.6],
      [3, 22, 3],
      [0, 26, 3.6],
    ] as const)
      canvas.paint(ball(32 + dx, y + dy, size), second ? ice : flame, { seam: 'soft', lift: 0.4 });
}
