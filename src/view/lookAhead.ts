import { EDGE_LOOK, type EdgeLook } from '#domain/map/edgeLook.ts';
import { GRID_SIDE } from '#domain/map/floorGrid.ts';
import type { SeenFloor } from './SeenFloor.ts';
import { SPRITE_NAMES, type SpriteName } from './textures/sprites.ts';

/** The things visible straight ahead, nearest first. */
export interface Ahead {
  /** The number of cells before the end of the view; 0 for a side of the own cell. */
  readonly cells: number;
  /** The end of the view; absent if the light ends before. */
  readonly end: Exclude<EdgeLook, typeof EDGE_LOOK.gate> | 'dark';
  /** Gates and things on the way, each with the cells before it. */
  readonly onTheWay: readonly { readonly cells: number; readonly what: SpriteName | 'gate' }[];
}

/** Steps by side: north, east, south, west. */
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/**
 * Describes the picture of `drawView` as data: what is visible from the middle of a cell towards one of its sides (0-3: north, east, south,
 * west) within `reach` cells.
 */
export function lookAhead(floor: SeenFloor, x: number, y: number, side: number, reach: number): Ahead {
  const { size, edges, isDark, sprites } = floor;
  const [stepX, stepY] = STEPS[side] ?? STEPS[0];
  const onTheWay: { cells: number; what: SpriteName | 'gate' }[] = [];
  if (isDark[y * GRID_SIDE + x]) return { cells: 0, end: 'dark', onTheWay };
  let [atX, atY] = [x, y];
  for (let cells = 0; cells < reach; cells++) {
    const cell = atY * GRID_SIDE + atX;
    const sprite = SPRITE_NAMES[(sprites[cell] as number) - 1];
    // Things in the own cell are not visible.
    if (sprite && cells > 0) onTheWay.push({ cells, what: sprite });
    const look = edges[4 * cell + side] as EdgeLook;
    if (look === EDGE_LOOK.gate) onTheWay.push({ cells, what: 'gate' });
    else if (look !== EDGE_LOOK.nothing) return { cells, end: look, onTheWay };
    atX = (atX + stepX + size) % size;
    atY = (atY + stepY + size) % size;
    if (isDark[atY * GRID_SIDE + atX]) return { cells, end: 'dark', onTheWay };
  }
  return { cells: reach, end: EDGE_LOOK.nothing, onTheWay };
}
