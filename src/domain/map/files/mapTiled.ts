import { type CellField, EVENT_SLOTS, isStorable } from '#domain/map/cell.ts';
import { blankGrid, CELL_COUNT, type FloorGrid, GRID_SIDE, readField, writeField } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import {
  CELL_PLACES,
  checkVersion,
  type FloorChanges,
  FloorNumbers,
  type FloorSettingsValues,
  foreignFile,
  MAP_FILE_FORMAT,
  MAP_FILE_VERSION,
  MapFileError,
  type MapFileFloor,
  readSettings,
  wrongPlace,
} from './mapFile.ts';
import { OLD_TILESET, TILE, TILED_LAYER_NAMES, TILED_LAYERS, TILESET, type TiledLayer } from './tiledTiles.ts';

/**
 * Floors as one map of the editor Tiled (TMJ): a group of layers a floor. What a cell holds of each of `TILED_LAYERS` is a tile: none
 * for 0, else that of its value. Its event is an object of the layer `events`, and the settings are properties of the group.
 */
const EVENT_FIELDS: readonly CellField[] = ['event_id', 'flag', 'muki', ...EVENT_SLOTS];
const EVENT_LAYER = 'events';
const FORMAT_PROPERTY = 'meikyu_format';
const VERSION_PROPERTY = 'meikyu_version';
/** The number of the first tile of the picture in an exported map. */
const FIRST_TILE = 1;

interface Property {
  readonly name: string;
  readonly type: string;
  readonly value: unknown;
}

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

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The properties of an object of Tiled, by name. */
const propertiesOf = ({ properties }: Json): Map<string, unknown> =>
  new Map(objectsOf(properties).map(({ name, value }) => [String(name), value]));

/** The floors of such a map. What it holds besides, as Tiled adds it, is not looked at. @throws MapFileError */
export function readMapTiled(map: unknown): MapFileFloor[] {
  if (!isObject(map) || map.type !== 'map') throw foreignFile();
  const head = propertiesOf(map);
  if (head.get(FORMAT_PROPERTY) !== MAP_FILE_FORMAT) throw foreignFile();
  checkVersion(head.get(VERSION_PROPERTY));
  const { width, height, tilewidth, tileheight } = map;
  if (width !== GRID_SIDE || height !== GRID_SIDE || tilewidth !== TILE || tileheight !== TILE) {
    throw new MapFileError('file_invalid', {
      ja: `マップは${GRID_SIDE}×${GRID_SIDE}、タイルは${TILE}×${TILE}ピクセルで保存してください。`,
      en: `Please save the map as ${GRID_SIDE}x${GRID_SIDE} tiles of ${TILE}x${TILE} pixels.`,
    });
  }
  const zeroOf = zeroTiles(objectsOf(map.tilesets));
  const numbers = new FloorNumbers();
  return objectsOf(map.layers)
    .filter(({ type }) => type === 'group')
    .map((group) => readGroup(group, numbers, zeroOf));
}

/** Of a layer the number of the tile before those of its values. */
type ZeroOf = (layer: TiledLayer) => number;

function zeroTiles(tilesets: readonly Json[]): ZeroOf {
  const firstOf = (name: string) => tilesets.find((tileset) => tileset.name === name)?.firstgid;
  const [first, old] = [TILESET.name, OLD_TILESET].map(firstOf);
  if (first !== undefined) return (layer) => Number(first) + TILED_LAYERS[layer];
  if (old !== undefined) return () => Number(old) - 1;
  // One that was made external has a file in place of its name, and what its tiles are is not said here.
  throw new MapFileError('file_invalid', {
    ja: `タイルセット「${TILESET.name}」がありません。タイルセットをマップに埋め込んで保存してください。`,
    en: `The tileset "${TILESET.name}" is missing. Please save the map with its tileset embedded.`,
  });
}

function readGroup(group: Json, numbers: FloorNumbers, zeroOf: ZeroOf): MapFileFloor {
  const properties = propertiesOf(group);
  const number = numbers.take(properties.get('number'));
  const grid = blankGrid();
  const layers = objectsOf(group.layers);
  for (const field of TILED_LAYER_NAMES) {
    const found = layers.filter(({ type, name }) => type === 'tilelayer' && name === field);
    if (found.length !== 1) throw wrongPlace(number, field);
    readTiles(number, field, found[0]?.data, zeroOf(field), grid);
  }
  const events = layers.filter(({ type, name }) => type === 'objectgroup' && name === EVENT_LAYER);
  if (events.length !== 1) throw wrongPlace(number, EVENT_LAYER);
  readEvents(number, objectsOf(events[0]?.objects), grid);
  return { number, grid, settings: readProperties(number, properties) };
}

function readTiles(floor: number, field: CellField, data: unknown, zeroTile: number, grid: FloorGrid): void {
  if (!Array.isArray(data) || data.length !== CELL_COUNT) {
    throw new MapFileError('file_invalid', {
      ja: `レイヤー「${field}」を読めません。タイルレイヤーの形式を「CSV」、マップを固定サイズにして保存してください。`,
      en: `The layer "${field}" cannot be read. Save the map with a fixed size, and its tile layers in the format CSV.`,
    });
  }
  for (const [index, { x, y }] of CELL_PLACES.entries()) {
    const tile: unknown = data[index];
    const value = tile === 0 ? 0 : Number(tile) - zeroTile;
    if (typeof tile !== 'number' || (tile !== 0 && value < 1) || !isStorable(field, value)) {
      throw wrongPlace(floor, `${field} x${x}_y${y}`);
    }
    writeField(grid, field, x, y, value);
  }
}

function readEvents(floor: number, objects: readonly Json[], grid: FloorGrid): void {
  const taken = new Set<string>();
  for (const object of objects) {
    const [left, top, width, height] = [object.x, object.y, object.width ?? 0, object.height ?? 0].map(Number);
    // An object that was moved by hand belongs to the cell that holds its middle.
    const x = Math.floor(((left ?? 0) + (width ?? 0) / 2) / TILE);
    const y = GRID_SIDE - 1 - Math.floor(((top ?? 0) + (height ?? 0) / 2) / TILE);
    const place = `${EVENT_LAYER} x${x}_y${y}`;
    if (!(x >= 0 && x < GRID_SIDE && y >= 0 && y < GRID_SIDE) || taken.has(place)) throw wrongPlace(floor, place);
    taken.add(place);
    for (const [name, value] of propertiesOf(object)) {
      const field = EVENT_FIELDS.find((one) => one === name);
      if (!field || !isStorable(field, value)) throw wrongPlace(floor, `${place} ${name}`);
      writeField(grid, field, x, y, value);
    }
  }
}

/** The settings among the properties of a group: of a field that holds several values, all are named or none. */
function readProperties(floor: number, properties: ReadonlyMap<string, unknown>): FloorChanges {
  const named = floorMap.leaves.filter(({ path }) => properties.has(path));
  let record: FloorSettingsValues = floorMap.blank;
  for (const leaf of named) record = withLeaf(record, leaf, properties.get(leaf.path));
  const fields = [...new Set(named.map(({ keys }) => keys[0] as keyof FloorSettingsValues))];
  for (const leaf of floorMap.leaves) {
    if (fields.includes(leaf.keys[0] as keyof FloorSettingsValues) && !properties.has(leaf.path)) {
      throw wrongPlace(floor, leaf.path);
    }
  }
  return readSettings(floor, Object.fromEntries(fields.map((name) => [name, record[name]])));
}
