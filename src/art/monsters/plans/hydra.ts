import { ball, limb } from '#art/monsters/forms.ts';
import { curve, type Point, points } from '#art/monsters/geometry.ts';
import { bands, dragonHead } from '#art/monsters/parts/dragonHead.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Heads as positions from the middle, with their sizes; those behind come first. */
const NECKS: readonly (readonly (readonly [dx: number, y: number, size: number])[])[] = [
  [
    [-14, 24, 5.6],
    [14, 22, 5.6],
    [0, 15, 6.4],
  ],
  [
    [-9, 10, 4.8],
    [9, 9, 4.8],
    [-19, 24, 4.8],
    [19, 25, 4.8],
    [0, 24, 5.8],
  ],
  [
    [-11, 17, 6.6],
    [11, 20, 6.6],
  ],
  [
    [-10, 11, 5],
    [11, 13, 5],
    [-17, 28, 5.2],
    [16, 30, 5.2],
  ],
  [
    [0, 9, 4.4],
    [-12, 12, 4.2],
    [12, 11, 4.2],
    [-21, 24, 4.2],
    [21, 23, 4.2],
    [-9, 26, 4.8],
    [9, 27, 4.8],
  ],
];

/** Many heads on one body: three, five, two, four, seven. */
export function hydra({ canvas, look, second, main, seeded }: Subject): void {
  const { sand, yellow, red, bone, teal, purple, black } = RAMPS;
  const belly = seeded.of([sand, yellow, bone]);
  const shine = seeded.of([yellow, red, teal]);
  canvas.paint(limb(curve(points`40,54 54,58 59,50 ${second ? 52 : 57},${second ? 44 : 42}`), 5, 0.8, 3.2), main);
  if (second) canvas.paint(limb(curve(points`24,54 10,58 5,50 9,43`), 5, 0.8, 3.2), main);
  canvas.paint(ball(32, 48, 16, 13), main);
  canvas.pair(limb(curve(points`21,46 15,52 18,58`), 5, 3.6), main);
  for (const dx of [-3, 0, 3]) canvas.pairDots(points`${18 + dx},60 ${18 + dx},59`, bone, 3);
  const necks = NECKS[look] ?? [];
  for (const [dx, y, size] of necks) {
    const path: Point[] = points`${32 + dx * 0.3},48 ${32 + dx * 0.9 + Math.sign(dx) * 2},${(y + 50) / 2}
      ${32 + dx},${y + size * 0.6}`;
    canvas.paint(limb(curve(path), size * 0.85, size * 0.6), main);
    canvas.paint(limb(curve(path).slice(2), size * 0.42, size * 0.3), belly, { seam: 'none', inside: true });
    canvas.moved(dx, second ? (dx > 0 ? 2 : -1) : 0, () => {
      const path: readonly Point[] =
        look === 2 || (look === 0 && second) ? points`0.5,0.6 1,1.2 0.9,1.8` : second ? points`0.4,0.6 0.7,1.4` : [];
      dragonHead(canvas, y, {
        size,
        scales: main,
        shine,
        path,
        ...(look === 3 && { frill: second ? purple : main === red ? black : red }),
      });
    });
  }
  canvas.shade((_, row) => Math.floor(row) % 3 === 0, -1, belly);
  bands(canvas, [44, 59], [6, 9], belly);
}
