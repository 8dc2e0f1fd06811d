import { modulo } from './noise.ts';
import type { Surface } from './Surface.ts';

/**
 * A square picture with its smaller copies for what is far away: 128, 64, 32 and 16 texels a side, one after the other. The
 * texel of column u and row v of a level lies at `LEVEL_STARTS[level] + u * side + v`: a column of a wall is one run.
 * A texel is 0xAABBGGRR as canvases of little-endian machines have it; alpha is 0 (seen through) or 255.
 */
export type Texture = Uint32Array<ArrayBuffer>;

/** Texels a side are 2 to the power of these, by level. */
export const LEVEL_BITS = [7, 6, 5, 4] as const;
export const TEXTURE_SIDE = 128;
export const LEVEL_STARTS = [0, 16_384, 20_480, 21_504] as const;
export const TEXTURE_LENGTH = 21_760;

/** How strongly slopes towards the lamp, at the upper left, are lit. */
const RELIEF = 1.5;
/** Light in the deepest groove. */
const GROOVE = 0.45;

/** Paints a surface: what stands out throws light and shadow. `relief` 0 leaves it flat. */
export function bake(surface: Surface, relief = 1): Texture {
  const side = TEXTURE_SIDE;
  const points = Array.from({ length: side * side }, (_, at) =>
    surface((Math.floor(at / side) + 0.5) / side, ((at % side) + 0.5) / side),
  );
  const heightAt = (u: number, v: number, otherwise: number) =>
    points[modulo(u, side) * side + modulo(v, side)]?.height ?? otherwise;
  const texture = new Uint32Array(TEXTURE_LENGTH);
  for (let at = 0; at < points.length; at++) {
    const point = points[at];
    if (!point) continue;
    const [u, v] = [Math.floor(at / side), at % side];
    const { height, shines } = point;
    const slope =
      heightAt(u + 1, v, height) - heightAt(u - 1, v, height) + heightAt(u, v + 1, height) - heightAt(u, v - 1, height);
    const light = shines ? 1 : (1 + relief * RELIEF * slope) * (1 - relief * (1 - GROOVE) * (1 - height));
    texture[at] = pack(point.colour[0] * light, point.colour[1] * light, point.colour[2] * light);
  }
  for (let level = 1; level < LEVEL_BITS.length; level++) shrink(texture, level);
  return texture;
}

/** Fills a level from the one before: four texels become one, seen through where most of them are. */
function shrink(texture: Texture, level: number): void {
  const bits = LEVEL_BITS[level] as number;
  const [from, to, side] = [LEVEL_STARTS[level - 1] as number, LEVEL_STARTS[level] as number, 1 << bits];
  for (let u = 0; u < side; u++) {
    for (let v = 0; v < side; v++) {
      const corner = from + 2 * u * 2 * side + 2 * v;
      const four = [corner, corner + 1, corner + 2 * side, corner + 2 * side + 1].map((at) => texture[at] as number);
      const seen = four.filter((texel) => texel !== 0);
      if (seen.length < 2) continue;
      const mean = (shift: number) => seen.reduce((sum, texel) => sum + ((texel >>> shift) & 255), 0) / seen.length;
      texture[to + u * side + v] = pack(mean(0), mean(8), mean(16));
    }
  }
}

const byte = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** An opaque texel. */
export const pack = (red: number, green: number, blue: number): number =>
  (0xff000000 | (byte(blue) << 16) | (byte(green) << 8) | byte(red)) >>> 0;
