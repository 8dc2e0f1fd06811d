import { limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom } from '#art/monsters/geometry.ts';
import { bullHead } from '#art/monsters/parts/beastHeads.ts';
import { arm, belt, figure, handAt, headOf, legs, pauldrons, skirt, torso } from '#art/monsters/parts/figure.ts';
import { horns } from '#art/monsters/parts/heads.ts';
import { club, flail, greatAxe, halberd, hammer } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

const HORNS: readonly (readonly Point[])[] = [
  points`6,5 13,6 15,14`,
  points`6,5 12,9 10,16`,
  points`6,4 14,4 19,9`,
  points`6,6 14,8 17,2 13,-2`,
  points`5,6 8,12 13,17`,
];

/** Draws a bull's head on a mighty body: with a great axe, a halberd, a hammer, a club, a flail, and horns of five kinds. */
export function minotaur({ canvas, look, second, main, seeded }: Subject): void {
  const { leather, brown, black, yellow, red, bone, steel, flame } = RAMPS;
  const body = figure({
    top: 11,
    head: 6.6,
    shoulders: 15,
    bulk: 5,
    waist: 8.5,
    hips: 9,
    legs: 19,
    stance: second ? 11 : 9,
  });
  const [x, y] = headOf(body);
  if (second) canvas.paint(limb(curve(points`36,46 50,52 55,42`), 1.4), main);
  legs(canvas, body, main, black);
  canvas.pair(slab(points`20,46 16,54 19,53 20,57 24,54 25,47`, 3), main);
  torso(canvas, body, main);
  canvas.shade((column, row) => Math.abs(column - x) < 1 && row > 28 && row < 38, -1, main);
  canvas.shade(
    (column, row) => Math.abs(row - 31 + Math.abs(column - x) / 8) < 0.6 && Math.abs(column - x) < 9,
    -1,
    main,
  );
  skirt(canvas, body, second ? red : brown, 9, 2);
  belt(canvas, body, leather, second ? yellow : bone);
  if (second) pauldrons(canvas, body, look % 2 ? steel : leather, 6.6);
  const holds = [greatAxe, halberd, hammer, club, flail][look] ?? greatAxe;
  arm(canvas, body, -1, handAt(body, -1, 6, 16), main, main, { elbow: 4, holds: (hand) => holds(canvas, hand, -20) });
  arm(canvas, body, 1, handAt(body, 1, 4, second ? 12 : 17), main, main, { elbow: 5 });
  if (second) canvas.pair(limb(points`14,32 13,35`, 4.6), look % 2 ? steel : leather);
  horns(canvas, [x, y], HORNS[look] ?? [], 2.6, second && look === 2 ? black : bone);
  bullHead(canvas, [x, y], body.head, main, seeded.of([red, flame, yellow]));
  if (look % 2) canvas.paint(slab(pointsFrom([x, y])`-4,-6 -2,-10 0,-8 3,-10 4,-5 0,-1`, 3), second ? black : brown);
}
