import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom } from '#art/monsters/geometry.ts';
import { catHead } from '#art/monsters/parts/beastHeads.ts';
import { horns } from '#art/monsters/parts/heads.ts';
import { quadruped, tail } from '#art/monsters/parts/quadruped.ts';
import { featherWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Great cats: a lion, a tiger, a leopard, a sabre-tooth, a winged one. */
export function bigCat({ canvas, look, second, main, seeded }: Subject): void {
  const { bone, yellow, teal, red, black, brown, white, flame, grey } = RAMPS;
  const shine = seeded.of([yellow, teal, red]);
  if (look === 4) featherWings(canvas, [25, 34], 17, second ? 40 : 52, second ? black : white);
  tail(canvas, second ? points`40,44 54,42 55,28 49,20` : points`40,42 52,48 57,38 54,26`, main, 2, 1.6);
  if (look === 0) canvas.paint(ball(second ? 49 : 54, second ? 20 : 25, 3.6), second ? black : brown);
  const build = [0, 0.8, -1.2, 1.6, 0][look] ?? 0;
  quadruped(
    canvas,
    { back: (second ? 26 : 21) - build, width: (second ? 13.5 : 11.5) + build, stance: second ? 9 : 7, bulk: 3.8 },
    main,
  );
  const y = second ? 33 : 27;
  const mane = look === 0 ? (second ? black : brown) : look === 4 && second ? grey : undefined;
  catHead(canvas, [32, y], 8.8, main, shine, mane);
  if (look === 1)
    canvas.shade(
      (column, row) =>
        Math.floor(row + Math.abs(column - 32) * 0.4 + Math.floor(column / 6)) % 5 < 1.4 && Math.abs(column - 32) > 4,
      -2,
      main,
    );
  if (look === 2)
    canvas.shade(
      (column, row) =>
        (Math.floor(column / 2) * 7 + Math.floor(row / 2) * 5 + (second ? 3 : 0)) % 11 < 2 && Math.abs(column - 32) > 3,
      -2,
      main,
    );
  if (look === 3) canvas.pair(limb(curve(pointsFrom([0, y])`28.5,6 27.6,12 29,18`), 1.7, 0.6), bone);
  if (look === 3 && second) canvas.pair(slab(points`26,24 20,19 23,27 18,28 23,32`, 3), main);
  if (look === 2 && second) horns(canvas, [32, y], points`4,7 7,11 4,16`, 1.8);
  if (look === 4 && second) canvas.paint(limb(pointsFrom([0, y])`32,-8 32,-14`, 1.8, 0.7), flame);
}
