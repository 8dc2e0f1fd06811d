import { ball, limb, slab } from '#art/monsters/forms.ts';
import { points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { face, glow, hair, horns, mane } from '#art/monsters/parts/heads.ts';
import { featherWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Great birds, and women among them: a harpy, an eagle, an owl, a raven, a phoenix. */
export function harpy({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, yellow, red, white, black, flame, orange, purple, ice, dusk, sand } = RAMPS;
  const y = 22;
  const burning = look === 4;
  const fire = second ? ice : flame;
  const feathers = burning ? fire : look === 3 ? (second ? main : black) : main;
  if (burning)
    for (const [dx, length] of points`-9,22 -4,28 0,32 4,28 9,22`)
      canvas.paint(
        limb(points`${32 + dx * 0.3},38 ${32 + dx},${30 + length}`, 2.2, 1, 3),
        burning && dx % 2 ? main : fire,
        { lift: 0.1 },
      );
  else for (const dx of [-5, 0, 5]) canvas.paint(limb(points`32,42 ${32 + dx},56`, 3, 2), feathers, { lift: -0.1 });
  featherWings(
    canvas,
    [27, 28],
    second ? 20 : 25,
    (second ? 24 : 40) + ((look * 2) % 5) * 3,
    feathers,
    burning ? main : look === 1 ? white : feathers,
  );
  canvas.paint(ball(32, 36, look === 3 ? 7.4 : 8.6, look === 3 ? 13 : 12), feathers);
  canvas.paint(
    slab(symmetric(points`32,26 26,28 26.4,33 28,38 30,42 32,46`), 4),
    [skin, white, sand, feathers, yellow][look] ?? white,
    { seam: 'soft' },
  );
  for (const side of [-1, 1]) {
    canvas.paint(limb(points`${32 + side * 4},46 ${32 + side * 5},54`, 2.2, 1.2), yellow);
    for (const spread of [-3, 0, 3])
      canvas.paint(limb(points`${32 + side * 5},54 ${32 + side * 5 + spread},58.5`, 1.3, 0.7), yellow, {
        seam: 'soft',
      });
  }
  if (look === 0) {
    const locks = second ? seeded.of([black, purple]) : seeded.of([black, red]);
    mane(canvas, [32, y - 4], 6, locks, second ? 14 : 9);
    face(canvas, [32, y - 4], 6, second ? dusk : skin);
    hair(canvas, [32, y - 4], 6, locks, 8);
    glow(canvas, [32, y - 4], 2.2, yellow);
    canvas.pair(ball(28, 31, 3.6, 3.4), feathers, { seam: 'soft' });
    return;
  }
  if (look === 2) {
    canvas.pair(slab(pointsFrom([0, y])`29,-10 22,-17 23,-6`, 3), feathers);
    canvas.paint(ball(32, y - 2, 10, 9.5), feathers);
    canvas.pair(ball(27.4, y - 2.6, 4.8), sand, { seam: 'soft' });
    canvas.pair(ball(27.6, y - 2.6, 2.8), seeded.of([yellow, orange]), { seam: 'soft', lift: 0.2 });
    canvas.pairDots(pointsFrom([0, y])`27,-3 27,-2 28,-3 28,-2`, black, -1);
    canvas.paint(slab(symmetric(pointsFrom([0, y])`32,-1 30,1 32,6`), 2), yellow);
    if (second) horns(canvas, [32, y], points`7,8 11,13`, 1.8, black);
    return;
  }
  if (burning)
    for (const [dx, tall] of points`-4,8 0,12 4,9`)
      canvas.paint(limb(points`${32 + dx * 0.6},${y - 6} ${32 + dx * 1.6},${y - 5 - tall}`, 2, 0.7), fire, {
        lift: 0.3,
      });
  if (look === 3 && second) canvas.pair(slab(pointsFrom([0, y])`29,-7 24,-13 25,-3`, 2), feathers);
  canvas.paint(ball(32, y - 2, 7, 7.4), look === 1 ? white : feathers);
  canvas.paint(
    slab(
      symmetric(
        look === 3 ? pointsFrom([0, y])`32,-3 28.6,0 30.6,8 32,13` : pointsFrom([0, y])`32,-3 28.4,0 30,5 32,9`,
      ),
      3,
    ),
    look === 3 ? RAMPS.grey : yellow,
    { lift: 0.05 },
  );
  glow(canvas, [32, y - 3], 2.8, look === 1 && second ? purple : red);
}
