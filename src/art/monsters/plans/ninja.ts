import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { curve, placed, points, pointsFrom } from '#art/monsters/geometry.ts';
import { arm, belt, figure, handAt, headOf, legs, skirt, torso } from '#art/monsters/parts/figure.ts';
import { eyes } from '#art/monsters/parts/heads.ts';
import { dagger, katana, spear, type Weapon } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

const star: Weapon = (canvas, at) => {
  for (const angle of [20, 110]) {
    canvas.paint(slab(placed(at, angle, points`0,8 1.8,0 0,-8 -1.8,0`), 2), RAMPS.steel, {
      seam: angle === 20 ? 'line' : 'soft',
    });
  }
};

/** A sickle on a long chain. */
const chainSickle: Weapon = (canvas, at, angle) => {
  canvas.paint(limb(placed(at, angle, points`0,-4 0,10`), 1.4), RAMPS.leather);
  canvas.paint(slab(placed(at, angle, points`0,8 -7,11 -11,7 -6,14 0,12`), 2), RAMPS.steel);
  canvas.paint(limb(curve(placed(at, angle, points`0,-4 4,-12 10,-8`)), 0.8), RAMPS.grey);
  canvas.paint(ball(...(placed(at, angle, [[11, -7]])[0] ?? at), 2.4), RAMPS.grey);
};

/** Wrapped up except for the eyes: with a katana, throwing stars, two daggers, a chain sickle, a spear. */
export function ninja({ canvas, look, second, main }: Subject): void {
  const { skin, black, red, steel, white } = RAMPS;
  const body = figure({
    top: 8,
    head: 6.2,
    shoulders: 9,
    bulk: 3,
    waist: 5.5,
    hips: 6.5,
    stance: second ? 11 : 8,
    legs: second ? 17 : 20,
  });
  const [x, y] = headOf(body);
  const sash = main === red ? white : red;
  const holds = [katana, star, dagger, chainSickle, spear][look] ?? katana;
  const wrap = main;
  const scarf = second ? (main === RAMPS.yellow ? RAMPS.purple : RAMPS.yellow) : sash;
  canvas.paint(limb(curve(points`36,21 44,17 50,21 57,${look % 2 ? 14 : 19}`), 2, 1.2, 2.8), scarf);
  if (look !== 0) canvas.paint(limb(points`24,34 43,8`, 1.5), black);
  legs(canvas, body, wrap, black);
  canvas.pair(limb(points`${32 - body.stance},54 ${32 - body.stance},56`, 3.2), scarf, { seam: 'soft' });
  torso(canvas, body, wrap);
  skirt(canvas, body, wrap, 6, 1.5);
  canvas.paint(slab(points`27,20 32,28 37,20 35,19 32,24 29,19`, 2), scarf);
  belt(canvas, body, scarf);
  canvas.paint(limb(curve(points`30,37 28,42 29,48`), 1.8, 1.2), scarf);
  arm(canvas, body, -1, handAt(body, -1, 8, second ? 6 : 12), wrap, skin, {
    elbow: 4,
    holds: (hand) => holds(canvas, hand, look === 4 ? -14 : -24),
  });
  arm(canvas, body, 1, second ? [38, 32] : handAt(body, 1, 7, 10), wrap, skin, {
    elbow: 5,
    holds: (hand) => {
      if (look === 2) dagger(canvas, hand, second ? 70 : 28);
      if (look === 1) star(canvas, hand, 0);
    },
  });
  canvas.paint(ball(x, y, 6.4, 7), wrap);
  canvas.paint(slab(pointsFrom([x, y])`-5.5,-1.5 5.5,-1.5 5,2.4 -5,2.4`, 3), skin, { seam: 'soft', lift: 0.1 });
  eyes(canvas, [x, y], 2.4);
  canvas.paint(limb(pointsFrom([x, y])`-6,-3.4 0,-4 6,-3.4`, 1.2), second ? steel : scarf, {
    seam: 'soft',
  });
  if (look % 2 === 0) canvas.paint(drum(pointsFrom([x, y])`-2.6,-5.6 2.6,-5.6 2.6,-2 -2.6,-2`), steel);
  else canvas.paint(limb(curve(pointsFrom([x, y])`3,-6 7,-9 11,-6`), 1.6, 1), scarf);
}
