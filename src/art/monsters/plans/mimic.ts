import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { away, curve, type Point, placed, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { glow } from '#art/monsters/parts/heads.ts';
import { greatSword } from '#art/monsters/parts/weapons.ts';
import { RAMPS, type Ramp } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Things that live: a chest, a book, a jar, a sword, a mirror. */
export function mimic({ canvas, look, second, main, seeded }: Subject): void {
  const { black, bone, red, yellow, steel, white, pink, leather, ice, purple, teal, sand } = RAMPS;
  const shine = seeded.of([red, yellow, teal]);
  const teeth = (y: number, half: number, down: boolean, ramp: Ramp = bone) => {
    for (let x = -half; x < half - 1; x += 4)
      canvas.paint(slab(points`${32 + x},${y} ${36 + x},${y} ${34 + x},${y + (down ? 5 : -5)}`, 1), ramp, {
        seam: 'soft',
        lift: 0.25,
      });
  };
  const tongue = (y: number, turn: number) => {
    canvas.paint(
      limb(
        curve(points`32,${y} ${32 + turn * 4},${y + 8} ${32 + turn * 12},${y + 9} ${32 + turn * 16},${y + 15}`),
        4,
        2.2,
      ),
      pink,
    );
  };
  if (look === 0) {
    const lid = second ? 8 : 14;
    canvas.paint(slab(points`10,34 54,34 52,46 12,46`, 2), black, { lift: -2 });
    canvas.paint(slab(symmetric(curve(pointsFrom([0, lid])`32,0 18,1 9,8 8,17 32,18`, 4)), 7), main);
    canvas.pair(drum(pointsFrom([0, lid])`16,1 20,0 20,18 14,18`), yellow, { seam: 'soft' });
    canvas.paint(slab(points`9,${lid + 17} 55,${lid + 17} 53,44 11,44`, 3), black, { lift: -2 });
    if (second) {
      canvas.paint(ball(32, lid + 27, 8, 7), white);
      canvas.paint(ball(32, lid + 27, 3.6), shine, { seam: 'none' });
      canvas.dots(pointsFrom([0, lid])`31,26 32,26 31,27 32,27`, black, -1);
    } else glow(canvas, [32, lid + 23], 8, shine);
    teeth(lid + 18, 21, true);
    canvas.paint(drum(points`9,44 55,44 53,60 11,60`, -0.1), main);
    canvas.pair(drum(points`15,44 20,44 20,60 16,60`), yellow, { seam: 'soft' });
    canvas.paint(limb(points`10,45 54,45`, 1.4), yellow, { seam: 'soft' });
    teeth(43.5, 19, false);
    tongue(42, second ? -1 : 1);
    for (const x of [8, 56]) canvas.paint(limb(points`${x},58 ${x + (x < 32 ? -2 : 2)},61`, 2.4, 1.6), leather);
  } else if (look === 1) {
    const page = seeded.of([bone, sand]);
    const rise = second ? -5 : 0;
    canvas.pair(slab(points`32,24 20,${19 + rise} 5,${21 + rise} 5,${51 + rise} 20,50 32,55`, 4), main);
    canvas.pair(slab(points`32,25 21,${21 + rise} 8,${23 + rise} 8,${48 + rise} 21,47 32,52`, 4), page, {
      seam: 'soft',
    });
    for (const row of [28, 32, 36, 40, 44])
      canvas.pair(limb(points`12,${row - 1 + rise} 22,${row - 2 + rise / 2}`, 0.5), page, {
        seam: 'none',
        lift: -1,
        inside: true,
      });
    canvas.pair(ball(22, 32 + rise / 2, 5, 4.4), white);
    canvas.pair(ball(22.6, 32.4 + rise / 2, 2.4), shine, { seam: 'none' });
    canvas.pairDots(points`22,${32 + rise / 2} 23,${32 + rise / 2}`, black, -1);
    canvas.paint(slab(symmetric(points`32,36 22,39 24,46 32,51`), 2), black, { lift: -2 });
    teeth(38, 8, true);
    tongue(45, second ? -1 : 1);
    if (second)
      for (const side of [-1, 1])
        canvas.paint(
          limb(curve(points`${32 + side * 24},20 ${32 + side * 27},12 ${32 + side * 20},8`), 1.8, 0.6),
          purple,
        );
  } else if (look === 2) {
    const half = second
      ? points`32,14 25,14 26,20 14,30 12,44 20,57 32,60`
      : points`32,10 24,10 26,17 20,24 16,36 20,52 24,60 32,60`;
    canvas.paint(limb(curve(points`32,18 ${second ? 38 : 26},8 34,4`), 3.4, 1.4), purple, { lift: 0.2 });
    canvas.paint(
      drum(
        symmetric(
          curve(
            half.map(([x = 0, y = 0]): Point => [x, y]),
            4,
          ),
        ),
        -0.15,
      ),
      main,
    );
    canvas.pair(limb(curve(points`25,18 14,18 15,30`), 1.8), main);
    canvas.paint(
      drum(points`23,${second ? 13 : 9} 41,${second ? 13 : 9} 40,${second ? 17 : 13}
      24,${second ? 17 : 13}`),
      yellow,
    );
    for (const row of [27, 52]) canvas.dye((_, y) => y >= row && y < row + 2, main, yellow);
    canvas.pair(ball(26, 34, 3.4, 4), black, { lift: -2 });
    canvas.pairDots(points`26,34 27,34`, shine, 3);
    canvas.paint(slab(points`23,41 41,41 38,49 26,49`, 2), black, { lift: -2 });
    teeth(41, 8, true);
    if (second) tongue(46, 1);
  } else if (look === 3) {
    const turns = second ? [-38, 38] : [0];
    for (const angle of turns)
      canvas.moved(0, second ? 0 : 3, () => {
        const grip: Point = second ? away([32, 28], angle, -24) : [32, 46];
        if (second) greatSword(canvas, grip, angle, main);
        else {
          canvas.paint(slab(placed(grip, 0, points`-4.5,4 -5,34 0,42 5,34 4.5,4`), 5), main);
          canvas.paint(limb(points`32,47 32,57`, 2), leather);
          canvas.paint(limb(curve(points`18,38 24,43 40,43 46,38`), 2.4), yellow);
          canvas.paint(ball(32, 58, 3), yellow);
        }
      });
    const y = second ? 30 : 44;
    canvas.paint(ball(32, y, 6.4, 6), yellow);
    canvas.paint(ball(32, y, 4.4, 4), white, { seam: 'soft' });
    canvas.paint(ball(32, y + 0.4, 2.2), shine === yellow ? red : shine, { seam: 'none' });
    canvas.dots(pointsFrom([0, y])`31,0 32,0`, black, -1);
    for (const side of [-1, 1])
      for (const lift of [0, 6, 12])
        canvas.paint(
          limb(
            curve(points`${32 + side * 8},${y - 2} ${32 + side * (17 + lift / 3)},${y - 4 - lift}
      ${32 + side * 25},${y - 6 - lift * 1.5}`),
            2.2,
            0.6,
          ),
          second ? purple : white,
        );
  } else {
    canvas.paint(ball(32, 30, second ? 20 : 18, 25), yellow);
    canvas.paint(ball(32, 30, second ? 16 : 14, 21), main, { lift: 0.05 });
    canvas.paint(slab(points`22,20 30,12 34,14 21,30`, 3), ice, { seam: 'none', lift: 0.4 });
    canvas.paint(slab(symmetric(points`32,52 24,53 18,60 32,61`), 4), yellow);
    for (const angle of second ? [-60, -30, 0, 30, 60] : [0, 90, 270])
      canvas.paint(ball(...away([32, 30], angle, 25), 3), seeded.of([red, teal, purple]));
    canvas.pair(ball(27, 28, 2.8, 3.4), black, { lift: -2, seam: 'none' });
    canvas.pairDots(points`27,28 26,28`, shine, 3);
    canvas.paint(slab(curve(points`24,37 32,40 40,37 37,44 32,46 27,44 24,37`), 2), black, { lift: -2, seam: 'none' });
    teeth(39, 6, true, white);
    for (const side of [-1, 1])
      canvas.paint(
        limb(
          curve(points`${32 + side * 17},36 ${32 + side * 25},${second ? 26 : 38}
      ${32 + side * 26},${second ? 16 : 50}`),
          2,
          1.4,
        ),
        second ? purple : steel,
      );
  }
}
