/** Look-up tables of brightness and fog by distance. */
export interface Shading {
  /** Share of the own colour, of 256, by distance with STEPS per cell. */
  readonly light: Uint16Array;
  /** The added fog by that share, opaque. */
  readonly fog: Int32Array;
}

/** Distance steps per cell. */
export const STEPS = 64;
/** The maximum visible distance, in cells. */
export const FARTHEST = 11.5;
/** The additional distance factor in the corner of a wide picture. */
const WIDEST = 2;
/** The torch is brighter nearby than far light suggests. */
const FALL = 1.45;
const shadings = new Map<string, Shading>();

/** Returns the shading for a light and a fog. @param reach cells beyond which nothing is visible; at most FARTHEST */
export function shadingOf(reach: number, fog: readonly [number, number, number]): Shading {
  const key = `${reach},${fog.join()}`;
  let shading = shadings.get(key);
  if (!shading) {
    const light = new Uint16Array(Math.ceil(FARTHEST * WIDEST * STEPS) + 1);
    for (let step = 0; step < light.length; step++) {
      light[step] = Math.round(256 * Math.max(0, 1 - step / STEPS / reach) ** FALL);
    }
    const added = Int32Array.from({ length: 257 }, (_, share) => {
      const [red, green, blue] = fog.map((part) => (part * (256 - share)) >> 8);
      return 0xff000000 | ((blue ?? 0) << 16) | ((green ?? 0) << 8) | (red ?? 0);
    });
    shading = { light, fog: added };
    shadings.set(key, shading);
  }
  return shading;
}
