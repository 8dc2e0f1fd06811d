import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { arm, cape, figure, handAt, headOf, robe, shoulderOf } from '#art/monsters/parts/figure.ts';
import { beard, cowl, face, hair } from '#art/monsters/parts/heads.ts';
import { book, crook, flail, mace, torch } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws priests in vestments: with a crook, a mace, a holy book, a flail, a candle. */
export function priest({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, dusk, white, yellow, grey, brown, bone, black } = RAMPS;
  const body = figure({ top: second ? 9 : 13, head: 6, shoulders: 9, bulk: 3.2, waist: 7 });
  const head = headOf(body);
  const [x, y] = head;
  const flesh = seeded.of([skin, skin, dusk]);
  const [gown, stole] = second ? [main, white] : [main === white ? bone : white, main];
  const shoulder = shoulderOf(body);
  if (look !== 2) cape(canvas, body, stole, 16);
  robe(canvas, body, gown, 13, 4);
  canvas.pair(slab(points`27,${shoulder - 4} 31,${shoulder - 4} 30.5,56 26,55`, 3), stole, { seam: 'soft' });
  canvas.pairDots(points`28,50 28,52 27,51 29,51`, yellow, 3);
  canvas.paint(ball(32, shoulder + 8, 3.4), yellow);
  canvas.paint(ball(32, shoulder + 8, 1.4), stole, { seam: 'none' });
  const holds = [crook, mace, book, flail, torch][look] ?? crook;
  arm(canvas, body, -1, handAt(body, -1, 7, look === 4 ? 8 : 12), gown, flesh, {
    wide: 7,
    holds: (hand) => holds(canvas, hand, -8, look === 0 ? yellow : look === 2 ? stole : undefined),
  });
  arm(canvas, body, 1, handAt(body, 1, 6, second ? 4 : 13), gown, flesh, { wide: 7 });
  face(canvas, head, body.head, flesh);
  if (second) {
    cowl(canvas, head, body.head, look % 2 ? black : stole, 2);
    canvas.paint(drum(pointsFrom([x, y])`-6,-5 6,-5 6,-2 -6,-2`), yellow, {
      seam: 'soft',
    });
    return;
  }
  hair(canvas, head, body.head, seeded.of([grey, brown, white]), 5);
  if (look % 2 === 0) beard(canvas, head, body.head, seeded.of([white, brown, grey]), 4);
  const tall = 13 + (look % 3) * 2;
  canvas.paint(
    drum(
      symmetric(points`${x},${y - 3 - tall} ${x - 5},${y - tall + 3} ${x - 6.8},${y - 7} ${x - 6.2},${y - 2}`),
      -0.2,
    ),
    gown,
  );
  canvas.paint(limb(points`${x},${y - tall} ${x},${y - 3}`, 1.3), stole, { seam: 'soft' });
  canvas.paint(drum(pointsFrom([x, y])`-6.6,-4.5 6.6,-4.5 6.4,-2 -6.4,-2`), yellow, { seam: 'soft' });
}
