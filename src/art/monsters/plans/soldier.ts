import { limb, slab } from '#art/monsters/forms.ts';
import { points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, belt, figure, handAt, headOf, legs, skirt, torso } from '#art/monsters/parts/figure.ts';
import { face, hair, openHelm } from '#art/monsters/parts/heads.ts';
import { roundShield } from '#art/monsters/parts/shields.ts';
import { bow, halberd, scimitar, spear, sword } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws soldiers in leather and cloth: with a sword and shield, two swords, a scimitar, a bow, a halberd. */
export function soldier({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, dusk, leather, steel, yellow, brown, black, white } = RAMPS;
  const body = figure(second ? { top: 3, shoulders: 9.5, stance: 8, head: 6.2 } : {});
  const head = headOf(body);
  const flesh = second ? dusk : skin;
  const weapon = [sword, sword, scimitar, bow, halberd][look] ?? sword;
  const holdsTwo = look === 1 || (look === 2 && second);
  if (look === 3) canvas.paint(limb(points`40,18 24,40`, 3.4), leather);
  legs(canvas, body, second ? black : brown, leather);
  torso(canvas, body, main);
  skirt(canvas, body, main, 8, 2);
  canvas.paint(slab(points`26,22 38,22 38,34 32,38 26,34`, 4), second ? leather : steel);
  belt(canvas, body, leather, yellow);
  const [left, right] = [handAt(body, -1, 7, 14), handAt(body, 1, 6, look === 3 ? 10 : 14)];
  arm(canvas, body, -1, left, main, flesh, { holds: (hand) => weapon(canvas, hand, look === 3 ? 0 : -12) });
  arm(canvas, body, 1, right, main, flesh, { holds: (hand) => holdsTwo && weapon(canvas, hand, 14) });
  if (look === 0) roundShield(canvas, [right[0], right[1] + 1], main, second ? yellow : steel, 8);
  if (look === 4 && second) spear(canvas, right, 6);
  face(canvas, head, body.head, flesh);
  const [x, y] = head;
  if (look === 0 || look === 4) openHelm(canvas, head, body.head, second ? yellow : steel);
  else hair(canvas, head, body.head, seeded.of([brown, black, yellow, RAMPS.orange]), look === 1 ? 10 : 4);
  if (look === 2) {
    canvas.paint(slab(pointsFrom([x, y])`-8,-2 -7,-7 0,-10 7,-7 8,-2 0,-4`, 5), white);
    canvas.paint(limb(pointsFrom([x, y])`0,-6 0,-5`, 1.8), main);
  }
  if (look === 3) canvas.paint(slab(pointsFrom([x, y])`-9,-2 -3,-10 5,-7 12,-4 6,-2`, 4), main);
}
