import { describe, expect, test } from 'vitest';
import { PixelPicture } from '#client/floor/paint/PixelPicture.ts';
import { paintPlainFloor } from '#client/floor/paint/paintPlainFloor.ts';
import { day } from '#client/ui/palettes.ts';
import { BORDER, SIDES, ZONE } from '#domain/map/cell.ts';
import { blankGrid, type FloorGrid, GRID_SIDE, writeField } from '#domain/map/floorGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { denseGrid } from '../../bench/denseGrid.ts';

/** Decodes a bitmap as a browser does; returns `#rrggbb` of a pixel, counted from the upper left. */
function pixels(url: string): (x: number, y: number) => string {
  const bytes = fromBase64(url.replace('data:image/bmp;base64,', ''));
  const view = new DataView(bytes.buffer);
  expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('BM');
  expect(view.getUint32(2, true)).toBe(bytes.length);
  const [start, width, bits] = [view.getUint32(10, true), view.getInt32(18, true), view.getUint16(28, true)];
  expect(view.getInt32(22, true)).toBeLessThan(0);
  expect(bits).toBe(8);
  const stride = Math.ceil(width / 4) * 4;
  return (x, y) => {
    const entry = 54 + 4 * (bytes[start + y * stride + x] as number);
    const [blue, green, red] = bytes.subarray(entry, entry + 3);
    return `#${[red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}

/** Returns the pixels of a floor at four pixels per cell. */
function painted(
  grid: FloorGrid,
  size = GRID_SIDE,
  entrances: readonly { x: number; y: number }[] = [],
): (x: number, y: number) => string {
  const length = 4 * size + 1;
  const picture = new PixelPicture(length, length, day.map.outside);
  const place = { left: 0, bottom: length, cell: 4 };
  paintPlainFloor(picture, { grid, size, palette: day.map, place, entrances });
  return pixels(picture.toUrl());
}
/** Returns the pixel in the middle of a cell. */
const middle = (x: number, y: number): [number, number] => [4 * x + 1, 4 * (GRID_SIDE - 1 - y) + 3];

describe('A small picture of a floor', () => {
  test('lays a colour over another as far as it covers, in every way that a style sheet writes it', () => {
    const picture = new PixelPicture(6, 1, '#fff');
    for (const [x, style] of ['#102030', '#000', '#00000080', 'rgb(0 0 0 / 0.5)', 'rgb(0 0 0/.5)'].entries()) {
      picture.fillStyle = style;
      picture.fillRect(x, 0, 1, 1);
    }
    const at = pixels(picture.toUrl());
    expect([0, 1, 2, 3, 4, 5].map((x) => at(x, 0))).toEqual([
      '#102030',
      '#000000',
      '#7f7f7f',
      '#808080',
      '#808080',
      '#ffffff',
    ]);
  });

  test('leaves out what lies beyond its rim', () => {
    const picture = new PixelPicture(3, 2, '#ffffff');
    picture.fillStyle = '#000000';
    picture.fillRect(-2, -2, 3, 3);
    picture.fillRect(2, 1, 9, 9);
    const at = pixels(picture.toUrl());
    expect([at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1)].map((colour) => colour === '#000000')).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
    ]);
  });

  test('shows a wall on the one side of the edge where it is drawn, an event as a dot, a dark zone darker', () => {
    const grid = blankGrid();
    writeField(grid, 'north', 3, 3, BORDER.wall);
    writeField(grid, 'south', 3, 4, BORDER.wall);
    writeField(grid, 'event_id', 7, 7, 101);
    writeField(grid, 'floor_id', 9, 9, ZONE.dark);
    const at = painted(grid);
    const [x, y] = middle(3, 3);
    expect([at(x, y - 2), at(x, y - 3)]).toEqual([day.map.wall, day.map.paper]);
    expect(at(x, y)).toBe(day.map.paper);
    const [eventX, eventY] = middle(7, 7);
    expect(at(eventX + 1, eventY)).toBe(day.map.eventInk);
    expect(at(...middle(9, 9))).not.toBe(day.map.paper);
  });

  test('shows the entrance of a labyrinth as a cell full of its colour, below an event', () => {
    const grid = blankGrid();
    writeField(grid, 'event_id', 7, 7, 101);
    const at = painted(grid, GRID_SIDE, [
      { x: 3, y: 3 },
      { x: 7, y: 7 },
    ]);
    expect(at(...middle(3, 3))).toBe(day.map.entrance);
    expect(at(...middle(4, 3))).toBe(day.map.paper);
    const [x, y] = middle(7, 7);
    expect([at(x, y - 1), at(x + 1, y)]).toEqual([day.map.entrance, day.map.eventInk]);
  });

  test('shows each half of a one-way edge in its own cell, and the rim from within', () => {
    const grid = blankGrid();
    writeField(grid, 'east', 5, 5, BORDER.door);
    writeField(grid, 'west', 6, 5, BORDER.wall);
    writeField(grid, 'south', 2, 0, BORDER.gate);
    const at = painted(grid);
    const [x, y] = middle(5, 5);
    expect([at(x + 2, y), at(x + 3, y)]).toEqual([day.map.door, day.map.wall]);
    const [rimX, rimY] = middle(2, 0);
    expect(at(rimX, rimY + 1)).toBe(day.map.gate);
  });

  test('shows nothing of what lies outside a smaller floor', () => {
    const grid = denseGrid(3);
    const without = grid.slice();
    for (let y = 0; y < GRID_SIDE; y++) {
      for (let x = 0; x < GRID_SIDE; x++) {
        if (x >= 16 || y >= 16) for (const side of SIDES) writeField(without, side, x, y, BORDER.open);
      }
    }
    const [one, other] = [painted(grid, 16), painted(without, 16)];
    for (let y = 0; y < 65; y++) for (let x = 0; x < 65; x++) expect(one(x, y)).toBe(other(x, y));
  });
});
