import { ball, drum, limb, slab } from '#art/monsters/forms.ts';
import { away, curve, type Point, points, symmetric } from '#art/monsters/geometry.ts';
import { fangs } from '#art/monsters/parts/beastHeads.ts';
import { glow } from '#art/monsters/parts/heads.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Plants: a flower with a maw, a mushroom, a walking tree, a thorny vine, a root with a face. */
export function plant({ canvas, look, second, main, seeded }: Subject): void {
  const { green, moss, brown, leather, bone, black, yellow, red, pink, sand, white } = RAMPS;
  const leaf = second ? moss : green;
  const shine = seeded.of([yellow, red]);
  if (look === 0) {
    canvas.paint(limb(curve(points`32,30 ${second ? 38 : 28},44 32,59`), 3.6, 3), leaf);
    for (const [x, y, tip] of [
      [31, 56, 10],
      [30, 50, 6],
    ] as const)
      canvas.pair(
        slab(curve(points`${x},${y} ${x - 10},${y - 9} ${tip},${y - 4} ${x - 9},${y + 3} ${x},${y}`), 4),
        leaf,
      );
    for (let petal = 0; petal < 8; petal += 1) {
      const angle = petal * 45 + (second ? 22 : 0);
      canvas.paint(limb([away([32, 22], angle, 8), away([32, 22], angle, 16)], 4.6, second ? 1.4 : 3.4), main);
    }
    canvas.paint(ball(32, 22, 11), second ? yellow : pink);
    canvas.paint(ball(32, 23, 7.4), black, { lift: -2 });
    for (let tooth = 0; tooth < 360; tooth += 40)
      canvas.paint(limb([away([32, 23], tooth, 8), away([32, 23], tooth, 4)], 1.6, 0.5), bone, {
        seam: 'none',
        lift: 0.2,
      });
    if (second) canvas.paint(limb(curve(points`32,24 36,32 42,32 45,38`), 2, 1), red);
  } else if (look === 1) {
    canvas.paint(drum(symmetric(curve(points`32,30 25,32 23,48 20,58 32,60`, 4))), bone);
    canvas.paint(
      slab(
        symmetric(
          curve(second ? points`32,5 22,14 12,30 6,38 20,38 32,39` : points`32,9 14,14 5,28 8,34 22,35 32,36`, 4),
        ),
        10,
      ),
      main,
    );
    for (const [x, y, size] of [
      [32, 16, 4],
      [19, 23, 3.2],
      [45, 24, 3.4],
      [27, 29, 2.2],
      [39, 30, 2],
    ] as const)
      canvas.paint(ball(x, y, size, size * 0.8), second ? yellow : white, { seam: 'soft', inside: true });
    glow(canvas, [32, 44], 3, shine);
    canvas.paint(limb(curve(points`28,50 32,52 36,50`), 1), black, { lift: -1 });
    canvas.pair(limb(curve(points`22,46 14,48 12,${second ? 38 : 54}`), 2.4, 1.6), bone);
    for (const x of [10, 53]) canvas.paint(ball(x, 57, 4, 2.4), main);
  } else if (look === 2) {
    for (const [x, y, size] of [
      [20, 16, 10],
      [44, 16, 10],
      [32, 11, 11],
      [13, 24, 7],
      [51, 24, 7],
    ] as const)
      canvas.paint(ball(x, y, size, size * 0.86), second ? seeded.of([red, RAMPS.orange, pink]) : main, {
        seam: 'soft',
      });
    canvas.pair(limb(curve(points`26,34 14,36 8,${second ? 26 : 46}`), 4, 1.6), brown);
    for (const dx of [-3, 0, 3])
      canvas.pair(limb(points`8,${second ? 26 : 46} ${7 + dx},${second ? 19 : 53}`, 1.3, 0.6), brown);
    canvas.paint(drum(symmetric(curve(points`32,18 25,22 24,42 21,52 14,59 24,57 32,60`, 4)), 0, 0), brown);
    canvas.shade((x, y) => Math.floor(x * 2 + y / 6) % 5 === 0 && y > 24, -1, brown);
    canvas.pair(ball(27.6, 34, 3), black, { lift: -2 });
    canvas.pairDots(points`27,34 28,34`, shine, 3);
    canvas.paint(slab(points`26,42 38,42 36,48 32,46 28,48`, 2), black, { lift: -2 });
  } else if (look === 3) {
    const vines: readonly (readonly Point[])[] = [
      points`32,54 18,46 8,34 14,22`,
      points`32,54 46,46 56,34 50,20`,
      points`32,52 22,38 26,24 18,10`,
      points`32,52 42,38 38,26 46,8`,
      points`32,54 30,36 34,22 32,8`,
    ];
    for (const path of vines) {
      const way = curve(path, 4);
      canvas.paint(limb(way, 3.6, 1.2), main);
      for (const [index, [x, y]] of way.entries())
        if (index % 3 === 2)
          canvas.paint(limb(points`${x},${y} ${x + (index % 2 ? 5 : -5)},${y - 3}`, 1.2, 0.5), second ? red : bone, {
            seam: 'soft',
          });
      const [x, y] = way.at(-1) ?? [32, 10];
      if (second) canvas.paint(ball(x, y, 3.8), seeded.of([red, pink, yellow]));
    }
    canvas.paint(ball(32, 52, 13, 9), main);
    canvas.paint(slab(points`24,51 40,51 37,57 27,57`, 2), black, { lift: -2 });
    fangs(canvas, [32, 51], 7);
    glow(canvas, [32, 47], 4, shine);
  } else {
    for (const angle of [-50, -25, 0, 25, 50])
      canvas.paint(
        slab(
          curve([
            [32, 26],
            away([32, 24], angle - 12, 11),
            away([32, 24], angle, 20 - Math.abs(angle) / 12),
            away([32, 24], angle + 12, 11),
            [32, 26],
          ]),
          4,
        ),
        leaf,
      );
    if (second) canvas.paint(ball(32, 10, 5), main);
    canvas.pair(limb(curve(points`24,38 14,38 10,${second ? 30 : 48}`), 2.8, 1.2), second ? main : sand);
    canvas.pair(limb(curve(points`28,52 24,57 18,60`), 3.4, 1.2), second ? main : sand);
    canvas.paint(drum(symmetric(curve(points`32,22 23,25 20,38 25,52 32,57`, 4)), -0.15), second ? main : sand);
    canvas.shade((x, y) => Math.floor(y) % 6 === 0 && Math.abs(x - 32) > 5, -1);
    canvas.pair(ball(28, 34, 2.6, 3), black, { lift: -2 });
    canvas.pairDots(points`28,34 27,35`, shine, 3);
    canvas.paint(ball(32, 44, 4, 5), black, { lift: -2 });
    if (second) fangs(canvas, [32, 40], 3);
    else canvas.pair(limb(points`27,28 24,26`, 1.4), leather);
  }
}
