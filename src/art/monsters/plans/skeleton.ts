import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { arm, cape, figure, GROUND, handAt, hipOf, pauldrons, shoulderOf } from '#art/monsters/parts/figure.ts';
import { horns } from '#art/monsters/parts/heads.ts';
import { kiteShield, roundShield } from '#art/monsters/parts/shields.ts';
import { skull } from '#art/monsters/parts/skull.ts';
import { axe, bow, scimitar, scythe, spear, sword } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Bare bones: with a sword, an axe, a bow, a spear, a scythe. */
export function skeleton({ canvas, look, second, main, seeded }: Subject): void {
  const { bone, white, red, teal, flame, steel, leather, black } = RAMPS;
  const bones = seeded.of([bone, white]);
  const body = figure({ top: 6, head: 6.6, shoulders: 9.5, bulk: 2, stance: 6, legs: 22 });
  const y = body.top + body.head;
  const [shoulder, hip] = [shoulderOf(body), hipOf(body)];
  if (second || look === 4) cape(canvas, body, main, 14, look === 4 ? GROUND - 2 : 52);
  for (const side of [-1, 1]) {
    canvas.paint(limb(points`${32 + side * 4},${hip + 2} ${32 + side * 6},${(hip + GROUND) / 2}`, 1.7, 1.5), bones);
    canvas.paint(
      limb(points`${32 + side * 6},${(hip + GROUND) / 2 + 1} ${32 + side * 6},${GROUND - 3}`, 1.6, 1.3),
      bones,
    );
    canvas.paint(ball(32 + side * 6, (hip + GROUND) / 2, 2.2), bones);
    canvas.paint(limb(points`${32 + side * 6},${GROUND - 2} ${32 + side * 9},${GROUND - 1.6}`, 2, 1.4), bones);
  }
  for (let bead = shoulder - 1; bead < hip; bead += 3) canvas.paint(ball(32, bead, 1.9, 1.7), bones, { seam: 'soft' });
  canvas.paint(slab(symmetric(pointsFrom([0, hip])`32,-2 25,-2 25.4,2 29,5 32,3`), 3), bones);
  for (const [drop, width] of points`1,8 5,8.4 9,7.6 13,6`) {
    const rib: Point[] = points`32,${shoulder + drop} ${32 - width * 0.7},${shoulder + drop - 1}
      ${32 - width},${shoulder + drop + 1.4} ${32 - width * 0.7},${shoulder + drop + 3}`;
    canvas.pair(limb(curve(rib), 1.3, 1), bones);
  }
  canvas.pair(limb(pointsFrom([0, shoulder])`31,-1 23,-1.6`, 1.5), bones);
  if (second) {
    canvas.paint(drum(symmetric(pointsFrom([0, hip])`32,-3 26,-3 24,9 32,11`), -0.2, 4), main);
    pauldrons(canvas, body, look % 2 ? steel : leather, 4.2);
  }
  const holds = [second ? scimitar : sword, axe, bow, spear, scythe][look] ?? sword;
  arm(canvas, body, -1, handAt(body, -1, 7, look === 2 ? 10 : 14), bones, bones, {
    bulk: 1.7,
    holds: (hand) => holds(canvas, hand, look === 2 ? 0 : -12),
  });
  arm(canvas, body, 1, handAt(body, 1, 6, 13), bones, bones, {
    bulk: 1.7,
    holds: (hand) => look === 1 && second && axe(canvas, hand, 16),
  });
  if (look === 0) kiteShield(canvas, [49, 38], main);
  if (look === 3) roundShield(canvas, [49, 36], main, second ? leather : steel, 8);
  skull(canvas, y, body.head, bones, seeded.of([red, teal, flame]));
  if (look === 1) {
    canvas.paint(drum(symmetric(pointsFrom([0, y])`32,-9 27,-7.6 25,-1.6`), -0.3), second ? black : steel);
    horns(canvas, [32, y], points`6,3 11,5 11,12`, 1.8);
  }
  if (look === 2) canvas.paint(slab(pointsFrom([0, y])`24,-2 26,-8 33,-9 39,-7 41,-2 32,-4`, 4), main);
  if (look === 3 && second) canvas.paint(limb(pointsFrom([0, y])`25,-3 32,-5 39,-3`, 1.4), main);
  if (look === 4)
    canvas.paint(slab(symmetric(curve(pointsFrom([0, y])`32,-10 25,-7 23,3 25,9 26.4,2 27,-3 32,-5`, 4)), 4), main);
}
