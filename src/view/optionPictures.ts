import { known, textureOf } from './palette.ts';
import { DOORS } from './textures/doors.ts';
import { CEILINGS, GROUND_NAMES, GROUNDS, SKY } from './textures/grounds.ts';
import { paintNightSky, SKY_ROWS } from './textures/nightSky.ts';
import { TEXTURE_SIDE, type Texture } from './textures/Texture.ts';
import { WALLS } from './textures/walls.ts';

/** A square picture in the format of a canvas: `new ImageData(pixels, side)`. */
export interface OptionPicture {
  /** Side in pixels. */
  readonly side: number;
  /** Red, green, blue and alpha of each pixel, from the upper left, row by row. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/**
 * Returns the pictures of an option of a floor, made of the textures of the first-person view: two for a wall, bare and with its door
 * (docs/domain.md, "Floor settings"), one for a floor or a ceiling. An unknown code has those of code 0.
 */
export function optionPictures(kind: 'wall' | 'floor' | 'ceiling', code: number): readonly OptionPicture[] {
  if (kind === 'wall') return [picture(textureOf(known(WALLS, code))), picture(textureOf(known(DOORS, code)))];
  if (kind === 'floor') return [picture(textureOf(GROUNDS[GROUND_NAMES[code < 4 ? code : 0] ?? 'slabs']))];
  return [code === SKY ? skyPicture() : picture(textureOf(known(CEILINGS, code)))];
}

function picture(texture: Texture | Uint32Array, rows = TEXTURE_SIDE): OptionPicture {
  const side = TEXTURE_SIDE;
  const turned = new Uint32Array(side * side);
  for (let u = 0; u < side; u++) for (let v = 0; v < side; v++) turned[v * side + u] = texture[u * rows + v] as number;
  return { side, pixels: new Uint8ClampedArray(turned.buffer) };
}

/** Returns the part of the sky with the moon. */
const skyPicture = (): OptionPicture => picture(paintNightSky(), SKY_ROWS);
