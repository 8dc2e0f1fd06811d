import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { face, hair } from '#art/monsters/parts/heads.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Eight legs: plain, banded, marked with a skull, long-legged, with a woman's face. */
export function spider({ canvas, look, second, main, seeded }: Subject): void {
  const { red, yellow, black, bone, white, skin, teal, purple } = RAMPS;
  const long = [0, 2.5, -2, 8, 1][look] ?? 0;
  const shine = seeded.of([red, yellow, teal]);
  const band = main === red || main === RAMPS.crimson ? yellow : second ? black : red;
  const y = look === 3 ? 36 : 40;
  const knees: readonly (readonly Point[])[] = [
    points`24,${y - 1} 14,${y - 16 - long} 6,${y - 10 - long / 2} 3,${y + 6}`,
    points`23,${y} 11,${y - 9 - long} 5,${y + 2} 2,${y + 17}`,
    points`23,${y + 3} 12,${y - 1 - long / 2} 7,${y + 9} 8,${y + 21}`,
    pointsFrom([0, y])`25,5 17,3 14,12 16,21`,
  ];
  for (const path of knees) canvas.pair(limb(second ? curve(path) : path, look === 3 ? 1.7 : 2.6, 0.8), main);
  if (look === 1)
    canvas.dye((x, row) => Math.floor(Math.abs(x - 32) / 3 + row / 4) % 3 === 0 && Math.abs(x - 32) > 8, main, band);
  canvas.paint(ball(32, y - 10, look === 3 ? 9 : 14 + long / 4, look === 3 ? 8 : 13 - long / 3), main);
  if (look === 0 && second)
    canvas.paint(slab(symmetric(pointsFrom([0, y])`32,-19 28,-13 31,-10 28,-5 32,-3`), 3), red, {
      seam: 'soft',
    });
  if (look === 1) canvas.dye((_, row) => Math.floor(row / 3) % 2 === 0 && row < y, main, band);
  if (look === 2) {
    canvas.paint(ball(32, y - 13, 6.5, 5.6), bone, { seam: 'soft' });
    canvas.paint(ball(32, y - 8.5, 3.6, 2.6), bone, { seam: 'none' });
    canvas.pair(ball(29, y - 12.6, 1.9), second ? red : black, { seam: 'none' });
    canvas.dots(pointsFrom([0, y])`30,-7 32,-7 34,-7`, black, -1);
  }
  canvas.paint(ball(32, y + 4, 9, 8), main);
  if (look === 4) {
    canvas.paint(slab(symmetric(pointsFrom([0, y])`32,-9 24,-5 22,8 26,10 32,2`), 4), second ? white : black);
    face(canvas, [32, y + 1], 6, second ? purple : skin, red);
    hair(canvas, [32, y + 1], 6, second ? white : black, 6);
  } else {
    for (const [dx, dy, size] of [
      [-2.4, 2, 2],
      [-6, 0.5, 1.5],
      [-4.6, -2.6, 1.2],
      [-1.6, -2.2, 1.2],
    ] as const) {
      canvas.pair(ball(32 + dx, y + 3 + dy, size), shine, { seam: 'soft', lift: 0.2 });
    }
    canvas.pairDots([[29, y + 4]], white, 3);
  }
  canvas.pair(limb(curve(pointsFrom([0, y])`29,9 27,12 29.5,16`), 2, 0.6), look === 4 ? main : second ? black : bone);
}
