import { limb } from '#art/monsters/forms.ts';
import { points } from '#art/monsters/geometry.ts';
import { arm, belt, cape, figure, handAt, headOf, robe, shoulderOf } from '#art/monsters/parts/figure.ts';
import { beard, face, hair, pointedHat } from '#art/monsters/parts/heads.ts';
import { book, crook, orb, staff, torch } from '#art/monsters/parts/weapons.ts';
import { RAMPS } from '#art/monsters/ramps.ts';
import type { Subject } from '#art/monsters/Subject.ts';

/** Draws wizards in a gown and a pointed hat: with a staff, a crook, an orb, a book, a torch. */
export function wizard({ canvas, look, second, main, seeded }: Subject): void {
  const { skin, white, grey, yellow, leather, red, teal, blue, brown } = RAMPS;
  const body = figure({ top: second ? 15 : 13, head: 6, shoulders: 8.5, bulk: 3, waist: 6 });
  const head = headOf(body);
  const holds = [staff, crook, orb, book, torch][look] ?? staff;
  if (second) cape(canvas, body, main === red ? blue : red, 17);
  robe(canvas, body, main, second ? 12 : 15);
  canvas.paint(limb(points`32,${shoulderOf(body)} 32,60`, 1.5), yellow, { seam: 'soft', inside: true });
  belt(canvas, body, leather, yellow);
  const gem = seeded.of([teal, red, yellow, RAMPS.purple]);
  const raised = look === 2 || look === 4;
  arm(canvas, body, -1, handAt(body, -1, 8, raised ? 6 : 12), main, skin, {
    wide: 7,
    holds: (hand) => holds(canvas, hand, -5, look === 0 || look === 2 ? gem : undefined),
  });
  arm(canvas, body, 1, handAt(body, 1, 6, second ? 6 : 12), main, skin, {
    wide: 7,
    holds: (hand) => second && look !== 3 && orb(canvas, hand, 10, gem),
  });
  const locks = second ? brown : seeded.of([white, grey]);
  hair(canvas, head, body.head, locks, 7);
  face(canvas, head, body.head, skin);
  beard(canvas, head, body.head, locks, second ? 5 : 12 + (look % 3) * 2);
  pointedHat(canvas, head, body.head, main, look % 2 ? red : yellow, {
    tall: 15 + (look % 3) * 2,
    bend: [3, -6, 0, 7, -3][look] ?? 0,
    brim: second ? 3 : 5.5,
  });
}
