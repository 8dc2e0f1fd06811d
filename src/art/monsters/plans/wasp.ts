import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { crown } from '#art/monsters/parts/heads.ts';
import { gauzeWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Flying insects: a wasp, a dragonfly, a moth, a mosquito, a queen. */
export function wasp({ canvas, look, second, main, seeded }: Subject): void {
  const { black, yellow, red, ice, white, teal, bone, sand } = RAMPS;
  const shine = seeded.of([red, teal, yellow]);
  const y = 22;
  if (look === 2) {
    canvas.pair(slab(pointsFrom([0, y])`29,8 20,-6 5,-12 3,4 10,14 28,16`, 8), main);
    canvas.pair(
      slab(points`29,${y + 14} 14,${y + 16} ${second ? 6 : 10},${y + 28} 18,${y + 34} 28,${y + 24}`, 8),
      main,
    );
    canvas.pair(ball(13, y + 1, 4.4), second ? black : white, { seam: 'soft' });
    canvas.pair(ball(13, y + 1, 2), second ? yellow : red, { seam: 'soft' });
    canvas.pair(ball(16, y + 24, 2.4), second ? yellow : black, { seam: 'soft' });
  } else gauzeWings(canvas, [30, y + 9], look === 1 ? 30 : 26, second ? 25 : 5 + look * 3, ice);
  const leg = look === 3 ? 12 : 7;
  for (const dy of [0, 4, 8])
    canvas.pair(
      limb(points`28,${y + 10 + dy} ${21 - dy / 3},${y + 11 + dy} ${19 - dy / 4},${y + 12 + dy + leg}`, 1.2, 0.7),
      black,
    );
  const length = look === 1 ? 36 : look === 4 ? 34 : 29;
  const bend = second ? 7 : 0;
  const abdomen = curve(points`32,${y + 14} ${32 + bend},${y + 14 + (length - 14) / 2} 32,${y + length}`);
  canvas.paint(
    limb(abdomen, look === 1 ? 2.6 : 4, look === 1 ? 2 : 1.6, look === 1 ? 2.4 : look === 4 ? 9 : look === 3 ? 5 : 7),
    look === 2 ? (main === sand ? RAMPS.grey : sand) : main,
  );
  canvas.dye(
    (_, row) => row > y + 16 && Math.floor(row / 3) % 2 === 0,
    look === 2 ? (main === sand ? RAMPS.grey : sand) : main,
    look === 3 ? red : black,
  );
  if (look !== 1 && look !== 2 && look !== 3)
    canvas.paint(limb(points`32,${y + length} ${32 - bend / 3},${y + length + 6}`, 1.5, 0.5), bone);
  canvas.paint(ball(32, y + 11, 6.5, 6), look === 2 ? white : main);
  if (look === 2) canvas.paint(slab(symmetric(pointsFrom([0, y])`32,4 26,6 23,10 26,12 28,16 32,14`), 3), white);
  canvas.paint(ball(32, y + 1, 6.5, 6), look === 1 ? main : black);
  canvas.pair(ball(27.4, y, look === 1 ? 4.8 : 3.6, look === 1 ? 4.6 : 4.4), shine, { lift: 0.1 });
  canvas.pairDots(pointsFrom([0, y])`26,-2 25,-1`, white, 3);
  if (look === 2) canvas.pair(slab(pointsFrom([0, y])`30,-4 20,-15 17,-9`, 2), sand);
  else canvas.pair(limb(curve(pointsFrom([0, y])`30,-4 27,-10 21,-12`), 1, 0.7), black);
  if (look === 3) canvas.paint(limb(pointsFrom([0, y])`32,5 32,20`, 1.3, 0.6), bone);
  else if (look !== 2) canvas.pair(limb(curve(pointsFrom([0, y])`30,5 28,8 31,10`), 1.5, 0.7), bone);
  if (look === 4) crown(canvas, [32, y - 1], 5);
}
