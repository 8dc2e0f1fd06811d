import { type FloorGrid, GRID_SIDE, readField } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import {
  CELL_PLACES,
  type FloorSettingsValues,
  MAP_FILE_FORMAT,
  MAP_FILE_VERSION,
  type MapFileFloor,
} from './mapFile.ts';
import {
  EVENT_FIELDS,
  EVENT_LAYER,
  FORMAT_PROPERTY,
  TILE,
  TILED_LAYER_NAMES,
  TILED_LAYERS,
  TILESET,
  type TiledLayer,
  VERSION_PROPERTY,
} from './tiledTiles.ts';

/** The number of the first tile of the picture in an exported map. */
const FIRST_TILE = 1;

interface Property {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

/**
 * Writes floors as one map of the editor Tiled (TMJ): a group of layers for each floor. The value of a cell in each of `TILED_LAYERS` is a
 * tile: none for 0, otherwise that of the value. Its event is an object of the layer `events`, and the settings are properties of the
 * group.
 */
export function writeMapTiled(floors: readonly (MapFileFloor & { readonly settings: FloorSettingsValues })[]): string {
  let id = 1;
  let objectId = 1;
  const tiles = (grid: FloorGrid, field: TiledLayer) => ({
    ...layer('tilelayer', id++, field),
    width: GRID_SIDE,
    height: GRID_SIDE,
    data: CELL_PLACES.map(({ x, y }) => {
      const value = readField(grid, field, x, y);
      return value === 0 ? 0 : FIRST_TILE + TILED_LAYERS[field] + value;
    }),
  });
  const events = (grid: FloorGrid) => ({
    ...layer('objectgroup', id++, EVENT_LAYER),
    draworder: 'topdown',
    objects: CELL_PLACES.flatMap(({ x, y }) => {
      const held = EVENT_FIELDS.filter((field) => readField(grid, field, x, y) !== 0);
      if (held.length === 0) return [];
      return [
        {
          id: objectId++,
          name: String(readField(grid, 'event_id', x, y)),
          type: 'event',
          x: x * TILE,
          y: (GRID_SIDE - 1 - y) * TILE,
          width: TILE,
          height: TILE,
          rotation: 0,
          visible: true,
          properties: held.map((name) => ({ name, type: 'int', value: readField(grid, name, x, y) })),
        },
      ];
    }),
  });
  const layers = floors.map(({ number, settings, grid }, index) => ({
    ...layer('group', id++, `floor ${floorNumberText(number)}`, index === 0),
    properties: [{ name: 'number', type: 'int', value: number }, ...settingProperties(settings)],
    layers: [...TILED_LAYER_NAMES.map((field) => tiles(grid, field)), events(grid)],
  }));
  return JSON.stringify({
    type: 'map',
    version: '1.10',
    orientation: 'orthogonal',
    renderorder: 'right-down',
    infinite: false,
    compressionlevel: -1,
    width: GRID_SIDE,
    height: GRID_SIDE,
    tilewidth: TILE,
    tileheight: TILE,
    properties: [
      { name: FORMAT_PROPERTY, type: 'string', value: MAP_FILE_FORMAT },
      { name: VERSION_PROPERTY, type: 'int', value: MAP_FILE_VERSION },
    ],
    tilesets: [{ firstgid: FIRST_TILE, ...TILESET }],
    layers,
    nextlayerid: id,
    nextobjectid: objectId,
  });
}

const layer = (type: string, id: number, name: string, visible = true) => ({
  type,
  id,
  name,
  x: 0,
  y: 0,
  opacity: 1,
  visible,
});

const settingProperties = (settings: FloorSettingsValues): Property[] =>
  floorMap.leaves.map((leaf) => {
    const value = leafValue(settings, leaf);
    const type = typeof value === 'number' ? 'int' : typeof value === 'boolean' ? 'bool' : 'string';
    return { name: leaf.path, type, value };
  });
