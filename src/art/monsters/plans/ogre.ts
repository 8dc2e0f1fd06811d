import { ball, limb, slab } from '#art/monsters/forms.ts';
import { points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { fangs } from '#art/monsters/parts/beastHeads.ts';
import { arm, belt, figure, handAt, headOf, legs, pauldrons, skirt, torso } from '#art/monsters/parts/figure.ts';
import { glow, hair, horns } from '#art/monsters/parts/heads.ts';
import { axe, club, flail, greatAxe, hammer } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Fat and huge with tusks: with a club, an axe, a hammer, bare hands, a flail. */
export function ogre({ canvas, look, second, main, seeded }: Subject): void {
  const { leather, brown, black, yellow, red, bone, sand, grey } = RAMPS;
  const body = figure({ top: 10, head: 6.5, shoulders: 16, bulk: 5.4, waist: 13.5, hips: 12, legs: 14, stance: 10 });
  const [x, y] = headOf(body);
  legs(canvas, body, main, main);
  canvas.pairDots(points`18,60 20,60 22,60`, bone, 3);
  torso(canvas, body, main);
  canvas.paint(ball(x, 40, 13.5, 11), main, { seam: 'soft' });
  canvas.paint(ball(x, 43, 1.2), main, { seam: 'soft' });
  skirt(canvas, { ...body, waist: 12 }, second ? sand : brown, 8, 1);
  belt(canvas, { ...body, waist: 12 }, black, second ? yellow : bone);
  if (second) {
    canvas.paint(limb(points`46,22 34,32 20,42`, 1.8), leather);
    pauldrons(canvas, body, look % 2 ? grey : leather, 6.4);
  }
  const holds = [club, second ? greatAxe : axe, hammer, undefined, flail][look];
  arm(canvas, body, -1, handAt(body, -1, 5, look === 3 ? 6 : 17), main, main, {
    elbow: 4,
    holds: (hand) => holds?.(canvas, hand, -14),
  });
  arm(canvas, body, 1, handAt(body, 1, 4, look === 3 ? 6 : 18), main, main, {
    elbow: look === 3 ? 7 : 4,
    holds: (hand) => look === 0 && second && club(canvas, hand, 14),
  });
  if (look === 3) canvas.pairDots(points`10,25 12,24 14,25`, bone, 3);
  canvas.pair(slab(pointsFrom([x, y])`-5,-1 -11,-3 -8,4`, 3), main);
  canvas.paint(slab(symmetric(pointsFrom([x, y])`0,-7.5 -5,-6.5 -7,0 -8.5,6 -4,9.5 0,10`), 6), main);
  canvas.paint(slab(symmetric(pointsFrom([x, y])`0,3.5 -5,4 -4,7.5 0,8`), 2), black, {
    lift: -1,
  });
  canvas.pair(slab(pointsFrom([x, y])`-5,8 -3.4,1.5 -2,8`, 1.4), bone, { seam: 'soft' });
  fangs(canvas, [x, y + 4], 2, bone);
  canvas.paint(ball(x, y + 1.5, 2.6, 2), main, { seam: 'soft' });
  glow(canvas, [x, y - 1.5], 2.6, seeded.of([yellow, red]));
  if (look === 0 || look === 3) horns(canvas, [x, y], points`4.5,5 7,9 ${second ? 12 : 5},14`, 2);
  if (look === 1) hair(canvas, [x, y], 6.5, second ? red : black, 8);
  if (look === 2) canvas.paint(limb(pointsFrom([x, y])`0,-7 0,-12`, 1.6, 2.6), second ? red : black);
  if (look === 4) horns(canvas, [x, y], points`1,6 1,13`, 2.4);
}
