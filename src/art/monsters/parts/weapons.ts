// Weapons and other things that hands hold. Each is drawn from the grip at `at` towards `angle`, in degrees clockwise from straight up.
import type { Canvas } from '#art/monsters/Canvas.ts';
import { ball, limb, slab } from '#art/monsters/forms.ts';
import { away, curve, mixed, type Point, placed, points, pointsFrom } from '#art/monsters/geometry.ts';
import { RAMPS, type Ramp } from '#art/monsters/ramps.ts';
import { GROUND } from './figure.ts';

export type Weapon = (canvas: Canvas, at: Point, angle: number, blade?: Ramp) => void;

const { steel, leather, yellow, bone } = RAMPS;

function shaft(
  canvas: Canvas,
  at: Point,
  angle: number,
  back: number,
  front: number,
  ramp: Ramp = leather,
  radius = 1.3,
): void {
  const low = away(at, angle, -back);
  const share = Math.min(1, (GROUND - 1 - at[1]) / Math.max(0.1, low[1] - at[1]));
  canvas.paint(limb([low[1] > at[1] ? mixed(at, low, share) : low, away(at, angle, front)], radius), ramp);
}

function shape(canvas: Canvas, at: Point, angle: number, local: readonly Point[], ramp: Ramp, roundness = 2.5): void {
  canvas.paint(slab(placed(at, angle, local), roundness), ramp);
}

function swordOf(length: number, width: number): Weapon {
  return (canvas, at, angle, blade = steel) => {
    shape(
      canvas,
      at,
      angle,
      points`${-width},3 ${-width},${length - 3} 0,${length + 1} ${width},${length - 3} ${width},3`,
      blade,
    );
    shaft(canvas, at, angle, 4, 2);
    canvas.paint(limb(placed(at, angle, points`${-width - 2.6},3 ${width + 2.6},3`), 1.4), yellow);
    canvas.paint(ball(...away(at, angle, -4.5), 1.7), yellow);
  };
}

export const sword = swordOf(21, 1.9);
export const greatSword = swordOf(29, 2.9);
export const dagger = swordOf(10, 1.5);

/** A curved blade with one edge. */
export const katana: Weapon = (canvas, at, angle, blade = steel) => {
  shape(canvas, at, angle, points`-1.4,3 -2,14 -4.4,25 -1.6,21 1.2,13 1.4,3`, blade, 1.8);
  shaft(canvas, at, angle, 6, 3, RAMPS.black, 1.4);
  canvas.paint(limb(placed(at, angle, points`-2.2,3 2.2,3`), 1.3), yellow);
};

/** A broad curved blade. */
export const scimitar: Weapon = (canvas, at, angle, blade = steel) => {
  shape(canvas, at, angle, points`-1.2,3 -2.4,10 -5.8,19 -0.5,18 3,11 1.4,3`, blade, 2.6);
  shaft(canvas, at, angle, 4, 2);
  canvas.paint(limb(placed(at, angle, points`-3,3 3,3`), 1.3), yellow);
};

export const axe: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 9, 20);
  shape(canvas, at, angle, points`-0.5,12 -6,9 -8,15 -6,21 -0.5,18.5`, blade, 3);
  shape(canvas, at, angle, points`0.5,13 3.5,15.5 0.5,17.5`, blade, 2);
};

export const greatAxe: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 14, 22, leather, 1.5);
  const half: Point[] = points`0.5,11.5 7.5,7 10,14.5 7.5,22 0.5,18`;
  shape(canvas, at, angle, half, blade, 3.5);
  shape(
    canvas,
    at,
    angle,
    half.map(([side, forward]) => [-side, forward]),
    blade,
    3.5,
  );
};

export const mace: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 5, 13);
  for (const spike of [-60, 0, 60])
    canvas.paint(limb([away(at, angle, 15), away(away(at, angle, 15), angle + spike, 6)], 1.6, 0.8), blade);
  canvas.paint(ball(...away(at, angle, 15), 4.2), blade);
};

export const hammer: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 12, 17, leather, 1.5);
  shape(canvas, at, angle, points`-7.5,12.5 -7.5,20 7.5,20 7.5,12.5`, blade, 3);
};

/** A spiked ball that swings on a chain. */
export const flail: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 5, 10);
  const end = away(away(at, angle, 10), angle - 75, 9);
  canvas.paint(limb(curve([away(at, angle, 10), away(away(at, angle, 12), angle - 60, 5), end]), 0.9), RAMPS.grey);
  for (let spike = 0; spike < 360; spike += 60)
    canvas.paint(limb([end, away(end, spike + 15, 6)], 1.4, 0.7), blade, { seam: 'none' });
  canvas.paint(ball(end[0], end[1], 3.8), blade);
};

export const spear: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 22, 22);
  shape(canvas, at, angle, points`-1,20 -3.2,23 0,31 3.2,23 1,20`, blade, 2.4);
};

export const halberd: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 24, 22);
  shape(canvas, at, angle, points`0,12 -5.5,10 -7.5,16 -3.5,20 0,20`, blade, 2.6);
  shape(canvas, at, angle, points`0,14 4.5,18.5 0,18`, blade, 2);
  shape(canvas, at, angle, points`-1.6,20 0,29 1.6,20`, blade, 2);
};

export const trident: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 24, 20);
  canvas.paint(limb(placed(at, angle, curve(points`-5,28 -4.5,20 0,18.5 4.5,20 5,28`)), 1.2), blade);
  shape(canvas, at, angle, points`-1.3,19 0,31 1.3,19`, blade, 2);
};

export const scythe: Weapon = (canvas, at, angle, blade = steel) => {
  shaft(canvas, at, angle, 26, 24, leather, 1.4);
  const edge = curve(points`1,23.5 -6,25 -13,21 -16,12`);
  const back = curve(points`-16,12 -11,17 -5,20 1,19.5`);
  shape(canvas, at, angle, [...edge, ...back], blade, 2.4);
};

export const club: Weapon = (canvas, at, angle) => {
  canvas.paint(limb([away(at, angle, -5), away(at, angle, 8), away(at, angle, 19)], 1.6, 5.4, 3.4), RAMPS.brown);
  for (const [side, forward] of points`-3,14 2,17 3,11 -1,20`) {
    const [nail] = placed(at, angle, [[side, forward]]);
    if (nail) canvas.paint(ball(nail[0], nail[1], 1.5), bone);
  }
};

export const staff: Weapon = (canvas, at, angle, gem = RAMPS.teal) => {
  shaft(canvas, at, angle, 26, 20, leather, 1.4);
  canvas.paint(limb(placed(at, angle, curve(points`-4,26 -4.5,21 0,18.5 4.5,21 4,26`)), 1.3), yellow);
  canvas.paint(ball(...away(at, angle, 23.5), 3), gem, { lift: 0.2 });
};

/** A branch with a curled end. */
export const crook: Weapon = (canvas, at, angle, wood = leather) => {
  shaft(canvas, at, angle, 26, 16, wood, 1.5);
  canvas.paint(limb(placed(at, angle, curve(points`0,15 0.5,22 5,26 9,22 7.5,18 4.5,19.5`)), 1.6, 1.1), wood);
};

export const bow: Weapon = (canvas, at, angle, wood = leather) => {
  canvas.paint(limb(placed(at, angle, points`-4.5,-19 -4.5,19`), 0.6), bone, { seam: 'none' });
  canvas.paint(limb(placed(at, angle, curve(points`-5,-20 -1,-16 1.5,-8 0,0 1.5,8 -1,16 -5,20`)), 1, 1, 1.7), wood);
};

export const torch: Weapon = (canvas, at, angle, fire = RAMPS.flame) => {
  shaft(canvas, at, angle, 6, 9, leather, 1.5);
  const [x, y] = away(at, angle, 12);
  canvas.paint(slab(curve(pointsFrom([x, y])`-4,2 -4,-3 -1,-5 1,-11 4,-4 4,2 0,4`), 4), fire, { lift: 0.35 });
};

/** An open book on the hand. */
export const book: Weapon = (canvas, at, _angle, cover = RAMPS.crimson) => {
  const [x, y] = at;
  canvas.paint(slab(pointsFrom([x, y])`-8,-6 8,-6 8,3 -8,3`, 2), cover);
  canvas.paint(slab(pointsFrom([x, y])`-7,-7 -0.5,-5.5 -0.5,1.5 -7,0.5`, 2), bone, { seam: 'none', lift: 0.1 });
  canvas.paint(slab(pointsFrom([x, y])`7,-7 0.5,-5.5 0.5,1.5 7,0.5`, 2), bone, { seam: 'none', lift: -0.1 });
};

/** A shining ball that floats above the hand. */
export const orb: Weapon = (canvas, at, angle, gem = RAMPS.teal) => {
  const [x, y] = away(at, angle, 8);
  canvas.paint(ball(x, y, 5), gem, { lift: 0.25 });
  canvas.dots(pointsFrom([x, y])`-2,-2.5 -1,-2.5 -2,-1.5`, RAMPS.white, 3);
};
