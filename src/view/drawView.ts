import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import { type Camera, castRays } from './castRays.ts';
import type { Picture } from './Picture.ts';
import { paintGround } from './paintGround.ts';
import { paintWalls } from './paintWalls.ts';
import type { Palette } from './palette.ts';
import type { SeenFloor } from './SeenFloor.ts';
import { FARTHEST, shadingOf } from './shading.ts';

/** The viewer: the position in cells, where the middle of cell (0, 0) is (0.5, 0.5), and the angle clockwise from north in radians. */
export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The light of a view. */
export interface Light {
  /** Distance in cells beyond which nothing is visible. */
  readonly reach: number;
}

export const TORCH: Light = { reach: 10 };

/**
 * The distance of the camera behind the middle of the cell. It is less than half a cell, so the camera is always in the current cell,
 * or in one of the two during a step, and never in a wall.
 */
const CAMERA_BACK = 0.45;

/** Paints the view of a floor. A pure function (docs/map-editor.md, "First-person view"). */
export function drawView(picture: Picture, floor: SeenFloor, eye: Eye, light: Light, palette: Palette): void {
  const [sine, cosine] = [Math.sin(eye.angle), Math.cos(eye.angle)];
  const camera: Camera = { x: eye.x - CAMERA_BACK * sine, y: eye.y - CAMERA_BACK * cosine, sine, cosine };
  const { size } = floor;
  const [x, y] = [Math.floor(camera.x), Math.floor(camera.y)];
  // In a dark zone nothing is visible (docs/domain.md, "Floor and cell").
  if (floor.isDark[(((y % size) + size) % size) * GRID_SIDE + (((x % size) + size) % size)]) {
    picture.pixels.fill(0xff000000);
    return;
  }
  const reach = Math.min(light.reach, FARTHEST);
  const shading = shadingOf(reach, palette.fog);
  castRays(picture, floor, camera, reach);
  paintGround(picture, floor, camera, palette, shading);
  paintWalls(picture, palette, shading);
}
