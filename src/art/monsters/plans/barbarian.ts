import { ball, limb, slab } from '#art/monsters/forms.ts';
import { points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, belt, figure, handAt, headOf, legs, skirt, torso } from '#art/monsters/parts/figure.ts';
import { beard, face, hair, horns, mane } from '#art/monsters/parts/heads.ts';
import { axe, club, greatAxe, greatSword, hammer } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Half naked and broad: with a great axe, a club, a great sword, a hammer, two axes. */
export function barbarian({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, dusk, leather, brown, black, yellow, orange, bone, sand } = RAMPS;
  const body = figure({ shoulders: 12, waist: 7.5, bulk: 4.4, top: second ? 6 : 5, head: 6.3, stance: second ? 9 : 7 });
  const head = headOf(body);
  const flesh = second ? dusk : skin;
  const locks = seeded.of([orange, black, brown, yellow]);
  const weapon = [greatAxe, club, greatSword, hammer, axe][look] ?? axe;
  mane(canvas, head, body.head, locks, second ? 16 : 12);
  legs(canvas, body, flesh, leather);
  torso(canvas, body, flesh);
  canvas.shade((x, y) => Math.abs(x - 32) < 1 && y > 24 && y < 37, -1, flesh);
  canvas.shade((x, y) => y > 28 && y < 29.5 && Math.abs(x - 32) < 7, -1, flesh);
  skirt(canvas, body, main, 8, 3);
  belt(canvas, body, leather, second ? yellow : bone);
  canvas.paint(limb(points`41,20 32,29 25,37`, 1.6), second ? main : leather);
  arm(canvas, body, -1, handAt(body, -1, 6, 15), flesh, flesh, { holds: (hand) => weapon(canvas, hand, -10) });
  arm(canvas, body, 1, handAt(body, 1, 5, 14), flesh, flesh, {
    elbow: 4,
    holds: (hand) => look === 4 && axe(canvas, hand, 16),
  });
  if (second) canvas.pair(slab(points`15,24 17,17 24,16 27,20 22,26`, 4), sand);
  else canvas.pair(limb(points`15,35 17,35`, 3.6), main);
  face(canvas, head, body.head, flesh);
  hair(canvas, head, body.head, locks);
  if (look !== 2) beard(canvas, head, body.head, locks, second ? 7 : 4);
  const [x, y] = head;
  if (look === 0 || (look === 3 && second)) {
    canvas.paint(ball(x, y - 3, 7.5, 5.5), leather);
    horns(canvas, head, points`6,4 11,6 12,13`, 2);
  }
  if (look === 1 || look === 4) canvas.paint(limb(pointsFrom([x, y])`-7,-3 0,-4 7,-3`, 1.5), main);
}
