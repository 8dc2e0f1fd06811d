import { limb, slab } from '#art/monsters/forms.ts';
import { curve, points } from '#art/monsters/geometry.ts';
import { catHead, ratHead, wolfHead } from '#art/monsters/parts/beastHeads.ts';
import { arm, belt, figure, handAt, headOf, legs, skirt, torso } from '#art/monsters/parts/figure.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Half human, half beast: wolf, tiger, rat, lion, fox; the second one wears the rest of its clothes. */
export function werewolf({ canvas, look, second, main, seeded }: Subject): void {
  const { bone, yellow, red, brown, white, leather, teal, black, blue } = RAMPS;
  const small = look === 2;
  const body = figure({
    top: small ? 15 : 10,
    head: small ? 7 : 7.4,
    shoulders: small ? 10 : 13,
    bulk: small ? 3.4 : 4.4,
    waist: 7,
    hips: 7.5,
    legs: 18,
    stance: 9,
  });
  const [x, y] = headOf(body);
  const shine = seeded.of([yellow, red, teal]);
  canvas.paint(
    limb(curve(points`36,46 48,52 54,46 55,${small ? 36 : 40}`), small ? 1.8 : 3, small ? 0.8 : 1.6, small ? 1.4 : 4),
    small ? RAMPS.pink : main,
  );
  legs(canvas, body, main, main);
  torso(canvas, body, main);
  canvas.paint(slab(points`27,26 32,24 37,26 36,36 32,40 28,36`, 4), white, { seam: 'none', lift: -0.1 });
  if (second) {
    canvas.pair(slab(points`22,24 28,22 29,36 24,40 21,34`, 4), seeded.of([blue, red, leather]));
    skirt(canvas, body, brown, 9, 2);
    belt(canvas, body, black, yellow);
  } else canvas.pair(slab(points`20,44 17,50 20,49 21,54 25,46`, 3), main);
  for (const side of [-1, 1] as const) {
    const raised = (look % 2 === 0) === side < 0;
    const hand = handAt(body, side, raised ? 7 : 5, raised ? 3 : 15);
    arm(canvas, body, side, hand, main, main, { elbow: raised ? 6 : 4, bulk: body.bulk });
    for (const spread of [-2.5, 0, 2.5])
      canvas.paint(
        limb(
          points`${hand[0] + spread},${hand[1] + (raised ? -2 : 2)}
      ${hand[0] + spread * 1.7 + side},${hand[1] + (raised ? -7.5 : 7.5)}`,
          1.4,
          0.6,
        ),
        bone,
        { seam: 'soft' },
      );
  }
  canvas.pair(slab(points`23,20 15,19 17,24 13,26 20,30 25,25`, 3), main);
  if (look === 1 || look === 3) {
    catHead(canvas, [x, y], body.head, main, shine, look === 3 ? (second ? black : brown) : undefined);
    if (look === 1)
      canvas.shade(
        (column, row) => Math.floor(row + Math.abs(column - x) / 3) % 5 === 0 && Math.abs(column - x) > 3,
        -2,
        main,
      );
  } else if (small) ratHead(canvas, [x, y], body.head, main, shine);
  else wolfHead(canvas, [x, y], look === 4 ? body.head * 0.86 : body.head, main, shine);
  canvas.pairDots(points`22,60 24,60`, bone, 3);
}
