import {
  dashed,
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
import { floor, jewel, rays, star } from '#art/displayGraphics/motifs.ts';
import type { Pictures } from '#art/displayGraphics/pictures.ts';

const coin = (x: number, y: number): string =>
  fill('glow', ellipse(x, y, 9, 3.4)) + line('ochre', ellipse(x, y, 5.5, 1.8), 1);

/** Draws a pile of coins whose top lies at (x, y). */
const pile = (x: number, y: number, count: number): string =>
  times(count, (index) => fill('ochre', ellipse(x + (index % 2), y + 3.4 * (count - index), 9, 3.4))) + coin(x, y);

export const treasures: Pictures = {
  // Treasure chest
  43: [
    floor(88, 40),
    fill('wood', 'M14 48V40Q14 24 32 24H68Q86 24 86 40V48z'),
    line('ground', 'M15 36h70M19 30h62M14 42h72', 1.2),
    fill('wood', rectangle(14, 48, 72, 38)),
    line('ground', 'M14 60h72M14 73h72', 1.2),
    hatch('M68 24Q86 24 86 40V86H70V40Q70 30 68 24z'),
    fill('ochre', 'M22 48V36Q22 24 30 24h6Q30 26 30 36V48zM70 48V36Q70 26 64 24h6Q78 24 78 36V48z'),
    fill('ochre', `${rectangle(22, 48, 8, 38)}${rectangle(70, 48, 8, 38)}`),
    fill('ochre', rectangle(12, 45, 76, 6)),
    fill('glow', 'M42 44h16v14q-8 8 -16 0z'),
    fill('ground', 'M50 48a3 3 0 0 1 1.5 5.6V58h-3v-4.4A3 3 0 0 1 50 48z'),
  ],
  // Open chest
  44: [
    rays(50, 48, 24, 42, 22),
    floor(90, 40),
    fill('wood', 'M16 40L20 18Q21 12 28 12H72Q79 12 80 18L84 40z'),
    fill('ground', 'M22 40L25 22Q26 18 30 18H70Q74 18 75 22L78 40z'),
    hatch('M72 12Q79 12 80 18L84 40H78L75 22z'),
    fill('glow', 'M18 54q2 -14 12 -14q4 -7 12 -3q8 -8 16 -1q8 -4 13 4q10 0 11 14z'),
    line('ochre', 'M26 47h8M40 42h9M55 45h9M66 50h8M44 50h9', 1.6),
    jewel('rubric', 36, 39, 4.5),
    jewel('verdigris', 62, 38, 4.5),
    fill('ochre', 'M44 36l2 -9 4 4 4 -6 4 6 4 -4 1 9z'),
    fill('wood', rectangle(14, 54, 72, 34)),
    line('ground', 'M14 65h72M14 77h72', 1.2),
    hatch(rectangle(70, 54, 16, 34)),
    fill('ochre', `${rectangle(22, 54, 8, 34)}${rectangle(70, 54, 8, 34)}${rectangle(12, 51, 76, 6)}`),
    fill('glow', 'M43 54h14v9q-7 6 -14 0z'),
  ],
  // Gold coins
  45: [
    floor(88, 40),
    pile(70, 56, 8),
    pile(26, 66, 5),
    pile(48, 44, 11),
    pile(36, 76, 2),
    pile(60, 78, 2),
    pile(82, 78, 2),
    fill('glow', ellipse(62, 28, 13)),
    line('ochre', ellipse(62, 28, 9.5), 1.4),
    fill('ochre', star(62, 28, 6.5, 2.8, 5)),
    wash('bone', star(22, 38, 4, 1, 4) + star(84, 40, 3, 0.8, 4) + star(34, 22, 3, 0.8, 4)),
  ],
  // Gem
  46: [
    rays(50, 52, 36, 46, 24, 'verdigris'),
    fill('rubric', polygon([28, 26, 72, 26, 90, 46, 50, 90, 10, 46])),
    wash('bone', polygon([28, 26, 42, 26, 32, 46, 10, 46])),
    hatch(polygon([72, 26, 90, 46, 50, 90, 66, 46])),
    line('ground', 'M10 46H90M28 26L32 46L50 90L66 46L72 26M32 46L50 26L66 46', 1.5),
    wash('glow', star(24, 22, 6, 1.4, 4)),
  ],
  // Crown
  47: [
    rays(50, 50, 38, 45, 26),
    fill('glow', 'M16 74L10 30L30 48L36 20L50 44L64 20L70 48L90 30L84 74z'),
    hatch('M64 20L70 48L90 30L84 74H66z'),
    fill('rubric', 'M18 74q32 -12 64 0v4H18z'),
    fill('ochre', 'M15 72q35 -10 70 0v12q-35 -9 -70 0z'),
    jewel('rubric', 50, 73.5, 4.5),
    mirrored(
      jewel('verdigris', 33, 75, 3.4),
      jewel('bone', 10, 29, 3.6),
      jewel('bone', 36, 19, 3.6),
      wash('bone', ellipse(20, 78, 1.6)),
    ),
    fill('verdigris', polygon([50, 50, 55, 57, 50, 64, 45, 57])),
  ],
  // Ring
  48: [
    fill('glow', `${ellipse(50, 62, 27)}${'M50 43a19 19 0 1 1 -.1 0z'}`),
    hatch('M50 35a27 27 0 0 1 0 54v-8a19 19 0 0 0 0 -38z'),
    wash('bone', 'M27 58q2 -10 10 -15l2 2q-7 5 -9 14z'),
    fill('ochre', polygon([38, 38, 62, 38, 58, 46, 42, 46])),
    fill('rubric', polygon([38, 14, 62, 14, 70, 24, 50, 42, 30, 24])),
    wash('bone', polygon([38, 14, 45, 14, 41, 24, 30, 24])),
    line('ground', 'M30 24H70M38 14L42 24L50 42L58 24L62 14', 1.3),
    wash('glow', star(76, 14, 6, 1.3, 4) + star(22, 34, 4, 1, 4)),
  ],
  // Amulet
  49: [
    line('ochre', 'M16 8Q20 44 50 52Q80 44 84 8', 3.2),
    dashed('1 4.2', line('glow', 'M16 8Q20 44 50 52Q80 44 84 8', 4.4)),
    rays(50, 70, 24, 30, 20, 'verdigris'),
    fill('ochre', ellipse(50, 52, 4)),
    fill('glow', star(50, 70, 23, 17, 12)),
    fill('ground', ellipse(50, 70, 15)),
    fill('bone', 'M36 70q14 -14 28 0q-14 14 -28 0z'),
    fill('verdigris', ellipse(50, 70, 6.5)),
    fill('ground', ellipse(50, 70, 2.6)),
    wash('bone', ellipse(48, 67.5, 1.4)),
  ],
  // Key
  50: [
    turned(
      45,
      50,
      50,
      fill('ochre', `${ellipse(50, 22, 17)}M41 22a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z`),
      jewel('rubric', 50, 5.5, 3.6),
      fill('ochre', rectangle(43, 38, 14, 5)),
      fill('ochre', rectangle(46.5, 43, 7, 50)),
      hatch(rectangle(50, 43, 3.5, 50)),
      fill('ochre', 'M53.5 74h12v5h-4v4h4v6h-12z'),
      wash('glow', 'M37 18q4 -10 13 -10v3q-7 0 -10 8z'),
    ),
  ],
  // Scroll
  51: [
    fill('bone', 'M26 20H74V80H26z'),
    hatch(rectangle(62, 24, 12, 52)),
    line('ground', 'M34 34h30M34 41h32M34 48h26M34 55h31', 1.8),
    fill('rubric', star(60, 67, 6.5, 5.2, 10)),
    fill('ochre', 'M20 14H80q6 6 0 12H20q-6 -6 0 -12z'),
    fill('ochre', 'M20 74H80q6 6 0 12H20q-6 -6 0 -12z'),
    hatch('M62 14H80q6 6 0 12H62zM62 74H80q6 6 0 12H62z'),
    mirrored(
      fill('wood', rectangle(10, 16.5, 8, 7)),
      fill('wood', rectangle(10, 76.5, 8, 7)),
      fill('glow', ellipse(9, 20, 3.4)),
      fill('glow', ellipse(9, 80, 3.4)),
    ),
  ],
  // Book
  52: [
    floor(88, 36),
    fill('bone', polygon([26, 82, 78, 82, 82, 88, 30, 90])),
    fill('rubric', 'M22 14Q22 10 28 10H76V82H28Q22 82 22 86z'),
    fill('bone', 'M28 82H76V89H28q-6 0 -6 -3.5t6 -3.5z'),
    line('ground', 'M28 85.5H76', 1),
    hatch(rectangle(62, 10, 14, 72)),
    line('ground', 'M31 10V82', 1.4),
    fill('ochre', 'M76 10v12l-12 -12zM76 82V70L64 82zM31 10h12L31 22zM31 82h12L31 70z'),
    line('glow', rectangle(38, 24, 31, 44), 1.4),
    fill('glow', star(53.5, 46, 12, 5, 8)),
    jewel('verdigris', 53.5, 46, 4.5),
    fill('ochre', rectangle(70, 40, 10, 7)),
    fill('ochre', rectangle(70, 56, 10, 7)),
  ],
  // Sealed letter
  53: [
    floor(84, 40),
    turned(
      -6,
      50,
      50,
      fill('bone', rectangle(10, 24, 80, 54)),
      hatch('M62 52L90 78H10L38 52L50 60z'),
      line('ground', 'M10 78L40 50M90 78L60 50', 1.5),
      fill('bone', polygon([10, 24, 90, 24, 50, 60])),
      hatch(polygon([62, 24, 90, 24, 50, 60])),
      fill('rubric', star(50, 57, 13, 11.2, 12)),
      line('glow', 'M50 50l6 7 -6 7 -6 -7zM50 53v8M46 57h8', 1.3),
    ),
  ],
};
