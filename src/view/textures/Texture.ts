import type { Surface } from './Surface.ts';

/**
 * A square picture with mipmaps for distant surfaces: 128, 64, 32 and 16 texels a side, one after the other. The texel of column u and row
 * v of a level is at `LEVEL_STARTS[level] + u * side + v`: a column of a wall is one run. A texel is 0xAABBGGRR, the format of canvases on
 * little-endian machines; alpha is 0 (transparent) or 255.
 */
export type Texture = Uint32Array<ArrayBuffer>;

/** Binary logarithm of the side in texels, by level. */
export const LEVEL_BITS = [7, 6, 5, 4] as const;
export const TEXTURE_SIDE = 128;
export const LEVEL_STARTS = [0, 16_384, 20_480, 21_504] as const;
const TEXTURE_LENGTH = 21_760;

/** The strength of light on slopes towards the lamp at the upper left. */
const RELIEF = 1.5;
/** Amount by which torchlight is redder and less blue than daylight. */
const TORCHLIGHT = 0.06;
/** Light in the deepest groove. */
const GROOVE = 0.45;

/** Paints a surface with relief: raised parts cast light and shadow. */
export function bake(surface: Surface): Texture {
  const side = TEXTURE_SIDE;
  const texture = new Uint32Array(TEXTURE_LENGTH);
  /** Heights, level where the surface is transparent; and the weight of slopes, which is 0 where the surface shines by itself. */
  const heights = new Float32Array(side * side).fill(Number.NaN);
  const relief = new Float32Array(side * side).fill(1);
  for (let at = 0; at < heights.length; at++) {
    const point = surface((Math.floor(at / side) + 0.5) / side, ((at % side) + 0.5) / side);
    if (!point) continue;
    heights[at] = point.height;
    if (point.shines) relief[at] = 0;
    texture[at] = pack(point.colour[0], point.colour[1], point.colour[2]);
  }
  for (let at = 0; at < heights.length; at++) {
    const texel = texture[at] as number;
    if (texel === 0) continue;
    const height = heights[at] as number;
    const column = at - (at % side);
    const slope =
      between(heights, (at + side) % heights.length, (at + heights.length - side) % heights.length, height) +
      between(heights, column + ((at + 1) % side), column + ((at + side - 1) % side), height);
    const counts = relief[at] as number;
    const light = (1 + counts * RELIEF * slope) * (1 - counts * (1 - GROOVE) * (1 - height));
    const warm = 1 + counts * TORCHLIGHT;
    texture[at] = pack(
      (texel & 255) * light * warm,
      ((texel >>> 8) & 255) * light,
      (((texel >>> 16) & 255) * light) / warm,
    );
  }
  for (let level = 1; level < LEVEL_BITS.length; level++) shrink(texture, level);
  return texture;
}

/** Returns the difference in height between two positions; level where the surface is transparent. */
function between(heights: Float32Array, after: number, before: number, otherwise: number): number {
  const [high, low] = [heights[after] as number, heights[before] as number];
  return (Number.isNaN(high) ? otherwise : high) - (Number.isNaN(low) ? otherwise : low);
}

/** Fills a level from the one before: four texels become one, transparent if most of them are. */
function shrink(texture: Texture, level: number): void {
  const bits = LEVEL_BITS[level] as number;
  const [from, to, side] = [LEVEL_STARTS[level - 1] as number, LEVEL_STARTS[level] as number, 1 << bits];
  for (let at = 0; at < side * side; at++) {
    const corner = from + (at >> bits) * 4 * side + 2 * (at & (side - 1));
    let [seen, red, green, blue] = [0, 0, 0, 0];
    for (let part = 0; part < 4; part++) {
      const texel = texture[corner + (part >> 1) * 2 * side + (part & 1)] as number;
      if (texel === 0) continue;
      seen++;
      red += texel & 255;
      green += (texel >>> 8) & 255;
      blue += (texel >>> 16) & 255;
    }
    if (seen >= 2) texture[to + at] = pack(red / seen, green / seen, blue / seen);
  }
}

const byte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** Packs an opaque texel. */
export const pack = (red: number, green: number, blue: number): number =>
  (0xff000000 | (byte(blue) << 16) | (byte(green) << 8) | byte(red)) >>> 0;
