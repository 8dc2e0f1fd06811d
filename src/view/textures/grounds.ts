import { masonry, planks } from './masonry.ts';
import { hash, modulo, noise, smoothstep } from './noise.ts';
import {
  type Colour,
  cut,
  ellipse,
  mix,
  type Point,
  polygon,
  rectangle,
  type Surface,
  stack,
  tint,
} from './Surface.ts';

/** Slabs, worn in the middle. */
const slabs = masonry({
  seed: 137,
  rows: 2,
  perRow: 2,
  jitter: 0.16,
  joint: 0.005,
  bevel: 0.02,
  colour: [92, 88, 88],
  mortar: [34, 32, 36],
  variety: 0.25,
  roughness: 0.7,
});

const waves = noise(139, 5, 9, 3);
const ripple = noise(149, 12, 22, 2);
const water: Surface = (u, v) => {
  const crest = 1 - Math.abs(2 * waves(u, v) - 1);
  const glint = smoothstep(0.86, 0.97, crest) * smoothstep(0.35, 0.65, ripple(u, v));
  return { height: 0.8, shines: true, colour: mix(mix([14, 42, 62], [34, 88, 108], crest), [190, 226, 224], glint) };
};

const embers = noise(151, 6, 6, 4);
const EMBER: readonly Colour[] = [
  [46, 14, 8],
  [150, 34, 10],
  [236, 104, 20],
  [255, 196, 70],
  [255, 240, 178],
];
const flame: Surface = (u, v) => {
  const heat = Math.min(3.99, Math.max(0, (1 - Math.abs(2 * embers(u, v) - 1)) ** 1.6 * 4.6 - 0.7));
  const step = Math.floor(heat);
  return { height: 1, shines: true, colour: mix(EMBER[step] as Colour, EMBER[step + 1] as Colour, heat - step) };
};

const black: Point = { height: 1, shines: true, colour: [0, 0, 0] };
const darkness: Surface = () => black;

/** Makes a hole with walls of its own, which show how deep it is. */
const hole = (bottom: Surface): Surface =>
  stack(slabs, cut(rectangle(0.1, 0.1, 0.9, 0.9), slabs, 0.05, 0.3), cut(rectangle(0.16, 0.16, 0.84, 0.84), bottom));
const deep: Surface = (u, v) => {
  const inside = Math.min(u - 0.16, 0.84 - u, v - 0.16, 0.84 - v);
  return { height: 0.6, shines: true, colour: mix([58, 52, 50], [4, 3, 5], smoothstep(0, 0.16, inside)) };
};
const spikes: Surface = (u, v) => {
  const [x, y] = [modulo(u * 9, 1) - 0.5, modulo(v * 9, 1) - 0.5];
  const point = smoothstep(0.34, 0.06, Math.hypot(x, y));
  return { height: 0.6, shines: true, colour: mix([12, 16, 10], x + y < 0 ? [188, 196, 176] : [92, 104, 88], point) };
};
/** Polished boards that slope away to the middle of one side. */
const slide: Surface = (u, v) => {
  const point = planks({ seed: 163, count: 10, colour: [126, 92, 58] })(u, v);
  return (
    point && { ...point, colour: mix(point.colour, [6, 5, 6], smoothstep(0.75, 0.3, Math.hypot(u - 0.5, v - 0.5) * 2)) }
  );
};

/** A ring of signs that glow. */
const circle: Surface = (u, v) => {
  const [x, y] = [u - 0.5, v - 0.5];
  const radius = Math.hypot(x, y);
  const turn = Math.floor(((Math.atan2(y, x) / Math.PI + 1) * 24) / 2);
  const sign = radius > 0.3 && radius < 0.37 && hash(turn, Math.floor(radius * 90), 167) > 0.45;
  const line = Math.min(Math.abs(radius - 0.42), Math.abs(radius - 0.26), star(x, y));
  const glow = sign ? 1 : smoothstep(0.05, 0.004, line);
  const ground = slabs(u, v) ?? black;
  return glow < 0.04
    ? ground
    : { height: 0.8, shines: true, colour: mix(tint(ground.colour, 0.7), [120, 214, 255], glow) };
};
/** Returns the distance from two triangles that make a star. */
function star(x: number, y: number): number {
  const distances = [0, 1, 2, 3, 4, 5].map((side) => {
    const angle = (side * Math.PI) / 3 + Math.PI / 6;
    return Math.abs(x * Math.cos(angle) + y * Math.sin(angle) - 0.13);
  });
  return Math.hypot(x, y) < 0.26 ? Math.min(...distances) : 1;
}

const arrow = polygon([0.5, 0.2], [0.74, 0.52], [0.5, 0.44], [0.26, 0.52]);
/** A plate with an arrow: it announces that it moves the party. */
const plate: Surface = stack(
  slabs,
  cut(ellipse(0.5, 0.5, 0.4, 0.4), slabs, 0.05, 0.2),
  cut(arrow, () => ({ height: 0.4, colour: [150, 128, 76] })),
  cut(
    (u, v) => arrow(u, v - 0.26),
    () => ({ height: 0.4, colour: [150, 128, 76] }),
  ),
);

const vault = masonry({
  seed: 173,
  rows: 4,
  perRow: 2,
  jitter: 0.3,
  joint: 0.006,
  bevel: 0.03,
  colour: [74, 70, 76],
  mortar: [26, 24, 30],
  variety: 0.35,
  roughness: 0.9,
});

/** The grounds of a cell. The first four are the codes of floor options and marks (docs/domain.md, "Floor settings"). */
export const GROUNDS = {
  slabs,
  water,
  flame,
  darkness,
  pit: hole(deep),
  spikes: hole(spikes),
  chute: stack(slabs, cut(ellipse(0.5, 0.5, 0.4, 0.4), slide, 0.05)),
  circle,
  plate,
} as const satisfies Record<string, Surface>;
export type GroundName = keyof typeof GROUNDS;
export const GROUND_NAMES = Object.keys(GROUNDS) as GroundName[];

/** Ceilings except the night sky, by the code of the option (docs/domain.md, "Floor settings"). */
export const CEILINGS: readonly Surface[] = [vault, darkness, darkness];
/** The code that stands for the night sky. */
export const SKY = 1;
