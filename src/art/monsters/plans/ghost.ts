import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { crown, glow, hair } from '#art/monsters/parts/heads.ts';
import { skull } from '#art/monsters/parts/skull.ts';
import { scythe, torch } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Without feet: a shade, a wailing woman, a wisp with a skull, a reaper, a ghost with a lantern. */
export function ghost({ canvas, look, second, main, seeded }: Subject): void {
  const { white, ice, black, red, yellow, teal, grey, bone, flame, green } = RAMPS;
  const shine = seeded.of([red, yellow, teal]);
  if (look === 2) {
    const fire = second ? main : seeded.of([flame, teal, green]);
    const outline: Point[] = second
      ? points`32,60 18,52 12,38 18,26 17,14 25,20 28,5 36,17 43,9 44,24 52,36 47,52`
      : points`32,60 18,54 13,42 17,30 14,20 23,25 24,10 32,20 40,5 42,24 50,18 48,32 52,42 46,54`;
    canvas.paint(slab(curve([...outline, outline[0] ?? [32, 60]], 4), 9), main, { lift: 0.1 });
    canvas.paint(ball(32, 43, 13, 14), fire === main ? white : fire, { seam: 'none', lift: 0.35 });
    canvas.moved(0, 0, () => skull(canvas, 39, 9.5, second ? white : bone, shine));
    return;
  }
  const y = second ? 20 : 17;
  const drift = second ? -1 : 1;
  const hem: Point[] = points`47,46 44,53 41,48 38,56 34,50 ${32 - drift * 6},60 28,50 24,55 22,48 18,51 17,44`;
  const outline: Point[] = [
    [32, y - 12],
    [39, y - 9],
    [42, y],
    [43, y + 8],
    [46, 36],
    ...hem,
    [18, 36],
    [21, y + 8],
    [22, y],
    [25, y - 9],
  ];
  const sheet = look === 3 ? (second ? main : black) : main;
  if (look === 1)
    canvas.pair(
      limb(curve(points`27,${y - 7} 19,${y} 16,${y + 12} ${second ? 9 : 14},${y + 22} 17,${y + 30}`), 4, 0.8, 4.4),
      second ? grey : black,
    );
  canvas.paint(slab(outline, 9), sheet, { lift: look === 3 ? 0 : 0.12 });
  canvas.shade((x, row) => row > 34 && Math.floor((x + row * 0.3) / 2) % 4 === 0, -1, sheet);
  for (const side of [-1, 1]) {
    const raised = side === drift;
    const hand: Point = [32 + side * (raised ? 20 : 17), raised ? y + 8 : y + 24];
    canvas.paint(limb(curve([[32 + side * 8, y + 12], [32 + side * 15, y + 15], hand]), 4.6, 2.6), sheet, {
      lift: 0.1,
    });
    if (look === 3 && side === -1) scythe(canvas, hand, -4);
    if (look === 4 && side === -1) torch(canvas, hand, -6, seeded.of([flame, teal, green]));
    const skin = look === 3 ? bone : look === 1 ? white : sheet;
    for (const spread of [-2, 0, 2])
      canvas.paint(limb([hand, [hand[0] + spread * 1.5, hand[1] + (raised ? -4 : 5)]], 1.4, 0.6), skin, {
        seam: 'soft',
        lift: 0.1,
      });
    canvas.paint(ball(hand[0], hand[1], 2.4), skin);
  }
  if (look === 3) {
    canvas.paint(ball(32, y + 1, 8, 9), black, { lift: -2 });
    skull(canvas, y, 6.4, bone, shine);
    canvas.paint(slab(symmetric(curve(pointsFrom([0, y])`32,-12 24,-8 22,3 25,10 25.4,2 27,-4 32,-6.5`, 4)), 4), sheet);
    return;
  }
  if (look === 1) {
    canvas.paint(ball(32, y, 6.4, 7.6), white, { lift: 0.1 });
    hair(canvas, [32, y], 6.4, second ? grey : black, second ? 24 : 18);
  } else canvas.paint(ball(32, y, 8.4, 9), sheet, { seam: 'none', lift: 0.2 });
  canvas.pair(ball(28.6, y, 2.3, 2.8), black, { seam: 'none', lift: -2 });
  canvas.paint(ball(32, y + 6, look === 1 ? 2 : 2.8, look === 1 ? 2.6 : 3.6), black, { seam: 'none', lift: -2 });
  canvas.pairDots([[28, y]], shine, 3);
  if (look === 4) {
    canvas.paint(
      slab(symmetric(curve(pointsFrom([0, y])`32,-14 24,-8 22,3 25,10 25.6,2 27,-4 32,-6.5`, 4)), 4),
      sheet,
      { lift: -0.15 },
    );
    if (second) glow(canvas, [32, y], 2.6, shine);
  }
  if (look === 0 && second) crown(canvas, [32, y - 3], 6.4, ice);
}
