import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawView, Picture, paletteOf, seeFloor, TORCH } from '#view/index.ts';
import { GOLDEN_VIEWS } from './goldenViews.ts';

const folder = join(import.meta.dirname, 'golden');
const [WIDTH, HEIGHT] = [240, 150];

test.each(Object.entries(GOLDEN_VIEWS))('%s looks as it did', async (name, { grid, size, options, at }) => {
  const picture = new Picture(WIDTH, HEIGHT);
  const [x, y, degrees] = at;
  const eye = { x: x + 0.5, y: y + 0.5, angle: (degrees * Math.PI) / 180 };
  drawView(picture, seeFloor(grid, size, options), eye, TORCH, paletteOf(options.wall));
  const file = join(folder, `${name}.png`);
  if (process.env.UPDATE_GOLDEN) {
    const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;
    await sharp(picture.bytes, { raw }).removeAlpha().png({ compressionLevel: 9 }).toFile(file);
  }
  const golden = await sharp(file).ensureAlpha().raw().toBuffer();
  expect(Buffer.compare(golden, Buffer.from(picture.bytes.buffer)), `${name} is another picture`).toBe(0);
});

test('there is no picture of a view that is not drawn any more', () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(GOLDEN_VIEWS)
      .map((name) => `${name}.png`)
      .sort(),
  );
});
