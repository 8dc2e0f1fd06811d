import { ball, limb, slab } from '#art/monsters/forms.ts';
import { away, curve, placed, points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, belt, cape, figure, handAt, headOf, robe, shoulderOf } from '#art/monsters/parts/figure.ts';
import { face, hair, mane, pointedHat } from '#art/monsters/parts/heads.ts';
import { crook, orb, torch, type Weapon } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

const broom: Weapon = (canvas, at, angle) => {
  canvas.paint(limb([away(at, angle, -24), away(at, angle, 14)], 1.3), RAMPS.leather);
  canvas.paint(slab(placed(at, angle, points`-2,12 -5.5,25 -2,23 0,27 2,23 5.5,25 2,12`), 3), RAMPS.yellow);
  canvas.paint(limb(placed(at, angle, points`-2,13.5 2,13.5`), 1.2), RAMPS.red);
};

const flask: Weapon = (canvas, at, _angle, liquid = RAMPS.green) => {
  const [x, y] = at;
  canvas.paint(limb(pointsFrom([x, y])`0,-3 0,-6`, 1.8), RAMPS.ice);
  canvas.paint(ball(x, y - 10, 5, 4.5), liquid, { lift: 0.1 });
  canvas.paint(limb(pointsFrom([x, y])`0,-14 0,-17`, 1.5), RAMPS.ice);
  canvas.paint(ball(x, y - 18, 2, 1.2), RAMPS.leather);
};

const cat: Weapon = (canvas, at) => {
  const [x, y] = [at[0] + 1, at[1] - 7];
  canvas.paint(limb(curve(pointsFrom([x, y])`4,5 9,2 8,-5`), 1.4, 1), RAMPS.black);
  canvas.paint(ball(x, y + 3, 4.5, 5), RAMPS.black);
  for (const side of [-1, 1])
    canvas.paint(
      slab(points`${x + side * 0.5},${y - 5} ${x + side * 4},${y - 9} ${x + side * 4},${y - 3}`, 2),
      RAMPS.black,
    );
  canvas.paint(ball(x, y - 3, 4.4, 3.6), RAMPS.black);
  canvas.dots(pointsFrom([x, y])`-2.5,-3.5 1.5,-3.5`, RAMPS.yellow, 3);
};

/** Draws witches with long hair and a broad hat: with a broom, a flask, a cat, an orb, a crook. */
export function witch({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, dusk, black, orange, purple, white, red, yellow, green, pink, leather, flame } = RAMPS;
  const body = figure({ top: 12, head: 6, shoulders: 7.5, bulk: 2.6, waist: 4.5 });
  const head = headOf(body);
  const locks = seeded.of([orange, red, white, black, purple]);
  const flesh = second ? RAMPS.rot : seeded.of([skin, dusk]);
  const holds = [broom, flask, cat, orb, crook][look] ?? broom;
  if (second) cape(canvas, body, black, 15);
  mane(canvas, head, body.head, locks, second ? 20 : 14);
  robe(canvas, body, main, second ? 14 : 12, 5);
  canvas.paint(
    slab(points`30,${shoulderOf(body) - 3} 34,${shoulderOf(body) - 3} 32,${shoulderOf(body) + 2}`, 3),
    flesh,
    { seam: 'soft' },
  );
  belt(canvas, { ...body, waist: 4.8, legs: 24 }, leather, yellow);
  arm(canvas, body, -1, handAt(body, -1, 8, look === 0 || look === 4 ? 12 : 8), main, flesh, {
    wide: 5,
    holds: (hand) =>
      holds(canvas, hand, -8, look === 1 ? seeded.of([green, pink, flame]) : look === 3 ? RAMPS.teal : undefined),
  });
  arm(canvas, body, 1, handAt(body, 1, 7, second ? 5 : 13), main, flesh, {
    wide: 5,
    holds: (hand) => second && torch(canvas, hand, 10, seeded.of([flame, green, pink])),
  });
  face(canvas, head, body.head, flesh);
  if (second) canvas.dots(pointsFrom([0, head[1]])`31,0 32,1 32,2 33,3`, flesh, 3);
  else canvas.dots(pointsFrom([0, head[1]])`31,4 32,4`, red, 2);
  hair(canvas, head, body.head, locks, second ? 14 : 11);
  pointedHat(canvas, head, body.head, second ? black : main, second ? main : yellow, {
    tall: 14,
    bend: [6, -6, 3, 8, -8][look] ?? 0,
    brim: 7,
  });
}
