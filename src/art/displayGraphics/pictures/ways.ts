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
  wash,
} from '#art/displayGraphics/inks.ts';
import { bricks, flame, floor, rays, star, water } from '#art/displayGraphics/motifs.ts';
import type { Pictures } from '#art/displayGraphics/pictures.ts';

const outer = 'M20 88V42A30 30 0 0 1 80 42V88z';
const inner = 'M29 88V43A21 21 0 0 1 71 43V88z';

/** Draws a stone arch with its opening filled. */
const archway = (opening: string): string =>
  fill('stone', outer) +
  line(
    'ground',
    'M20 58h9M20 72h9M71 58h9M71 72h9M21 38l9 3M79 38l-9 3M28 22l6 8M72 22l-6 8M43 14l2 9M57 14l-2 9',
    1.3,
  ) +
  hatch('M71 88V43A21 21 0 0 0 60 24L64 15A30 30 0 0 1 80 42V88z') +
  opening;

const planks =
  fill('wood', inner) +
  line('ground', 'M37 27V88M43.5 23.5V88M50 22V88M56.5 23.5V88M63 27V88', 1.2) +
  hatch('M58 88V24A21 21 0 0 1 71 43V88z');

export const ways: Pictures = {
  // Wooden door
  0: [
    floor(89, 34),
    archway(planks),
    fill('iron', rectangle(29, 42, 30, 5)),
    fill('iron', rectangle(29, 72, 30, 5)),
    wash(
      'bone',
      times(4, (index) => ellipse(33 + index * 7, 44.5, 1) + ellipse(33 + index * 7, 74.5, 1)),
    ),
    line('glow', ellipse(63, 60, 3.6), 1.8),
    fill('glow', ellipse(63, 56, 1.8)),
  ],
  // Iron door
  1: [
    floor(89, 34),
    fill('stone', rectangle(18, 12, 64, 76)),
    line('ground', 'M18 30h9M18 48h9M18 66h9M73 30h9M73 48h9M73 66h9M38 12v8M62 12v8', 1.3),
    fill('iron', rectangle(27, 20, 46, 68)),
    hatch(rectangle(58, 20, 15, 68)),
    line('ground', 'M27 48h46M27 54h46', 1.3),
    wash(
      'bone',
      times(
        6,
        (index) =>
          ellipse(31 + index * 7.6, 23.5, 1) + ellipse(31 + index * 7.6, 51, 1) + ellipse(31 + index * 7.6, 84.5, 1),
      ),
    ),
    fill('ground', rectangle(39, 28, 22, 14)),
    line('bone', 'M44.5 28v14M50 28v14M55.5 28v14', 1.8),
    fill('ochre', rectangle(29, 62, 22, 5)),
    fill('ochre', rectangle(27, 60, 5, 9)),
    fill('ground', ellipse(63, 64.5, 2.2) + polygon([61.5, 65, 64.5, 65, 65, 71, 61, 71])),
  ],
  // Portcullis
  2: [
    floor(89, 34),
    archway(fill('ground', inner)),
    wash('iron', 'M29 88h42l-8 -10h-26z'),
    line('ochre', 'M29 36h42M29 49h42M29 62h42', 2.4),
    ...[33, 41.5, 50, 58.5, 67].map(
      (x, index) =>
        line('bone', `M${x} ${[30, 24, 22, 24, 30][index]}V70`, 3) +
        fill('bone', polygon([x - 2.6, 70, x + 2.6, 70, x, 77])),
    ),
  ],
  // Hidden door
  3: [
    bricks(10, 12, 80, 76, 3),
    hatch(rectangle(10, 12, 80, 76)),
    fill('ground', polygon([38, 88, 38, 28, 66, 28, 66, 88])),
    wash('glow', polygon([38, 88, 38, 28, 44, 32, 44, 88])),
    rays(41, 58, 8, 20, 12),
    bricks(50, 28, 24, 60, 8, 'bone'),
    fill('stone', polygon([46, 24, 50, 28, 50, 88, 46, 92])),
    line('bone', 'M26 92q14 -8 24 0', 1.4),
  ],
  // Sealed door
  4: [
    floor(89, 34),
    archway(planks),
    line('iron', 'M22 32L78 84M78 32L22 84', 5.6),
    dashed('3.4 3.2', line('bone', 'M22 32L78 84M78 32L22 84', 2.6)),
    fill('rubric', star(50, 58, 13, 11, 14)),
    line('glow', `${ellipse(50, 58, 7.5)}M50 52.5v11M45.5 55l9 6M54.5 55l-9 6`, 1.4),
  ],
  // Stairs up
  5: [
    fill('iron', 'M6 88V20L34 26V88zM94 88V20L66 26V88z'),
    hatch('M6 88V20L34 26V88zM94 88V20L66 26V88z'),
    fill('glow', 'M40 40V28a10 10 0 0 1 20 0v12z'),
    rays(50, 28, 13, 22, 14),
    times(6, (index) => {
      const [x, y] = [35 - index * 4.6, 39 + index * 8.2];
      return fill('bone', rectangle(x, y, 100 - 2 * x, 4)) + fill('stone', rectangle(x, y + 4, 100 - 2 * x, 4.2));
    }),
  ],
  // Stairs down
  6: [
    fill('stone', polygon([6, 92, 22, 22, 78, 22, 94, 92])),
    line('ground', 'M18.5 37h63M14 56h72M9.5 76h81M36 22L31 37M64 22L69 37', 1.3),
    fill('iron', polygon([20, 84, 30, 32, 70, 32, 80, 84])),
    hatch(polygon([20, 84, 30, 32, 70, 32, 80, 84])),
    fill('ground', polygon([38, 44, 38, 32, 62, 32, 62, 44])),
    times(6, (index) => {
      const [low, high] = [84 - index * 7.4, 84 - (index + 1) * 7.4];
      const [near, far] = [20 + index * 2.9, 20 + (index + 1) * 2.9];
      const ink = index < 2 ? 'bone' : index < 4 ? 'ochre' : 'wood';
      return (
        fill(ink, polygon([near, low, far, high, 100 - far, high, 100 - near, low])) +
        hatch(polygon([near, low, far, high, 100 - far, high, far, high + 1 + index]))
      );
    }),
    line('bone', polygon([20, 84, 30, 32, 70, 32, 80, 84]), 1.4),
  ],
  // Ladder
  7: [
    fill('glow', ellipse(50, 16, 27, 8)),
    rays(50, 16, 29, 38, 20),
    line('ground', ellipse(50, 16, 27, 8), 3),
    line('stone', ellipse(50, 16, 28, 9), 2),
    times(7, (index) => fill('ochre', rectangle(37 - index * 1.7, 23 + index * 9.6, 26 + index * 3.4, 3.6))),
    mirrored(fill('wood', polygon([38, 10, 42.5, 10, 30, 92, 23.5, 92]))),
    floor(92, 30),
  ],
  // Portal
  8: [
    floor(89, 34),
    fill('stone', ellipse(50, 48, 38, 40)),
    line(
      'ground',
      times(14, (index) => `M50 48l${Math.sin(index * 0.449) * 40} ${-Math.cos(index * 0.449) * 42}`),
      1.3,
    ),
    hatch('M50 8a38 40 0 0 1 0 80z'),
    fill('ground', ellipse(50, 48, 28, 30)),
    line(
      'verdigris',
      'M50 48c0 -6 9 -6 9 1c0 9 -16 9 -17 -1c-1 -13 24 -14 25 2c1 17 -33 18 -34 -2c-1 -22 42 -24 43 2',
      3.4,
    ),
    line('bone', 'M50 48c0 -4 6 -4 6 1c0 6 -11 7 -12 -1c-1 -10 19 -11 20 2', 1.6),
    fill('glow', ellipse(50, 48, 3)),
    wash('bone', star(36, 32, 3, 0.8, 4) + star(64, 66, 3, 0.8, 4) + star(68, 36, 2, 0.6, 4)),
  ],
  // Pit
  9: [
    fill('stone', polygon([6, 92, 20, 26, 80, 26, 94, 92])),
    line('ground', 'M16 46h68M11 70h78M35 26L22 92M50 26V92M65 26L78 92', 1.3),
    fill('ground', polygon([22, 80, 31, 38, 69, 38, 78, 80])),
    fill('iron', polygon([31, 38, 69, 38, 63, 62, 37, 62])),
    line('ground', 'M33 46h34M35 54h30M42 38v8M55 38v8M48 46v8M61 46v8M42 54v8M54 54v8', 1.2),
    hatch(polygon([31, 38, 69, 38, 63, 62, 37, 62])),
    times(4, (index) => fill('bone', polygon([37.5 + index * 7, 72, 40 + index * 7, 54, 42.5 + index * 7, 72]))),
    times(3, (index) => fill('bone', polygon([39.5 + index * 8, 78, 42.5 + index * 8, 58, 45.5 + index * 8, 78]))),
    line('bone', 'M22 80L31 38H69L78 80', 1.4),
  ],
  // Corridor
  10: [
    fill('stone', polygon([6, 6, 38, 36, 38, 62, 6, 94])),
    fill('stone', polygon([94, 6, 62, 36, 62, 62, 94, 94])),
    hatch(polygon([94, 6, 62, 36, 62, 62, 94, 94])),
    line(
      'ground',
      'M6 28L38 43M6 50L38 49M6 72L38 55M94 28L62 43M94 50L62 49M94 72L62 55M14 13.5V86.5M24 23V76M31.5 30V68M86 13.5V86.5M76 23V76M68.5 30V68',
      1.2,
    ),
    fill('ochre', polygon([6, 94, 38, 62, 62, 62, 94, 94])),
    line('ground', 'M14 86.5H86M24 76H76M31.5 68.5H68.5M28 94L46 62M50 94V62M72 94L54 62', 1.2),
    fill('iron', polygon([6, 6, 38, 36, 62, 36, 94, 6])),
    hatch(polygon([6, 6, 38, 36, 62, 36, 94, 6])),
    fill('ground', rectangle(38, 36, 24, 26)),
    mirrored(line('wood', 'M20 54l5 -6', 2.4), flame(25, 48, 13)),
  ],
  // Bridge
  11: [
    fill('stone', 'M4 50Q50 18 96 50V62Q84 66 80 82H70Q68 56 50 54Q32 56 30 82H20Q16 66 4 62z'),
    hatch('M4 62Q16 66 20 82H30Q32 56 50 54Q68 56 70 82H80Q84 66 96 62L96 57Q50 36 4 57z'),
    line(
      'ground',
      'M4 57Q50 34 96 57M26 44l3 8M38 39l2 9M50 37.5v9M62 39l-2 9M74 44l-3 8M34 62l-9 -4M41 56l-6 -7M66 62l9 -4M59 56l6 -7',
      1.3,
    ),
    ...[6, 20, 34, 50, 66, 80, 94].map((x) =>
      fill('bone', rectangle(x - 2.5, 33 + Math.abs(x - 50) ** 1.6 / 30 - 9, 5, 10)),
    ),
    water(76, 94),
  ],
};
