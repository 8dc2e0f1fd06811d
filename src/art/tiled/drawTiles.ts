import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BORDER, type Border, CEILING_MARK, FLOOR_MARK, isStorable, SIDES, type Side, ZONE } from '#domain/map/cell.ts';
import { TILE, TILE_COLUMNS, TILED_LAYER_NAMES, TILED_LAYERS, TILESET } from '#domain/map/files/tiledTiles.ts';
import { type Ink, TileSheet } from './TileSheet.ts';

type Paint = ReturnType<TileSheet['painter']>;
/** A rectangle of a border: position along its side and from the side inwards, length, depth and ink. */
type Bar = readonly [along: number, inwards: number, length: number, depth: number, ink: Ink];

const STONE: Ink = [62, 66, 78, 255];
const TIMBER: Ink = [178, 128, 58, 255];
const IRON: Ink = [116, 130, 150, 255];
const SPELL: Ink = [134, 92, 176, 255];
const GLASS: Ink = [70, 150, 190, 255];
const SHADE: Ink = [28, 30, 44, 150];
const WARNING: Ink = [196, 64, 56, 255];
const WATER: Ink = [58, 120, 200, 255];
const FLAME: Ink = [226, 112, 40, 255];
const NIGHT: Ink = [44, 46, 72, 255];
const STAR: Ink = [232, 204, 96, 255];
const ROOMS: readonly Ink[] = [
  [200, 92, 92, 110],
  [96, 164, 96, 110],
  [96, 124, 200, 110],
];
const DOT: Ink = [30, 32, 40, 255];

/** Returns bars of a length with gaps between them, along the whole side. */
const dashes = (length: number, gap: number, inwards: number, depth: number, ink: Ink): Bar[] =>
  Array.from({ length: Math.ceil(TILE / (length + gap)) }, (_, index) => index * (length + gap)).map((along) => [
    along,
    inwards,
    Math.min(length, TILE - along),
    depth,
    ink,
  ]);

const WALL: Bar = [0, 0, TILE, 4, STONE];
const DOOR: readonly Bar[] = [
  [0, 0, 8, 4, STONE],
  [24, 0, 8, 4, STONE],
  [8, 0, 16, 7, TIMBER],
];

/** The look of each border from within its cell. */
const BORDERS: Readonly<Record<Exclude<Border, 0>, readonly Bar[]>> = {
  [BORDER.wall]: [WALL],
  [BORDER.door]: DOOR,
  [BORDER.hiddenDoor]: [WALL, [10, 0, 12, 7, STONE], [12, 2, 8, 3, TIMBER]],
  [BORDER.lockedDoor]: [...DOOR, [14, 2, 4, 4, DOT]],
  [BORDER.phantomWall]: dashes(5, 4, 0, 4, SPELL),
  [BORDER.invisibleWall]: dashes(2, 3, 1, 2, GLASS),
  [BORDER.gate]: [[0, 0, TILE, 2, IRON], ...dashes(2, 4, 0, 8, IRON)],
};

/** Paints a bar on a side of a tile, in which y grows downwards. */
function paintBar(paint: Paint, side: Side, [along, inwards, length, depth, ink]: Bar): void {
  const far = TILE - inwards - depth;
  if (side === 'north' || side === 'south') paint(along, side === 'north' ? inwards : far, length, depth, ink);
  else paint(side === 'west' ? inwards : far, along, depth, length, ink);
}

/** Paints zones over the whole cell, marks of the floor in its lower half and those of the ceiling in its upper half. */
function paintGround(paint: Paint, floorId: number): void {
  const step = 4;
  if (floorId & ZONE.dark) {
    for (let at = 0; at < TILE * TILE; at += 2 * step) {
      const y = Math.floor(at / TILE) * step;
      if (y < TILE) paint((at % TILE) + ((y / step) % 2) * step, y, step, step, SHADE);
    }
  }
  if (floorId & ZONE.noTeleport) {
    for (let at = 12; at < 20; at++) {
      paint(at, at, 2, 2, WARNING);
      paint(at, TILE - 1 - at, 2, 2, WARNING);
    }
  }
  const floorMark = (floorId & FLOOR_MARK.mask) >> FLOOR_MARK.shift;
  if (floorMark === 1)
    for (const x of [6, 14, 22]) for (const dx of [0, 2, 4]) paint(x + dx, 24 + (dx % 4), 2, 2, WATER);
  if (floorMark === 2) for (let row = 0; row < 7; row++) paint(16 - row, 21 + row, 2 * row + 1, 1, FLAME);
  if (floorMark === 3) paint(10, 23, 12, 5, NIGHT);
  const ceilingMark = (floorId & CEILING_MARK.mask) >> CEILING_MARK.shift;
  if (ceilingMark === 1) {
    for (const [x, y] of [
      [8, 8],
      [16, 5],
      [23, 9],
    ] as const) {
      paint(x - 2, y, 5, 1, STAR);
      paint(x, y - 2, 1, 5, STAR);
    }
  }
  if (ceilingMark === 2) paint(10, 5, 12, 5, NIGHT);
}

function paintRoom(paint: Paint, room: number): void {
  paint(0, 0, TILE, TILE, ROOMS[room - 1] ?? SHADE);
  for (let dot = 0; dot < room; dot++) paint(26 - dot * 4, 26, 2, 2, DOT);
}

/** Draws the picture of the tileset of exported maps as a PNG file. */
export async function drawTiles(): Promise<Buffer> {
  const sheet = new TileSheet(TILE_COLUMNS, TILESET.tilecount / TILE_COLUMNS, TILE);
  for (const layer of TILED_LAYER_NAMES) {
    const first = TILED_LAYERS[layer];
    for (let value = 1; first + value < TILESET.tilecount && isStorable(layer, value); value++) {
      const paint = sheet.painter(first + value);
      const side = SIDES.find((each) => each === layer);
      if (side) for (const bar of BORDERS[value as Exclude<Border, 0>]) paintBar(paint, side, bar);
      else if (layer === 'room_id') paintRoom(paint, value);
      else paintGround(paint, value);
    }
  }
  const { width, height, pixels } = sheet;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** Writes the picture into `folder`/tiled. */
export async function makeTiles(folder: string): Promise<void> {
  mkdirSync(join(folder, 'tiled'), { recursive: true });
  writeFileSync(join(folder, 'tiled', TILESET.image), await drawTiles());
}
