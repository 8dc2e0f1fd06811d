import { isObject, type Json, objectsOf } from '#domain/map/files/tiledObject.ts';
import {
  checkedArea,
  EMPTY,
  FOREIGN_LIMITS,
  type ForeignGrid,
  type ForeignLayer,
  ForeignMapError,
  type ForeignValue,
  faultAt,
  foreignGrid,
} from './ForeignMap.ts';
import { decodeTiles } from './tileData.ts';

const MAX_DEPTH = 30;

/**
 * Returns the tile layers of a map of Tiled, given as its JSON (TMJ). Every size and form of tiles is read, also of infinite maps. Pictures
 * and external tilesets are not needed. An isometric map is read as the grid that it is.
 * @throws ForeignMapError
 */
export function readTiled(map: Json): ForeignLayer[] {
  const { orientation } = map;
  if (orientation === 'hexagonal' || orientation === 'staggered') {
    const name = orientation === 'hexagonal' ? { ja: '六角形', en: 'hexagonal' } : { ja: 'ずらし', en: 'staggered' };
    throw new ForeignMapError({
      ja: `マップの向き（orientation）が「${name.ja}」なので、四角いマスにできません。直交かアイソメトリックのマップを選んでください。`,
      en: `The orientation of the map is ${name.en}, so it has no square cells. Choose an orthogonal or isometric map.`,
    });
  }
  const describe = tileDescriber(objectsOf(map.tilesets));
  const layers = tileLayersIn(map, [], 0).map(({ layer, path }) => ({
    name: path.join(' / '),
    read: () => readLayer(path.join(' / '), layer, describe),
  }));
  if (layers.length > FOREIGN_LIMITS.layers) throw tooManyLayers(layers.length);
  if (layers.length > 0) return layers;
  throw new ForeignMapError({
    ja: 'このTiledのマップには、タイルレイヤーがありません（layers）。',
    en: 'This map of Tiled has no tile layer (layers).',
  });
}

export const tooManyLayers = (count: number): ForeignMapError =>
  new ForeignMapError({
    ja: `レイヤーが${count}枚あります。${FOREIGN_LIMITS.layers}枚まで読み込めます。`,
    en: `The map has ${count} layers. At most ${FOREIGN_LIMITS.layers} are read.`,
  });

function tileLayersIn(group: Json, outer: readonly string[], depth: number): { layer: Json; path: string[] }[] {
  if (depth > MAX_DEPTH) {
    throw faultAt(outer[0] ?? 'layers', {
      ja: `グループの入れ子が${MAX_DEPTH}段を超えています。`,
      en: `its groups are nested more than ${MAX_DEPTH} deep.`,
    });
  }
  return objectsOf(group.layers).flatMap((layer, index) => {
    const path = [...outer, String(layer.name ?? '') || `#${index + 1}`];
    if (layer.type === 'group') return tileLayersIn(layer, path, depth + 1);
    return layer.type === 'tilelayer' ? [{ layer, path }] : [];
  });
}

type Describe = (tile: number) => Omit<ForeignValue, 'value' | 'count'>;

async function readLayer(place: string, layer: Json, describe: Describe): Promise<ForeignGrid> {
  const isSolid = saysSolid(layer);
  const describeHere: Describe = (tile) =>
    tile === EMPTY ? {} : { ...describe(tile), ...(isSolid !== undefined && { isSolid }) };
  const { encoding, compression } = layer;
  if (Array.isArray(layer.chunks)) {
    return foreignGrid(place, await joinedChunks(place, layer), describeHere);
  }
  const { width, height, data } = layer;
  const area = checkedArea(place, width, height);
  const cells = await decodeTiles(place, { data, encoding, compression }, area);
  return foreignGrid(place, { width: width as number, height: height as number, cells }, describeHere);
}

/** Joins the chunks of an infinite map in the smallest rectangle that holds their tiles. */
async function joinedChunks(place: string, layer: Json): Promise<Omit<ForeignGrid, 'values'>> {
  const { encoding, compression } = layer;
  const chunks: { x: number; y: number; width: number; tiles: Uint32Array }[] = [];
  const [west, north, east, south] = [[] as number[], [] as number[], [] as number[], [] as number[]];
  let sum = 0;
  for (const [index, { x, y, width, height, data }] of objectsOf(layer.chunks).entries()) {
    const at = `${place}, chunk ${index + 1}`;
    const area = checkedArea(at, width, height);
    sum += area;
    checkedArea(place, sum, 1);
    if (!Number.isSafeInteger(x) || !Number.isSafeInteger(y)) {
      throw faultAt(at, { ja: '位置（x・y）が正しくありません。', en: 'its position (x, y) is invalid.' });
    }
    const tiles = await decodeTiles(at, { data, encoding, compression }, area);
    const chunk = { x: x as number, y: y as number, width: width as number, tiles };
    chunks.push(chunk);
    for (const [cell, tile] of tiles.entries()) {
      if (tile === EMPTY) continue;
      const [cellX, cellY] = [chunk.x + (cell % chunk.width), chunk.y + Math.floor(cell / chunk.width)];
      grow(west, east, cellX);
      grow(north, south, cellY);
    }
  }
  const [left, right, top, bottom] = [west[0], east[0], north[0], south[0]];
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) throw noTiles(place);
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const cells = new Uint32Array(checkedArea(place, size.width, size.height));
  for (const { x, y, width, tiles } of chunks) {
    for (const [cell, tile] of tiles.entries()) {
      if (tile === EMPTY) continue;
      cells[(y + Math.floor(cell / width) - top) * size.width + x + (cell % width) - left] = tile;
    }
  }
  return { ...size, cells };
}

/** Extends a range, kept as the only entries of two lists, by a number. */
function grow(least: number[], most: number[], value: number): void {
  least[0] = Math.min(least[0] ?? value, value);
  most[0] = Math.max(most[0] ?? value, value);
}

const noTiles = (place: string): ForeignMapError =>
  faultAt(place, { ja: 'このレイヤーにはタイルがありません。', en: 'this layer has no tiles.' });

/** Returns what the tilesets say about a tile: its name and whether it is solid. */
function tileDescriber(tilesets: readonly Json[]): Describe {
  const sorted = tilesets
    .filter(({ firstgid }) => typeof firstgid === 'number')
    .map(({ firstgid, name, source, tiles }) => ({
      first: firstgid as number,
      title: String(name ?? '') || String(source ?? '').replace(/^.*[\\/]|\.\w+$/g, ''),
      tiles: new Map(objectsOf(tiles).map((tile) => [tile.id, tile])),
    }))
    .sort((one, other) => other.first - one.first);
  return (gid) => {
    const tileset = sorted.find(({ first }) => first <= gid);
    if (!tileset) return {};
    const id = gid - tileset.first;
    const tile = tileset.tiles.get(id);
    const own = tile?.type || tile?.class;
    const isSolid = tile && (saysSolid(tile) ?? (holdsShape(tile) ? true : undefined));
    return {
      name: `${tileset.title} ${id}${own ? ` (${String(own)})` : ''}`.trim(),
      ...(isSolid !== undefined && { isSolid }),
    };
  };
}

/** Whether a tile has a shape for collisions. */
const holdsShape = ({ objectgroup }: Json): boolean =>
  isObject(objectgroup) && objectsOf(objectgroup.objects).length > 0;

/** Returns the value of a property such as `solid` of a tile or layer. */
function saysSolid({ properties }: Json): boolean | undefined {
  const found = objectsOf(properties).find(({ name }) =>
    /^(?:is_?)?(?:solid|collid\w*|collision|wall|blocked|blocking)$/i.test(String(name)),
  );
  return typeof found?.value === 'boolean' ? found.value : undefined;
}
