import { ball, limb, slab } from '#art/monsters/forms.ts';
import { away, curve, type Point, points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, belt, figure, handAt, headOf, robe, skirt, torso } from '#art/monsters/parts/figure.ts';
import { face, glow } from '#art/monsters/parts/heads.ts';
import { bow, greatSword, spear, trident } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Serpents for hair; the second is a serpent below the waist: with bare hands, a bow, a spear, a trident, a staff. */
export function gorgon({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, rot, teal, yellow, red, white, purple, sand, black } = RAMPS;
  const body = figure({ top: 12, head: 6.2, shoulders: 7.5, bulk: 2.7, waist: 4.6, hips: 6.5, legs: 24 });
  const head = headOf(body);
  const [x, y] = head;
  const flesh = seeded.of([skin, rot, teal, sand]);
  const shine = seeded.of([yellow, red]);
  const snakes = second ? seeded.of([red, purple, black]) : main;
  if (second) {
    canvas.paint(limb(curve(points`32,44 46,48 50,57 34,58 16,57 10,48 16,42`), 7, 1, 5), main);
    canvas.paint(limb(curve(points`32,36 33,44 40,50`), 6.5, 6.8), main);
    canvas.shade((column, row) => row > 38 && Math.floor(column + row) % 4 === 0, -1, main);
    torso(canvas, body, flesh);
    canvas.paint(slab(points`26,24 32,26 38,24 37,31 32,30 27,31`, 3), yellow);
    skirt(canvas, body, yellow, 3, 0);
  } else {
    robe(canvas, body, look % 2 ? white : main, 11, 5);
    belt(canvas, { ...body, waist: 5 }, yellow, red);
    canvas.paint(slab(points`29,25 35,25 32,31`, 2), flesh, { seam: 'soft' });
  }
  const holds = [undefined, bow, spear, trident, greatSword][look];
  arm(canvas, body, -1, handAt(body, -1, 8, look === 0 ? 2 : 11), flesh, flesh, {
    elbow: look === 0 ? 6 : 3,
    holds: (hand) => holds?.(canvas, hand, look === 1 ? 0 : -8),
  });
  arm(canvas, body, 1, handAt(body, 1, 8, look === 0 ? 4 : 10), flesh, flesh, { elbow: look === 0 ? 6 : 3 });
  for (const [index, angle] of [-120, -92, -64, -38, -12, 14, 40, 66, 94, 122].entries()) {
    const root = away(head, angle, 5);
    const bend = away(away(head, angle, 9), angle + (index % 2 ? 50 : -50), 3);
    const end = away(head, angle + (second ? 10 : -6), 12.5 + (index % 3));
    const path: Point[] = [root, bend, end];
    canvas.paint(limb(curve(path), 2, 1.3), snakes);
    canvas.paint(ball(end[0], end[1], 2.1), snakes, { seam: 'soft' });
    canvas.dots(pointsFrom([end[0], end[1]])`-1,-0.5 0.6,-0.5`, shine, 3);
  }
  face(canvas, head, body.head, flesh);
  canvas.paint(slab(pointsFrom([x, y])`-6.5,-1 -5,-6 0,-8 5,-6 6.5,-1 0,-4.5`, 4), snakes);
  glow(canvas, [x, y], 2.2, shine);
  canvas.dots(pointsFrom([x, y])`-1,4 0,4`, red, 2);
}
