import {
  around,
  ellipse,
  fill,
  hatch,
  line,
  polygon,
  rectangle,
  times,
  turned,
  wash,
} from '#art/displayGraphics/inks.ts';
import { block, boulder, bricks, flame, jewel, rays } from '#art/displayGraphics/motifs.ts';
import { barrel, column, hearth, house, lantern, lit, moon, planks, rampart, stars, tower } from './motifs.ts';

/** A scene: its size and its marks. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly string[];
}

/** Makes a scene of an interior: a strip above the window of its place. */
const strip = (...marks: readonly string[]): Scene => ({ width: 320, height: 100, marks });

const sword = (x: number, y: number, length: number, degrees: number): string =>
  turned(
    degrees,
    x,
    y,
    fill('bone', polygon([x - 1.6, y, x, y - length, x + 1.6, y])),
    line('ochre', `M${x - 5} ${y}h10`, 2),
    line('wood', `M${x} ${y}v7`, 2.4),
  );
const shield = (x: number, y: number, size: number, ink: 'rubric' | 'verdigris' | 'ochre'): string =>
  fill(
    ink,
    `M${x - size} ${y - size}h${2 * size}v${size}c0 ${size} ${-size} ${size * 1.4} ${-size} ${size * 1.4}s${-size} ${-size * 0.4} ${-size} ${-size * 1.4}z`,
  ) + line('bone', `M${x} ${y - size}v${2.2 * size}M${x - size} ${y - size * 0.2}h${2 * size}`, 1);

/** The whole city in the evening: the castle on its hill, the houses within the wall, and the road that leads to the gate. */
const city: Scene = {
  width: 320,
  height: 200,
  marks: [
    stars(320, 70, 46, 7),
    moon(262, 32, 13),
    wash('iron', polygon([0, 96, 40, 70, 78, 88, 120, 62, 168, 86, 214, 66, 258, 90, 320, 72, 320, 130, 0, 130])),
    hatch(polygon([120, 62, 168, 86, 214, 66, 230, 120, 120, 120])),
    wash('verdigris', polygon([0, 118, 110, 122, 210, 122, 320, 116, 320, 160, 0, 160])),
    hatch(polygon([0, 118, 110, 122, 210, 122, 320, 116, 320, 160, 0, 160])),
    // The castle.
    fill('verdigris', polygon([92, 132, 128, 92, 164, 84, 200, 94, 236, 132])),
    hatch(polygon([164, 84, 200, 94, 236, 132, 180, 132])),
    rampart(132, 74, 64, 26),
    tower(128, 100, 15, 48, 'rubric'),
    tower(185, 100, 15, 48, 'rubric'),
    tower(153, 92, 22, 58, 'verdigris'),
    fill('wood', 'M159 100v-9a5 5 0 0 1 10 0v9z'),
    line('bone', 'M164 12v-6', 1),
    fill('rubric', polygon([164, 6, 175, 9, 164, 12])),
    // The temple, with its dome.
    fill('bone', rectangle(232, 104, 44, 34)),
    fill('ochre', 'M234 104a20 20 0 0 1 40 0z'),
    hatch('M254 84a20 20 0 0 1 20 20h-20z'),
    line('bone', 'M254 84v-10M250 78h8', 1.6),
    times(4, (at) => column(238 + at * 10.6, 110, 136, 4, 'bone')),
    lit(249, 92, 9, 9),
    // The houses.
    house(8, 142, 30, 26, 'rubric', 2),
    house(44, 138, 26, 34, 'ochre', 2),
    house(74, 146, 34, 28, 'rubric', 3),
    house(280, 144, 32, 28, 'rubric', 2),
    house(204, 146, 28, 24, 'ochre', 2),
    house(112, 150, 26, 30, 'verdigris', 2),
    house(176, 152, 30, 26, 'rubric', 2),
    // The wall and the gate.
    rampart(0, 152, 136, 34),
    rampart(184, 152, 136, 34),
    tower(130, 190, 20, 50, 'battlements'),
    tower(170, 190, 20, 50, 'battlements'),
    bricks(148, 146, 24, 42, 5),
    wash('ground', 'M151 188v-22a9 9 0 0 1 18 0v22z'),
    line('iron', 'M154 188v-27M158 188v-31M162 188v-31M166 188v-27M151 172h18M151 180h18', 1),
    flame(126, 164, 9),
    flame(194, 164, 9),
    // The road and the meadows before it.
    fill('verdigris', polygon([0, 182, 150, 188, 170, 188, 320, 182, 320, 200, 0, 200])),
    fill('ochre', polygon([150, 188, 170, 188, 196, 200, 124, 200])),
  ],
};

/** The throne at the end of the hall. */
const castle = strip(
  bricks(3, 3, 314, 66, 11),
  wash('ground', rectangle(3, 66, 314, 34)),
  times(4, (at) => lit(38 + at * 78, 14, 10, 26)),
  fill('rubric', polygon([148, 66, 172, 66, 214, 98, 106, 98])),
  line('ochre', 'M151 66L114 98M169 66L206 98', 1.4),
  fill('rubric', polygon([132, 4, 188, 4, 184, 40, 160, 48, 136, 40])),
  jewel('ochre', 160, 24, 7),
  fill('ochre', rectangle(147, 40, 26, 28)),
  fill('rubric', rectangle(151, 44, 18, 16)),
  fill('ochre', polygon([147, 40, 153, 32, 160, 39, 167, 32, 173, 40])),
  times(3, (at) => column(18 + at * 44, 10, 82, 12) + column(302 - at * 44, 10, 82, 12)),
  flame(84, 58, 10),
  flame(236, 58, 10),
);

/** Barrels, tables and a fire. */
const tavern = strip(
  planks(3, 3, 314, 70),
  hatch(rectangle(3, 3, 314, 16)),
  times(3, (at) => barrel(30 + at * 26, 24, 11) + (at < 2 ? barrel(43 + at * 26, 43, 11) : '')),
  line('wood', 'M8 58h88', 3),
  line('wood', 'M112 20h70M112 36h70', 2.4),
  times(7, (at) => fill(at % 2 ? 'verdigris' : 'rubric', rectangle(116 + at * 9.4, 10, 4, 10))),
  times(6, (at) => fill('stone', `M${118 + at * 10.4} 29h6v7h-6z`)),
  planks(104, 50, 90, 24, 'ochre'),
  line('bone', 'M102 50h94', 3),
  hearth(226, 74),
  lantern(206, 18),
  lantern(270, 22),
  wash('ground', rectangle(3, 74, 314, 26)),
  planks(3, 78, 314, 22),
  fill('ochre', ellipse(276, 80, 26, 5)),
  fill('wood', rectangle(272, 80, 8, 16)),
  fill('bone', rectangle(264, 68, 7, 9)),
  fill('bone', rectangle(282, 69, 7, 9)),
  line('bone', 'M271 71a3.4 3.4 0 0 1 0 5M289 72a3.4 3.4 0 0 1 0 5', 1.2),
  fill('ochre', ellipse(48, 84, 28, 5)),
  fill('wood', rectangle(44, 84, 8, 14)),
  fill('stone', rectangle(40, 72, 7, 9)),
);

/** Beds below a window, and the stairs to the better rooms. */
const inn = strip(
  planks(3, 3, 314, 74),
  wash('ground', rectangle(140, 10, 44, 38)),
  moon(168, 26, 8),
  line('ochre', `${rectangle(140, 10, 44, 38)}M162 10v38M140 29h44`, 2),
  fill('rubric', polygon([134, 6, 146, 6, 140, 52, 132, 52])),
  fill('rubric', polygon([178, 6, 190, 6, 192, 52, 184, 52])),
  times(2, (at) => {
    const x = 18 + at * 58;
    return [
      fill('wood', rectangle(x, 44, 5, 32)),
      fill('wood', rectangle(x + 42, 54, 5, 22)),
      fill(at === 0 ? 'verdigris' : 'rubric', rectangle(x + 5, 58, 37, 12)),
      fill('bone', rectangle(x + 5, 52, 13, 8)),
      hatch(rectangle(x + 18, 58, 24, 12)),
    ].join('');
  }),
  times(7, (at) => block('ochre', 214 + at * 13, 76 - at * 9, 13, 9 + at * 9)),
  line('wood', 'M214 52L306 -10', 3),
  times(4, (at) => line('wood', `M${220 + at * 24} ${72 - at * 16.4}v-24`, 1.6)),
  lantern(118, 20),
  lantern(206, 16),
  wash('ground', rectangle(3, 77, 314, 23)),
  planks(3, 80, 314, 20),
  fill('rubric', ellipse(130, 89, 44, 6)),
  line('ochre', ellipse(130, 89, 36, 4), 1),
);

/** Arms on the wall, and the counter before it. */
const shop = strip(
  bricks(3, 3, 314, 62, 23),
  times(5, (at) => sword(28 + at * 15, 52, 34, at % 2 ? 4 : -4)),
  shield(120, 26, 11, 'rubric'),
  shield(148, 26, 11, 'verdigris'),
  shield(176, 26, 11, 'ochre'),
  line('wood', 'M108 52h84M206 24h96M206 46h96', 3),
  times(
    4,
    (at) => fill('stone', `M${212 + at * 24} 24v-6a8 8 0 0 1 16 0v6z`) + line('ground', `M${214 + at * 24} 20h12`, 1.2),
  ),
  times(6, (at) => {
    const x = 210 + at * 15.6;
    return fill(at % 3 === 0 ? 'rubric' : at % 3 === 1 ? 'verdigris' : 'glow', `M${x} 45v-6l2 -3v-4h4v4l2 3v6z`);
  }),
  times(3, (at) => fill('bone', ellipse(120 + at * 26, 46, 8, 4))),
  lantern(100, 18),
  lantern(200, 14),
  wash('ground', rectangle(3, 65, 314, 35)),
  planks(3, 68, 314, 32),
  line('bone', 'M3 68h314', 3.4),
  line('ochre', 'M150 62h24M162 62v-16M152 50h20', 1.6),
  fill('ochre', 'M146 62a8 4 0 0 0 12 0zM166 62a8 4 0 0 0 12 0z'),
  times(5, (at) => fill('glow', ellipse(216 + at * 7, 64 - (at % 2) * 3, 4.6, 2.2))),
);

/** The altar under the light. */
const temple = strip(
  bricks(3, 3, 314, 70, 31),
  fill('verdigris', ellipse(160, 26, 19)),
  line(
    'bone',
    times(
      8,
      (at) =>
        `M160 26L${around(8, 160, 26, () => 19)
          .slice(at * 2, at * 2 + 2)
          .join(' ')}`,
    ),
    1.4,
  ),
  jewel('glow', 160, 26, 6),
  rays(160, 26, 24, 44, 24),
  wash('ground', rectangle(3, 70, 314, 30)),
  times(4, (at) => column(24 + at * 30, 8, 84, 11, 'bone') + column(296 - at * 30, 8, 84, 11, 'bone')),
  fill('bone', rectangle(138, 58, 44, 22)),
  hatch(rectangle(164, 58, 18, 22)),
  fill('stone', rectangle(134, 54, 52, 6)),
  fill('ochre', 'M154 54h12l-3 -4v-4h5l-8 -9l-8 9h5v4z'),
  times(2, (at) => fill('bone', rectangle(141 + at * 34, 46, 4, 9)) + flame(143 + at * 34, 46, 7)),
  fill('rubric', polygon([150, 80, 170, 80, 182, 98, 138, 98])),
);

/** The yard with its straw men, in the last light. */
const training_ground = strip(
  stars(320, 30, 16, 3),
  wash('iron', polygon([0, 52, 50, 36, 110, 54, 180, 34, 250, 52, 320, 38, 320, 70, 0, 70])),
  rampart(3, 46, 314, 26),
  tower(6, 76, 18, 52, 'rubric'),
  tower(296, 76, 18, 52, 'rubric'),
  fill('ochre', rectangle(3, 72, 314, 28)),
  hatch(rectangle(3, 88, 314, 12)),
  ...[66, 116].map((x) =>
    [
      line('wood', `M${x} 90v-44`, 3.4),
      fill('bone', `M${x - 8} 50h16l3 24h-22z`),
      line('wood', `M${x - 19} 55h38`, 3.4),
      fill('bone', ellipse(x, 43, 7)),
      line('wood', `M${x - 8} 58h16M${x - 9} 66h18`, 1.4),
    ].join(''),
  ),
  fill('bone', ellipse(172, 60, 17)),
  fill('rubric', ellipse(172, 60, 12)),
  fill('bone', ellipse(172, 60, 7)),
  fill('rubric', ellipse(172, 60, 2.6)),
  line('wood', 'M162 76l-6 16M182 76l6 16', 2.6),
  line('bone', 'M180 56l16 -6', 1.6),
  line('wood', 'M214 92v-26M280 92v-26M210 72h74', 3),
  times(5, (at) => sword(224 + at * 12, 84, 32, 3 - at)),
  fill('rubric', polygon([15, 8, 34, 13, 15, 19])),
  fill('rubric', polygon([305, 8, 286, 13, 305, 19])),
);

/** The last houses, the sign, and the road to the labyrinth. */
const edge_of_town = strip(
  stars(320, 40, 26, 12),
  moon(206, 22, 10),
  wash('iron', polygon([110, 60, 160, 40, 196, 52, 240, 22, 274, 40, 320, 18, 320, 80, 110, 80])),
  fill('verdigris', polygon([3, 74, 120, 66, 220, 62, 317, 66, 317, 98, 3, 98])),
  fill('iron', boulder(272, 58, 40, 30, 9)),
  fill('stone', boulder(268, 64, 28, 22, 4)),
  wash('ground', 'M256 78c-2 -26 26 -26 24 0z'),
  wash('glow', ellipse(264, 68, 1.2)),
  wash('glow', ellipse(270, 68, 1.2)),
  fill('ochre', polygon([256, 78, 280, 78, 214, 98, 90, 98, 190, 84])),
  house(56, 82, 30, 28, 'rubric', 2),
  rampart(3, 40, 46, 50),
  tower(38, 92, 20, 66, 'battlements'),
  flame(62, 34, 9),
  line('wood', 'M128 94v-42', 3.6),
  fill('wood', polygon([114, 52, 146, 52, 152, 57, 146, 62, 114, 62])),
  fill('wood', polygon([142, 66, 118, 66, 112, 70, 118, 75, 142, 75])),
  line('bone', 'M119 57h22M122 70h16', 1),
);

/** Scenes by the names of the places. */
export const scenes = { city, castle, tavern, inn, shop, temple, training_ground, edge_of_town };
