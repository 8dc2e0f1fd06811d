import { ball, drum, limb } from '#art/monsters/forms.ts';
import { points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { arm, belt, cape, figure, handAt, headOf, legs, pauldrons, skirt, torso } from '#art/monsters/parts/figure.ts';
import { beard, face, hair, horns } from '#art/monsters/parts/heads.ts';
import { roundShield } from '#art/monsters/parts/shields.ts';
import { axe, crook, greatAxe, hammer, mace, staff } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Short, broad and bearded: with an axe, a hammer, a great axe, a mace, a rune staff. */
export function dwarf({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, dusk, steel, leather, yellow, orange, white, brown, grey } = RAMPS;
  const body = figure({ top: 16, head: 7, shoulders: 12.5, bulk: 4.4, waist: 10, hips: 9, legs: 12, stance: 8 });
  const [x, y] = headOf(body);
  const flesh = seeded.of([skin, skin, dusk]);
  const locks = seeded.of([orange, white, brown, yellow, grey]);
  const metal = second ? yellow : steel;
  if (second) cape(canvas, body, main === RAMPS.crimson ? leather : RAMPS.crimson, 18);
  legs(canvas, body, second ? main : leather, leather);
  torso(canvas, body, main);
  skirt(canvas, body, main, 7, 3);
  if (second)
    canvas.shade((column, row) => row > 30 && row < 58 && (Math.floor(column) + Math.floor(row)) % 3 === 0, -1, main);
  belt(canvas, body, leather, metal);
  const holds = [axe, hammer, greatAxe, mace, second ? staff : crook][look] ?? axe;
  arm(canvas, body, -1, handAt(body, -1, 6, 11), main, flesh, { holds: (hand) => holds(canvas, hand, -10) });
  arm(canvas, body, 1, handAt(body, 1, 5, 11), main, flesh);
  if (look === 0 || look === 3) roundShield(canvas, [50, 44], main, metal, 8.5);
  pauldrons(canvas, body, look === 4 ? main : metal, 5);
  face(canvas, [x, y], body.head, flesh);
  beard(canvas, [x, y], body.head, locks, second ? 15 : 11);
  if (second) canvas.pair(limb(pointsFrom([x, y])`-3,10 -4,18`, 1.8, 1), locks, { seam: 'soft' });
  canvas.paint(ball(x, y + 2, 2.2, 1.8), flesh);
  if (look === 4 || (look === 2 && !second)) {
    hair(canvas, [x, y], body.head, locks, 6);
    if (look === 4) canvas.paint(limb(pointsFrom([x, y])`-7,-3 0,-4 7,-3`, 1.4), metal);
    return;
  }
  canvas.paint(drum(symmetric(pointsFrom([x, y])`0,-10 -5,-8.5 -8,-2 -8.5,0`), -0.3), metal);
  canvas.paint(drum(pointsFrom([x, y])`-8.6,-3 8.6,-3 8.8,0 -8.8,0`), look % 2 ? leather : main, { seam: 'soft' });
  canvas.paint(limb(pointsFrom([x, y])`0,-2 0,1`, 1.2), metal, { seam: 'soft' });
  if (look === 0) horns(canvas, [x, y], points`7,3 12,5 13,12`, 2);
  if (look === 1) canvas.paint(limb(pointsFrom([x, y])`0,-10 0,-14`, 1.6, 0.8), metal);
  if (look === 2) horns(canvas, [x, y], points`6,7 8,13`, 1.8, metal);
  if (look === 3) canvas.paint(limb(pointsFrom([x, y])`0,-12 0,-6`, 2.2), main);
}
