import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, loop, points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, figure, handAt, headOf, legs, skirt, torso } from '#art/monsters/parts/figure.ts';
import { crown, face, hair, mane } from '#art/monsters/parts/heads.ts';
import { bow, dagger, orb, spear, staff } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Slender and winged: with a wand, an orb, a bow, a spear, a dagger. */
export function fairy({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, ice, pink, green, white, yellow, orange, purple, teal, black, rot } = RAMPS;
  const body = figure({ top: 12, head: 6.6, shoulders: 6, bulk: 2.2, waist: 3.6, hips: 5, legs: 19, stance: 3 });
  const head = headOf(body);
  const wing = second ? seeded.of([black, pink, orange]) : ice;
  const locks = seeded.of([yellow, orange, pink, purple, green]);
  const flesh = second && look % 2 ? rot : skin;
  if (second) {
    canvas.pair(slab(loop(points`30,30 20,12 6,${8 + look} 5,22 14,${32 - look} 28,34`), 8), wing);
    canvas.pair(slab(loop(points`30,34 16,34 9,${46 - look} 15,${50 + look} 24,46`), 7), wing);
    canvas.pair(ball(13, 18, 3.6), main, { seam: 'soft' });
    canvas.pair(ball(16, 44, 2.6), main, { seam: 'soft' });
  } else {
    canvas.pair(slab(loop(points`30,31 22,20 10,${4 + look * 2} 5,${8 + look * 2} 9,${20 + look} 20,32`), 6), wing, {
      lift: 0.1,
    });
    canvas.pair(slab(loop(points`30,33 18,34 9,42 12,48 21,43`), 6), wing, { lift: 0.05 });
    canvas.pair(limb(points`28,30 9,${9 + look * 2}`, 0.6), white, { seam: 'none' });
  }
  mane(canvas, head, body.head, locks, 8 + look * 3);
  legs(canvas, body, flesh, main);
  torso(canvas, body, main);
  skirt(canvas, body, main, 8, 5);
  canvas.shade((x, y) => y > 48 && Math.floor(x) % 3 === 0, 1, main);
  const holds = [staff, orb, bow, spear, dagger][look] ?? staff;
  arm(canvas, body, -1, handAt(body, -1, 8, look === 1 ? 3 : 8), flesh, flesh, {
    holds: (hand) => holds(canvas, hand, look === 2 ? 0 : -12, look < 2 ? seeded.of([teal, pink, yellow]) : undefined),
  });
  arm(canvas, body, 1, handAt(body, 1, 8, second ? 2 : 9), flesh, flesh);
  canvas.pair(slab(pointsFrom([0, head[1]])`27,1 20,-3 27,4`, 2), flesh);
  face(canvas, head, body.head, flesh, second ? purple : teal);
  hair(canvas, head, body.head, locks, 8);
  if (look === 0) crown(canvas, [head[0], head[1] - 2], 5, yellow, main);
  if (look === 1 || look === 4)
    canvas.pair(limb(curve(pointsFrom([0, head[1]])`31,-6 28,-11 24,-12`), 0.8), second ? black : yellow);
  if (look === 3)
    for (const dx of [-4, 0, 4]) canvas.paint(ball(32 + dx, head[1] - 6 + Math.abs(dx) / 3, 2), second ? white : pink);
}
