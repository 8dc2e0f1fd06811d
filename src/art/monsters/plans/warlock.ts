import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points } from '#art/monsters/geometry.ts';
import { arm, belt, cape, figure, handAt, headOf, robe } from '#art/monsters/parts/figure.ts';
import { glow, hood, horns } from '#art/monsters/parts/heads.ts';
import { book, dagger, orb, scythe, staff } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws a dark hood with shining eyes: with an orb, a curved dagger, a scythe, a book, a staff. */
export function warlock({ canvas, look, second, main, seeded }: Subject): void {
  const { rot, yellow, flame, red, teal, pink, leather, black, bone } = RAMPS;
  const body = figure({ top: second ? 6 : 9, head: 6.8, shoulders: 9.5, bulk: 3.2, waist: 6.5 });
  const head = headOf(body);
  const shine = seeded.of([yellow, red, teal, pink]);
  const holds = [orb, dagger, scythe, book, staff][look] ?? orb;
  if (second) {
    cape(canvas, body, black, 18);
    canvas.pair(slab(points`25,20 16,10 18,26 24,30`, 3), main);
  }
  robe(canvas, body, main, second ? 11 : 14, 6);
  if (look % 2) belt(canvas, body, leather, bone);
  else canvas.paint(limb(curve(points`27,22 29,34 32,38 35,34 37,22`), 1), yellow, { seam: 'soft' });
  canvas.paint(ball(32, look % 2 ? 27 : 39, 2.3), shine);
  arm(canvas, body, -1, handAt(body, -1, 7, 10), main, rot, {
    wide: 9,
    holds: (hand) => holds(canvas, hand, -8, look === 0 || look === 4 ? shine : undefined),
  });
  arm(canvas, body, 1, handAt(body, 1, 7, second ? 4 : 12), main, rot, {
    wide: 9,
    holds: (hand) => {
      if (look === 0 || second) orb(canvas, hand, 4, look === 0 ? shine : flame);
      if (look === 1 && !second) dagger(canvas, hand, 12);
    },
  });
  hood(canvas, head, body.head, main, [2, 5, 3, 7, 4][look]);
  glow(canvas, [head[0], head[1] + 1], 2, shine);
  if (second && look > 1) horns(canvas, head, points`5,5 10,8 9,15`, 2);
}
