import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, belt, figure, handAt, headOf, legs, pauldrons, skirt, torso } from '#art/monsters/parts/figure.ts';
import { beard, crown, face, glow, hair, horns, openHelm } from '#art/monsters/parts/heads.ts';
import { axe, club, greatSword, hammer, trident } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Broad shoulders under a small head: one-eyed, of the hills, of fire, of frost, of the storm. */
export function giant({ canvas, look, second, main, seeded }: Subject): void {
  const { leather, brown, flame, ice, white, yellow, steel, black, skin, blue, bone } = RAMPS;
  const body = figure({
    top: 5,
    head: 5.4,
    shoulders: 16,
    bulk: 5.2,
    waist: 9.5,
    hips: 10,
    legs: 23,
    stance: second ? 12 : 9,
  });
  const [x, y] = headOf(body);
  const flesh = look === 1 ? skin : main;
  const locks = [black, brown, flame, white, blue][look] ?? brown;
  legs(canvas, body, flesh, look % 2 ? leather : flesh);
  torso(canvas, body, flesh);
  canvas.shade((column, row) => Math.abs(column - x) < 1 && row > 24 && row < 38, -1, flesh);
  canvas.shade(
    (column, row) => Math.abs(row - 28 + Math.abs(column - x) / 8) < 0.6 && Math.abs(column - x) < 10,
    -1,
    flesh,
  );
  skirt(canvas, body, look === 0 ? brown : look === 1 ? main : ([leather, white, steel][look - 2] ?? leather), 10, 3);
  belt(canvas, body, leather, look === 4 ? yellow : bone);
  const holds = [club, club, greatSword, axe, trident][look] ?? club;
  const weapon = look === 1 && second ? hammer : holds;
  arm(canvas, body, -1, handAt(body, -1, 6, 17), flesh, flesh, {
    elbow: 3,
    holds: (hand) => weapon(canvas, hand, -22),
  });
  arm(canvas, body, 1, handAt(body, 1, 4, second ? 4 : 17), flesh, flesh, {
    elbow: 5,
    holds: ([hx, hy]) => {
      if (look === 1 && second)
        canvas.paint(slab(curve(pointsFrom([hx, hy])`-7,-3 -4,-10 4,-9 7,-2 0,3 -7,-3`), 6), RAMPS.grey);
      if (look > 1 && second)
        canvas.paint(ball(hx, hy - 7, 4.6), [flame, ice, yellow][look - 2] ?? flame, { lift: 0.3 });
    },
  });
  if (look !== 0) pauldrons(canvas, body, [brown, black, white, steel][look - 1] ?? steel, 6);
  face(canvas, [x, y], body.head, flesh);
  if (look === 0) {
    canvas.paint(ball(x, y, 3.6, 3.2), white);
    canvas.paint(ball(x, y + 0.5, 1.5), seeded.of([RAMPS.red, RAMPS.green]), { seam: 'none' });
    canvas.dots(pointsFrom([x, y])`-1,0 0,0`, black, -1);
    if (second) horns(canvas, [x, y], points`0,5 0,12`, 2);
    else hair(canvas, [x, y - 1], 5.6, locks);
    return;
  }
  if (look > 1) glow(canvas, [x, y], 2, look === 2 ? yellow : white);
  hair(canvas, [x, y], body.head, locks, second ? 12 : 4);
  beard(canvas, [x, y], body.head, locks, look === 1 ? 3 : 8);
  if (look === 2) horns(canvas, [x, y], points`4,5 8,8 7,13`, 1.8, black);
  if (look === 3) openHelm(canvas, [x, y], body.head, second ? ice : steel);
  if (look === 4) crown(canvas, [x, y - 1], body.head, yellow, RAMPS.teal);
  if (look === 2)
    for (const dx of [-3, 0, 3])
      canvas.paint(limb(points`${x + dx},${y - 5} ${x + dx * 1.3},${y - 11 + Math.abs(dx)}`, 2, 0.7), flame, {
        lift: 0.3,
      });
}
