import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { bullHead, fangs } from '#art/monsters/parts/beastHeads.ts';
import { arm, belt, figure, handAt, headOf, legs, pauldrons, robe, skirt, torso } from '#art/monsters/parts/figure.ts';
import { crown, face, glow, hair, horns } from '#art/monsters/parts/heads.ts';
import { flail, greatAxe, greatSword, scythe, trident } from '#art/monsters/parts/weapons.ts';
import { batWings, featherWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

const HORNS: readonly (readonly Point[])[] = [
  points`5,5 12,7 12,16`,
  points`5,5 14,9 16,2 12,-1`,
  points`4,6 6,13 12,17`,
  points`5,5 10,9 6,16`,
  points`6,4 14,3 20,8`,
];

/** Great devils: a lord of fire, a goat-headed one, a temptress, a fallen one, a warden of many arms. */
export function demon({ canvas, look, second, main, seeded }: Subject): void {
  const { bone, yellow, black, flame, crimson, indigo, red, skin, white, leather, steel, rot, ice } = RAMPS;
  const slender = look === 2 || look === 3;
  const body = figure(
    slender
      ? { top: 9, head: 6, shoulders: 9, bulk: 2.9, waist: 5, hips: 6.5, legs: 22, stance: 5 }
      : { top: 11, head: 6.6, shoulders: 13, bulk: 4.8, waist: 8, hips: 8.5, legs: 19, stance: second ? 11 : 9 },
  );
  const head = headOf(body);
  const [x, y] = head;
  const shine = seeded.of([yellow, red, ice]);
  const horn = second ? black : bone;
  const flesh = look === 2 ? (second ? rot : skin) : look === 3 ? white : main;
  if (look === 3) featherWings(canvas, [27, 28], second ? 20 : 24, second ? 26 : 46, second ? main : black);
  else
    batWings(
      canvas,
      [26, 30],
      look === 2 ? 26 : 30,
      second ? 18 : 24,
      seeded.of([crimson, indigo, black]),
      main,
      look === 4 ? 0.14 : 0,
    );
  if (look !== 3) canvas.paint(limb(curve(points`36,46 50,56 57,48 54,40`), 2.2, 0.9), main);
  if (look === 3) robe(canvas, body, main, 11, 5);
  else {
    legs(canvas, body, look === 2 ? main : flesh, look === 2 ? main : black);
    torso(canvas, body, look === 2 ? main : flesh);
    if (look === 2) canvas.paint(slab(points`27,23 32,27 37,23 35,20 29,20`, 3), flesh, { seam: 'soft' });
    else {
      canvas.shade((column, row) => Math.abs(column - x) < 1 && row > 28 && row < 38, -1, main);
      skirt(canvas, body, second ? crimson : leather, 9, 2);
      belt(canvas, body, black, yellow);
    }
  }
  if (look === 0) canvas.paint(slab(symmetric(points`32,26 26,28 28,33 32,38`), 3), flame, { lift: 0.3, seam: 'soft' });
  const holds = [second ? greatAxe : greatSword, flail, undefined, second ? scythe : greatSword, trident][look];
  if (look === 4)
    for (const side of [-1, 1] as const)
      arm(canvas, body, side, handAt(body, side, 9, -6), main, main, {
        elbow: 5,
        bulk: 3.6,
        holds: (hand) => second && scythe(canvas, hand, side * 8),
      });
  arm(canvas, body, -1, handAt(body, -1, slender ? 8 : 5, look === 2 ? 3 : 15), flesh, look === 2 ? flesh : main, {
    elbow: 4,
    holds: (hand) => holds?.(canvas, hand, -10),
  });
  arm(canvas, body, 1, handAt(body, 1, slender ? 7 : 5, second ? 4 : 14), flesh, look === 2 ? flesh : main, {
    elbow: 5,
    holds: ([hx, hy]) => {
      if (look === 0 || (look === 2 && second))
        canvas.paint(slab(curve(pointsFrom([hx, hy])`-4,0 -5,-6 0,-14 5,-6 4,0 -4,0`), 5), flame, { lift: 0.35 });
    },
  });
  if (second && !slender) pauldrons(canvas, body, look % 2 ? bone : steel, 6.4);
  horns(
    canvas,
    head,
    (HORNS[look] ?? []).map(([dx, dy]): Point => (slender ? [dx * 0.75, dy * 0.85] : [dx, dy])),
    slender ? 1.7 : 2.6,
    horn,
  );
  if (look === 1) {
    bullHead(canvas, head, body.head, main, shine);
    return;
  }
  if (slender) {
    face(canvas, head, body.head, flesh);
    hair(canvas, head, body.head, look === 2 ? seeded.of([black, red]) : second ? black : yellow, look === 2 ? 16 : 10);
    glow(canvas, head, 2.2, shine);
    if (look === 3) crown(canvas, [x, y - 1], 5, second ? steel : yellow, red);
    return;
  }
  canvas.pair(slab(pointsFrom([x, y])`-5,-1 -12,-4 -7,4`, 3), main);
  canvas.paint(slab(symmetric(pointsFrom([x, y])`0,-8 -5,-7 -7.4,0 -6,7 -2.5,11 0,11.5`), 6), main);
  canvas.paint(slab(symmetric(pointsFrom([x, y])`0,4 -5,3.4 -3.4,8 0,9`), 2), black, {
    lift: -1,
  });
  canvas.paint(ball(x, y + 7.4, 2, 1.2), look === 0 ? flame : red, { seam: 'none', lift: 0.3 });
  fangs(canvas, [x, y + 4], 4.4);
  canvas.paint(limb(pointsFrom([x, y])`0,-1 0,2`, 1.1, 1.7), main, { seam: 'soft', lift: 0.12 });
  glow(canvas, [x, y - 1], 2.7, shine);
  if (look === 4) canvas.dots(pointsFrom([x, y])`-1,-5 0,-5 -1,-4 0,-4`, shine, 3);
}
