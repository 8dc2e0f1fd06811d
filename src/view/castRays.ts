import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import { MOST_LAYERS, type Picture } from './Picture.ts';
import type { SeenFloor } from './SeenFloor.ts';

/** The camera: its position in cells from the south-west corner, and the sine and cosine of its direction. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Sine and cosine of the angle clockwise from north: ahead is (sine, cosine), right is (cosine, -sine). */
  readonly sine: number;
  readonly cosine: number;
}

/** Additional looks: fog, and darkness. */
export const FOGGED = 0;
export const DARK = 4;
/** Looks of a door while it is passed: half open and open. Both can be seen through, like a gate. */
export const PASSED_DOOR = { raised: 5, open: 6 } as const;

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
/** Nearer sprites are in the own cell and not drawn. */
const NEAREST_SPRITE = 0.5;

/**
 * Follows the ray of each column from cell to cell to an opaque edge, darkness, or the limit of the light. A ray meets the half of an edge
 * that belongs to the cell it leaves, and goes around the rim, since a floor is a torus.
 */
export function castRays(picture: Picture, floor: SeenFloor, camera: Camera, reach: number): void {
  const { width } = picture;
  const { size, edges, hangings, isDark, sprites } = floor;
  const { sine, cosine } = camera;
  const [startX, startY] = [Math.floor(camera.x), Math.floor(camera.y)];
  for (let column = 0; column < width; column++) {
    const aside = picture.aside(column);
    const aheadX = sine + cosine * aside;
    const aheadY = cosine - sine * aside;
    // Distances are measured along the view direction, which determines apparent sizes.
    const stepX = Math.abs(1 / aheadX);
    const stepY = Math.abs(1 / aheadY);
    let nextX = (aheadX > 0 ? startX + 1 - camera.x : camera.x - startX) * stepX;
    let nextY = (aheadY > 0 ? startY + 1 - camera.y : camera.y - startY) * stepY;
    const bySideX = aheadX > 0 ? EAST : WEST;
    const bySideY = aheadY > 0 ? NORTH : SOUTH;
    // Cell coordinates continue beyond the rim and are wrapped for look-ups.
    let cellX = startX;
    let cellY = startY;
    let x = wrap(startX, size);
    let y = wrap(startY, size);
    let layers = 0;
    let look = FOGGED as number;
    let distance = reach;
    for (;;) {
      const cell = y * GRID_SIDE + x;
      const sprite = sprites[cell] as number;
      if (sprite > 0 && layers < MOST_LAYERS) {
        const [toX, toY] = [cellX + 0.5 - camera.x, cellY + 0.5 - camera.y];
        const depth = toX * sine + toY * cosine;
        const place = aside * depth - (toX * cosine - toY * sine) + 0.5;
        if (depth > NEAREST_SPRITE && depth < reach && place >= 0 && place < 1) {
          const layer = column * MOST_LAYERS + layers++;
          picture.layerLook[layer] = -sprite;
          picture.layerDistance[layer] = depth;
          picture.layerPlace[layer] = place;
        }
      }
      const isAcross = nextX < nextY;
      const met = isAcross ? nextX : nextY;
      if (met >= reach) break;
      const edge = 4 * cell + (isAcross ? bySideX : bySideY);
      const edgeLook = edges[edge] as number;
      if (edgeLook !== EDGE_LOOK.nothing) {
        const at = isAcross ? camera.y + met * aheadY : camera.x + met * aheadX;
        const along = at - Math.floor(at);
        // From left to right from the viewer's side.
        const place = (isAcross ? aheadX < 0 : aheadY > 0) ? along : 1 - along;
        if (edgeLook !== EDGE_LOOK.gate && edgeLook <= DARK) {
          look = edgeLook;
          distance = met;
          picture.place[column] = place;
          picture.hanging[column] = hangings[edge] as number;
          picture.isShaded[column] = isAcross ? 0 : 1;
          break;
        }
        if (layers < MOST_LAYERS) {
          const layer = column * MOST_LAYERS + layers++;
          picture.layerLook[layer] = edgeLook;
          picture.layerDistance[layer] = met;
          picture.layerPlace[layer] = place;
        }
      }
      if (isAcross) {
        nextX += stepX;
        cellX += bySideX === EAST ? 1 : -1;
        x = wrap(cellX, size);
      } else {
        nextY += stepY;
        cellY += bySideY === NORTH ? 1 : -1;
        y = wrap(cellY, size);
      }
      if (isDark[y * GRID_SIDE + x]) {
        look = DARK;
        distance = met;
        break;
      }
    }
    picture.look[column] = look;
    picture.distance[column] = distance;
    picture.layers[column] = layers;
    picture.bottom[column] = Math.round(picture.height / 2 + picture.focus / (2 * distance));
  }
}

const wrap = (place: number, size: number): number => ((place % size) + size) % size;
