import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom } from '#art/monsters/geometry.ts';
import { fangs } from '#art/monsters/parts/beastHeads.ts';
import { glow, horns } from '#art/monsters/parts/heads.ts';
import { batWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws bats in flight: plain, with great ears, with a serpent's tail, with horns, with one eye. */
export function bat({ canvas, look, second, main, seeded }: Subject): void {
  const { black, red, yellow, white, crimson, bone, pink } = RAMPS;
  const skin = seeded.of([black, crimson, RAMPS.indigo, RAMPS.brown]);
  const y = second ? 30 : 33;
  const ear = [9, 17, 7, 9, 12][look] ?? 9;
  if (look === 2) canvas.paint(limb(curve(pointsFrom([0, y])`32,8 27,17 36,22 30,28`), 2.6, 0.8), main);
  batWings(
    canvas,
    [28, y + 2],
    second ? 24 : 28,
    second ? 12 + ((look * 2) % 5) * 1.5 : 16 + ((look * 2) % 5) * 2,
    second ? main : skin,
    main,
    look === 3 ? 0.16 : 0,
  );
  canvas.pair(limb(pointsFrom([0, y])`29,9 28,14`, 1.3), main);
  canvas.pairDots(pointsFrom([0, y])`26,15 28,16`, bone, 3);
  canvas.pair(slab(points`30,${y - 6} 24,${y - 6 - ear} 21,${y - 1}`, 3), main);
  canvas.pair(slab(points`28,${y - 6} 24.4,${y - 3 - ear} 23,${y - 3}`, 3), pink, { seam: 'none', lift: -0.3 });
  canvas.paint(ball(32, y + 2, second ? 11 : 9.5, 10), main);
  canvas.paint(slab(pointsFrom([0, y])`27,5 37,5 35,9 29,9`, 2), black, { lift: -1 });
  canvas.paint(ball(32, y + 7.8, 2, 1.2), red, { seam: 'none' });
  fangs(canvas, [32, y + 5], 4.4, white);
  if (look === 4) {
    canvas.paint(ball(32, y - 1, 4.6, 4), white);
    canvas.paint(ball(32, y - 0.6, 2.2), seeded.of([red, yellow, RAMPS.green]), { seam: 'none' });
    canvas.dots(pointsFrom([0, y])`31,-1 32,-1 31,0 32,0`, black, -1);
  } else {
    canvas.paint(limb(pointsFrom([0, y])`30.5,2.6 33.5,2.6`, 1.4), pink, { seam: 'soft' });
    glow(canvas, [32, y - 1], 3.4, seeded.of([red, yellow]));
  }
  if (look === 3) horns(canvas, [32, y], points`3,7 7,11 4,18`, 2);
}
