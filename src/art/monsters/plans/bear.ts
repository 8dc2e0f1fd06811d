import { ball, limb, slab } from '#art/monsters/forms.ts';
import { points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { fangs } from '#art/monsters/parts/beastHeads.ts';
import { arm, figure, handAt, legs, pauldrons } from '#art/monsters/parts/figure.ts';
import { glow, horns } from '#art/monsters/parts/heads.ts';
import { quadruped, ruff } from '#art/monsters/parts/quadruped.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Bears on four feet or (the second) risen: plain, collared, horned, armoured, moon-marked. */
export function bear({ canvas, look, second, main, seeded }: Subject): void {
  const { black, sand, red, yellow, bone, steel, white, leather } = RAMPS;
  const build = [0, 1.2, -1.4, 0.6, -0.8][look] ?? 0;
  const y = second ? 14 : 27;
  if (second) {
    const body = figure({ top: 6, head: 7, shoulders: 14 + build, bulk: 5.6, legs: 14, stance: 9 + build, hips: 12 });
    legs(canvas, body, main, main);
    canvas.paint(ball(32, 38, 15 + build, 17), main);
    canvas.paint(ball(32, 41, 9, 11), sand, { seam: 'soft', lift: -0.05 });
    for (const side of [-1, 1] as const) {
      const hand = handAt(body, side, 5, look % 2 ? -6 : side * 8);
      arm(canvas, body, side, hand, main, main, { elbow: 4 });
      for (const spread of [-3.4, 0, 3.4])
        canvas.paint(
          limb(
            points`${hand[0] + spread},${hand[1] - 2}
      ${hand[0] + spread * 1.4},${hand[1] + (look % 2 ? -8 : 6)}`,
            1.4,
            0.7,
          ),
          bone,
          { seam: 'soft' },
        );
    }
    if (look === 3) pauldrons(canvas, body, steel, 7);
  } else {
    quadruped(canvas, { back: 15 - build, width: 17 + build, stance: 10 + build / 2, bulk: 5 + build / 4 }, main);
    if (look === 3) {
      canvas.pair(slab(points`30,13 17,18 14,32 22,34 30,22`, 6), steel);
      canvas.pair(limb(points`18,18 13,11`, 2, 0.7), steel);
    } else ruff(canvas, [32, 38], 11, main, 0.1);
  }
  if (look === 4)
    canvas.paint(slab(symmetric(pointsFrom([0, y])`32,15 24,10 22,13 32,19`), 3), white, {
      seam: 'soft',
    });
  if (look === 1) canvas.paint(limb(pointsFrom([0, y])`23,8 32,12 41,8`, 2.2), leather);
  if (look === 1) for (const dx of [-6, -2, 2, 6]) canvas.dots([[32 + dx - 0.5, y + 11 - Math.abs(dx) / 3]], steel, 3);
  canvas.pair(ball(24, y - 8, 3.6), main);
  canvas.pair(ball(24, y - 7.6, 1.8), sand, { seam: 'none', lift: -0.3 });
  canvas.paint(ball(32, y, 10.5, 9.6), main);
  canvas.paint(slab(symmetric(pointsFrom([0, y])`32,6 28,7 28.6,11 32,12`), 2), black, { lift: -1 });
  canvas.paint(ball(32, y + 4.4, 5, 4), sand);
  fangs(canvas, [32, y + 8], 4);
  canvas.paint(ball(32, y + 2, 2.4, 1.7), black);
  glow(canvas, [32, y - 1.5], 3.6, seeded.of([red, yellow]));
  if (look === 2) horns(canvas, [32, y], points`7,6 12,9 12,16`, 2.2);
  if (look === 3) canvas.paint(slab(symmetric(pointsFrom([0, y])`32,-11 27,-9 29,-4 32,-1`), 3), steel);
}
