import { slotValue, visibleLook } from '#domain/events/visibleLook.ts';
import { type Border, CEILING_MARK, FLOOR_MARK, SIDES, ZONE } from '#domain/map/cell.ts';
import { edgeLook } from '#domain/map/edgeLook.ts';
import { CELL_COUNT, cellIndex, type FloorGrid, planeOf } from '#domain/map/floorGrid.ts';
import { GROUND_NAMES } from './textures/grounds.ts';
import { HANGING_NAMES, SPRITE_NAMES } from './textures/sprites.ts';

/** The visible options of a floor, by code (docs/domain.md, "Floor settings"). */
export interface FloorOptions {
  readonly wall: number;
  readonly floor: number;
  readonly ceiling: number;
}

/** The look of a floor, cell by cell at y * 24 + x as in its grid; rebuilt when the floor changes. */
export interface SeenFloor {
  /** Cells a side. */
  readonly size: number;
  /** Looks of the sides, four per cell in the order north, east, south, west (EDGE_LOOK). */
  readonly edges: Uint8Array;
  /** The hangings on the sides, likewise: 0, or the index in HANGING_NAMES plus one. */
  readonly hangings: Uint8Array;
  readonly isDark: Uint8Array;
  /** Index in GROUND_NAMES. */
  readonly grounds: Uint8Array;
  /** Codes of ceilings. */
  readonly ceilings: Uint8Array;
  /** 0, or the index in SPRITE_NAMES plus one. */
  readonly sprites: Uint8Array;
}

/** Returns what is visible of a floor from within (docs/domain.md, "Floor and cell"). */
export function seeFloor(grid: FloorGrid, size: number, options: FloorOptions): SeenFloor {
  const floor = {
    size,
    edges: new Uint8Array(4 * CELL_COUNT),
    hangings: new Uint8Array(4 * CELL_COUNT),
    isDark: new Uint8Array(CELL_COUNT),
    grounds: new Uint8Array(CELL_COUNT),
    ceilings: new Uint8Array(CELL_COUNT),
    sprites: new Uint8Array(CELL_COUNT),
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const cell = cellIndex(x, y);
      const read = (plane: number) => grid[plane * CELL_COUNT + cell] as number;
      for (let side = 0; side < 4; side++) floor.edges[4 * cell + side] = edgeLook(read(side) as Border);
      const zones = read(FLOOR_ID);
      floor.isDark[cell] = zones & ZONE.dark;
      // A mark of 0 stands for the floor's option.
      floor.grounds[cell] = (zones & FLOOR_MARK.mask) >> FLOOR_MARK.shift || options.floor;
      floor.ceilings[cell] = (zones & CEILING_MARK.mask) >> CEILING_MARK.shift || options.ceiling;
      const look = visibleLook(grid, cell);
      if (!look) continue;
      if (look.sprite) floor.sprites[cell] = SPRITE_NAMES.indexOf(look.sprite) + 1;
      if (look.ground) floor.grounds[cell] = GROUND_NAMES.indexOf(look.ground);
      // A side of 0 means none; the others count from 1.
      const side = slotValue(grid, cell, 'side');
      if (look.hanging && side >= 1 && side <= SIDES.length) {
        floor.hangings[4 * cell + side - 1] = HANGING_NAMES.indexOf(look.hanging) + 1;
      }
    }
  }
  return floor;
}

const FLOOR_ID = planeOf('floor_id');
