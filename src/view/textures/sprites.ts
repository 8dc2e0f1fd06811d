import { masonry, metal, planks } from './masonry.ts';
import { noise, smoothstep } from './noise.ts';
import {
  arch,
  type Colour,
  cut,
  ellipse,
  mix,
  polygon,
  rectangle,
  type Shape,
  type Surface,
  stack,
  tint,
  union,
} from './Surface.ts';
import { GREY, SAND } from './walls.ts';

const plain =
  (colour: Colour, height = 0.8): Surface =>
  () => ({ height, colour });
const glowing =
  (colour: Colour): Surface =>
  () => ({ height: 1, shines: true, colour });

const blocks = (colour: Colour, seed: number): Surface =>
  masonry({
    seed,
    rows: 10,
    perRow: 4,
    jitter: 0.3,
    joint: 0.004,
    bevel: 0.014,
    colour,
    mortar: tint(colour, 0.4),
    variety: 0.3,
    roughness: 0.6,
  });
const grey = blocks(GREY, 179);
const sand = blocks(SAND, 181);
const iron = metal(191);
const brass = metal(193, [186, 148, 68]);
const oak = planks({ seed: 197, count: 12, colour: [134, 88, 50], isLevel: true });

/** Makes a surface paler or darker by position, to show depth. */
const lit =
  (surface: Surface, by: (u: number, v: number) => number): Surface =>
  (u, v) => {
    const point = surface(u, v);
    return point && { ...point, colour: tint(point.colour, by(u, v)) };
  };

/** Makes steps in one-point perspective: each a tread and a riser, from nearest to farthest. */
const steps = (count: number, step: (index: number) => { left: number; top: number; bottom: number }, from: number) =>
  Array.from({ length: count }, (_, index) => {
    const { left, top, bottom } = step(index);
    const tread = (bottom - top) * 0.38;
    const shade = from + ((1 - from) * (count - index)) / count;
    return stack(
      cut(
        rectangle(left, top, 1 - left, bottom),
        lit(grey, () => 0.8 * shade),
        0.012,
      ),
      cut(
        rectangle(left, top, 1 - left, top + tread),
        lit(grey, () => 1.7 * shade),
        0.012,
        0.1,
      ),
    );
  });

const doorway = arch(0.16, 0.02, 0.84, 1.1);
const around = cut((u, v) => (doorway(u, v) < 0 ? arch(0.06, -0.08, 0.94, 1.1)(u, v) : -1), sand, 0.03);
const night = cut(doorway, plain([7, 6, 9]));

/** A flight that leads up into the dark of an arch. */
const stairsUp = stack(
  night,
  ...steps(7, (index) => ({ left: 0.14 + index * 0.034, top: 0.88 - index * 0.105, bottom: 1 - index * 0.105 }), 0.3),
  around,
);

/** A well between low walls, with steps that go down into it. */
const well = polygon([0.24, 0.62], [0.76, 0.62], [0.92, 0.99], [0.08, 0.99]);
const stairsDown = stack(
  cut(
    polygon([0.17, 0.56], [0.83, 0.56], [1.02, 1.02], [-0.02, 1.02]),
    lit(sand, (_u, v) => 0.6 + 0.5 * v),
    0.02,
  ),
  cut(well, plain([6, 5, 8])),
  ...[0, 1, 2, 3, 4].map((index) => {
    const top = 0.94 - index * 0.072;
    const left = 0.11 + index * 0.034;
    return cut(
      rectangle(left, top, 1 - left, top + 0.045),
      lit(grey, () => 1.2 - index * 0.24),
      0.012,
    );
  }),
  cut(
    rectangle(0.14, 0.5, 0.86, 0.63),
    lit(sand, () => 0.95),
    0.02,
    0.2,
  ),
);

const bars = union(...[0.2, 0.32, 0.44, 0.56, 0.68, 0.8].map((u) => rectangle(u - 0.012, 0.1, u + 0.012, 0.96)));
/** A cage on a chain. */
const elevator = stack(
  cut(rectangle(0.485, 0, 0.515, 0.1), iron, 0.01),
  cut(rectangle(0.16, 0.1, 0.84, 0.96), plain([16, 14, 18], 0.2)),
  cut(bars, brass, 0.012),
  cut(union(rectangle(0.13, 0.07, 0.87, 0.15), rectangle(0.13, 0.9, 0.87, 0.98)), brass, 0.02, 0.2),
  cut(ellipse(0.5, 0.5, 0.06, 0.06), brass, 0.03, 0.3),
);

const lid: Shape = (u, v) => Math.min(ellipse(0.5, 0.78, 0.33, 0.2)(u, v), 0.78 - v);
const chest = stack(
  cut(rectangle(0.19, 0.76, 0.81, 0.98), oak, 0.02),
  cut(
    lid,
    lit(oak, () => 1.15),
    0.06,
    0.1,
  ),
  ...[0.24, 0.7].map((u) =>
    cut(
      (x, y) => Math.min(union(lid, rectangle(0.19, 0.76, 0.81, 0.98))(x, y), x - u, u + 0.06 - x),
      brass,
      0.012,
      0.35,
    ),
  ),
  cut(rectangle(0.19, 0.76, 0.81, 0.79), iron, 0.01, 0.3),
  cut(rectangle(0.46, 0.74, 0.54, 0.85), brass, 0.02, 0.45),
  cut(ellipse(0.5, 0.79, 0.012, 0.018), plain([12, 10, 8])),
);

const cloth = noise(199, 14, 2, 2);
const robe =
  (colour: Colour): Surface =>
  (u, v) => {
    const fold = cloth(u, v * 0.4);
    return { height: 0.4 + 0.5 * fold, colour: tint(colour, 0.6 + 0.7 * fold) };
  };
const eye = (u: number) => cut(ellipse(u, 0.37, 0.012, 0.014), glowing([255, 226, 150]));
/** Somebody in a hooded cloak, with a lantern. */
const wanderer = stack(
  cut(polygon([0.42, 0.4], [0.58, 0.4], [0.75, 0.99], [0.25, 0.99]), robe([92, 62, 84]), 0.05),
  cut(polygon([0.38, 0.44], [0.62, 0.44], [0.68, 0.72], [0.32, 0.72]), robe([112, 76, 100]), 0.05),
  cut(ellipse(0.5, 0.36, 0.115, 0.14), robe([122, 84, 110]), 0.06),
  cut(ellipse(0.5, 0.38, 0.075, 0.095), plain([18, 12, 18])),
  eye(0.472),
  eye(0.528),
  cut(rectangle(0.7, 0.5, 0.712, 0.66), iron, 0.005),
  cut(ellipse(0.706, 0.71, 0.06, 0.065), glowing([236, 150, 50])),
  cut(ellipse(0.706, 0.71, 0.035, 0.04), glowing([255, 240, 190])),
  cut(union(rectangle(0.66, 0.645, 0.752, 0.665), rectangle(0.66, 0.765, 0.752, 0.785)), iron, 0.008),
);

/** A bundle that somebody has left. */
const bundle = stack(
  cut(ellipse(0.5, 0.87, 0.17, 0.12), robe([136, 108, 70]), 0.08),
  cut(polygon([0.45, 0.7], [0.55, 0.7], [0.53, 0.79], [0.47, 0.79]), robe([150, 120, 80]), 0.03),
  cut(rectangle(0.455, 0.77, 0.545, 0.79), plain([112, 42, 36]), 0.01, 0.2),
);

/** A basin with water that glows. */
const fountain = stack(
  cut(rectangle(0.43, 0.72, 0.57, 0.97), grey, 0.03),
  cut(rectangle(0.33, 0.93, 0.67, 0.99), grey, 0.02, 0.1),
  cut(
    (u, v) => Math.min(ellipse(0.5, 0.66, 0.3, 0.14)(u, v), v - 0.64),
    lit(grey, () => 1.1),
    0.03,
    0.1,
  ),
  cut(ellipse(0.5, 0.65, 0.29, 0.045), glowing([112, 206, 196])),
  cut(ellipse(0.47, 0.645, 0.16, 0.022), glowing([206, 250, 236])),
  cut(polygon([0.5, 0.4], [0.525, 0.63], [0.475, 0.63]), glowing([176, 236, 226])),
);

/** A crystal that stands for a save point. */
const crystal = stack(
  cut(polygon([0.34, 0.92], [0.66, 0.92], [0.72, 0.99], [0.28, 0.99]), grey, 0.02),
  cut(polygon([0.5, 0.36], [0.5, 0.92], [0.36, 0.74], [0.36, 0.52]), glowing([74, 92, 186])),
  cut(polygon([0.5, 0.36], [0.64, 0.52], [0.64, 0.74], [0.5, 0.92]), glowing([120, 150, 236])),
  cut(polygon([0.5, 0.36], [0.57, 0.56], [0.5, 0.92], [0.43, 0.56]), glowing([186, 212, 255])),
);

/** An arch full of light. */
const wayOut = stack(
  cut(doorway, (u, v) => ({
    height: 1,
    shines: true,
    colour: mix([255, 248, 214], [204, 150, 78], smoothstep(0.05, 0.5, Math.hypot(u - 0.5, (v - 0.55) * 0.7))),
  })),
  around,
);

/** A stall with a striped roof and a hanging lamp. */
const stall = stack(
  cut(rectangle(0.14, 0.36, 0.86, 0.98), plain([34, 24, 24], 0.3)),
  cut(union(rectangle(0.12, 0.3, 0.18, 0.99), rectangle(0.82, 0.3, 0.88, 0.99)), oak, 0.02, 0.1),
  cut(rectangle(0.1, 0.7, 0.9, 0.98), oak, 0.02, 0.1),
  cut(
    rectangle(0.08, 0.67, 0.92, 0.72),
    lit(oak, () => 1.3),
    0.02,
    0.2,
  ),
  cut(
    polygon([0.2, 0.2], [0.8, 0.2], [0.96, 0.42], [0.04, 0.42]),
    (u) => ({
      height: 0.9,
      colour: Math.floor(u * 10) % 2 === 0 ? [166, 62, 50] : [210, 190, 150],
    }),
    0.03,
  ),
  cut(ellipse(0.5, 0.54, 0.07, 0.075), glowing([238, 160, 66])),
  cut(ellipse(0.5, 0.54, 0.035, 0.04), glowing([255, 242, 200])),
);

/** A board with lines that stand for writing. */
const sign = stack(
  cut(
    rectangle(0.18, 0.28, 0.82, 0.66),
    lit(oak, () => 0.7),
    0.02,
  ),
  cut(rectangle(0.22, 0.33, 0.78, 0.61), plain([196, 172, 124]), 0.015, 0.1),
  ...[0.38, 0.44, 0.5, 0.56].map((v, index) =>
    cut(rectangle(0.27, v, 0.73 - 0.07 * (index % 2), v + 0.022), plain([58, 38, 24]), 0.005),
  ),
  ...[0.2, 0.8].flatMap((u) => [0.305, 0.635].map((v) => cut(ellipse(u, v, 0.014, 0.014), brass, 0.01, 0.3))),
);

const slot = rectangle(0.47, 0.38, 0.53, 0.64);
const lever = stack(
  cut(rectangle(0.4, 0.32, 0.6, 0.7), iron, 0.02, 0.1),
  cut(slot, plain([10, 9, 11])),
  cut(polygon([0.485, 0.32], [0.515, 0.32], [0.525, 0.53], [0.475, 0.53]), brass, 0.01, 0.3),
  cut(ellipse(0.5, 0.31, 0.045, 0.045), plain([170, 44, 36]), 0.03, 0.2),
);

/** Sprites that can stand in a cell, upright, as wide and as high as the cell. */
export const SPRITES = {
  stairsUp,
  stairsDown,
  elevator,
  bundle,
  chest,
  wanderer,
  fountain,
  stall,
  crystal,
  wayOut,
} as const satisfies Record<string, Surface>;
export type SpriteName = keyof typeof SPRITES;
export const SPRITE_NAMES = Object.keys(SPRITES) as SpriteName[];

/** Hangings of walls. */
export const HANGINGS = { sign, lever } as const satisfies Record<string, Surface>;
export type HangingName = keyof typeof HANGINGS;
export const HANGING_NAMES = Object.keys(HANGINGS) as HangingName[];
