import { hash, noise, smoothstep } from './noise.ts';
import { pack } from './Texture.ts';

/** Columns of the whole horizon and rows from the zenith down to it; texel (u, v) is at u * SKY_ROWS + v. */
export const SKY_COLUMNS = 768;
export const SKY_ROWS = 128;

/** Paints stars, the Milky Way, and a moon in the north. */
export function paintNightSky(): Uint32Array {
  const sky = new Uint32Array(SKY_COLUMNS * SKY_ROWS);
  const clouds = noise(211, 12, 3, 3);
  for (let u = 0; u < SKY_COLUMNS; u++) {
    for (let v = 0; v < SKY_ROWS; v++) {
      const height = 1 - v / SKY_ROWS;
      const band = smoothstep(0.3, 0, Math.abs(height - 0.55 - 0.25 * Math.sin((u / SKY_COLUMNS) * 2 * Math.PI)));
      const haze = clouds(u / SKY_COLUMNS, v / SKY_ROWS) * band;
      let [red, green, blue] = [10 + 22 * haze, 12 + 24 * haze + 6 * (1 - height), 28 + 40 * haze + 16 * (1 - height)];
      const chance = hash(u, v, 223);
      if (chance > 0.985 - 0.012 * band) {
        const shine = 60 + 190 * hash(u, v, 227) ** 3;
        const warm = hash(u, v, 229);
        [red, green, blue] = [shine * (0.8 + 0.2 * warm), shine * 0.88, shine * (1 - 0.2 * warm)];
      }
      const fromMoon = Math.hypot(u - 40, v - 62);
      if (fromMoon < 26) {
        const glow = smoothstep(26, 9, fromMoon) * 0.5;
        [red, green, blue] = [red + 120 * glow, green + 116 * glow, blue + 96 * glow];
      }
      if (fromMoon < 9 && Math.hypot(u - 44, v - 59) > 7.5) [red, green, blue] = [244, 238, 206];
      sky[u * SKY_ROWS + v] = pack(red, green, blue);
    }
  }
  return sky;
}
