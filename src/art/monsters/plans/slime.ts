import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, loop, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { fangs } from '#art/monsters/parts/beastHeads.ts';
import { crown } from '#art/monsters/parts/heads.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Shapeless: a puddle with one eye, a dripping heap, a cube with bones in it, a bubbling broth, a jelly with arms. */
export function slime({ canvas, look, second, main, seeded }: Subject): void {
  const { white, black, bone, yellow, red, steel, teal } = RAMPS;
  const iris = seeded.of([red, yellow, teal, black]);
  const eye = (x: number, y: number, size: number) => {
    canvas.paint(ball(x, y, size), white);
    canvas.paint(ball(x, y + 0.4, size * 0.5), iris, { seam: 'none' });
    canvas.dots(points`${x - 0.5},${y} ${x - size * 0.4},${y - size * 0.5}`, black, -1);
    canvas.dots([[x - size * 0.5, y - size * 0.4]], white, 3);
  };
  if (look === 2) {
    const [left, top] = second ? [13, 16] : [9, 22];
    canvas.paint(
      slab(
        points`${left},${top + 4} ${left + 3},${top} ${61 - left},${top} ${64 - left},${top + 3}
      ${65 - left},57 ${61 - left},60 ${left + 2},60 ${left - 1},56`,
        7,
      ),
      main,
    );
    canvas.paint(slab(pointsFrom([left, top])`3,3 10,3 4,12`, 3), main, {
      seam: 'none',
      lift: 0.6,
    });
    canvas.paint(ball(26, 42, 4.4, 4), bone, { seam: 'soft' });
    canvas.dots(points`24,42 27,42 24,43 27,43 25,45 27,45`, black, -1);
    canvas.paint(limb(points`38,50 46,54`, 1.3), bone, { seam: 'soft' });
    for (const [x, y] of points`38,49 37,51 46,53 47,55`) canvas.paint(ball(x, y, 1.5), bone, { seam: 'none' });
    if (second) canvas.paint(limb(points`42,28 36,38`, 1.2), steel, { seam: 'soft' });
    else canvas.paint(ball(43, 36, 3), yellow, { seam: 'soft' });
    return;
  }
  const top = ([36, 20, 0, 36, 30][look] ?? 36) + (second ? -4 : 0);
  const wide = (look === 1 ? 17 : 22) - (second ? 2 : 0);
  const half: readonly Point[] = points`0,0 0.45,0.05 0.75,0.24 0.86,0.5 0.84,0.74 1.05,0.86 1.3,0.93 1.2,1 0.6,1 0,1`;
  const outline = half.map(([dx, drop]): Point => [32 - wide * dx, top + (60 - top) * drop]);
  if (look === 4)
    for (const side of [-1, 1]) {
      const hand: Point = [32 + side * 22, second ? 18 : side < 0 ? 20 : 30];
      canvas.paint(limb(curve([[32 + side * 12, 50], [32 + side * 20, 42], hand]), 5, 3.4), main);
      for (const spread of [-3, 0, 3])
        canvas.paint(limb([hand, [hand[0] + spread, hand[1] - 6]], 2, 1.4), main, { seam: 'soft' });
    }
  canvas.paint(slab(loop(symmetric(outline), 3), 12), main);
  canvas.paint(ball(32 - wide * 0.42, top + 7, 4, 2.6), main, { seam: 'none', lift: 0.9 });
  canvas.pair(ball(32 - wide * 0.95, 57, 3.4, 2), main, { seam: 'none', lift: 0.35 });
  for (const [dx, dy, size] of [
    [-0.55, 0.66, 2],
    [0.6, 0.52, 2.4],
    [0.3, 0.84, 1.6],
    [-0.2, 0.9, 1.8],
  ] as const) {
    canvas.paint(ball(32 + wide * dx, top + (60 - top) * dy, size), main, { seam: 'soft', lift: 0.3, inside: true });
  }
  if (look === 0) {
    eye(32, top + 10, second ? 7 : 6);
    if (second) canvas.paint(slab(curve(points`22,52 32,55 42,52 38,57 32,58 26,57 22,52`), 2), black, { lift: -2 });
  } else if (look === 1) {
    for (const [x, y, length] of [
      [22, 38, 8],
      [30, 34, 12],
      [40, 36, 9],
      [46, 46, 7],
      [17, 48, 6],
    ] as const) {
      canvas.paint(limb(points`${x},${y} ${x},${y + length}`, 1.6, 2.4), main, { seam: 'soft', lift: 0.25 });
    }
    canvas.pair(ball(27, top + 12, 2.6, second ? 3.4 : 2.6), black, { lift: -2, seam: 'soft' });
    canvas.pairDots([[27, top + 12]], iris === black ? white : iris, 3);
    canvas.paint(ball(32, top + 19, 4, second ? 5 : 3), black, { lift: -2, seam: 'soft' });
    if (second) fangs(canvas, [32, top + 15], 3.4, bone);
  } else if (look === 3) {
    for (let bubble = 0; bubble < 9; bubble += 1) {
      const [x, y, size] = [seeded.between(12, 52), seeded.between(top - 8, 54), seeded.between(1.8, 4)];
      canvas.paint(ball(x, y, size), main, { lift: 0.2 });
      canvas.dots([[x - size * 0.5, y - size * 0.5]], white, 3);
    }
    for (const [x, y] of pointsFrom([0, top])`24,8 38,5 33,14`) eye(x, y, second ? 3.6 : 3);
  } else {
    canvas.pair(ball(26.4, top + 8, 3, 3.4), black, { lift: -2, seam: 'soft' });
    canvas.pairDots(pointsFrom([0, top])`26,7 26,8`, white, 3);
    canvas.paint(slab(curve(pointsFrom([0, top])`24,14 32,16 40,14 36,20 32,21 28,20 24,14`), 2), black, { lift: -2 });
    if (second) crown(canvas, [32, top + 2], 7);
  }
}
