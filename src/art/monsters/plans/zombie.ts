import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { arm, belt, figure, headOf, legs, robe, skirt, torso } from '#art/monsters/parts/figure.ts';
import { eyes, face, glow, hair } from '#art/monsters/parts/heads.ts';
import { club, sword } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws the risen dead: in rags, in wrappings, in rusty mail, bloated, a vampire in a cape. */
export function zombie({ canvas, look, second, main, seeded }: Subject): void {
  const { rot, bone, sand, red, yellow, teal, black, brown, white, grey, crimson, leather, pink } = RAMPS;
  const shine = seeded.of([red, yellow, teal]);
  const fat = look === 3;
  const body = figure({
    top: second ? 9 : 6,
    shoulders: fat ? 13 : 9.5,
    waist: fat ? 12 : 6.5,
    hips: fat ? 11 : 7,
    bulk: fat ? 4.4 : 3.2,
    stance: second ? 9 : 6,
    legs: second ? 17 : 20,
  });
  const [x, y] = headOf(body);
  if (look === 4) {
    canvas.paint(
      slab(
        symmetric([
          [32, 18],
          [22, 10],
          [20, 22],
          second ? [5, 30] : [14, 34],
          second ? [8, 48] : [12, 60],
          [20, 56],
          [32, 60],
        ]),
        6,
      ),
      black,
      { lift: -0.2 },
    );
    canvas.paint(
      slab(
        symmetric([[32, 20], [24, 12], [22, 22], second ? [10, 32] : [17, 36], second ? [12, 44] : [16, 57], [32, 58]]),
        6,
      ),
      crimson,
      { seam: 'soft' },
    );
    if (second) robe(canvas, body, main, 9, 4);
    else legs(canvas, body, black, black);
    torso(canvas, body, main);
    canvas.paint(slab(points`28,19 36,19 35,25 32,29 29,25`, 3), white, { seam: 'soft' });
    canvas.paint(ball(32, 21.5, 2), red);
    for (const side of [-1, 1] as const)
      arm(canvas, body, side, [32 + side * (second ? 22 : 15), second ? 26 : side < 0 ? 26 : 36], main, rot, {
        bulk: 2.6,
      });
    canvas.pair(slab(pointsFrom([x, y])`-5,-1 -9.5,-4 -5,3`, 2), bone);
    face(canvas, [x, y], 6.2, bone);
    canvas.paint(slab(symmetric(pointsFrom([x, y])`0,-3 -3,-4.6 -5,-1 -7,-1 -6,-7 0,-9`), 4), second ? grey : black);
    glow(canvas, [x, y], 2.4, red);
    canvas.pairDots(pointsFrom([0, y])`30,4 30,5`, white, 3);
    return;
  }
  const mummy = look === 1;
  const flesh = mummy ? (second ? sand : bone) : rot;
  legs(canvas, body, mummy ? flesh : main, mummy ? flesh : rot);
  torso(canvas, body, mummy ? flesh : fat ? rot : main);
  if (fat) {
    canvas.paint(ball(x, 38, 13, 11.5), rot, { seam: 'soft' });
    canvas.paint(slab(points`24,36 38,33 40,42 30,46`, 3), second ? pink : red, { seam: 'line' });
    for (const [dx, dy] of points`27,39 31,38 35,37`)
      canvas.paint(limb(pointsFrom([dx, dy])`0,-2 1,3`, 0.9), bone, { seam: 'none' });
    skirt(canvas, { ...body, waist: 11 }, main, 7, 2);
  } else if (!mummy) {
    canvas.paint(slab(points`27,26 33,25 35,33 29,36`, 3), rot, { seam: 'soft' });
    for (const row of [28, 31, 34])
      canvas.paint(limb(pointsFrom([0, row])`28,0 33,-1`, 0.6), look === 2 ? grey : bone, { seam: 'none' });
    canvas.paint(slab(points`22,36 42,36 44,47 40,44 37,49 33,44 29,49 25,44 20,48`, 4), look === 2 ? leather : main);
    belt(canvas, body, brown);
  }
  if (look === 2)
    canvas.shade(
      (column, row) => row > 20 && row < 48 && (Math.floor(column) + Math.floor(row / 2)) % 3 === 0,
      -1,
      main,
    );
  const reach: readonly Point[] = second ? points`12,26 52,30` : points`14,34 47,${fat ? 40 : 25}`;
  for (const [index, hand] of reach.entries()) {
    const side = index === 0 ? -1 : 1;
    arm(canvas, body, side, hand, mummy || fat ? flesh : main, flesh, {
      elbow: 2,
      holds: (at) => {
        if (look === 2 && index === 0) (second ? club : sword)(canvas, at, -16, brown);
      },
    });
    for (const spread of [-2, 0, 2])
      canvas.paint(
        limb([hand, [hand[0] + spread * 1.5 + side * 2, hand[1] + (index === 0 && look === 2 ? 2 : 5.5)]], 1.2, 0.7),
        flesh,
        { seam: 'soft' },
      );
    if (mummy)
      canvas.paint(
        limb(
          curve(points`${hand[0]},${hand[1] + 2} ${hand[0] - side * 2},${hand[1] + 9}
      ${hand[0] + side},${hand[1] + 15}`),
          1.4,
          0.9,
        ),
        flesh,
      );
  }
  face(canvas, [x, y], body.head, flesh);
  if (mummy) {
    canvas.shade((column, row) => Math.floor(row + (column - x) * 0.35) % 4 === 0, -2, flesh);
    canvas.paint(slab(pointsFrom([x, y])`-6,-2 6,-1 6,2 -6,1.4`, 1), black, {
      seam: 'none',
      lift: -2,
    });
    canvas.dots(pointsFrom([x, y])`-4,-0.5 -3,-0.5 2,0 3,0`, shine, 3);
    canvas.paint(limb(pointsFrom([x, 0])`-8,22 6,30`, 1.6), second ? main : white, { seam: 'soft', inside: true });
    if (second) canvas.paint(limb(pointsFrom([x, y])`-7,-4 0,-5.4 7,-4`, 1.6), yellow);
    if (!second) canvas.paint(limb(pointsFrom([x, 0])`-6,44 7,40`, 1.6), main, { seam: 'soft', inside: true });
    return;
  }
  canvas.paint(slab(pointsFrom([x, y])`-3.5,3.5 3.5,3.5 2.6,6.6 -2.6,6.6`, 2), black, { lift: -2 });
  canvas.dots(pointsFrom([x, y])`-2,3.5 1,3.5`, bone, 3);
  canvas.paint(ball(x - 2.6, y + 0.6, 1.9), black, { seam: 'soft', lift: -2 });
  canvas.dots(pointsFrom([x, y])`-3,0 -3,1`, shine, 3);
  eyes(canvas, [x, y], 2.6);
  if (look === 0 || second) hair(canvas, [x, y], body.head, seeded.of([brown, grey, black]), second ? 9 : 3);
  else canvas.paint(slab(pointsFrom([x, y])`0,-7 5,-6 6,-2 2,-4`, 3), look === 2 ? grey : pink);
}
