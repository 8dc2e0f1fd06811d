import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom } from '#art/monsters/geometry.ts';
import { fangs } from '#art/monsters/parts/beastHeads.ts';
import { arm, figure, handAt, headOf, legs, torso } from '#art/monsters/parts/figure.ts';
import { glow, horns } from '#art/monsters/parts/heads.ts';
import { orb, scimitar, torch, trident, type Weapon } from '#art/monsters/parts/weapons.ts';
import { batWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

const HORNS: readonly (readonly Point[])[] = [
  points`5,5 8,10 6,15`,
  points`5,5 11,8 15,6`,
  points`0,7 1,14`,
  points`4,6 4,12`,
  points`6,4 12,5 13,12`,
];

/** Small devils: with a trident, a fireball, a torch, a curved blade, bare claws. */
export function imp({ canvas, look, second, main, seeded }: Subject): void {
  const { bone, yellow, black, flame, white, crimson, green, ice } = RAMPS;
  const body = figure({
    top: 17,
    head: 8,
    shoulders: 7.5,
    bulk: 2.7,
    waist: 5,
    hips: 5.5,
    legs: 14,
    stance: second ? 7 : 5,
  });
  const head = headOf(body);
  const [x, y] = head;
  const fire = seeded.of([flame, green, ice]);
  canvas.paint(limb(curve(points`34,48 46,54 50,44 54,38`), 1.6, 1), main);
  canvas.paint(slab(points`52,40 51,33 58,33 56,40`, 2), second ? black : main);
  batWings(
    canvas,
    [27, 40],
    second ? 27 : 25,
    second ? 16 : 28,
    seeded.of([crimson, black]),
    main,
    look === 4 ? 0.12 : 0,
  );
  legs(canvas, body, main, second ? black : main);
  torso(canvas, body, main);
  canvas.paint(ball(x, 44, 4.6, 5), main, { seam: 'soft', lift: 0.12 });
  const blast: Weapon = (where, at, angle) => orb(where, at, angle, fire);
  const holds = [trident, blast, torch, scimitar, undefined][look];
  arm(canvas, body, -1, handAt(body, -1, 9, look === 4 ? 1 : 8), main, main, {
    elbow: 4,
    holds: (hand) => holds?.(canvas, hand, -10, look === 2 ? fire : undefined),
  });
  arm(canvas, body, 1, handAt(body, 1, 9, second ? 1 : 9), main, main, {
    elbow: 4,
    holds: (hand) => look === 1 && second && blast(canvas, hand, 10),
  });
  if (look === 4)
    for (const side of [-1, 1] as const) {
      const hand = handAt(body, side, 9, side < 0 || second ? 1 : 9);
      for (const spread of [-2, 0, 2])
        canvas.paint(limb([hand, [hand[0] + spread * 1.6 + side, hand[1] - 6]], 1.2, 0.6), bone, { seam: 'soft' });
    }
  canvas.pair(slab(pointsFrom([x, y])`-6,-2 -15,-7 -11,2 -6,3`, 3), main);
  horns(canvas, head, HORNS[look] ?? [], 2, second ? black : bone);
  canvas.paint(ball(x, y, 8.6, 8), main);
  canvas.paint(slab(curve(pointsFrom([x, y])`-6,2 0,4.5 6,2 3.5,6.5 0,7.4 -3.5,6.5 -6,2`), 2), black, { lift: -1 });
  fangs(canvas, [x, y + 3.6], 4, white);
  canvas.paint(limb(pointsFrom([x, y])`0,-1 0,1.5`, 1, 1.5), main, { seam: 'soft', lift: 0.15 });
  glow(canvas, [x, y - 1], 3, yellow);
  if (second && look % 2 === 0) canvas.paint(limb(pointsFrom([x, y])`0,7 0,12`, 1.8, 0.6), black);
}
