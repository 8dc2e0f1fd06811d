import sharp from 'sharp';
import { GRAPHICS_PER_GROUP, MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';
import { CELL } from './Canvas.ts';
import { drawMonster } from './drawMonster.ts';

const COLUMNS = 10;

/** Draws the sheet of a group as a PNG file with a palette: ten columns of cells, in the order of the numbers. */
export async function drawSheet(group: number): Promise<Buffer> {
  const graphics = MONSTER_GRAPHICS.filter((graphic) => graphic.group === group);
  const width = COLUMNS * CELL;
  const height = Math.ceil(graphics.length / COLUMNS) * CELL;
  const sheet = Buffer.alloc(width * height * 4);
  for (const graphic of graphics) {
    const cell = drawMonster(graphic);
    const place = graphic.code % GRAPHICS_PER_GROUP;
    const corner = Math.floor(place / COLUMNS) * CELL * width + (place % COLUMNS) * CELL;
    for (let y = 0; y < CELL; y += 1) cell.copy(sheet, (corner + y * width) * 4, y * CELL * 4, (y + 1) * CELL * 4);
  }
  return sharp(sheet, { raw: { width, height, channels: 4 } })
    .png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}
