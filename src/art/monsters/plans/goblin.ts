import { ball, limb, slab } from '#art/monsters/forms.ts';
import { points, pointsFrom } from '#art/monsters/geometry.ts';
import { fangs } from '#art/monsters/parts/beastHeads.ts';
import { arm, belt, figure, handAt, headOf, legs, skirt, torso } from '#art/monsters/parts/figure.ts';
import { cowl, glow } from '#art/monsters/parts/heads.ts';
import { roundShield } from '#art/monsters/parts/shields.ts';
import { bow, club, crook, dagger, spear } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Small, with a large head and long ears: with a dagger, a club, a spear, a bow, a shaman's crook. */
export function goblin({ canvas, look, second, main, seeded }: Subject): void {
  const { leather, brown, yellow, red, black, bone, steel } = RAMPS;
  const body = figure({
    top: 19,
    head: 8,
    shoulders: 8.5,
    bulk: 2.8,
    waist: 6,
    hips: 6,
    legs: 11,
    stance: second ? 8 : 6,
  });
  const [x, y] = headOf(body);
  const ear = second ? -7 : 1;
  legs(canvas, body, main, leather);
  torso(canvas, body, second ? leather : main);
  skirt(canvas, body, brown, 6, 3);
  belt(canvas, body, black, look === 4 ? bone : yellow);
  const holds = [dagger, club, spear, bow, crook][look] ?? dagger;
  arm(canvas, body, -1, handAt(body, -1, 9, look === 3 ? 4 : 8), main, main, {
    holds: (hand) => holds(canvas, hand, look === 3 ? 0 : -16),
  });
  arm(canvas, body, 1, handAt(body, 1, 8, second ? 1 : 9), main, main, {
    holds: (hand) => look === 0 && second && dagger(canvas, hand, 20),
  });
  if (look === 2 || look === 0)
    if (!second) roundShield(canvas, [49, 46], look ? red : leather, look ? steel : brown, 7);
  canvas.pair(
    slab(
      points`${x - 5},${y - 4} ${x - 20},${y - 5 + ear} ${x - 12},${y + 2 + ear / 2}
      ${x - 6},${y + 4}`,
      4,
    ),
    main,
  );
  canvas.pair(limb(points`${x - 8},${y - 1} ${x - 14},${y - 2.5 + ear * 0.8}`, 1.2, 0.6), main, {
    seam: 'none',
    lift: -0.5,
  });
  canvas.paint(ball(x, y, 9, 8), main);
  canvas.paint(slab(pointsFrom([x, y])`-5.5,3 5.5,3 3.5,6.5 -3.5,6.5`, 2), black, { lift: -1 });
  fangs(canvas, [x, y + 3], 5, bone);
  canvas.paint(limb(pointsFrom([x, y])`0,-1 0,2.5`, 1.4, 2.3), main, { seam: 'soft', lift: 0.1 });
  glow(canvas, [x, y - 1], 3.4, seeded.of([yellow, red]));
  if (look === 1) canvas.paint(slab(pointsFrom([x, y])`-8,-3 -7,-8 0,-10 7,-8 8,-3`, 4), second ? steel : leather);
  if (look === 3) cowl(canvas, [x, y - 1], 8.4, second ? red : brown, 4);
  if (look === 4)
    for (const dx of [-5, 0, 5])
      canvas.paint(
        slab(
          points`${x + dx - 1},${y - 6} ${x + dx * 1.8 - 2},${y - 15 + Math.abs(dx)}
      ${x + dx * 1.8 + 2},${y - 15 + Math.abs(dx)} ${x + dx + 1},${y - 6}`,
          2,
        ),
        second ? bone : red,
      );
  if (look === 2) canvas.paint(limb(pointsFrom([x, y])`0,-7 1,-13`, 2, 1), second ? black : red);
}
