import { ball, limb, slab } from '#art/monsters/forms.ts';
import { curve, type Point, points, pointsFrom, symmetric } from '#art/monsters/geometry.ts';
import { arm, belt, cape, figure, handAt, headOf, robe, shoulderOf } from '#art/monsters/parts/figure.ts';
import { crown, horns } from '#art/monsters/parts/heads.ts';
import { skull } from '#art/monsters/parts/skull.ts';
import { book, greatSword, orb, scythe, staff } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Dead kings and mages: crowned with a staff, hooded with a scythe, horned with an orb, with a book, armed with a great sword. */
export function lich({ canvas, look, second, main, seeded }: Subject): void {
  const { bone, yellow, red, teal, green, purple, black, steel, white, crimson, pink } = RAMPS;
  const body = figure({ top: 11, head: 6.4, shoulders: 10.5, bulk: 2.8, waist: 6.5 });
  const [x, y] = headOf(body);
  const shoulder = shoulderOf(body);
  const shine = seeded.of([red, teal, green, pink]);
  const trim = second ? steel : yellow;
  cape(canvas, body, second ? black : main === crimson ? purple : crimson, second ? 19 : 15);
  robe(canvas, body, main, second ? 12 : 14, 6);
  canvas.paint(slab(points`28,${shoulder} 36,${shoulder} 35,58 29,58`, 4), look % 2 ? black : white, {
    seam: 'soft',
    inside: true,
  });
  for (const drop of [3, 7, 11])
    canvas.paint(
      limb(curve(points`27,${shoulder + drop + 1} 32,${shoulder + drop - 1} 37,${shoulder + drop + 1}`), 1),
      bone,
      { seam: 'soft' },
    );
  belt(canvas, body, trim, shine);
  const collar: Point[] =
    look === 4
      ? pointsFrom([0, shoulder])`32,0 24,-4 16,-2 17,6 25,4`
      : points`32,${shoulder + 2} 25,${shoulder - 4} ${second ? 15 : 18},${shoulder - 11}
      19,${shoulder + 3} 26,${shoulder + 5}`;
  canvas.paint(slab(symmetric(collar), 4), look === 4 ? steel : main);
  const holds = [staff, scythe, orb, book, greatSword][look] ?? staff;
  arm(canvas, body, -1, handAt(body, -1, 8, look === 2 ? 6 : 12), main, bone, {
    wide: 8,
    holds: (hand) => holds(canvas, hand, -8, look === 0 || look === 2 ? shine : look === 3 ? purple : undefined),
  });
  arm(canvas, body, 1, handAt(body, 1, 8, second ? 3 : 12), main, bone, {
    wide: 8,
    holds: ([hx, hy]) => {
      if (second)
        canvas.paint(slab(curve(pointsFrom([hx, hy])`-3.6,-1 -4,-6 0,-13 4,-6 3.6,-1 -3.6,-1`), 4), shine, {
          lift: 0.35,
        });
    },
  });
  if (look === 2)
    horns(canvas, [x, y], second ? points`5,4 13,6 14,14` : points`5,5 8,12 5,18`, 2.2, second ? black : bone);
  skull(canvas, y, body.head, bone, shine);
  if (look === 0 || look === 4) crown(canvas, [x, y - 1], body.head, trim, shine);
  if (look === 4) canvas.pair(limb(pointsFrom([0, y])`26,-3 25,6`, 1.4), steel);
  if (look === 1)
    canvas.paint(
      slab(symmetric(curve(pointsFrom([x, y])`0,-12 -7.5,-8 -9.5,3 -6.5,11 -6.4,2 -5,-4 0,-5.6`, 4)), 4),
      main,
    );
  if (look === 3) {
    canvas.paint(slab(symmetric(pointsFrom([x, y])`0,-15 -5,-12 -6.4,-4 0,-3.4`), 4), main);
    canvas.paint(limb(pointsFrom([x, y])`-6,-4 6,-4`, 1.2), trim);
    canvas.paint(ball(x, y - 9, 2.2), shine);
  }
}
