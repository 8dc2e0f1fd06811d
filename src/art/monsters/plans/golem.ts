import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { arm, figure, handAt, headOf, legs, torso } from '#art/monsters/parts/figure.ts';
import { glow, helm, horns } from '#art/monsters/parts/heads.ts';
import { towerShield } from '#art/monsters/parts/shields.ts';
import { sword } from '#art/monsters/parts/weapons.ts';
import { batWings, featherWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Made and given life: of stone, of iron, of clay, an empty armour, a gargoyle. */
export function golem({ canvas, look, second, main, seeded }: Subject): void {
  const { yellow, red, teal, black, flame, steel, moss, brown, grey, pink, white } = RAMPS;
  const shine = seeded.of([yellow, red, teal]);
  if (look === 4) {
    const body = figure({ top: 14, head: 6.4, shoulders: 11, bulk: 3.8, waist: 7, hips: 8, legs: 15, stance: 9 });
    const head = headOf(body);
    const [x, y] = head;
    canvas.paint(drum(points`14,56 50,56 52,61 12,61`, -0.2), grey);
    if (second) featherWings(canvas, [26, 30], 22, 44, main);
    else batWings(canvas, [26, 32], 23, 22, main, main);
    canvas.moved(0, -4, () => legs(canvas, body, main));
    torso(canvas, body, main);
    for (const side of [-1, 1] as const) {
      const hand = handAt(body, side, 4, 17);
      arm(canvas, body, side, hand, main, main, { elbow: 5 });
      for (const spread of [-2, 0, 2])
        canvas.paint(limb([hand, [hand[0] + spread, hand[1] + 6]], 1.3, 0.6), main, { seam: 'soft' });
    }
    horns(canvas, head, second ? points`5,5 11,7 11,14` : points`4,6 6,13`, 2, main);
    canvas.pair(slab(pointsFrom([x, y])`-5,-1 -12,-5 -7,4`, 3), main);
    canvas.paint(slab(symmetric(pointsFrom([x, y])`0,-8 -6,-6 -7,2 -4,8 0,9`), 6), main);
    if (second) canvas.paint(slab(symmetric(pointsFrom([x, y])`0,0 -3,2 0,10`), 3), main);
    else canvas.paint(slab(symmetric(pointsFrom([x, y])`0,3 -4,3 -3,6.4 0,7`), 2), black, { lift: -2 });
    canvas.pairDots([[29, y + 3.5]], white, 3);
    glow(canvas, [x, y - 1], 2.6, shine);
    return;
  }
  if (look === 3) {
    const body = figure({ top: 6, shoulders: 11.5, bulk: 4, waist: 7.5, stance: 8, legs: 20 });
    const head = headOf(body);
    const smoke = second ? flame : RAMPS.purple;
    for (const [x, y, size] of [
      [26, 8, 4],
      [36, 5, 4.6],
      [31, 12, 5],
    ] as const)
      canvas.paint(ball(x, y + 3, size), smoke, { lift: 0.2 });
    legs(canvas, body, main, main);
    torso(canvas, body, main);
    canvas.pair(drum(points`31,37 24,37 20,49 30,50`, -0.2), main);
    canvas.paint(slab(points`27,22 37,22 36,34 28,34`, 3), black, { lift: -2 });
    canvas.paint(ball(32, 28, 3.6), shine, { lift: 0.4, seam: 'none' });
    for (const x of [29, 32, 35]) canvas.paint(limb(pointsFrom([x, 0])`0,22 0,34`, 0.7), main, { seam: 'none' });
    arm(canvas, body, -1, handAt(body, -1, 8, 14), main, main, { holds: (hand) => sword(canvas, hand, -12) });
    arm(canvas, body, 1, handAt(body, 1, 7, 13), main, main);
    if (second) towerShield(canvas, [50, 38], main, steel);
    canvas.pair(ball(20, 20, 6, 5), main);
    if (second) canvas.pair(limb(points`18,17 14,10`, 1.8, 0.6), main);
    canvas.moved(0, -1, () => helm(canvas, head, body.head, main, shine));
    if (!second) canvas.paint(limb(points`32,3 32,9`, 1.6), red);
    return;
  }
  const clay = look === 2;
  const top = second ? 5 : 8;
  const block = (corners: readonly Point[]) => canvas.pair(slab(corners, clay ? 5 : 3), main);
  block(points`31,44 20,44 18,60 30,60`);
  block(points`18,57 15,58 15,61 30,61 30,57`);
  const chest: Point[] = points`32,${top + 12} 18,${top + 12} 13,${top + 19} 19,40 22,46 32,47`;
  canvas.paint(clay ? ball(32, 32, 17, 16) : slab(symmetric(chest), 5), main);
  block(pointsFrom([0, top])`16,14 7,16 6,26 15,28`);
  if (second) block(pointsFrom([0, top])`14,26 5,18 4,4 11,4 16,18`);
  else block(points`14,${top + 26} 5,${top + 26} 3,46 14,47`);
  const fist = second ? top + 5 : 48;
  canvas.pair(clay ? ball(second ? 8 : 8, fist, 6) : slab(pointsFrom([0, fist])`3,-5 13,-5 14,4 9,6 3,4`, 3), main);
  canvas.paint(
    clay ? ball(32, top + 9, 9, 9) : slab(symmetric(pointsFrom([0, top])`32,0 25,0 23.6,8 25,15 32,16`), 4),
    main,
  );
  canvas.paint(slab(pointsFrom([0, top])`25.5,6 38.5,6 38.5,9.4 25.5,9.4`, 1), black, {
    lift: -2,
    seam: 'soft',
  });
  canvas.pairDots(pointsFrom([0, top])`28,7 27,7 28,8 27,8`, shine, 3);
  if (look === 0) {
    for (const path of [
      points`24,26 28,32 26,38`,
      points`40,24 38,30 41,34`,
      points`22,50 25,54`,
      points`9,34 11,40`,
    ] as const)
      canvas.paint(limb(path, 0.6), main, { seam: 'none', lift: -2, inside: true });
    if (second)
      for (const [x, y] of points`18,22 22,20 44,21 30,7 35,6 47,24`)
        canvas.paint(ball(x, y, 2.6, 1.8), moss, { seam: 'soft' });
  } else if (look === 1) {
    canvas.pair(drum(pointsFrom([0, top])`14,5 20,5 21,14 13,14`), main);
    canvas.pair(limb(pointsFrom([0, top])`14.5,5 19.5,5`, 1.6), yellow, { seam: 'soft' });
    canvas.paint(limb(points`14,30 50,30`, 0.6), main, { seam: 'none', lift: -2, inside: true });
    for (const [x, y] of points`17,26 22,40 26,34 10,30 22,55`) canvas.pair(ball(x, y, 1.4), yellow, { seam: 'soft' });
    canvas.paint(ball(32, 30, 5), brown);
    canvas.paint(ball(32, 30, 3.4), second ? teal : flame, { seam: 'soft', lift: 0.35 });
    if (second) canvas.pair(drum(points`22,6 26,6 26,18 21,18`), steel);
  } else {
    canvas.paint(ball(32, 34, 6, 5), main, { seam: 'soft', lift: 0.1 });
    canvas.paint(limb(pointsFrom([0, top])`28,13 36,13`, 0.8), black, { lift: -2, seam: 'none' });
    canvas.paint(slab(pointsFrom([0, top])`29,1 35,1 35,4.4 29,4.4`, 1), second ? pink : white, {
      seam: 'soft',
    });
    if (second) canvas.shade((x, y) => Math.floor(y + x * 0.4) % 5 === 0 && y > 22, -1, main);
  }
}
