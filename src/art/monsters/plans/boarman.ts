import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { boarHead } from '#art/monsters/parts/beastHeads.ts';
import { arm, belt, figure, handAt, headOf, legs, pauldrons, skirt, torso } from '#art/monsters/parts/figure.ts';
import { horns } from '#art/monsters/parts/heads.ts';
import { towerShield } from '#art/monsters/parts/shields.ts';
import { axe, club, halberd, mace, scimitar } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Stout, with a boar's head: with an axe, a club, a scimitar, a halberd, a mace and a wall of a shield. */
export function boarman({ canvas, look, second, main, seeded }: Subject): void {
  const { leather, brown, steel, black, yellow, red, pink, sand, moss } = RAMPS;
  const body = figure({ top: 12, head: 7, shoulders: 13, bulk: 4.4, waist: 11, hips: 10, legs: 14, stance: 9 });
  const [x, y] = headOf(body);
  const hide = second ? seeded.of([brown, black, moss]) : seeded.of([sand, pink, brown]);
  legs(canvas, body, second ? main : hide, black);
  torso(canvas, body, hide);
  canvas.paint(ball(x, 39, 10, 9), hide, { seam: 'soft' });
  if (second) canvas.paint(slab(points`22,24 42,24 44,44 20,44`, 6), main);
  else canvas.paint(slab(points`23,24 29,22 32,30 35,22 41,24 43,45 21,45`, 5), main);
  skirt(canvas, body, second ? main : leather, 7, 2);
  belt(canvas, body, black, yellow);
  const holds = [axe, club, scimitar, halberd, mace][look] ?? axe;
  arm(canvas, body, -1, handAt(body, -1, 6, 13), hide, hide, { holds: (hand) => holds(canvas, hand, -12) });
  arm(canvas, body, 1, handAt(body, 1, 5, 13), hide, hide, {
    holds: (hand) => second && look === 2 && scimitar(canvas, hand, 28),
  });
  if (look === 4) towerShield(canvas, [50, 41], main, second ? yellow : leather);
  pauldrons(canvas, body, second ? steel : leather, 5.6);
  if (second) canvas.pair(limb(points`19,21 16,14`, 1.6, 0.6), steel);
  if (look === 1 || look === 3)
    canvas.paint(slab(symmetric(pointsFrom([x, y])`0,-14 -2,-9 -6,-11 -7,-4`), 3), second ? red : black);
  boarHead(canvas, [x, y], body.head + 0.6, hide, seeded.of([yellow, red]));
  if (look === 0 || look === 4) {
    canvas.paint(drum(symmetric(pointsFrom([x, y])`0,-10 -5,-8.5 -7.8,-3`), -0.3), second ? black : steel);
    if (look === 0) horns(canvas, [x, y], points`6,5 11,8 9,14`, 1.8);
    else canvas.paint(limb(pointsFrom([x, y])`0,-9 0,-15`, 1.4, 0.6), steel);
  }
  if (look === 2) canvas.paint(limb(pointsFrom([x, y])`-7,-4 0,-6 7,-4`, 1.6), second ? yellow : red);
}
