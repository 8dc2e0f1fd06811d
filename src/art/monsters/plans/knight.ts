import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom } from '#art/monsters/geometry.ts';
import {
  arm,
  cape,
  figure,
  headOf,
  hipOf,
  joint,
  legs,
  pauldrons,
  shoulderOf,
  skirt,
  torso,
} from '#art/monsters/parts/figure.ts';
import { helm, horns } from '#art/monsters/parts/heads.ts';
import { kiteShield, roundShield, towerShield } from '#art/monsters/parts/shields.ts';
import { axe, greatSword, mace, spear, sword } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws knights in full plate: with a sword, an axe, a mace, a lance, a great sword. */
export function knight({ canvas, look, second, main }: Subject): void {
  const body = figure({ shoulders: 10.5, bulk: 3.8, waist: 7.5, ...(second && { top: 3, legs: 22, shoulders: 11.5 }) });
  const head = headOf(body);
  const { steel, yellow, flame } = RAMPS;
  const armour = second ? main : steel;
  const cloth = second ? RAMPS.white : main;
  cape(canvas, body, cloth, second ? 17 : 13);
  legs(canvas, body, armour, armour);
  torso(canvas, body, armour);
  skirt(canvas, body, cloth, 8, 2);
  canvas.paint(
    slab(
      points`28,${shoulderOf(body) + 1} 36,${shoulderOf(body) + 1} 35,${hipOf(body) + 10}
      32,${hipOf(body) + 13} 29,${hipOf(body) + 10}`,
      4,
    ),
    cloth,
  );
  canvas.paint(ball(32, shoulderOf(body) + 6, 2.2), yellow);
  const left: Point = [joint(body, -1)[0] - 7, 37];
  const right: Point = [joint(body, 1)[0] + 5, 36];
  const weapon = [sword, axe, mace, spear, greatSword][look] ?? sword;
  arm(canvas, body, -1, left, armour, armour, { holds: (hand) => weapon(canvas, hand, -12) });
  arm(canvas, body, 1, right, armour, armour);
  if (look === 0) kiteShield(canvas, [right[0] - 1, right[1] + 3], cloth);
  if (look === 1) roundShield(canvas, [right[0] - 1, right[1] + 2], cloth, yellow);
  if (look === 2) towerShield(canvas, [right[0] - 2, right[1] + 2], cloth);
  pauldrons(canvas, body, armour, 5.4);
  helm(canvas, head, body.head, armour, flame);
  if (look === 0 || look === 3)
    canvas.paint(limb(curve(pointsFrom([0, head[1]])`32,-7 33,-11 38,-11 42,-5`), 2.2, 1.2, 2.6), cloth);
  if (look === 1) horns(canvas, head, points`5.5,3 10,4 11.5,11`, 1.8);
  if (look === 2) canvas.paint(limb(pointsFrom([0, head[1]])`32,-9 32,-1`, 1.3), yellow);
  if (look === 4) horns(canvas, head, points`4,5 7,9 5,14`, 1.7, armour);
}
