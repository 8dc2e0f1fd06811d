import { masonry, planks } from './masonry.ts';
import { noise, smoothstep } from './noise.ts';
import { type Colour, cut, mix, rectangle, type Surface, stack } from './Surface.ts';

/** The material of walls that are made of cut stone, in its shades. */
export const GREY: Colour = [124, 121, 128];
export const SAND: Colour = [138, 122, 98];

const stone = masonry({
  seed: 3,
  rows: 6,
  perRow: 3,
  jitter: 0.5,
  joint: 0.006,
  bevel: 0.026,
  colour: GREY,
  mortar: [46, 44, 50],
  variety: 0.5,
  roughness: 0.8,
  second: { colour: [108, 112, 104], share: 0.3 },
});

const granite = masonry({
  seed: 41,
  rows: 3,
  perRow: 2,
  jitter: 0.12,
  joint: 0.003,
  bevel: 0.014,
  colour: [116, 124, 142],
  mortar: [40, 44, 56],
  variety: 0.22,
  roughness: 0.3,
  second: { colour: [132, 122, 136], share: 0.25 },
});

const brick = masonry({
  seed: 59,
  rows: 14,
  perRow: 4,
  jitter: 0.06,
  joint: 0.006,
  bevel: 0.014,
  colour: [150, 76, 56],
  mortar: [112, 102, 92],
  variety: 0.5,
  roughness: 0.5,
  second: { colour: [104, 58, 56], share: 0.22 },
});

const ashlar = masonry({
  seed: 83,
  rows: 4,
  perRow: 2,
  jitter: 0.1,
  joint: 0.006,
  bevel: 0.03,
  colour: SAND,
  mortar: [52, 44, 36],
  variety: 0.3,
  roughness: 0.6,
});

/** Moss that has grown from the floor upwards. */
function mossy(surface: Surface): Surface {
  const patches = noise(7, 6, 6, 3);
  return (u, v) => {
    const point = surface(u, v);
    const share = smoothstep(0.56, 0.72, patches(u, v) + 0.2 * v - 0.1) * 0.65;
    return point && { ...point, colour: mix(point.colour, [70, 92, 52], share) };
  };
}

/** Grains of feldspar and mica, as granite has them. */
function speckled(surface: Surface): Surface {
  const grains = noise(43, 64, 64);
  return (u, v) => {
    const point = surface(u, v);
    const grain = grains(u, v);
    return (
      point && { ...point, colour: mix(point.colour, grain > 0.5 ? [206, 206, 222] : [38, 42, 56], (grain - 0.5) ** 2) }
    );
  };
}

const beam = planks({ seed: 31, count: 8, colour: [112, 76, 46], isLevel: true });
const post = planks({ seed: 37, count: 8, colour: [104, 70, 42] });
/** Boards between two beams and a pair of posts. */
const wooden = stack(
  planks({ seed: 29, count: 7, colour: [142, 98, 58] }),
  cut(rectangle(-1, 0.02, 2, 0.13), beam, 0.02, 0.25),
  cut(rectangle(-1, 0.87, 2, 0.98), beam, 0.02, 0.25),
  cut(rectangle(-0.06, -1, 0.06, 2), post, 0.02, 0.3),
  cut(rectangle(0.94, -1, 1.06, 2), post, 0.02, 0.3),
);

/** Blocks below a ledge that runs along the whole wall, as before a keep. */
const gatehouse = stack(ashlar, cut(rectangle(-1, 0.05, 2, 0.13), ashlar, 0.03, 0.35));

/** The bare walls, by the code of the option (docs/domain.md, "Floor settings"). */
export const WALLS: readonly Surface[] = [mossy(stone), wooden, speckled(granite), brick, gatehouse];
