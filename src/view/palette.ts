import { EDGE_LOOK } from '#domain/map/edgeLook.ts';
import { PASSED_DOOR } from './castRays.ts';
import { DOORS, DOORWAYS, GATES, RAISED_DOORS } from './textures/doors.ts';
import { CEILINGS, GROUND_NAMES, GROUNDS } from './textures/grounds.ts';
import { paintNightSky } from './textures/nightSky.ts';
import type { Surface } from './textures/Surface.ts';
import { HANGING_NAMES, HANGINGS, SPRITE_NAMES, SPRITES } from './textures/sprites.ts';
import { bake, type Texture } from './textures/Texture.ts';
import { WALLS } from './textures/walls.ts';

/** The textures of a view. Each is generated on first use and cached. */
export interface Palette {
  /** Texture by the look of an edge: wall, door, gate (EDGE_LOOK), or a door being passed (PASSED_DOOR). */
  readonly edge: (look: number) => Texture;
  /** Textures by the numbers of ground, ceiling, sprite and hanging in a SeenFloor. */
  readonly ground: (ground: number) => Texture;
  readonly ceiling: (ceiling: number) => Texture;
  readonly sprite: (sprite: number) => Texture;
  readonly hanging: (hanging: number) => Texture;
  readonly sky: () => Uint32Array;
  /** The colour of the fog: red, green and blue. */
  readonly fog: readonly [red: number, green: number, blue: number];
}

const FOG = [9, 8, 12] as const;

const kept = new Map<Surface, Texture>();
let sky: Uint32Array | undefined;

export function textureOf(surface: Surface): Texture {
  const texture = kept.get(surface) ?? bake(surface);
  kept.set(surface, texture);
  return texture;
}

/** Returns the surface of a code; for an unknown code the first one. */
export const known = (surfaces: readonly Surface[], code: number): Surface =>
  (surfaces[code] ?? surfaces[0]) as Surface;

const grounds = GROUND_NAMES.map((name) => GROUNDS[name]);
const sprites = SPRITE_NAMES.map((name) => SPRITES[name]);
const hangings = HANGING_NAMES.map((name) => HANGINGS[name]);

/** Surfaces by the look of an edge. */
const EDGES: Readonly<Record<number, readonly Surface[]>> = {
  [EDGE_LOOK.wall]: WALLS,
  [EDGE_LOOK.door]: DOORS,
  [EDGE_LOOK.gate]: GATES,
  [PASSED_DOOR.raised]: RAISED_DOORS,
  [PASSED_DOOR.open]: DOORWAYS,
};

/** Returns the textures and colours of a floor whose walls have this code (docs/domain.md, "Floor settings"). */
export const paletteOf = (wall: number): Palette => ({
  edge: (look) => textureOf(known(EDGES[look] ?? WALLS, wall)),
  ground: (ground) => textureOf(known(grounds, ground)),
  ceiling: (ceiling) => textureOf(known(CEILINGS, ceiling)),
  sprite: (sprite) => textureOf(known(sprites, sprite - 1)),
  hanging: (hanging) => textureOf(known(hangings, hanging - 1)),
  sky: () => {
    sky ??= paintNightSky();
    return sky;
  },
  fog: FOG,
});
