import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTiles } from '#art/tiled/drawTiles.ts';
import { isStorable, SIDES } from '#domain/map/cell.ts';
import { TILE, TILED_LAYER_NAMES, TILED_LAYERS, TILESET, type TiledLayer } from '#domain/map/files/tiledTiles.ts';
import { writeMapTiled } from '#domain/map/files/writeMapTiled.ts';
import { blankGrid, writeField } from '#domain/map/floorGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';

const file = readFileSync(join(import.meta.dirname, '../../public/tiled', TILESET.image));
const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** The opacity of each pixel of a tile, row by row, as Tiled cuts it out of the picture. */
function opacities(tile: number): number[][] {
  const left = (tile % TILESET.columns) * TILE;
  const top = Math.floor(tile / TILESET.columns) * TILE;
  return Array.from({ length: TILE }, (_, y) =>
    Array.from({ length: TILE }, (_, x) => data[((top + y) * info.width + left + x) * 4 + 3] ?? 0),
  );
}

/** The pixels of a tile as text. */
function pixels(tile: number): string {
  const left = (tile % TILESET.columns) * TILE;
  const top = Math.floor(tile / TILESET.columns) * TILE;
  return Array.from({ length: TILE }, (_, y) => {
    const from = ((top + y) * info.width + left) * 4;
    return data.subarray(from, from + TILE * 4).toString('hex');
  }).join('');
}

const isPainted = (tile: number): boolean => opacities(tile).some((row) => row.some((opacity) => opacity > 0));
const valuesOf = (layer: TiledLayer): number[] =>
  Array.from({ length: 63 }, (_, index) => index + 1).filter((value) => isStorable(layer, value));

/** The tile that an exported floor shows for a value. */
function tileOf(layer: TiledLayer, value: number): number {
  const grid = blankGrid();
  writeField(grid, layer, 5, 6, value);
  const map = JSON.parse(writeMapTiled([{ number: 1, grid, settings: floorMap.blank }]));
  const { data: tiles } = map.layers[0].layers.find(({ name }: { name: string }) => name === layer);
  const [tile] = tiles.filter((each: number) => each !== 0);
  return tile - map.tilesets[0].firstgid;
}

test('drawn again, the picture of the tileset has the same bytes, and the size that the map names', async () => {
  expect((await drawTiles()).equals(file)).toBe(true);
  expect([info.width, info.height]).toEqual([TILESET.imagewidth, TILESET.imageheight]);
});

test('every value of a layer has a tile of its own in the picture, and nothing else is painted', () => {
  const used = TILED_LAYER_NAMES.flatMap((layer) => valuesOf(layer).map((value) => tileOf(layer, value)));
  expect(new Set(used.map(pixels)).size).toBe(used.length);
  for (let tile = 0; tile < TILESET.tilecount; tile++)
    expect(isPainted(tile), `tile ${tile}`).toBe(used.includes(tile));
});

test.each(SIDES)('a border on the %s lies on that side of its tile', (side) => {
  for (const value of valuesOf(side)) {
    const rows = opacities(TILED_LAYERS[side] + value);
    const sums = {
      north: rows.slice(0, 8).flat(),
      south: rows.slice(-8).flat(),
      west: rows.flatMap((row) => row.slice(0, 8)),
      east: rows.flatMap((row) => row.slice(-8)),
    };
    const painted = rows.flat().filter((opacity) => opacity > 0).length;
    expect(sums[side].filter((opacity) => opacity > 0).length, `border ${value}`).toBe(painted);
  }
});
