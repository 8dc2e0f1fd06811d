import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { crown, horns } from '#art/monsters/parts/heads.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Squat and wide-mouthed: plain, warty, horned, with its tongue out, crowned. */
export function frog({ canvas, look, second, main, seeded }: Subject): void {
  const { sand, white, yellow, black, pink, red, bone } = RAMPS;
  const belly = seeded.of([sand, white, yellow]);
  const build = [0, 2, -0.5, -2, 1][look] ?? 0;
  canvas.pair(limb(curve(points`20,50 8,38 6,52 14,58`), 6, 2.4, 4.4), main);
  canvas.pair(limb(points`13,58 6,59`, 2.4, 1.4), main, { seam: 'soft' });
  canvas.paint(ball(32, 44, 18 + build, 15), main);
  canvas.paint(ball(32, 51, 12.5, 9.5), belly, { seam: 'soft' });
  canvas.pair(limb(curve(points`22,45 19,53 20,58`), 3.8, 2.4), main);
  for (const dx of [-4, 0, 4]) canvas.pair(limb(points`20,57.5 ${20 + dx},60`, 1.8, 1.2), main, { seam: 'soft' });
  const y = (second ? 32 : 34) - build;
  canvas.paint(slab(symmetric(curve(pointsFrom([0, y])`32,-10 21,-8 13,1 15,9 32,13`, 4)), 8), main);
  const open = look === 3 || second;
  if (open) {
    canvas.paint(slab(symmetric(pointsFrom([0, y])`32,2 18,2 20,8 32,11`), 2), black, { lift: -1 });
    canvas.paint(ball(32, y + 8.5, 6, 3), pink, { seam: 'none' });
    if (look !== 3) canvas.pair(slab(pointsFrom([0, y])`20,2 23,2 21.5,5`, 1), bone, { seam: 'none' });
  } else
    canvas.paint(limb(curve(pointsFrom([0, y])`15,2 24,5.5 32,4 40,5.5 49,2`), 0.7), black, {
      seam: 'none',
      lift: -1,
    });
  if (look === 3) {
    canvas.paint(
      limb(
        curve(second ? pointsFrom([0, y])`32,8 24,18 14,16 9,22` : pointsFrom([0, y])`32,8 33,20 42,22 46,16`),
        2.6,
        2,
      ),
      pink,
    );
    canvas.paint(ball(second ? 9 : 46, second ? y + 22 : y + 15, 3), red);
  }
  canvas.pair(ball(21, y - 9, second ? 6.4 : 5.4), main);
  canvas.pair(ball(21, y - 9.5, second ? 4.6 : 3.6), yellow, { seam: 'soft', lift: 0.15 });
  canvas.pair(limb(pointsFrom([0, y])`19,-9 23,-9`, 0.9), black, { seam: 'none', lift: -1 });
  canvas.pairDots([[30, y - 3]], black, -1);
  if (look === 1)
    for (const [x, drop, size] of [
      [28, -6, 1.5],
      [18, 0, 1.8],
      [24, -2, 1.3],
      [11, 14, 2],
      [8, 20, 1.5],
      [15, 9, 1.6],
      [19, 18, 1.4],
    ] as const)
      canvas.pair(ball(x, y + drop, size), second ? red : yellow, { seam: 'soft', inside: true });
  if (look === 2) horns(canvas, [32, y - 6], points`11,7 14,11 ${second ? 19 : 12},16`, 2);
  if (look === 4) crown(canvas, [32, y - 6], second ? 7 : 5.5);
  if (look === 0 && second) canvas.shade((x, row) => Math.abs(Math.abs(x - 32) - 6) < 1.5 && row < y + 1, -1, main);
}
