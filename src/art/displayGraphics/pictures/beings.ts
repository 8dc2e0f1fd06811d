import { dashed, ellipse, fill, hatch, line, mirrored, polygon, rectangle, wash } from '#art/displayGraphics/inks.ts';
import { floor, jewel, star } from '#art/displayGraphics/motifs.ts';
import type { Pictures } from '#art/displayGraphics/pictures.ts';

export const beings: Pictures = {
  // Skull
  74: [
    fill('bone', 'M50 10Q84 12 84 46Q84 58 74 66L72 78H28L26 66Q16 58 16 46Q16 12 50 10z'),
    hatch('M62 12Q84 18 84 46Q84 58 74 66L72 78H62Q80 44 62 12z'),
    mirrored(fill('ground', 'M25 48Q26 38 37 40Q46 42 45 52Q42 60 33 59Q25 57 25 48z')),
    mirrored(wash('rubric', ellipse(36, 50, 3)), wash('glow', ellipse(35.5, 49.5, 1.3))),
    fill('ground', 'M50 54l5 11q-5 2 -5 -1q0 3 -5 1z'),
    fill('bone', 'M30 74H70V86Q50 94 30 86z'),
    hatch('M60 74H70V86Q64 89 58 90z'),
    line('ground', 'M30 80H70M38 74V89M44 74V91M50 74V91M56 74V91M62 74V89', 1.5),
    line('ground', 'M56 12l-4 8 5 5 -3 6', 1.4),
  ],
  // Ghost
  75: [
    floor(92, 22),
    fill(
      'bone',
      'M50 10Q74 10 74 42Q76 66 82 84Q74 82 70 90Q62 80 56 90Q50 82 44 90Q38 80 30 90Q26 82 18 84Q24 66 26 42Q26 10 50 10z',
    ),
    hatch('M60 12Q74 18 74 42Q76 66 82 84Q74 82 70 90Q64 82 60 84Q68 48 60 12z'),
    mirrored(fill('ground', ellipse(41, 38, 4.5, 7))),
    mirrored(wash('verdigris', ellipse(41, 40, 1.8, 2.6))),
    fill('ground', ellipse(50, 56, 5, 8)),
    mirrored(fill('bone', 'M27 52Q12 54 10 66q6 -3 8 1q3 -5 10 -3z')),
    line('ground', 'M36 72q2 8 0 12M50 74v8M63 72q-1 6 1 10', 1.3),
  ],
  // Dragon
  76: [
    mirrored(fill('ochre', 'M36 28Q22 22 16 6Q32 8 44 24z'), line('ground', 'M22 14l5 -1M27 20l5 -2', 1.2)),
    mirrored(fill('verdigris', 'M30 44L10 40L22 50L12 58L28 58L22 68L36 66z')),
    fill('verdigris', 'M50 18Q70 18 72 40L66 58L62 78Q58 88 50 88Q42 88 38 78L34 58L28 40Q30 18 50 18z'),
    hatch('M56 18Q70 20 72 40L66 58L62 78Q58 88 50 88Q62 60 56 18z'),
    mirrored(
      fill('glow', 'M32 40L46 47Q44 54 37 51Q32 47 32 40z'),
      wash('ground', ellipse(40.5, 47.5, 1.4, 3)),
      line('ground', 'M30 37L47 45', 2.6),
    ),
    line('ground', 'M50 22v12M46 26l4 4 4 -4M46 34l4 4 4 -4', 1.5),
    mirrored(fill('ground', ellipse(45, 70, 2, 3))),
    line('ground', 'M39 78Q50 72 61 78', 1.8),
    mirrored(fill('bone', polygon([42, 77, 46, 76, 44, 85]))),
    line('bone', 'M45 62q5 -3 10 0', 1.3),
  ],
  // Eyes in the dark
  77: [
    wash('ground', ellipse(50, 50, 46)),
    mirrored(
      fill('glow', 'M14 46Q28 30 46 50Q30 64 14 46z'),
      fill('rubric', ellipse(31, 47.5, 7)),
      fill('ground', ellipse(31, 47.5, 2, 6.5)),
      wash('bone', ellipse(28.5, 44.5, 1.6)),
    ),
    mirrored(line('iron', 'M10 38Q28 20 47 42', 2)),
    mirrored(wash('glow', ellipse(16, 76, 2.6, 1.6)), wash('glow', ellipse(36, 82, 2, 1.3))),
    wash(
      'glow',
      ellipse(22.5, 76, 2.6, 1.6) + ellipse(70, 18, 1.8, 1.2) + ellipse(75, 18, 1.8, 1.2) + ellipse(41, 82, 2, 1.3),
    ),
    mirrored(wash('ground', ellipse(16, 76, 0.8, 1.4))),
  ],
  // Spider
  78: [
    line('bone', 'M50 4V40', 1.1),
    mirrored(
      line('iron', 'M46 44Q30 30 22 14L16 10', 3.2),
      line('iron', 'M44 48Q26 42 14 34L8 42', 3.2),
      line('iron', 'M44 52Q26 56 16 64L10 78', 3.2),
      line('iron', 'M46 56Q32 68 28 80L32 92', 3.2),
    ),
    fill('iron', ellipse(50, 66, 17, 20)),
    hatch('M56 47a17 20 0 0 1 0 38q12 -18 0 -38z'),
    fill('rubric', polygon([44, 58, 56, 58, 50, 66, 56, 76, 44, 76, 50, 66])),
    fill('iron', ellipse(50, 43, 10, 9)),
    mirrored(wash('glow', ellipse(46.5, 40, 2) + ellipse(42.5, 43, 1.3)), line('bone', 'M47 50q-1 4 1 6', 2)),
  ],
  // Bat
  79: [
    wash('bone', ellipse(50, 40, 34)),
    wash('ochre', ellipse(38, 28, 5) + ellipse(64, 50, 7) + ellipse(58, 22, 3)),
    mirrored(
      fill('iron', 'M46 46Q38 30 4 26Q14 38 12 56Q20 50 26 62Q32 54 38 68Q40 60 48 62z'),
      line('ground', 'M44 46Q30 36 12 56M44 47Q34 44 26 62M45 48Q40 50 38 68', 1.3),
    ),
    fill('iron', 'M40 34l4 8q6 -3 12 0l4 -8 2 14q0 6 -4 10l-4 16 -4 4 -4 -4 -4 -16q-4 -4 -4 -10z'),
    hatch('M52 42l4 0 4 -8 2 14q0 6 -4 10l-4 16 -4 4z'),
    mirrored(wash('glow', ellipse(46, 49, 1.9))),
    fill('bone', 'M46 56h2.5l-1 5zM51.5 56h2.5l-1.5 5z'),
  ],
  // Serpent
  80: [
    floor(90, 36),
    line('ground', 'M26 84H66Q84 84 82 72T62 62H44Q26 60 28 46T52 34', 17),
    line('verdigris', 'M26 84H66Q84 84 82 72T62 62H44Q26 60 28 46T52 34', 14),
    dashed('2 6', line('ochre', 'M26 84H66Q84 84 82 72T62 62H44Q26 60 28 46T50 34', 5)),
    fill('verdigris', polygon([28, 77, 28, 91, 8, 88])),
    fill('verdigris', 'M46 26Q54 14 72 18Q86 22 88 32Q84 42 70 42H50z'),
    hatch('M60 42Q84 40 88 32Q84 42 70 42z'),
    fill('glow', ellipse(68, 27, 4.2)),
    fill('ground', ellipse(68, 27, 1.2, 3.8)),
    line('ground', 'M87 33H70', 1.4),
    line('rubric', 'M88 33Q94 34 93 42M92 36l3.5 -3', 2),
    fill('bone', polygon([80, 33.5, 83, 33.5, 81, 40])),
  ],
  // Moon
  81: [
    fill('glow', 'M62 12A40 40 0 1 0 88 62A32 32 0 0 1 62 12z'),
    hatch('M34 78A40 40 0 0 0 88 62A32 32 0 0 1 60 70Q46 82 34 78z'),
    line('ochre', `${ellipse(34, 48, 5)}${ellipse(46, 70, 4)}${ellipse(44, 30, 3)}${ellipse(27, 62, 2)}`, 1.5),
    wash(
      'bone',
      star(72, 40, 7, 1.6, 4) +
        star(86, 20, 4, 1, 4) +
        star(84, 80, 4, 1, 4) +
        star(14, 16, 4, 1, 4) +
        star(56, 52, 3, 0.8, 4),
    ),
    wash('stone', `${ellipse(16, 84, 1)}${ellipse(92, 48, 1)}${ellipse(30, 10, 1)}`),
  ],
  // Crest
  82: [
    fill('rubric', 'M14 8H86V66Q76 64 68 74Q58 84 50 94Q42 84 32 74Q24 64 14 66z'),
    hatch('M60 8H86V66Q76 64 68 74Q60 82 54 90z'),
    line('glow', 'M19 13H81V60Q72 60 64 70L50 86L36 70Q28 60 19 60z', 1.6),
    line('ground', 'M36 68V34H64V62H43V41H57V55H50V49', 6),
    line('glow', 'M36 68V34H64V62H43V41H57V55H50V49', 3),
    fill('glow', 'M38 28L36 16L44 22L50 14L56 22L64 16L62 28z'),
    jewel('verdigris', 50, 24.5, 2.4),
    fill('ochre', rectangle(10, 5, 80, 6)),
    mirrored(fill('glow', ellipse(10, 8, 4.5))),
  ],
};
