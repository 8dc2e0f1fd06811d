import { DARK, FOGGED } from './castRays.ts';
import { MOST_LAYERS, type Picture } from './Picture.ts';
import { levelAt } from './paintGround.ts';
import type { Palette } from './palette.ts';
import { type Shading, STEPS } from './shading.ts';
import { LEVEL_BITS, LEVEL_STARTS, TEXTURE_SIDE, type Texture } from './textures/Texture.ts';

const BLACK = 0xff000000;
/** Light on faces to the north or south, of 256, so that corners are visible. */
const SHADED = 205;

/** Paints what the rays have met, column by column, from far to near. */
export function paintWalls(picture: Picture, palette: Palette, shading: Shading): void {
  const { width, height, pixels, look, distance, place, bottom } = picture;
  for (let column = 0; column < width; column++) {
    const met = look[column] as number;
    const away = distance[column] as number;
    if (met === FOGGED || met === DARK) {
      const colour = met === DARK ? BLACK : (shading.fog[0] as number);
      const end = Math.min(height, bottom[column] as number);
      for (let row = height - end; row < end; row++) pixels[row * width + column] = colour;
    } else {
      const dimmed = picture.isShaded[column] ? SHADED : 256;
      paintColumn(picture, palette.edge(met), column, away, place[column] as number, shading, dimmed);
      const hanging = picture.hanging[column] as number;
      if (hanging > 0) {
        paintColumn(picture, palette.hanging(hanging), column, away, place[column] as number, shading, dimmed);
      }
    }
    for (let layer = (picture.layers[column] as number) - 1; layer >= 0; layer--) {
      const at = column * MOST_LAYERS + layer;
      const what = picture.layerLook[at] as number;
      const texture = what < 0 ? palette.sprite(-what) : palette.edge(what);
      const [near, u] = [picture.layerDistance[at] as number, picture.layerPlace[at] as number];
      paintColumn(picture, texture, column, near, u, shading, 256);
    }
  }
}

/** Paints one column of a texture that stands upright, floor to ceiling, `distance` cells away; transparent texels stay. */
function paintColumn(
  { width, height, focus, slant, pixels }: Picture,
  texture: Texture,
  column: number,
  distance: number,
  place: number,
  { light, fog }: Shading,
  dimmed: number,
): void {
  const tall = focus / distance;
  const top = Math.max(0, height - Math.round(height / 2 + tall / 2));
  const end = height - top;
  const level = levelAt(TEXTURE_SIDE / tall);
  const bits = LEVEL_BITS[level] as number;
  const side = 1 << bits;
  const start = (LEVEL_STARTS[level] as number) + (Math.min(side - 1, Math.floor(place * side)) << bits);
  const lit = light[(distance * STEPS * (slant[column] as number)) | 0] as number;
  const share = (lit * dimmed) >> 8;
  const haze = fog[lit] as number;
  const step = Math.round((side / tall) * 65_536);
  let v = Math.round(((top + 0.5 - (height - tall) / 2) * side * 65_536) / tall);
  const last = (side << 16) - 1;
  for (let at = top * width + column; at < end * width; at += width, v += step) {
    const texel = texture[start + ((v < 0 ? 0 : v > last ? last : v) >> 16)] as number;
    if (texel === 0) continue;
    pixels[at] =
      (((Math.imul(texel & 0xff00ff, share) >>> 8) & 0xff00ff) | ((Math.imul(texel & 0xff00, share) >>> 8) & 0xff00)) +
      haze;
  }
}
