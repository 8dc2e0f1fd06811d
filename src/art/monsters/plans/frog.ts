import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, symmetric } from '#art/monsters/geometry.ts';
import { crown, horns } from '#art/monsters/parts/heads.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Squat and wide-mouthed: plain, warty, horned, with its tongue out, crowned. */
export function frog({ canvas, look, second, main, seeded }: Subject): void {
  const { sand, white, yellow, black, pink, red, bone } = RAMPS;
  const belly = seeded.of([sand, white, yellow]);
  canvas.pair(limb(curve(points`20,50 8,38 6,52 14,58`), 6, 2.4, 4.4), main);
  canvas.pair(limb(points`13,58 6,59`, 2.4, 1.4), main, { seam: 'soft' });
  canvas.paint(ball(32, 44, 18, 15), main);
  canvas.paint(ball(32, 51, 12.5, 9.5), belly, { seam: 'soft' });
  canvas.pair(limb(curve(points`22,45 19,53 20,58`), 3.8, 2.4), main);
  for (const dx of [-4, 0, 4]) canvas.pair(limb(points`20,57.5 ${20 + dx},60`, 1.8, 1.2), main, { seam: 'soft' });
  const y = second ? 32 : 34;
  canvas.paint(
    slab(symmetric(curve(points`32,${y - 10} 21,${y - 8} 13,${y + 1} 15,${y + 9} 32,${y + 13}`, 4)), 8),
    main,
  );
  const open = look === 3 || second;
  if (open) {
    canvas.paint(slab(symmetric(points`32,${y + 2} 18,${y + 2} 20,${y + 8} 32,${y + 11}`), 2), black, { lift: -1 });
    canvas.paint(ball(32, y + 8.5, 6, 3), pink, { seam: 'none' });
    if (look !== 3) canvas.pair(slab(points`20,${y + 2} 23,${y + 2} 21.5,${y + 5}`, 1), bone, { seam: 'none' });
  } else
    canvas.paint(limb(curve(points`15,${y + 2} 24,${y + 5.5} 32,${y + 4} 40,${y + 5.5} 49,${y + 2}`), 0.7), black, {
      seam: 'none',
      lift: -1,
    });
  if (look === 3) {
    canvas.paint(
      limb(
        curve(
          second
            ? points`32,${y + 8} 24,${y + 18} 14,${y + 16} 9,${y + 22}`
            : points`32,${y + 8} 33,${y + 20} 42,${y + 22} 46,${y + 16}`,
        ),
        2.6,
        2,
      ),
      pink,
    );
    canvas.paint(ball(second ? 9 : 46, second ? y + 22 : y + 15, 3), red);
  }
  canvas.pair(ball(21, y - 9, second ? 6.4 : 5.4), main);
  canvas.pair(ball(21, y - 9.5, second ? 4.6 : 3.6), yellow, { seam: 'soft', lift: 0.15 });
  canvas.pair(limb(points`19,${y - 9} 23,${y - 9}`, 0.9), black, { seam: 'none', lift: -1 });
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
