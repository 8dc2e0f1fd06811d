import { type CellField, EVENT_SLOTS } from '#domain/map/cell.ts';

/** The properties that identify our maps. */
export const FORMAT_PROPERTY = 'meikyu_format';
export const VERSION_PROPERTY = 'meikyu_version';

/** The layer of objects that represent the events of a floor, and the fields that are properties of each. */
export const EVENT_LAYER = 'events';
export const EVENT_FIELDS: readonly CellField[] = ['event_id', 'flag', 'muki', ...EVENT_SLOTS];

/** Pixels of a cell in Tiled, where positions are in pixels, and of a tile in the picture. */
export const TILE = 32;
/** Tiles per row of the picture. */
export const TILE_COLUMNS = 8;

/**
 * The tile layers of a floor in Tiled, each with the index of the tile before those of its values: the value n has the n-th tile after it.
 * So each side of a cell has a row of its own, with its borders drawn on that side.
 */
export const TILED_LAYERS = {
  north: 0 * TILE_COLUMNS,
  east: 1 * TILE_COLUMNS,
  south: 2 * TILE_COLUMNS,
  west: 3 * TILE_COLUMNS,
  floor_id: 4 * TILE_COLUMNS,
  room_id: 12 * TILE_COLUMNS,
} as const satisfies Partial<Record<CellField, number>>;
export type TiledLayer = keyof typeof TILED_LAYERS;
export const TILED_LAYER_NAMES = Object.keys(TILED_LAYERS) as TiledLayer[];

const ROWS = 13;

/** The tileset of an exported map; its picture lies in `public/tiled`. */
export const TILESET = {
  name: 'meikyu-cells',
  tilewidth: TILE,
  tileheight: TILE,
  tilecount: ROWS * TILE_COLUMNS,
  columns: TILE_COLUMNS,
  image: 'meikyu-cells.png',
  imagewidth: TILE_COLUMNS * TILE,
  imageheight: ROWS * TILE,
  margin: 0,
  spacing: 0,
};

/** The tileset of maps that were exported before there was a picture: the tile n, the first being 1, meant n in every layer. */
export const OLD_TILESET = 'meikyu';
