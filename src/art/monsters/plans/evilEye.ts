import { ball, limb, slab } from '#art/monsters/forms.ts';
import { away, curve, type Point, points, pointsFrom } from '#art/monsters/geometry.ts';
import { horns } from '#art/monsters/parts/heads.ts';
import { batWings } from '#art/monsters/parts/wings.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws a floating eye: winged, with tentacles, with a maw, horned, in a ring of thorns. */
export function evilEye({ canvas, look, second, main, seeded }: Subject): void {
  const { white, red, yellow, green, black, bone, crimson, pink, purple, teal } = RAMPS;
  const iris = seeded.of([red, yellow, green, purple, teal]);
  const y = look === 1 ? 24 : 30;
  const radius = (second ? 15 : 17) + (look === 2 ? 3 : 0);
  if (look === 0) batWings(canvas, [24, y + 2], 22, 20, second ? crimson : black, main, second ? 0.12 : 0);
  if (look === 1 || second)
    for (let arm = -3; arm <= 3; arm += 1) {
      const root: Point = [32 + arm * 4, y + radius - 5];
      const sway = arm % 2 ? 5 : -4;
      canvas.paint(
        limb(
          curve([
            root,
            [root[0] + arm * 2 + sway, root[1] + 10],
            [root[0] + arm * 1.4 - sway, root[1] + 17],
            [root[0] + arm * 2.4, root[1] + (second ? 20 : 23)],
          ]),
          2.4,
          0.8,
        ),
        look === 1 ? main : red,
      );
    }
  if (look === 4)
    for (let thorn = 0; thorn < 360; thorn += second ? 24 : 36) {
      canvas.paint(
        limb([away([32, y], thorn, radius - 2), away([32, y], thorn, radius + (second ? 7 : 10))], 3, 0.6),
        second ? bone : main,
      );
    }
  if (look === 3) horns(canvas, [32, y], second ? points`9,11 16,16 14,26` : points`10,10 20,14 24,4`, 3.4);
  canvas.paint(ball(32, y, radius, radius), main);
  const lid = look === 2 ? -4 : 0;
  canvas.paint(ball(32, y + lid, radius - 4, look === 2 ? radius - 8 : radius - 4.6), white);
  for (const [dx, dy] of points`-9,-3 9,2 -8,5 8,-5`)
    canvas.paint(limb(points`${32 + dx},${y + lid + dy} ${32 + dx * 0.6},${y + lid + dy * 0.6}`, 0.6), pink, {
      seam: 'none',
      inside: true,
    });
  canvas.paint(ball(32, y + lid + 0.5, look === 2 ? 5 : 7), iris, { seam: 'soft' });
  canvas.paint(
    second ? ball(32, y + lid + 0.5, 1.6, look === 2 ? 4 : 5.6) : ball(32, y + lid + 0.5, look === 2 ? 2.2 : 3.2),
    black,
    { seam: 'none', lift: -2 },
  );
  canvas.dots(points`29,${y + lid - 3} 30,${y + lid - 3} 29,${y + lid - 2}`, white, 3);
  if (second)
    canvas.paint(
      slab(
        points`${32 - radius + 2},${y + lid - 2} 32,${y + lid - radius + 7}
      ${32 + radius - 2},${y + lid - 2} ${32 + radius - 5},${y + lid - radius + 3}
      32,${y + lid - radius} ${32 - radius + 5},${y + lid - radius + 3}`,
        4,
      ),
      main,
    );
  if (look === 2) {
    canvas.paint(slab(curve(pointsFrom([0, y])`20,4 32,8 44,4 39,13 32,15 25,13 20,4`), 2), black, { lift: -1 });
    for (let tooth = -4; tooth <= 4; tooth += 2) {
      canvas.paint(
        slab(
          points`${32 + tooth * 2.2 - 1.8},${y + 6.6 - Math.abs(tooth) * 0.5}
      ${32 + tooth * 2.2 + 1.8},${y + 6.6 - Math.abs(tooth) * 0.5}
      ${32 + tooth * 2.2},${y + 11 - Math.abs(tooth) * 0.4}`,
          1,
        ),
        bone,
        { seam: 'none', lift: 0.3 },
      );
    }
  }
}
