import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import type { Camera } from './castRays.ts';
import type { Picture } from './Picture.ts';
import type { Palette } from './palette.ts';
import type { SeenFloor } from './SeenFloor.ts';
import { FARTHEST, type Shading, STEPS } from './shading.ts';
import { SKY } from './textures/grounds.ts';
import { SKY_COLUMNS, SKY_ROWS } from './textures/nightSky.ts';
import { LEVEL_BITS, LEVEL_STARTS, TEXTURE_SIDE, type Texture } from './textures/Texture.ts';

/** Cells around the camera, a power of two so that they are addressed by shifting. */
const AROUND_BITS = 5;
const AROUND = 1 << AROUND_BITS;
const MASK = AROUND - 1;
/** The rest of 31 bits, for positions within a cell. */
const ONE_BITS = 24;
const ONE = 1 << ONE_BITS;
/** Grounds and ceilings around the camera; the painter works on one picture at a time. */
const grounds = new Uint8Array(AROUND * AROUND);
const ceilings = new Uint8Array(AROUND * AROUND);

/**
 * Paints floor and ceiling row by row, where no wall covers them. Rows at the same distance above and below the horizon show the same
 * positions.
 */
export function paintGround(
  picture: Picture,
  floor: SeenFloor,
  camera: Camera,
  palette: Palette,
  { light, fog }: Shading,
): void {
  const { width, height, pixels, bottom, slant, skyColumn } = picture;
  const hasSky = gather(floor, camera);
  if (hasSky) turnSky(picture, camera);
  const sky = hasSky ? palette.sky() : EMPTY;
  let first = height;
  for (let column = 0; column < width; column++)
    if ((bottom[column] as number) < first) first = bottom[column] as number;
  const focus = picture.focus;
  const left = picture.aside(0);
  // Positions are whole numbers, ONE per cell, from the corner of the gathered cells.
  const originX = camera.x - Math.floor(camera.x) + AROUND / 2;
  const originY = camera.y - Math.floor(camera.y) + AROUND / 2;
  for (let row = Math.max(first, height >> 1); row < height; row++) {
    const distance = focus / 2 / (row + 0.5 - height / 2);
    const above = (height - 1 - row) * width;
    const below = row * width;
    const isFar = distance >= FARTHEST;
    const aheadX = camera.sine + camera.cosine * left;
    const aheadY = camera.cosine - camera.sine * left;
    let x = Math.round((originX + distance * aheadX) * ONE);
    let y = Math.round((originY + distance * aheadY) * ONE);
    const stepX = Math.round(((distance * camera.cosine) / focus) * ONE);
    const stepY = Math.round(((-distance * camera.sine) / focus) * ONE);
    const level = levelAt((TEXTURE_SIDE * distance) / focus);
    const bits = LEVEL_BITS[level] as number;
    const start = LEVEL_STARTS[level] as number;
    const shift = ONE_BITS - bits;
    const mask = (1 << bits) - 1;
    const skyRow = Math.floor(((height - 1 - row) * SKY_ROWS) / (height / 2));
    const near = distance * STEPS;
    let ground = -1;
    let groundTexture = EMPTY;
    let ceiling = -1;
    let ceilingTexture = EMPTY;
    for (let column = 0; column < width; column++, x += stepX, y += stepY) {
      if (row < (bottom[column] as number)) continue;
      if (isFar) {
        pixels[below + column] = fog[0] as number;
        pixels[above + column] = fog[0] as number;
        continue;
      }
      const cell = (((y >> ONE_BITS) & MASK) << AROUND_BITS) | ((x >> ONE_BITS) & MASK);
      // Texels run to the south, as seen from above with north at the top.
      const texel = start + ((((x >> shift) & mask) << bits) | (~(y >> shift) & mask));
      const share = light[(near * (slant[column] as number)) | 0] as number;
      const haze = fog[share] as number;
      if (grounds[cell] !== ground) {
        ground = grounds[cell] as number;
        groundTexture = palette.ground(ground);
      }
      const down = groundTexture[texel] as number;
      pixels[below + column] =
        (((Math.imul(down & 0xff00ff, share) >>> 8) & 0xff00ff) | ((Math.imul(down & 0xff00, share) >>> 8) & 0xff00)) +
        haze;
      if (ceilings[cell] !== ceiling) {
        ceiling = ceilings[cell] as number;
        if (ceiling !== SKY) ceilingTexture = palette.ceiling(ceiling);
      }
      if (ceiling === SKY) {
        pixels[above + column] = sky[(skyColumn[column] as number) + skyRow] as number;
        continue;
      }
      const up = ceilingTexture[texel] as number;
      pixels[above + column] =
        (((Math.imul(up & 0xff00ff, share) >>> 8) & 0xff00ff) | ((Math.imul(up & 0xff00, share) >>> 8) & 0xff00)) +
        haze;
    }
  }
}

const EMPTY: Texture = new Uint32Array(0);

/** Returns the mipmap level for a number of texels per pixel. */
export const levelAt = (texelsPerPixel: number): number =>
  texelsPerPixel < 1.5 ? 0 : texelsPerPixel < 3 ? 1 : texelsPerPixel < 6 ? 2 : 3;

/** Looks up grounds and ceilings around the camera; returns whether any sky is among them. */
function gather(floor: SeenFloor, camera: Camera): boolean {
  const { size } = floor;
  const westmost = Math.floor(camera.x) - AROUND / 2;
  const southmost = Math.floor(camera.y) - AROUND / 2;
  let hasSky = false;
  for (let dy = 0; dy < AROUND; dy++) {
    const row = (((southmost + dy) % size) + size) % size;
    for (let dx = 0; dx < AROUND; dx++) {
      const cell = row * GRID_SIDE + ((((westmost + dx) % size) + size) % size);
      grounds[dy * AROUND + dx] = floor.grounds[cell] as number;
      ceilings[dy * AROUND + dx] = floor.ceilings[cell] as number;
      if (floor.ceilings[cell] === SKY) hasSky = true;
    }
  }
  return hasSky;
}

/** Computes the column of the sky for each column of the picture. The sky is infinitely far, so it depends only on the direction. */
function turnSky(picture: Picture, camera: Camera): void {
  const middle = Math.atan2(camera.sine, camera.cosine);
  for (let column = 0; column < picture.width; column++) {
    const angle = middle + Math.atan(picture.aside(column));
    const turned = Math.floor((angle / (2 * Math.PI)) * SKY_COLUMNS);
    picture.skyColumn[column] = (((turned % SKY_COLUMNS) + SKY_COLUMNS) % SKY_COLUMNS) * SKY_ROWS;
  }
}
