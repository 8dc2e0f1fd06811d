import {
  around,
  ellipse,
  fill,
  hatch,
  type Ink,
  line,
  mirrored,
  polygon,
  rectangle,
  times,
  turned,
  wash,
} from '#art/displayGraphics/inks.ts';
import { block, bricks, flame, floor, jewel, rays, star } from '#art/displayGraphics/motifs.ts';
import type { Pictures } from '#art/displayGraphics/pictures.ts';

const candle = (x: number, y: number, height: number): string =>
  fill('bone', rectangle(x - 2.5, y - height, 5, height)) + flame(x, y - height, 12);

/** A star of seven points in one stroke: every third of seven points on a circle. */
const heptagram = Array.from({ length: 7 }, (_, index) =>
  around(7, 50, 54, () => 29).slice(((index * 3) % 7) * 2, ((index * 3) % 7) * 2 + 2),
).flat();

export const fixtures: Pictures = {
  // Altar
  20: [
    rays(50, 36, 12, 30, 18),
    floor(90, 40),
    block('stone', 24, 62, 52, 26),
    fill('rubric', 'M36 56h28v26l-7 -4 -7 4 -7 -4 -7 4z'),
    line('glow', `${ellipse(50, 66, 4)}M50 58v3M50 71v3M42 66h3M55 66h3`, 1.6),
    block('bone', 14, 54, 72, 8),
    mirrored(candle(24, 54, 12)),
    fill('glow', 'M42 34h16q0 10 -6 12v4h5v4H43v-4h5v-4q-6 -2 -6 -12z'),
    hatch('M52 34h6q0 10 -6 12v8h5v0h-6z'),
  ],
  // Statue
  21: [
    floor(91, 36),
    block('stone', 28, 78, 44, 11),
    block('stone', 33, 72, 34, 6),
    fill('bone', 'M38 72l2 -20 -4 -14 4 -8h20l4 8 -4 14 2 20z'),
    line('ground', 'M46 72l1 -22M54 72l-1 -22M40 52h20', 1.3),
    hatch('M53 30h7l4 8 -4 14 2 20H53z'),
    fill('bone', 'M40 31l-10 6 -2 16 5 1 4 -12 5 -3z'),
    fill('bone', 'M60 31l12 -3 3 -16 -5 -1 -3 11 -9 2z'),
    fill('bone', 'M44 26v-8a6 7 0 0 1 12 0v8l-4 4h-4z'),
    line('ground', 'M46.5 19h2M51.5 19h2M50 20v3.5M47.5 26h5', 1.2),
    line('ochre', 'M73 12V76', 2.2),
    fill('ochre', polygon([70, 14, 73, 4, 76, 14])),
    fill('stone', ellipse(31, 55, 8, 10)),
    line('ground', 'M31 46v18M24 55h14', 1.3),
  ],
  // Fountain
  22: [
    floor(92, 42),
    line(
      'verdigris',
      'M50 14C38 14 32 24 31 40M50 14C62 14 68 24 69 40M50 14C44 16 41 26 41 40M50 14C56 16 59 26 59 40',
      2.2,
    ),
    line('bone', 'M50 12v10M36 20l-1 3M64 20l1 3M28 34l0 3M72 34l0 3', 1.4),
    fill('stone', rectangle(46, 20, 8, 26)),
    fill('stone', 'M26 40h48q-4 12 -18 13h-12q-14 -1 -18 -13z'),
    wash('verdigris', rectangle(29, 40.5, 42, 3)),
    hatch('M56 44h17q-5 8 -17 9z'),
    block('stone', 44, 53, 12, 14),
    line('verdigris', 'M28 46q-4 8 -5 20M72 46q4 8 5 20M36 52q-2 6 -3 14M64 52q2 6 3 14', 1.8),
    fill('bone', 'M10 66h80v6h-4q-3 18 -12 18H26q-9 0 -12 -18h-4z'),
    wash('verdigris', rectangle(12, 66.8, 76, 4)),
    hatch('M60 72h26q-3 18 -12 18H60z'),
    line('ground', 'M14 72h72M22 81h56', 1.2),
  ],
  // Well
  23: [
    floor(92, 38),
    fill('wood', rectangle(20, 30, 5, 36) + rectangle(75, 30, 5, 36)),
    fill('rubric', polygon([10, 32, 26, 12, 74, 12, 90, 32])),
    line('ground', 'M18 22h64M34 12l-6 20M50 12v20M66 12l6 20', 1.2),
    hatch(polygon([58, 12, 74, 12, 90, 32, 62, 32])),
    fill('ochre', rectangle(25, 37, 50, 4)),
    line('bone', 'M50 41v13', 1.4),
    fill('wood', 'M43 54h14l-2 11h-10z'),
    line('bone', 'M43.5 57.5h13M50 50l-6 4M50 50l6 4', 1.3),
    fill('ground', ellipse(50, 64, 34, 6)),
    bricks(16, 66, 68, 24, 2, 'bone'),
    hatch(rectangle(62, 66, 22, 24)),
    fill('stone', rectangle(13, 63, 74, 6)),
  ],
  // Throne
  24: [
    floor(92, 40),
    fill('bone', polygon([12, 92, 18, 84, 82, 84, 88, 92])),
    fill('ochre', 'M30 84V24l8 -6 4 -10 4 6 4 -8 4 8 4 -6 4 10 8 6v60z'),
    fill('rubric', 'M36 60V28q14 -8 28 0v32z'),
    line('glow', 'M43 36l0 18M50 32v22M57 36v18', 0.9),
    hatch('M56 26q4 0 8 2v32h-8z'),
    jewel('verdigris', 50, 18, 4),
    fill('rubric', 'M30 58h40l4 12H26z'),
    fill('ochre', rectangle(24, 70, 52, 6)),
    mirrored(fill('ochre', 'M20 50h12v6h-3v28h-9z'), fill('glow', ellipse(25, 49, 4.5))),
    hatch(rectangle(70, 56, 9, 28)),
    wash('ground', rectangle(32, 77, 36, 7)),
  ],
  // Coffin
  25: [
    floor(88, 42),
    fill('ground', polygon([14, 66, 30, 46, 78, 46, 90, 66, 76, 76, 24, 76])),
    fill('wood', polygon([14, 64, 24, 76, 76, 76, 90, 64, 88, 80, 74, 90, 26, 90, 16, 80])),
    line('ground', 'M15.5 72l9.5 11h50l13 -11', 1.2),
    line('bone', 'M27 66l4 -5 6 2 5 -4M60 66h10M62 62h9M58 70h12', 2),
    fill('bone', ellipse(46, 62, 7, 6)),
    wash('ground', ellipse(43.5, 61, 1.7) + ellipse(48.5, 61, 1.7)),
    turned(
      -24,
      52,
      40,
      fill('ochre', polygon([12, 40, 26, 24, 76, 24, 92, 40, 76, 50, 26, 50])),
      line('wood', polygon([18, 40, 28, 28, 75, 28, 86, 40, 74, 46, 28, 46]), 1.6),
      fill('bone', 'M52 30l10 7 -10 7 -10 -7z'),
      fill('rubric', ellipse(52, 37, 3)),
    ),
  ],
  // Grave
  26: [
    wash('bone', 'M78 12a10 10 0 1 0 8 16a12 12 0 0 1 -8 -16z'),
    fill('stone', 'M28 86V42a22 22 0 0 1 44 0V86z'),
    hatch('M60 86V26a22 22 0 0 1 12 16V86z'),
    line('ground', 'M33 84V43a17 17 0 0 1 30 -10M66 84V54', 1.2),
    fill('bone', 'M50 32l9 12 -9 12 -9 -12z'),
    fill('ground', 'M50 38l4.5 6 -4.5 6 -4.5 -6z'),
    line('ground', 'M39 63h22M42 69h16M44 75h12', 2),
    line('ground', 'M70 50l-5 6 2 5 -4 6', 1.4),
    fill(
      'verdigris',
      'M8 92q4 -10 8 -2q3 -12 7 0q4 -8 7 -1q6 -6 10 1q6 -6 12 0q5 -7 9 0q5 -8 9 0q4 -12 8 1q4 -10 8 1q4 -6 6 0v4H8z',
    ),
  ],
  // Stone tablet
  27: [
    floor(90, 36),
    fill('bone', 'M24 88V22l8 -8 12 2 10 -6 14 4 10 8V88z'),
    hatch('M64 12l4 2 10 8V88H64z'),
    line(
      'ground',
      'M32 28h5l3 -4v8M45 24l4 6 4 -6M57 30v-7h6M32 40h8M36 36v8M46 44l4 -8 4 8zM60 36v8h6M32 52l4 4 4 -4M46 56v-8h6v8M58 48l7 8M58 56l7 -8M32 68v-8h7M44 60h9v8M58 60v8M62 60v8M66 60v8M32 78h8l-4 -5M46 73l6 6M52 73l-6 6M58 79v-6h8',
      1.9,
    ),
    fill('stone', polygon([18, 90, 20, 82, 80, 82, 82, 90])),
    wash('glow', ellipse(50, 17.5, 1.8)),
  ],
  // Broken pillar
  28: [
    floor(90, 40),
    block('stone', 22, 80, 36, 9),
    fill('bone', 'M26 80V36l6 -6 5 5 6 -9 6 6 5 -2v50z'),
    line('ground', 'M32 34V80M37.5 38V80M43 30V80M48.5 34V80', 1.2),
    hatch('M43 27l6 6 5 -2v49H43z'),
    fill('bone', 'M62 72h20a4 8.5 0 0 1 0 17H62l3 -4 -4 -4 4 -5z'),
    line('ground', 'M66 77h19M64 81h22M65 85h19', 1.2),
    hatch('M64 82h22a4 8 0 0 1 -4 7H62l3 -4z'),
    fill('stone', ellipse(82, 80.5, 4, 8.5)),
    fill('stone', polygon([12, 89, 14, 84, 19, 85, 20, 89])),
    line('verdigris', 'M28 80q-4 -12 3 -20t-2 -18', 1.8),
    wash('verdigris', ellipse(26, 70, 2.4, 1.6) + ellipse(33, 62, 2.4, 1.6) + ellipse(28, 52, 2.4, 1.6)),
  ],
  // Magic circle
  29: [
    rays(50, 54, 34, 44, 28, 'verdigris'),
    line('glow', ellipse(50, 54, 36, 33), 2.2),
    line('glow', ellipse(50, 54, 30, 27.5), 1.2),
    line('bone', polygon(heptagram), 1.7),
    fill('verdigris', ellipse(50, 54, 9, 8)),
    fill('glow', star(50, 54, 6, 2.4, 5)),
    line('glow', 'M50 18.5v5M50 84.5v5M15 54h4M81 54h4M24 31l3 2.5M76 31l-3 2.5M24 77l3 -2.5M76 77l-3 -2.5', 2),
    wash('glow', star(50, 12, 4, 1, 4) + star(28, 18, 2.6, 0.8, 4) + star(74, 14, 2.6, 0.8, 4)),
  ],
  // Lever
  30: [
    bricks(12, 10, 76, 80, 6),
    hatch(rectangle(12, 10, 76, 80)),
    fill('iron', rectangle(36, 30, 28, 50)),
    wash('bone', ellipse(40, 34, 1.3) + ellipse(60, 34, 1.3) + ellipse(40, 76, 1.3) + ellipse(60, 76, 1.3)),
    fill('ground', rectangle(46, 38, 8, 34)),
    line('ground', 'M50 62L72 28', 8),
    line('ochre', 'M50 62L72 28', 5),
    fill('rubric', ellipse(73, 26, 7)),
    wash('bone', ellipse(71, 24, 2)),
    fill('ochre', ellipse(50, 62, 6)),
    fill('ground', ellipse(50, 62, 2)),
  ],
  // Gears
  31: [gear('ochre', 38, 42, 25, 12), gear('iron', 70, 68, 18, 9), gear('bone', 74, 30, 11, 8)],
};

/** Draws a toothed wheel with spokes. */
function gear(ink: Ink, x: number, y: number, radius: number, teeth: number): string {
  const half = (Math.PI * radius) / teeth / 2;
  const tooth = fill(
    ink,
    polygon([
      x - half,
      y - radius,
      x - half * 0.6,
      y - radius - 6,
      x + half * 0.6,
      y - radius - 6,
      x + half,
      y - radius,
    ]),
  );
  return (
    times(teeth, (index) => turned(Math.round(8 + (index * 360) / teeth), x, y, tooth)) +
    fill(ink, ellipse(x, y, radius + 0.8)) +
    hatch(`M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${2 * radius}z`) +
    fill('ground', ellipse(x, y, radius * 0.62)) +
    line(ink, `M${x} ${y - radius * 0.7}v${radius * 1.4}M${x - radius * 0.7} ${y}h${radius * 1.4}`, radius * 0.22) +
    fill(ink, ellipse(x, y, radius * 0.28)) +
    fill('ground', ellipse(x, y, radius * 0.1))
  );
}
