import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, belt, cape, figure, handAt, headOf, legs, skirt, torso } from '#art/monsters/parts/figure.ts';
import { cowl, face, hair } from '#art/monsters/parts/heads.ts';
import { bow, club, dagger, scimitar, sword } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Masked and ready to run: with two daggers, a scimitar, a bow, a sack, a club. */
export function bandit({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, dusk, leather, brown, black, sand, yellow, red } = RAMPS;
  const body = figure({
    top: 9,
    head: 6.2,
    shoulders: 8.5,
    bulk: 3,
    waist: 6,
    hips: 6.5,
    stance: second ? 9 : 6,
    legs: 19,
  });
  const head = headOf(body);
  const [x, y] = head;
  const flesh = seeded.of([skin, dusk]);
  const holds = [dagger, scimitar, bow, sword, club][look] ?? dagger;
  cape(canvas, body, second ? brown : main, second ? 11 : 14, second ? 46 : 56);
  legs(canvas, body, black, leather);
  torso(canvas, body, second ? main : leather);
  skirt(canvas, body, second ? main : leather, 7, 2.5);
  canvas.paint(limb(points`26,23 37,37`, 1.3), brown);
  belt(canvas, body, brown, yellow);
  arm(canvas, body, -1, handAt(body, -1, 8, look === 2 ? 9 : 13), main, flesh, {
    holds: (hand) => holds(canvas, hand, look === 2 ? 0 : -22),
  });
  if (look === 3) canvas.paint(slab(curve(points`43,24 50,20 57,28 58,40 50,45 43,40 42,30 43,24`), 9), sand);
  arm(canvas, body, 1, look === 3 ? [44, 24] : handAt(body, 1, 8, second ? 8 : 14), main, flesh, {
    holds: (hand) => look === 0 && dagger(canvas, hand, 24),
  });
  face(canvas, head, body.head, flesh);
  const scarf = second ? red : main;
  canvas.paint(slab(pointsFrom([x, y])`-6,2 0,1 6,2 5,7 0,10 -5,7`, 4), scarf === main && !second ? black : scarf);
  if (!second) cowl(canvas, head, body.head, main, 2 + (look % 2) * 3);
  else if (look % 2) {
    canvas.paint(ball(x, y - 4, 7.5, 4.5), main);
    canvas.paint(limb(curve(pointsFrom([x, y])`7,-3 11,0 12,6`), 1.7, 1), main);
  } else {
    hair(canvas, head, body.head, seeded.of([black, brown, yellow]), 5);
    canvas.paint(slab(pointsFrom([x, y])`-6.5,-1.5 6.5,-1.5 6.5,2.5 -6.5,2.5`, 3), black, { seam: 'none' });
    canvas.pairDots(pointsFrom([0, y])`29,0 28,0`, yellow, 3);
  }
}
