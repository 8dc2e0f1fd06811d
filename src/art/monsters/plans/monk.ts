import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, direction, points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, belt, figure, handAt, headOf, legs, robe, skirt, torso } from '#art/monsters/parts/figure.ts';
import { beard, eyes, face } from '#art/monsters/parts/heads.ts';
import { crook, mace, spear, trident } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Shaven, with beads: bare-handed, with a staff, a spear, a trident, a mace. */
export function monk({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, dusk, brown, white, black, leather, red, flame, sand } = RAMPS;
  const body = figure({ top: 6, head: 6.4, shoulders: 11, bulk: 4, waist: 7, stance: 9 });
  const [x, y] = headOf(body);
  const flesh = seeded.of([skin, dusk]);
  if (second) robe(canvas, body, main, 12, 4);
  else {
    legs(canvas, body, main, leather);
    torso(canvas, body, flesh);
    canvas.shade((column, row) => Math.abs(column - 32) < 1 && row > 24 && row < 37, -1, flesh);
    skirt(canvas, body, main, 12, 5);
  }
  canvas.paint(slab(points`36,17 43,20 40,30 32,39 25,39 33,30`, 4), second ? flame : main);
  belt(canvas, body, second ? red : white);
  for (let bead = 100; bead <= 260; bead += 20) {
    const [dx, dy] = direction(bead);
    canvas.paint(ball(32 + dx * 8, 20 - dy * 10, 1.9), brown);
  }
  const weapon = [undefined, crook, spear, trident, mace][look];
  const guard = look === 0;
  arm(canvas, body, -1, handAt(body, -1, guard ? 5 : 7, guard ? 2 : 13), flesh, flesh, {
    elbow: guard ? 7 : 3,
    holds: (hand) => weapon?.(canvas, hand, -6),
  });
  arm(canvas, body, 1, second ? [36, 31] : handAt(body, 1, guard ? 3 : 6, guard ? 8 : 12), flesh, flesh, { elbow: 6 });
  if (guard)
    for (const hand of [handAt(body, -1, 5, 2), second ? ([36, 31] as const) : handAt(body, 1, 3, 8)])
      canvas.paint(ball(hand[0], hand[1], 4), second ? red : white);
  face(canvas, [x, y], body.head, flesh);
  if (second && look % 2) {
    canvas.paint(ball(x, y - 3, 12, 4), sand);
    canvas.paint(ball(x, y - 5.5, 6, 3.6), sand, { seam: 'soft' });
    eyes(canvas, [x, y + 2], 2.5);
  } else canvas.pairDots(pointsFrom([0, y])`29,-4 29,-6`, red, 2);
  if (look === 1 || look === 4) beard(canvas, [x, y], body.head, second ? white : black, 7);
  if (look === 3) canvas.paint(limb(curve(pointsFrom([x, y])`0,-7 4,-10 8,-3 9,6`), 1.8, 0.8), black);
}
