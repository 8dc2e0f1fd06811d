import { limb, slab } from '#art/monsters/forms.ts';
import { points } from '#art/monsters/geometry.ts';
import { wolfHead } from '#art/monsters/parts/beastHeads.ts';
import { horns } from '#art/monsters/parts/heads.ts';
import { quadruped, ruff, tail } from '#art/monsters/parts/quadruped.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Wolves and hounds: plain, two-headed, three-headed, burning, horned. */
export function wolf({ canvas, look, second, main, seeded }: Subject): void {
  const { white, yellow, red, teal, flame, ice, black, bone, grey } = RAMPS;
  const shine = seeded.of([yellow, red, teal]);
  const back = second ? 24 : 18;
  const fire = second ? ice : flame;
  if (look === 3) canvas.paint(limb(points`40,40 52,34 50,24 54,16`, 4, 1.5, 5), fire, { lift: 0.3 });
  else tail(canvas, points`38,40 52,38 53,24 ${second ? 46 : 56},15`, main, 3, 1.4, 5);
  quadruped(canvas, { back, width: second ? 11 : 9, stance: second ? 6.5 : 5, bulk: 2.8 }, main);
  if (look === 3)
    for (const [x, tall] of points`20,5 24,11 28,7 36,8 40,12 44,5`)
      canvas.paint(limb(points`${x},${back + 5} ${x + (x - 32) * 0.2},${back - tall}`, 3.6, 0.8), fire, { lift: 0.3 });
  if (look === 0 || look === 4)
    for (const side of [-1, 1])
      canvas.paint(
        slab(
          points`${32 + side * 4},${back} ${32 + side * 13},${back - 2} ${32 + side * 11},${back + 4}
      ${32 + side * 16},${back + 8} ${32 + side * 10},${back + 12}`,
          4,
        ),
        look === 4 && second ? grey : main,
      );
  ruff(canvas, [32, back + 19], 8, second || look === 0 ? white : main, look === 0 ? 0 : 0.1);
  const y = back + 7;
  if (look === 1) {
    canvas.moved(-9.5, 0, () => wolfHead(canvas, [32, y], 7.4, main, shine));
    canvas.moved(9.5, second ? 3 : -3, () => wolfHead(canvas, [32, y], 7.4, main, shine));
    return;
  }
  if (look === 2) {
    for (const dx of [-15, 15]) canvas.moved(dx, 4, () => wolfHead(canvas, [32, y], 6.6, main, shine));
  }
  if (look === 4)
    horns(canvas, [32, y], second ? points`5,4 14,8 18,2 14,-4` : points`6,3 13,5 14,14`, 2.2, second ? black : bone);
  wolfHead(canvas, [32, y + (look === 2 ? -2 : 0)], look === 2 ? 7.4 : 8.2, main, look === 3 ? yellow : shine);
}
