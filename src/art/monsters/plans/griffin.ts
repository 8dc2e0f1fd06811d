import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { catHead } from '#art/monsters/parts/beastHeads.ts';
import { glow, horns } from '#art/monsters/parts/heads.ts';
import { quadruped, ruff, tail } from '#art/monsters/parts/quadruped.ts';
import { batWings, featherWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Mixed beasts: an eagle's head, a horse with a horn, a lion and a goat, a winged horse, a cock with a serpent's tail. */
export function griffin({ canvas, look, second, main, seeded }: Subject): void {
  const { white, yellow, red, black, bone, sand, brown, orange, flame, teal } = RAMPS;
  const shine = seeded.of([yellow, red, teal]);
  const hooves = look === 1 || look === 3;
  const plumage = second ? seeded.of([black, flame, teal]) : seeded.of([white, yellow]);
  const locks = plumage === main ? bone : plumage;
  if (look === 0 || look === 3 || (look === 1 && second))
    featherWings(canvas, [26, 32], 18, second ? 34 : 56, look === 0 ? (second ? black : white) : locks, main);
  if (look === 2 && second) batWings(canvas, [26, 32], 22, 20, red, main);
  if (look === 4) batWings(canvas, [26, 36], 22, second ? 12 : 20, second ? red : orange, main);
  tail(
    canvas,
    points`38,42 50,44 54,34 51,22`,
    hooves ? locks : main,
    hooves ? 2.4 : 1.8,
    hooves ? 3 : 1.4,
    hooves ? 4 : 1.6,
  );
  if (look === 2) canvas.paint(ball(51, 21, 3.4, 3), seeded.of([RAMPS.green, RAMPS.purple]));
  quadruped(
    canvas,
    {
      back: second ? 26 : 22,
      width: hooves ? 9.5 : 11,
      stance: hooves ? 5 : 7,
      bulk: hooves ? 2.6 : 3.2,
      claws: !hooves,
    },
    main,
  );
  if (hooves) canvas.pair(limb(points`27,59 27,60`, 3.2), look === 1 ? bone : black);
  const y = second ? 26 : 21;
  if (look === 2) {
    canvas.moved(-9, 1, () => catHead(canvas, [32, y + 4], 7, main, shine, second ? black : brown));
    canvas.moved(10, -1, () => {
      canvas.paint(slab(symmetric(pointsFrom([0, y])`32,-5 27,-3 28,6 29.5,11 32,12`), 5), white);
      canvas.pair(slab(pointsFrom([0, y])`28,-2 22,-1 27,2`, 2), white);
      horns(canvas, [32, y], points`2.5,3 6,10 10,11`, 1.8);
      glow(canvas, [32, y + 2], 2, shine);
      canvas.paint(limb(pointsFrom([0, y])`32,11 32,15`, 1.6, 0.6), sand);
    });
    return;
  }
  if (hooves) {
    canvas.paint(limb(curve(pointsFrom([0, y])`32,-8 36,-2 40,10 39,20`), 2.4, 2, 4), locks);
    canvas.paint(slab(symmetric(curve(pointsFrom([0, y])`32,2 26,8 24,22 32,30`, 3)), 6), main);
    canvas.pair(slab(pointsFrom([0, y])`28,-4 26.4,-12 31,-6`, 2), main);
    canvas.paint(slab(symmetric(curve(pointsFrom([0, y])`32,-7 27,-4 27.6,4 29,9 27.8,14 32,17`, 3)), 5), main);
    canvas.paint(slab(symmetric(pointsFrom([0, y])`32,11 28.4,12 28,15 32,17.5`), 3), main, {
      seam: 'soft',
      lift: -0.3,
    });
    canvas.pairDots([[30, y + 13]], black, -1);
    glow(canvas, [32, y + 2], 2.6, shine);
    canvas.paint(limb(pointsFrom([0, y])`32,-6 33,0`, 2.4, 1.4), locks);
    if (look === 1)
      canvas.paint(limb(pointsFrom([0, y])`32,-4 32,-19`, 2.2, 0.5), second ? red : yellow, { lift: 0.2 });
    return;
  }
  const crest = look === 4;
  ruff(canvas, [32, y + 16], 9, crest ? orange : white);
  if (crest) for (const dx of [-4, 0, 4]) canvas.paint(ball(32 + dx, y - 8 + Math.abs(dx) / 2, 3, 3.6), red);
  else canvas.pair(slab(pointsFrom([0, y])`29,-5 24,-13 24.6,-2`, 2), white);
  canvas.paint(ball(32, y, 7.6, 8), crest ? main : white);
  canvas.paint(slab(symmetric(pointsFrom([0, y])`32,-1 28,2 29,7 32,12`), 4), yellow, { lift: 0.05 });
  canvas.paint(limb(pointsFrom([0, y])`29,4.6 35,4.6`, 0.5), black, { seam: 'none', lift: -1 });
  if (crest) canvas.pair(ball(29.6, y + 11, 2, 3.4), red);
  glow(canvas, [32, y - 1], 3, shine);
}
