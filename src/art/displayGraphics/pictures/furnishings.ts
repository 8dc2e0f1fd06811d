import {
  ellipse,
  fill,
  hatch,
  line,
  mirrored,
  polygon,
  rectangle,
  times,
  turned,
  wash,
} from '#art/displayGraphics/inks.ts';
import { block, flame, floor, jewel, rays } from '#art/displayGraphics/motifs.ts';
import type { Pictures } from '#art/displayGraphics/pictures.ts';

const spines = [
  'rubric',
  'bone',
  'verdigris',
  'ochre',
  'bone',
  'rubric',
  'ochre',
  'verdigris',
  'bone',
  'rubric',
] as const;

export const furnishings: Pictures = {
  // Mirror
  32: [
    floor(91, 30),
    fill('ochre', 'M44 78h12v8h10v5H34v-5h10z'),
    fill('ochre', ellipse(50, 44, 27, 36)),
    fill('verdigris', ellipse(50, 44, 21, 30)),
    wash('bone', 'M36 36q4 -14 14 -17l4 1Q42 26 39 44zM40 50q4 -18 20 -29l4 3Q46 36 43 56z'),
    hatch('M71 44a21 30 0 0 1 -36 20q24 4 36 -20z'),
    jewel('rubric', 50, 8.5, 4.5),
    mirrored(fill('ochre', 'M24 40q-8 -2 -8 -10q4 4 9 2z')),
  ],
  // Candlestick
  33: [
    rays(50, 20, 12, 20, 14),
    floor(91, 28),
    fill('ochre', polygon([34, 91, 40, 83, 60, 83, 66, 91])),
    fill('ochre', 'M47 83V70q-4 -3 0 -6V48h6v16q4 3 0 6v13z'),
    mirrored(
      line('ochre', 'M49 64C30 66 26 58 26 48', 4),
      fill('ochre', 'M19 46h14l-3 5h-8z'),
      fill('bone', rectangle(23.5, 32, 5, 14)),
      flame(26, 31, 13),
    ),
    fill('ochre', 'M42 43h16l-3 6H45z'),
    fill('bone', rectangle(47, 27, 6, 16)),
    flame(50, 26, 16),
  ],
  // Torch
  34: [
    rays(50, 36, 25, 32, 18),
    flame(50, 50, 40),
    fill('ochre', polygon([38, 48, 62, 48, 58, 58, 42, 58])),
    line('ground', 'M45 48l1 10M50 48v10M55 48l-1 10', 1.2),
    fill('wood', polygon([44, 58, 56, 58, 52.5, 92, 47.5, 92])),
    hatch(polygon([51, 58, 56, 58, 52.5, 92, 51, 92])),
    fill('iron', rectangle(40, 64, 20, 5)),
    line('iron', 'M59 66.5h10V78', 3),
  ],
  // Brazier
  35: [
    floor(91, 32),
    rays(50, 36, 30, 38, 18),
    flame(38, 52, 26),
    flame(63, 52, 28),
    flame(50, 52, 44),
    line('iron', 'M36 66L24 91M64 66L76 91M50 68V91', 4),
    fill('iron', 'M18 48h64q-2 20 -22 21H40q-20 -1 -22 -21z'),
    hatch('M56 54h25q-4 14 -21 15h-8z'),
    fill('ochre', rectangle(15, 45, 70, 6)),
    line('iron', 'M32 80h36', 2.4),
  ],
  // Cage
  36: [
    line('iron', 'M50 4v10', 3),
    line('ochre', ellipse(50, 12, 4), 2.4),
    fill('ochre', 'M22 36Q26 17 50 17Q74 17 78 36z'),
    wash('ground', rectangle(24, 36, 52, 48)),
    fill('bone', ellipse(50, 58, 8, 7.5)),
    wash('ground', ellipse(47, 58, 2) + ellipse(53, 58, 2) + rectangle(47, 64, 6, 1.5)),
    line('bone', 'M50 66V80M42 71q8 -4 16 0M43 75q7 -3 14 0M42 82h16', 1.8),
    ...[26, 36, 64, 74].map((x) => line('bone', `M${x} 37V84`, 2.4)),
    line('iron', 'M50 37V50', 2.4),
    fill('ochre', rectangle(20, 34, 60, 5)),
    fill('ochre', rectangle(20, 83, 60, 6)),
    hatch(rectangle(62, 83, 18, 6)),
  ],
  // Shackles
  37: [
    fill('iron', ellipse(50, 14, 8)),
    fill('ground', ellipse(50, 14, 4)),
    mirrored(
      line('stone', 'M45 20L40 29', 5),
      line('stone', 'M38 32L34 41', 5),
      line('stone', 'M32 44L29 52', 5),
      line('ground', 'M44.5 21L40.5 28.5M37.5 33L34.5 40M31.7 45L29.5 51', 1.6),
      fill('iron', 'M28 52a17 17 0 1 0 .1 0zM28 58.5a10.5 10.5 0 1 1 -.1 0z'),
      hatch('M28 52a17 17 0 0 1 0 34v-6.5a10.5 10.5 0 0 0 0 -21z'),
      fill('ochre', rectangle(10, 66, 9, 7)),
      wash('bone', ellipse(28, 55.2, 1.3)),
    ),
  ],
  // Cauldron
  38: [
    floor(91, 34),
    flame(36, 92, 16),
    flame(64, 92, 16),
    flame(50, 92, 18),
    fill('iron', 'M22 42h56q12 20 -2 34q-8 8 -26 8t-26 -8q-14 -14 -2 -34z'),
    hatch('M62 48h18q6 16 -4 28q-8 8 -26 8q14 -12 12 -36z'),
    wash('bone', 'M24 52q-5 10 2 20l2 -2q-5 -8 0 -18z'),
    fill('verdigris', ellipse(50, 41, 29, 6)),
    fill('iron', 'M18 40h64v6H18z'),
    wash('verdigris', rectangle(24, 37, 52, 3)),
    fill('verdigris', ellipse(40, 34, 6)),
    fill('verdigris', ellipse(56, 30, 8)),
    fill('verdigris', ellipse(66, 36, 4)),
    wash('bone', ellipse(38, 32, 1.8) + ellipse(53, 27, 2.4) + ellipse(65, 35, 1.2)),
    line('bone', 'M44 22q-4 -6 0 -10M58 17q4 -5 0 -9', 1.6),
  ],
  // Bookshelf
  39: [
    fill('wood', rectangle(14, 10, 72, 80)),
    ...[16, 41, 66].map((y, shelf) => {
      const books = times(10, (index) => {
        const tall = 14 + ((index * 7 + shelf * 5) % 5) * 1.3;
        const leans = shelf === 1 && index === 6;
        const book =
          fill(spines[(index + shelf * 3) % 10] ?? 'bone', rectangle(20 + index * 6, y + 20 - tall, 5.6, tall)) +
          line('ground', `M${20.8 + index * 6} ${y + 23 - tall}h4`, 1);
        return leans ? '' : book;
      });
      return fill('ground', rectangle(19, y, 62, 20)) + books;
    }),
    turned(20, 58, 60, fill('rubric', rectangle(55, 45, 5.6, 16))),
    fill('bone', ellipse(70, 82.4, 3.8, 3.6)),
    hatch(rectangle(81, 10, 5, 80)),
    hatch(rectangle(68, 16, 13, 20)),
  ],
  // Barrel
  40: [
    floor(90, 30),
    fill('wood', 'M28 18h44q14 34 0 70H28q-14 -36 0 -70z'),
    line('ground', 'M38 18q-8 34 0 70M46 18q-3 34 0 70M54 18q3 34 0 70M62 18q8 34 0 70', 1.3),
    hatch('M58 18h14q14 34 0 70H58q8 -34 0 -70z'),
    fill('iron', 'M25.5 26h49l2.5 8H23z'),
    fill('iron', 'M23 72h54l-2.5 8h-49z'),
    fill('ochre', ellipse(50, 17, 22, 5)),
    line('wood', 'M32 17h36', 1.2),
    fill('ochre', ellipse(50, 56, 4)),
    line('verdigris', 'M50 60v9', 2.4),
  ],
  // Signpost
  41: [
    fill('wood', rectangle(46, 12, 8, 78)),
    hatch(rectangle(50, 12, 4, 78)),
    fill('ochre', polygon([22, 20, 72, 20, 84, 29, 72, 38, 22, 38])),
    line('ground', 'M30 26h32M30 32h24', 2),
    fill('ochre', polygon([78, 44, 30, 44, 16, 53, 30, 62, 78, 62])),
    line('ground', 'M38 50h30M46 56h22', 2),
    hatch(rectangle(66, 44, 12, 18)),
    wash('ground', ellipse(50, 23, 1.2) + ellipse(50, 35, 1.2) + ellipse(50, 47, 1.2) + ellipse(50, 59, 1.2)),
    fill('verdigris', 'M20 92q4 -8 10 -3q5 -10 12 -2q6 -8 14 0q6 -8 12 1q8 -6 12 4z'),
  ],
  // Bell
  42: [
    block('wood', 14, 8, 72, 8),
    fill('iron', 'M44 16h12v8H44z'),
    fill('ochre', 'M50 22q20 0 21 26q1 16 11 24H18q10 -8 11 -24q1 -26 21 -26z'),
    hatch('M57 23q13 4 14 25q1 16 11 24H62q-2 -30 -5 -49z'),
    wash('bone', 'M36 34q-3 8 -3 18l3 0q0 -10 3 -17z'),
    line('ground', 'M31 58h38M26.5 65h47', 1.4),
    fill('glow', 'M15 72h70v6H15z'),
    fill('iron', ellipse(50, 82, 6)),
    mirrored(line('bone', 'M10 46q-4 8 0 16M16 50q-2 5 0 9', 1.6)),
  ],
};
