import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { horns } from '#art/monsters/parts/heads.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Coiled and risen: plain, hooded, horned, two-headed, feathered. */
export function snake({ canvas, look, second, main, seeded }: Subject): void {
  const { sand, red, yellow, white, black, bone, teal, orange } = RAMPS;
  const belly = seeded.of([sand, yellow, white]);
  const thick = second ? 6 : 5;
  canvas.paint(limb(curve(points`46,52 58,52 59,44 54,38`), thick - 1.5, 0.8), main);
  canvas.paint(ball(32, 53.5, 22, 7.5), main);
  canvas.paint(ball(32, 48, 17, 6.5), main);
  canvas.paint(ball(32, 44, 11, 4.6), main);
  canvas.shade((x, y) => Math.floor((x + y) / 3) % 3 === 0 && y > 40, -1, main);
  const necks: readonly Point[][] =
    look === 3
      ? [points`29,44 18,38 21,28 18,19`, points`35,44 46,40 43,30 46,${second ? 22 : 16}`]
      : [second ? points`32,46 22,40 28,30 32,18` : points`32,46 42,38 32,30 32,16`];
  for (const path of necks) {
    const [x, y] = path.at(-1) ?? [32, 16];
    if (look === 1) {
      canvas.paint(slab(curve(pointsFrom([x, y])`0,-5 -9,-1 -12,8 -7,18 0,22 7,18 12,8 9,-1 0,-5`), 7), main, {
        lift: -0.1,
      });
      canvas.pair(ball(x - 7, y + 8, 2.2), second ? red : yellow, { seam: 'soft' });
    }
    if (look === 4)
      for (let feather = -4; feather <= 4; feather += 1)
        canvas.paint(
          limb(points`${x},${y + 2} ${x + feather * 4.2},${y - 12 + Math.abs(feather) * 3.2}`, 1.4, 1.2, 2.4),
          feather % 2 ? teal : seeded.of([orange, red]),
        );
    canvas.paint(limb(curve(path), thick + 1.5, thick - 0.8), main);
    canvas.paint(limb(curve(path).slice(4), thick - 2.6, thick - 3), belly, { seam: 'none', inside: true });
    canvas.shade((_, row) => Math.floor(row) % 3 === 0 && row < 46, -1, belly);
    if (look === 2) horns(canvas, [x, y], points`3,4 7,7 ${second ? 4 : 11},13`, 1.8);
    canvas.paint(slab(curve(pointsFrom([x, y])`0,-6 -5.5,-4.5 -7.5,1 -4,6 0,7.4 4,6 7.5,1 5.5,-4.5 0,-6`), 6), main);
    canvas.dots(pointsFrom([x, y])`-1.5,4 1,4`, black, -1);
    for (const side of [-1, 1]) {
      canvas.paint(ball(x + side * 4.4, y - 0.6, 2, 1.7), seeded.of([yellow, red]), { lift: 0.3 });
      canvas.dots(points`${x + side * 4.4 - 0.4},${y - 1} ${x + side * 4.4 - 0.4},${y}`, black, -1);
    }
    canvas.paint(limb(pointsFrom([x, y])`0,6 0,11`, 0.8), red, { seam: 'none' });
    canvas.dots(pointsFrom([x, y])`-2,12 1,12`, red, 2);
    if (second && look !== 4) canvas.dots(pointsFrom([x, y])`-3,7 2,7 -3,8 2,8`, bone, 3);
  }
  if (look === 3) canvas.paint(slab(symmetric(points`32,40 26,42 32,48`), 3), main, { seam: 'soft' });
}
