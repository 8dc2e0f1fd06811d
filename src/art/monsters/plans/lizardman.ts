import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom } from '#art/monsters/geometry.ts';
import { lizardHead } from '#art/monsters/parts/beastHeads.ts';
import { arm, belt, figure, handAt, headOf, legs, pauldrons, skirt, torso } from '#art/monsters/parts/figure.ts';
import { roundShield } from '#art/monsters/parts/shields.ts';
import { crook, scimitar, spear, sword, trident } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Scaled, with a tail: with a sword, a spear, a trident, a scimitar, a shaman's crook. */
export function lizardman({ canvas, look, second, main, seeded }: Subject): void {
  const { sand, yellow, red, leather, bone, steel, orange, purple, teal } = RAMPS;
  const body = figure({ top: 9, head: 7, shoulders: 10.5, bulk: 3.8, waist: 7, hips: 8, legs: 18, stance: 9 });
  const [x, y] = headOf(body);
  canvas.paint(
    limb(curve(second ? points`30,44 18,54 8,53 6,44` : points`34,44 46,54 56,53 58,44`), 5, 0.8, 3.2),
    main,
  );
  legs(canvas, body, main, main);
  canvas.pairDots(points`20,60 22,60 24,60`, bone, 3);
  torso(canvas, body, main);
  canvas.paint(slab(points`28,20 36,20 37,32 35,42 29,42 27,32`, 5), sand, { seam: 'none' });
  canvas.shade((column, row) => Math.floor(row) % 4 === 0 && Math.abs(column - x) < 5 && row > 22, -1, sand);
  if (second) {
    canvas.paint(slab(points`24,23 40,23 38,36 26,36`, 5), look % 2 ? leather : steel);
    pauldrons(canvas, body, look % 2 ? bone : steel, 5);
  }
  skirt(canvas, body, leather, 7, 2);
  belt(canvas, body, second ? red : bone, yellow);
  const holds = [sword, spear, trident, scimitar, crook][look] ?? sword;
  arm(canvas, body, -1, handAt(body, -1, 7, 13), main, main, { holds: (hand) => holds(canvas, hand, -10) });
  arm(canvas, body, 1, handAt(body, 1, 6, 13), main, main, {
    holds: (hand) => look === 3 && second && scimitar(canvas, hand, 30),
  });
  if (look === 0 || (look === 1 && second)) roundShield(canvas, [50, 37], leather, bone, 8);
  const crest = [undefined, red, second ? purple : orange, undefined, yellow][look];
  lizardHead(canvas, [x, y], body.head, main, seeded.of([yellow, orange, teal]), crest);
  if (look === 0 || look === 3)
    for (let row = 0; row < 3; row += 1) canvas.paint(ball(x, y - 7 + row * 3, 1.6), second ? red : sand);
  if (look === 3) canvas.pair(limb(curve(pointsFrom([x, y])`-5,-4 -10,-7 -14,-6`), 1.6, 0.7), bone);
}
