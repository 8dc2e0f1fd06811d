import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { arm, belt, figure, handAt, headOf, legs, torso } from '#art/monsters/parts/figure.ts';
import { face, hair } from '#art/monsters/parts/heads.ts';
import { bow, greatAxe, katana, scythe, spear } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws samurai in lamellar armour: with a katana, two katanas, a spear, a bow, a long-handled blade. */
export function samurai({ canvas, look, second, main }: Subject): void {
  const { skin, black, yellow, red, white, bone, leather } = RAMPS;
  const body = figure({ shoulders: 10.5, bulk: 3.6, stance: 7, waist: 7.5 });
  const [x, y] = headOf(body);
  const weapon = [katana, katana, spear, bow, second ? greatAxe : scythe][look] ?? katana;
  if (second) canvas.paint(slab(points`42,50 41,8 54,6 54,40`, 4), main);
  legs(canvas, body, black, main);
  torso(canvas, body, main);
  for (const top of [26, 30, 34]) canvas.shade((_, row) => row >= top && row < top + 1, -2, main);
  canvas.pair(drum(points`32,38 24,38 20,52 31,52`, -0.2), main);
  canvas.shade((_, row) => (row >= 43 && row < 44) || (row >= 48 && row < 49), -2, main);
  belt(canvas, body, second ? white : yellow);
  arm(canvas, body, -1, handAt(body, -1, 7, 14), second ? white : black, skin, {
    holds: (hand) => weapon(canvas, hand, look === 3 ? 0 : -10),
  });
  arm(canvas, body, 1, handAt(body, 1, 6, 14), second ? white : black, skin, {
    holds: (hand) => look === 1 && katana(canvas, hand, 22),
  });
  if (look !== 1) canvas.paint(limb(points`36,40 50,46`, 1.4), leather);
  canvas.pair(drum(points`26,19 18,18 14,33 22,34`, -0.3), main);
  canvas.shade(
    (column, row) => (column < 23 || column > 41) && row > 18 && row < 34 && Math.floor(row) % 4 === 2,
    -2,
    main,
  );
  face(canvas, [x, y], body.head, skin);
  if (look === 1) {
    hair(canvas, [x, y], body.head, black, 5);
    canvas.paint(limb(curve(pointsFrom([x, y])`0,-7 2,-11 6,-9`), 2.2, 1.4), black);
    return;
  }
  canvas.paint(drum(pointsFrom([x, y])`-5.5,2 5.5,2 4,8 -4,8`, 0.1), look === 2 ? bone : red);
  canvas.dots(pointsFrom([x, y])`-2,5 -1,5 0,5 1,5`, black, -1);
  canvas.paint(slab(symmetric(pointsFrom([x, y])`0,-9 -5,-7.5 -7.5,-2 -11,5 -7,4 -6,-1.5 0,-2.5`), 5), main);
  const crest =
    { 0: points`2,5 6,10 11,14`, 2: points`2,5 8,6 10,12`, 3: points`1.5,5 3,11 1.5,16`, 4: points`3,5 9,8 7,15` }[
      look
    ] ?? [];
  canvas.pair(limb(curve(crest.map(([dx = 0, dy = 0]) => [x - dx, y - dy] as const)), 1.6, 0.8), yellow, {
    lift: 0.15,
  });
  canvas.paint(ball(x, y - 5, 2), yellow);
}
