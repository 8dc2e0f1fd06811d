import { isStorable } from '#domain/map/cell.ts';
import { blankGrid, CELL_COUNT, type FloorGrid, GRID_SIDE, writeField } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { withLeaf } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import {
  CELL_PLACES,
  checkVersion,
  type FloorChanges,
  FloorNumbers,
  type FloorSettingsValues,
  foreignFile,
  MAP_FILE_FORMAT,
  MapFileError,
  type MapFileFloor,
  readSettings,
  wrongPlace,
} from './mapFile.ts';
import { isObject, type Json, middleOf, objectsOf } from './tiledObject.ts';
import {
  EVENT_FIELDS,
  EVENT_LAYER,
  FORMAT_PROPERTY,
  OLD_TILESET,
  TILE,
  TILED_LAYER_NAMES,
  TILED_LAYERS,
  TILESET,
  type TiledLayer,
  VERSION_PROPERTY,
} from './tiledTiles.ts';

/** Returns the properties of a map, group or object of Tiled, by name. */
const propertiesOf = ({ properties }: Json): Map<string, unknown> =>
  new Map(objectsOf(properties).map(({ name, value }) => [String(name), value]));

/** Reads the floors of such a map. Additions by Tiled are ignored. @throws MapFileError */
export function readMapTiled(map: unknown): MapFileFloor[] {
  if (!isObject(map) || map.type !== 'map') throw foreignFile();
  const head = propertiesOf(map);
  if (head.get(FORMAT_PROPERTY) !== MAP_FILE_FORMAT) throw foreignFile();
  checkVersion(head.get(VERSION_PROPERTY));
  const { orientation, width, height, tilewidth, tileheight } = map;
  const isOurs = width === GRID_SIDE && height === GRID_SIDE && tilewidth === TILE && tileheight === TILE;
  if (!isOurs || orientation !== 'orthogonal') {
    throw new MapFileError('file_invalid', {
      ja: `マップの向きは「直交」、大きさは${GRID_SIDE}×${GRID_SIDE}、タイルは${TILE}×${TILE}ピクセルにして保存してください。`,
      en: `Please save the map with the orientation "orthogonal", as ${GRID_SIDE}x${GRID_SIDE} tiles of ${TILE}x${TILE} pixels.`,
    });
  }
  const tilesets = objectsOf(map.tilesets);
  const zeroOf = zeroTiles(tilesets);
  const numbers = new FloorNumbers();
  return objectsOf(map.layers)
    .filter(isGroup)
    .map((group) => readGroup(group, numbers, zeroOf, tilesets));
}

const isGroup = ({ type }: Json): boolean => type === 'group';
/** Whether a floor is read from this layer; all others are the author's own. */
const isPart = ({ type, name }: Json): boolean =>
  (type === 'tilelayer' && TILED_LAYER_NAMES.some((one) => one === name)) ||
  (type === 'objectgroup' && name === EVENT_LAYER);
const holdsFloor = (group: Json): boolean =>
  propertiesOf(group).has('number') ||
  objectsOf(group.layers).some((layer) => isPart(layer) || (isGroup(layer) && holdsFloor(layer)));
const nameOf = ({ name }: Json): string => String(name).slice(0, 40);

/** Returns, for a layer, the number of the tile before those of its values. */
type ZeroOf = (layer: TiledLayer) => number;

function zeroTiles(tilesets: readonly Json[]): ZeroOf {
  const firstOf = (name: string) => tilesets.find((tileset) => tileset.name === name)?.firstgid;
  const [first, old] = [TILESET.name, OLD_TILESET].map(firstOf);
  if (first !== undefined) return (layer) => Number(first) + TILED_LAYERS[layer];
  if (old !== undefined) return () => Number(old) - 1;
  // An external tileset has a file instead of a name, and its tiles are unknown.
  throw new MapFileError('file_invalid', {
    ja: `タイルセット「${TILESET.name}」がありません。タイルセットをマップに埋め込んで保存してください。`,
    en: `The tileset "${TILESET.name}" is missing. Please save the map with its tileset embedded.`,
  });
}

function readGroup(group: Json, numbers: FloorNumbers, zeroOf: ZeroOf, tilesets: readonly Json[]): MapFileFloor {
  const layers = objectsOf(group.layers);
  const nested = layers.find((layer) => isGroup(layer) && holdsFloor(layer));
  if (nested) throw nestedGroup(nameOf(nested), nameOf(group));
  const properties = propertiesOf(group);
  if (!properties.has('number')) throw withoutNumber(nameOf(group));
  const number = numbers.take(properties.get('number'));
  const shifted = [group, ...layers.filter(isPart)].find(isShifted);
  if (shifted) throw shiftedLayer(number, nameOf(shifted));
  const grid = blankGrid();
  for (const field of TILED_LAYER_NAMES) {
    const found = layers.filter(({ type, name }) => type === 'tilelayer' && name === field);
    if (found.length !== 1) throw wrongPlace(number, field);
    readTiles(number, field, found[0] as Json, zeroOf(field), grid);
  }
  const events = layers.filter(({ type, name }) => type === 'objectgroup' && name === EVENT_LAYER);
  if (events.length !== 1) throw wrongPlace(number, EVENT_LAYER);
  readEvents(number, objectsOf(events[0]?.objects), tilesets, grid);
  return { number, grid, settings: readProperties(number, properties) };
}

/** Whether a layer is drawn elsewhere than at the places of its tiles and objects. */
const isShifted = ({ offsetx = 0, offsety = 0, parallaxx = 1, parallaxy = 1 }: Json): boolean =>
  offsetx !== 0 || offsety !== 0 || parallaxx !== 1 || parallaxy !== 1;

function readTiles(floor: number, field: TiledLayer, layer: Json, zeroTile: number, grid: FloorGrid): void {
  const { data, width, height } = layer;
  if (!Array.isArray(data) || data.length !== CELL_COUNT || width !== GRID_SIDE || height !== GRID_SIDE) {
    throw new MapFileError('file_invalid', {
      ja: `レイヤー「${field}」を読めません。タイルレイヤーの形式を「CSV」、マップを固定サイズにして保存してください。`,
      en: `The layer "${field}" cannot be read. Save the map with a fixed size, and its tile layers in the format CSV.`,
    });
  }
  for (const [index, { x, y }] of CELL_PLACES.entries()) {
    const tile: unknown = data[index];
    if (typeof tile === 'number' && tile > LAST_UNTURNED) throw turnedTile(floor, `${field} x${x}_y${y}`);
    const value = tile === 0 ? 0 : Number(tile) - zeroTile;
    if (typeof tile !== 'number' || (tile !== 0 && value < 1) || !isStorable(field, value)) {
      throw wrongPlace(floor, `${field} x${x}_y${y}`);
    }
    writeField(grid, field, x, y, value);
  }
}

/** Tiled sets one of the three bits above this if a tile was flipped or rotated. */
const LAST_UNTURNED = 0x1fffffff;

function readEvents(floor: number, objects: readonly Json[], tilesets: readonly Json[], grid: FloorGrid): void {
  const taken = new Set<string>();
  for (const object of objects) {
    // Size and properties may be only in the file of the template.
    if (object.template !== undefined) throw templateInstance(floor, String(object.id));
    // An object that was moved by hand belongs to the cell that holds its middle.
    const middle = middleOf(object, tilesets);
    const x = Math.floor(middle.x / TILE);
    const y = GRID_SIDE - 1 - Math.floor(middle.y / TILE);
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

/** Reads the settings among the properties of a group: of a field with several values either all are present or none. */
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

const nestedGroup = (inner: string, outer: string): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `グループ「${inner}」がグループ「${outer}」の中にあります。フロアのグループはマップの一番上の階層に、フロアのレイヤーはそのすぐ下に置いてください。`,
    en: `The group "${inner}" lies inside the group "${outer}". Keep the groups of floors at the top level of the map, and the layers of a floor directly in its group.`,
  });

const withoutNumber = (group: string): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `グループ「${group}」に、フロアの番号のプロパティ「number」がありません。`,
    en: `The group "${group}" lacks the property "number", the number of its floor.`,
  });

const shiftedLayer = (floor: number, layer: string): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `フロア${floorNumberText(floor)}の「${layer}」がずらして表示されています。オフセットを0、視差係数を1にして保存してください。`,
    en: `Floor ${floorNumberText(floor)}: "${layer}" is drawn shifted. Set its offset to 0 and its parallax factor to 1.`,
  });

const templateInstance = (floor: number, object: string): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `フロア${floorNumberText(floor)}のオブジェクト${object}はテンプレートのインスタンスです。テンプレートから切り離して保存してください。`,
    en: `Floor ${floorNumberText(floor)}: object ${object} is an instance of a template. Detach it and save the map again.`,
  });

const turnedTile = (floor: number, place: string): MapFileError =>
  new MapFileError('file_wrong', {
    ja: `フロア${floorNumberText(floor)}の「${place}」のタイルが反転または回転されています。Tiledで元の向きに戻してください（X・Y・Zキー）。`,
    en: `Floor ${floorNumberText(floor)}: the tile at "${place}" is flipped or rotated. Turn it back in Tiled (keys X, Y and Z).`,
  });
