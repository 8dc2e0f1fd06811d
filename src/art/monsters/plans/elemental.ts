import { ball, limb, slab } from '#art/monsters/forms.ts';
import { away, curve, loop, type Point, points, pointsFrom } from '#art/monsters/geometry.ts';
import { glow } from '#art/monsters/parts/heads.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Spirits of fire, water, wind, earth and thunder; the second of each is taller and has arms. */
export function elemental({ canvas, look, second, main, seeded }: Subject): void {
  const { flame, yellow, white, black, ice, teal, red, grey } = RAMPS;
  const gaze = (y: number, apart = 4) => {
    canvas.pair(ball(32 - apart, y, 2.6, 3), black, { seam: 'none', lift: -2 });
    canvas.pairDots(points`${32 - apart},${y} ${31 - apart},${y}`, look === 0 ? white : yellow, 3);
  };
  if (look === 0) {
    const tongues: Point[] = second
      ? points`32,60 20,57 14,46 18,36 8,30 6,16 16,24 22,26 22,14 28,18 33,4 38,18 44,12 43,26 48,24
      58,14 56,30 46,36 50,46 44,57`
      : points`32,60 18,56 11,44 16,34 12,22 22,28 21,14 29,22 34,4 40,22 47,15 46,30 53,26 50,38 53,46
      46,56`;
    canvas.paint(slab(loop(tongues, 3), 9), main, { lift: 0.15 });
    canvas.paint(
      slab(loop(points`32,57 22,53 20,42 25,34 28,26 33,18 37,28 41,34 44,44 42,53`, 3), 7),
      main === flame ? yellow : flame,
      { seam: 'none', lift: 0.3 },
    );
    canvas.paint(ball(32, 47, 7, 8), yellow, { seam: 'none', lift: 0.5 });
    gaze(40);
    canvas.paint(slab(curve(points`27,47 32,49 37,47 34,53 30,53 27,47`), 2), black, { seam: 'none', lift: -2 });
  } else if (look === 1) {
    const wave: Point[] = second
      ? points`8,60 14,50 18,36 16,22 24,10 36,6 46,12 49,21 42,17 40,24 46,36 50,50 56,60`
      : points`5,60 12,52 16,40 20,26 32,14 44,26 48,40 52,52 59,60`;
    canvas.paint(slab(curve(wave, 4), 10), main, { lift: 0.05 });
    for (const side of [-1, 1]) {
      const hand: Point = [32 + side * 23, second ? 24 : 34 + side * 4];
      canvas.paint(limb(curve([[32 + side * 12, 40], [32 + side * 20, 40], hand]), 4.6, 3.4, 3.4), main, {
        lift: 0.05,
      });
      canvas.paint(ball(hand[0], hand[1] - 1, 4.6), main, { lift: 0.15 });
    }
    for (const [x, y, width] of [
      [20, 52, 6],
      [36, 56, 7],
      [44, 48, 4],
      [30, 46, 5],
    ] as const)
      canvas.paint(limb(curve(points`${x - width},${y + 1} ${x},${y - 1} ${x + width},${y + 1}`), 0.8), white, {
        seam: 'none',
        lift: 0.2,
        inside: true,
      });
    for (const [x, y, size] of [
      [10, 14, 2.2],
      [54, 10, 2.8],
      [50, 18, 1.6],
    ] as const)
      canvas.paint(ball(x, y, size), main, { lift: 0.3 });
    gaze(second ? 26 : 29);
    canvas.paint(ball(32, second ? 35 : 37, 2.4, 3), black, { seam: 'none', lift: -2 });
  } else if (look === 2) {
    for (let ring = 7; ring >= 0; ring -= 1) {
      const width = 5 + ring * (second ? 2.1 : 2.4);
      const sway = [0, 2, 3, 1, -2, -3, -1, 1][ring] ?? 0;
      canvas.paint(ball(32 + sway * (second ? -1 : 1), 57 - ring * 6, width, 4.6), ring % 2 ? main : white, {
        lift: ring % 2 ? 0 : -0.15,
      });
    }
    for (const [x, y] of points`8,30 54,24 50,42 14,46`)
      canvas.paint(limb(curve(pointsFrom([x, y])`-4,0 0,-2 4,1`), 1.2, 0.6), second ? grey : white);
    glow(canvas, [32, 22], 4, seeded.of([yellow, red]));
    if (second)
      canvas.paint(slab(curve(points`26,28 32,30 38,28 35,33 29,33 26,28`), 2), black, { seam: 'none', lift: -2 });
  } else if (look === 3) {
    const rock = (x: number, y: number, size: number) => {
      const corners = Array.from(
        { length: 7 },
        (_, corner): Point => away([x, y], corner * 51 + seeded.between(-14, 14), size * seeded.between(0.82, 1.12)),
      );
      canvas.paint(slab(corners, size * 0.6), main);
    };
    for (const [x, y, size] of [
      [20, 54, 7],
      [44, 54, 7],
      [10, 34, 7],
      [54, second ? 22 : 36, 7],
      [8, 46, 6],
      [56, second ? 12 : 48, 6],
    ] as const)
      rock(x, y, size);
    rock(32, 40, 15);
    for (const [x, y, size] of [
      [18, 27, 8],
      [46, 27, 8],
    ] as const)
      rock(x, y, size);
    rock(32, second ? 15 : 19, 9);
    for (const [x, y] of second ? points`26,8 37,7 18,21 46,20` : [])
      canvas.paint(limb(points`${x},${y + 3} ${x + (x - 32) * 0.3},${y - 4}`, 2.6, 0.6), seeded.of([teal, red, ice]), {
        lift: 0.2,
      });
    gaze(second ? 15 : 19, 3.4);
    canvas.paint(limb(points`24,36 29,42 27,48`, 0.7), main, { seam: 'none', lift: -2, inside: true });
    canvas.paint(limb(points`39,34 36,40 40,46`, 0.7), main, { seam: 'none', lift: -2, inside: true });
  } else {
    for (const [x, y, size] of [
      [18, 24, 9],
      [46, 24, 9],
      [25, 15, 9],
      [39, 15, 9],
      [10, 30, 6],
      [54, 30, 6],
      [32, 27, 13],
    ] as const)
      canvas.paint(ball(x, y + (second ? 4 : 0), size, size * 0.86), main, { seam: 'soft', lift: 0.05 });
    const bolts: readonly (readonly Point[])[] = [
      points`30,36 24,47 30,47 26,60 38,44 32,44 36,36`,
      points`16,32 11,42 15,42 11,52 21,39 17,39 20,33`,
      points`48,33 46,40 50,40 50,52 55,38 51,38 52,32`,
    ];
    for (const bolt of bolts.slice(0, second ? 3 : 1))
      canvas.paint(slab(bolt, 2), second ? ice : yellow, { lift: 0.3 });
    if (!second)
      for (const side of [-1, 1])
        canvas.paint(
          slab(
            points`${32 + side * 17},30 ${32 + side * 22},40 ${32 + side * 19},40 ${32 + side * 24},50
      ${32 + side * 15},39 ${32 + side * 18},39`,
            2,
          ),
          yellow,
          { lift: 0.2 },
        );
    glow(canvas, [32, second ? 29 : 25], 4, second ? red : yellow);
    canvas.paint(
      slab(
        curve(points`26,32 32,34 38,32 35,37 29,37 26,32`.map(([x = 0, y = 0]): Point => [x, y + (second ? 4 : 0)])),
        2,
      ),
      black,
      { seam: 'none', lift: -2 },
    );
  }
}
