import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, symmetric } from '#art/monsters/geometry.ts';
import { bands, dragonHead } from '#art/monsters/parts/dragonHead.ts';
import { batWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Slender and in flight: with a sting, a crest, a club at the tail, two tails, a sail on its back. */
export function wyvern({ canvas, look, second, main, seeded }: Subject): void {
  const { sand, yellow, red, bone, teal, black, crimson, orange, brown, purple } = RAMPS;
  const belly = seeded.of([sand, bone, yellow]);
  const skin = second ? seeded.of([crimson, purple, black]) : seeded.of([orange, brown, teal]);
  const y = second ? 15 : 12;
  const turn = second ? -1 : 1;
  const tip = [32 + turn * 13, 57] as const;
  canvas.paint(limb(curve([[32, 44], [32 - turn * 3, 53], [32 + turn * 4, 58], tip]), 4.4, 1.2, 2.8), main);
  if (look === 3)
    canvas.paint(
      limb(curve(points`32,44 ${32 + turn * 6},50 ${32 - turn * 3},56 ${32 - turn * 13},52`), 4, 0.8, 2.4),
      main,
    );
  if (look === 0)
    canvas.paint(
      slab(
        points`${tip[0] - turn * 2},${tip[1] - 2} ${tip[0] + turn * 8},${tip[1] - 7}
      ${tip[0]},${tip[1] + 3}`,
        2,
      ),
      bone,
    );
  if (look === 2) {
    canvas.paint(ball(tip[0], tip[1], 3.6), main);
    for (const [dx, dy] of points`4,-4 5,1 1,-6 -3,-5`)
      canvas.paint(limb([tip, [tip[0] + turn * dx, tip[1] + dy]], 1.4, 0.6), bone, { seam: 'soft' });
  }
  if (look === 4) canvas.paint(slab(symmetric(points`32,1 27,6 23,2 21,10 14,9 18,22 15,24 32,36`), 5), skin);
  batWings(
    canvas,
    [28, 32],
    29,
    second ? 20 + ((look * 2) % 5) * 2 : 19 + look * 1.5,
    skin === main ? black : skin,
    main,
    look === 3 ? 0.12 : 0,
  );
  canvas.paint(ball(32, 39, 8.4, 10.5), main);
  canvas.pair(limb(curve(points`27,42 22,47 25,52`), 3, 1.8), main);
  for (const dx of [-2.6, 0, 2.6])
    canvas.pair(limb(points`${25 + dx * 0.4},52 ${25 + dx},56`, 1.4, 0.6), bone, { seam: 'soft' });
  canvas.paint(limb(curve(points`32,38 ${32 + turn * 3},28 32,${y + 3}`), 5, 3.6), main);
  bands(canvas, [31, 49], [3.5, 5], belly);
  dragonHead(canvas, y, {
    size: 6.8,
    scales: main,
    shine: seeded.of([yellow, red, teal]),
    path:
      [
        points`0.5,0.6 1,1.3`,
        points`0.4,0.7 0.5,1.6`,
        points`0.6,0.4 1.5,0.5 1.8,1.2`,
        points`0.5,0.6 0.6,1.4 0.2,2`,
        [],
      ][look] ?? [],
    ...(look === 1 && { frill: second ? yellow : red }),
  });
}
