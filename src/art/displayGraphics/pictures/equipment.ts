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
import { flame, floor, jewel, rays, star } from '#art/displayGraphics/motifs.ts';
import type { Pictures } from '#art/displayGraphics/pictures.ts';

export const equipment: Pictures = {
  // Map
  54: [
    fill('bone', 'M10 22L30 14L50 22L70 14L90 22V80L70 86L50 80L30 86L10 80z'),
    hatch('M30 14L50 22V80L30 86zM70 14L90 22V80L70 86z'),
    line('ground', 'M30 14V86M50 22V80M70 14V86', 1.2),
    line('verdigris', 'M12 60q10 -8 16 0t14 -2q8 2 6 20', 3),
    fill('stone', polygon([58, 42, 64, 30, 70, 42])),
    fill('stone', polygon([66, 44, 73, 28, 80, 44])),
    dashed('4 3.5', line('rubric', 'M20 34Q34 30 40 44T62 62T76 68', 2.6)),
    line('rubric', 'M73 64l9 9M82 64l-9 9', 3.4),
    fill('rubric', ellipse(20, 34, 3.4)),
    line('ground', 'M60 70v8M56 74h8', 1.4),
  ],
  // Potion
  55: [
    floor(91, 28),
    fill('bone', 'M43 24h14v16q20 8 20 28q0 22 -27 22t-27 -22q0 -20 20 -28z'),
    fill('rubric', 'M26.5 62h47q2 24 -23.5 24.5t-23.5 -24.5z'),
    line('glow', 'M27 62q6 -3 12 0t12 0t12 0t10 0', 1.6),
    wash('glow', ellipse(42, 72, 2.6) + ellipse(54, 78, 2) + ellipse(58, 68, 1.6) + ellipse(47, 66, 1.3)),
    hatch('M60 42q17 8 17 26q0 22 -27 22q22 -8 10 -48z'),
    wash('bone', 'M32 58q2 -8 8 -11l2 2q-5 4 -7 10zM46 28h3v12h-3z'),
    fill('ochre', rectangle(40, 22, 20, 5)),
    fill('wood', polygon([44, 10, 56, 10, 55, 22, 45, 22])),
  ],
  // Sword
  56: [
    turned(
      40,
      50,
      50,
      fill('bone', polygon([45, 68, 45, 10, 50, 0, 55, 10, 55, 68])),
      hatch(polygon([50, 68, 50, 0, 55, 10, 55, 68])),
      line('ground', 'M50 12V62', 1.4),
      fill('ochre', 'M30 66q4 4 20 2q16 2 20 -2q2 8 -6 8H36q-8 0 -6 -8z'),
      fill('wood', rectangle(46, 74, 8, 17)),
      line('ochre', 'M46 78l8 3M46 83l8 3', 1.5),
      jewel('rubric', 50, 95, 5),
    ),
    wash('glow', star(80, 40, 5, 1.2, 4) + star(24, 26, 4, 1, 4)),
  ],
  // Shield
  57: [
    fill('ochre', 'M14 14Q34 18 50 8Q66 18 86 14Q90 66 50 94Q10 66 14 14z'),
    fill('verdigris', 'M20 20Q36 22 50 14V86Q18 62 20 20z'),
    fill('bone', 'M80 20Q64 22 50 14V86Q82 62 80 20z'),
    hatch('M80 20Q64 22 50 14V86Q82 62 80 20z'),
    fill('ochre', polygon([46, 16, 54, 16, 54, 88, 46, 88])),
    fill('ochre', 'M18 40H82V48H19z'),
    jewel('rubric', 50, 44, 8),
    wash('bone', ellipse(50, 24, 1.4) + ellipse(50, 66, 1.4) + ellipse(30, 44, 1.4) + ellipse(70, 44, 1.4)),
  ],
  // Helmet
  58: [
    floor(90, 32),
    mirrored(fill('bone', 'M26 44Q8 40 8 14Q16 28 30 30z'), line('ground', 'M13 28l5 -2M18 36l5 -4', 1.2)),
    fill('iron', 'M24 56Q22 20 50 18Q78 20 76 56V72q-2 12 -8 16V60H32V88q-6 -4 -8 -16z'),
    hatch('M56 18Q78 20 76 56V72q-2 12 -8 16V58Q66 32 56 18z'),
    fill('ochre', 'M46 16h8V54l2 18 -6 6 -6 -6 2 -18z'),
    fill('ochre', rectangle(23, 50, 54, 7)),
    wash(
      'bone',
      times(4, (index) => ellipse(30 + index * 4, 53.5, 1) + ellipse(58 + index * 4, 53.5, 1)),
    ),
    wash('bone', 'M30 44q0 -14 9 -19l1 2q-7 6 -7 17z'),
  ],
  // Staff
  59: [
    rays(66, 24, 16, 26, 18, 'verdigris'),
    turned(
      28,
      50,
      50,
      fill('wood', 'M47 36h6l1.5 64h-9z'),
      line('ground', 'M47 52l6 4M47 58l6 4M46.5 84l7 3', 1.3),
      fill('ochre', 'M44 40Q30 34 32 16Q36 26 42 28L50 36L58 28Q64 26 68 16Q70 34 56 40z'),
      jewel('verdigris', 50, 18, 10),
      fill('ochre', rectangle(44, 40, 12, 5)),
    ),
  ],
  // Bow and arrow
  60: [
    line('bone', 'M28 8L28 92', 1.3),
    line('ground', 'M28 8Q76 20 76 50T28 92', 8),
    line('wood', 'M28 8Q76 20 76 50T28 92', 5),
    line('ochre', 'M75 40Q77 50 75 60', 6.5),
    line('ground', 'M12 50H92', 4.4),
    line('ochre', 'M12 50H88', 2.4),
    fill('bone', polygon([82, 43, 96, 50, 82, 57, 85, 50])),
    fill('rubric', polygon([8, 42, 20, 42, 27, 50, 20, 58, 8, 58, 15, 50])),
    line('bone', 'M28 8L20 50L28 92', 1.3),
  ],
  // Crystal ball
  61: [
    rays(50, 42, 34, 42, 24, 'verdigris'),
    floor(91, 30),
    fill('ochre', 'M26 90L34 70H66L74 90z'),
    hatch('M56 70H66L74 90H60z'),
    fill('verdigris', ellipse(50, 42, 30)),
    hatch('M60 14a30 30 0 0 1 -10 58a30 30 0 0 1 -26 -15Q66 64 60 14z'),
    line('bone', 'M36 50q4 -12 14 -8t14 -6M40 58q8 -8 16 -4t10 -4M42 38q4 -8 10 -5', 1.8),
    wash('bone', 'M28 38q2 -14 14 -19l2 3q-10 4 -12 16z'),
    fill('glow', star(55, 46, 5, 1.4, 4)),
    fill('ochre', rectangle(30, 69, 40, 5)),
    mirrored(fill('ochre', 'M28 72q-6 -6 -2 -14q2 8 8 10z')),
  ],
  // Chalice
  62: [
    rays(50, 40, 34, 42, 22),
    floor(91, 28),
    fill('glow', 'M26 18H74Q76 50 54 56V70Q56 78 70 82V90H30V82Q44 78 46 70V56Q24 50 26 18z'),
    hatch('M62 18H74Q76 50 54 56V70Q56 78 70 82V90H58Q54 66 52 54Q64 40 62 18z'),
    fill('rubric', ellipse(50, 18, 24, 5)),
    line('ochre', 'M27 32q23 8 46 0', 2),
    jewel('rubric', 50, 37, 4),
    mirrored(jewel('verdigris', 36, 36, 2.8)),
    fill('ochre', ellipse(50, 64, 7, 4)),
    line('ochre', 'M31 84h38', 1.8),
  ],
  // Hourglass
  63: [
    floor(92, 30),
    mirrored(fill('wood', rectangle(24, 18, 5, 66))),
    fill('bone', 'M32 18H68Q70 38 53 50Q70 62 68 84H32Q30 62 47 50Q30 38 32 18z'),
    wash('ochre', 'M36 32H64Q60 42 51 48V70Q62 74 65 82H35Q38 74 49 70V48Q40 42 36 32z'),
    hatch('M58 18H68Q70 38 53 50Q70 62 68 84H58Q64 62 51 50Q64 38 58 18z'),
    wash('bone', 'M36 24h3q0 4 1 6h-3z'),
    fill('ochre', 'M18 10H82V19H18zM18 83H82V92H18z'),
    hatch('M64 10H82V19H64zM64 83H82V92H64z'),
  ],
  // Lantern
  64: [
    rays(50, 56, 36, 46, 24),
    floor(93, 26),
    line('ochre', 'M50 4a12 12 0 0 1 0 22a12 12 0 0 1 0 -22', 3),
    fill('iron', polygon([44, 20, 56, 20, 72, 36, 28, 36])),
    hatch(polygon([52, 20, 56, 20, 72, 36, 56, 36])),
    fill('ground', rectangle(30, 36, 40, 42)),
    wash('rubric', ellipse(50, 58, 17)),
    flame(50, 74, 32),
    line('iron', 'M31 37V78M43 37V42M57 37V42M69 37V78', 3),
    fill('iron', polygon([28, 78, 72, 78, 76, 90, 24, 90])),
    fill('ochre', rectangle(27, 34, 46, 5)),
    hatch(polygon([60, 78, 72, 78, 76, 90, 60, 90])),
  ],
};
