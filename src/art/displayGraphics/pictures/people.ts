import {
  ellipse,
  fill,
  hatch,
  type Ink,
  line,
  mirrored,
  polygon,
  rectangle,
  turned,
  wash,
} from '#art/displayGraphics/inks.ts';
import { jewel, rays, star } from '#art/displayGraphics/motifs.ts';
import type { Pictures } from '#art/displayGraphics/pictures.ts';

/** Draws the shoulders at the foot of a portrait. */
const shoulders = (ink: Ink): string =>
  fill(ink, 'M10 94Q12 74 34 69L50 76 66 69Q88 74 90 94z') + hatch('M62 71l4 -2Q88 74 90 94H66z');

/** Neck, head and ears, with light from the left. */
const head = (): string =>
  fill('bone', 'M42 60h16v14l-8 5 -8 -5z') +
  fill('bone', 'M31 36q0 -20 19 -20t19 20l-1 14q-3 16 -18 18q-15 -2 -18 -18z') +
  hatch('M60 19q9 4 9 17l-1 14q-3 16 -18 18q12 -8 12 -26z');

const eyes = (y = 43): string =>
  mirrored(wash('ground', ellipse(41.5, y, 2.3, 2.6))) + mirrored(line('ground', `M36 ${y - 6}q5 -3 10 0`, 2));
const nose = line('ground', 'M50 43v8l-3.5 1.5', 1.5);

export const people: Pictures = {
  // Old man
  65: [
    shoulders('wood'),
    head(),
    mirrored(fill('stone', 'M31 46q-8 -18 4 -28q-3 12 1 24z')),
    mirrored(line('stone', 'M34 38q6 -5 12 -1', 3)),
    mirrored(line('ground', 'M38 44q3.5 2 7 0M33 50l5 3M36 32q6 -3 10 -2', 1.5)),
    line('ground', 'M43 25q7 -2 14 0', 1.4),
    nose,
    fill(
      'stone',
      'M31 49q3 6 12 6q3 -3 7 -1q4 -2 7 1q9 0 12 -6q2 22 -8 34l-4 -3 -4 10 -4 -6 -5 4 -4 -8 -5 2q-7 -14 -4 -33z',
    ),
    line('ground', 'M43 60q7 3 14 0M40 66l3 14M50 68v14M60 66l-3 14', 1.3),
  ],
  // King
  66: [
    shoulders('rubric'),
    fill('bone', 'M28 72l22 12 22 -12 4 8 -26 14 -26 -14z'),
    wash(
      'ground',
      polygon([32, 79, 34, 82, 31, 82]) +
        polygon([42, 84, 44, 87, 41, 87]) +
        polygon([58, 84, 60, 87, 57, 87]) +
        polygon([68, 79, 70, 82, 67, 82]),
    ),
    head(),
    mirrored(fill('wood', 'M31 50q-6 -12 0 -22l4 2v18z')),
    eyes(),
    nose,
    fill('wood', 'M31 48q4 8 11 6q4 -3 8 -1q4 -2 8 1q7 2 11 -6q2 18 -6 26l-13 5 -13 -5q-8 -8 -6 -26z'),
    line('bone', 'M44 60q6 2.5 12 0', 2),
    fill('glow', 'M28 30L25 8l11 9 6 -12 8 12 8 -12 6 12 11 -9 -3 22q-22 -7 -44 0z'),
    jewel('rubric', 50, 21, 3),
    mirrored(jewel('verdigris', 37, 23, 2.2)),
  ],
  // Queen
  67: [
    mirrored(fill('wood', 'M50 14Q24 14 25 42Q26 62 18 78L36 84L44 40z')),
    shoulders('verdigris'),
    fill('bone', 'M40 60h20v10l8 4q-8 16 -18 18q-10 -2 -18 -18l8 -4z'),
    head(),
    mirrored(fill('wood', 'M50 18Q34 20 31 44Q26 34 30 24Q36 14 50 14z')),
    eyes(44),
    mirrored(line('ground', 'M36.5 43l-2.5 -2', 1.4)),
    nose,
    fill('rubric', 'M44 58q3 -2 6 0q3 -2 6 0q-6 6 -12 0z'),
    mirrored(jewel('glow', 30, 56, 2.4)),
    fill('glow', 'M30 24q20 -10 40 0l3 -13 -10 6 -5 -9 -8 -4 -8 4 -5 9 -10 -6z'),
    jewel('rubric', 50, 14, 3),
    line('glow', 'M33 76q17 16 34 0', 2),
    jewel('rubric', 50, 86, 3.6),
  ],
  // Knight
  68: [
    fill('iron', 'M6 94Q8 72 34 69h32Q92 72 94 94z'),
    mirrored(fill('stone', 'M8 88q0 -18 20 -18l6 8q-14 2 -18 14z')),
    hatch('M62 70q28 0 32 24H66z'),
    fill('rubric', 'M50 12Q54 2 72 8Q84 14 82 32Q74 18 56 20z'),
    fill('stone', 'M28 42Q28 14 50 13Q72 14 72 42L70 62 50 78 30 62z'),
    hatch('M56 14Q72 18 72 42L70 62 50 78V70Q62 40 56 14z'),
    fill('ground', 'M31 40h38v7L53 49v16h-6V49L31 47z'),
    wash('glow', ellipse(40, 43.8, 1.8) + ellipse(60, 43.8, 1.8)),
    line('ground', 'M50 14v22M29 37h42', 1.5),
    line('ground', 'M37 56v6M41 58v7M59 58v7M63 56v6', 1.6),
    line('ochre', 'M30.5 62L50 77L69.5 62', 2.2),
  ],
  // Wizard
  69: [
    shoulders('verdigris'),
    head(),
    mirrored(line('bone', 'M33 41q7 -5 13 0', 3.4)),
    mirrored(wash('ground', ellipse(41.5, 46, 2.2))),
    nose,
    fill('bone', 'M31 50q5 8 12 7q7 -4 14 0q7 1 12 -7q3 20 -5 32l-14 12 -14 -12q-8 -12 -5 -32z'),
    line('ground', 'M44 62q6 2 12 0M42 68l3 18M50 70v18M58 68l-3 18', 1.3),
    fill('verdigris', 'M14 40Q30 30 34 26Q40 12 58 3L56 14Q64 20 67 27Q74 32 86 40Q50 30 14 40z'),
    hatch('M58 3L56 14Q64 20 67 27Q74 32 86 40L60 33Q58 16 54 6z'),
    line('glow', 'M33 29q17 -6 34 0', 2.8),
    fill('glow', star(47, 20, 4, 1.7, 5)),
  ],
  // Priest
  70: [
    line('glow', ellipse(50, 38, 36), 1.6),
    rays(50, 38, 36, 43, 24),
    fill('bone', 'M8 94Q10 74 32 68h36Q90 74 92 94z'),
    hatch('M66 68q24 6 26 26H68z'),
    fill('rubric', 'M36 69l8 25H34l-6 -24zM64 69l-8 25h10l6 -24z'),
    fill('bone', 'M50 8Q22 12 24 44Q25 62 34 74h32Q75 62 76 44Q78 12 50 8z'),
    hatch('M56 9Q78 14 76 44Q75 62 66 74h-8Q76 40 56 9z'),
    line('ochre', 'M50 13Q28 16 29 44Q30 60 37 71M50 13Q72 16 71 44Q70 60 63 71', 1.8),
    wash('ground', 'M50 18Q32 20 33 44q1 14 7 24h20q6 -10 7 -24Q68 20 50 18z'),
    fill('bone', 'M34 40q0 -16 16 -16t16 16l-1 10q-2 15 -15 18q-13 -3 -15 -18z'),
    hatch('M59 27q7 4 7 13l-1 10q-2 15 -15 18q11 -12 9 -41z'),
    mirrored(line('ground', 'M38 43q3.5 2.5 7 0M37 37q4 -2.5 8 -0.5', 1.8)),
    line('ground', 'M50 43v7l-3 1.5M45 58q5 2.5 10 0', 1.5),
    line('glow', 'M42 76l8 9 8 -9', 1.6),
    fill('glow', star(50, 88, 5, 2.4, 8)),
  ],
  // Thief
  71: [
    shoulders('ground'),
    fill('iron', 'M12 94Q14 74 34 66L50 80 66 66Q86 74 88 94z'),
    hatch('M58 74L66 66Q86 74 88 94H64z'),
    fill('iron', 'M50 6Q22 8 23 44Q24 62 32 74L50 82 68 74Q76 62 77 44Q78 8 50 6z'),
    hatch('M54 6Q78 8 77 44Q76 62 68 74L58 78Q74 40 54 6z'),
    fill('ground', 'M50 18Q31 20 31 44Q32 58 38 68h24Q68 58 69 44Q69 20 50 18z'),
    wash('bone', 'M33 38q17 -6 34 0l-1 12q-16 4 -32 0z'),
    mirrored(wash('ground', ellipse(42, 44, 2.3)), line('ground', 'M36 40l10 2.5', 2.2)),
    fill('rubric', 'M33 50q17 5 34 0q-1 12 -7 20l-10 4 -10 -4q-6 -8 -7 -20z'),
    line('ground', 'M40 58q10 4 20 0M43 65q7 3 14 0', 1.2),
    turned(
      -38,
      80,
      78,
      fill('bone', polygon([78, 70, 80, 50, 83, 46, 84, 70])),
      fill('ochre', rectangle(74, 70, 14, 3.4)),
      fill('wood', rectangle(79, 73, 4.4, 12)),
    ),
  ],
  // Merchant
  72: [
    shoulders('ochre'),
    fill('verdigris', 'M36 69L50 94 64 69l8 3 -14 22H42L28 72z'),
    head(),
    eyes(),
    nose,
    fill('wood', 'M36 54q7 -4 14 0q7 -4 14 0q4 2 6 -1q-2 7 -9 6q-7 0 -11 -3q-4 3 -11 3q-7 1 -9 -6q2 3 6 1z'),
    line('ground', 'M45 62q5 3 10 0', 1.8),
    fill('rubric', 'M26 34Q20 12 50 9Q80 12 74 34Q50 24 26 34z'),
    line('ground', 'M28 30Q34 14 50 10M72 30Q66 14 50 10M40 27Q42 16 50 10M60 27Q58 16 50 10', 1.3),
    hatch('M52 9Q80 12 74 34L64 29Q64 14 52 9z'),
    jewel('glow', 50, 25, 4),
    fill('bone', 'M50 8q2 -7 8 -5q-1 6 -6 7z'),
    fill('wood', 'M70 92q-4 -14 8 -14t10 14z'),
    fill('glow', ellipse(79, 86, 3.6)),
    line('ochre', 'M73 79h11', 2.6),
  ],
  // Child
  73: [
    fill('rubric', 'M20 94Q22 80 40 77h20Q78 80 80 94z'),
    hatch('M60 77q18 3 20 17H62z'),
    fill('bone', 'M44 70h12v10l-6 4 -6 -4z'),
    fill('wood', 'M24 50Q18 16 50 14Q82 16 76 50L70 62H30z'),
    fill('bone', 'M29 46q0 -22 21 -22t21 22q0 24 -21 28q-21 -4 -21 -28z'),
    hatch('M62 28q9 5 9 18q0 24 -21 28q14 -10 12 -46z'),
    fill('wood', 'M27 44Q24 22 50 20Q76 22 73 44Q66 40 64 32Q52 40 42 32Q36 40 27 44z'),
    line('ground', 'M48 14q-2 -8 6 -9M52 14q4 -6 9 -4', 1.6),
    mirrored(
      wash('ground', ellipse(40.5, 51, 3.2, 4)),
      wash('bone', ellipse(39.5, 49.5, 1.1)),
      wash('rubric', ellipse(35.5, 59, 3.4, 1.8)),
    ),
    line('ground', 'M50 56l-1.5 2h2M45 65q5 4 10 0', 1.6),
    fill('bone', 'M34 80l16 8 16 -8 -4 10H38z'),
  ],
};
