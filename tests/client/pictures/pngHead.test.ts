import sharp, { type Color } from 'sharp';
import { expect, test } from 'vitest';
import { readPngHead } from '#client/pictures/pngHead.ts';

const picture = (channels: 3 | 4, background: Color) =>
  sharp({ create: { width: 30, height: 20, channels, background } });

test.each([
  ['colours alone', picture(3, { r: 9, g: 9, b: 9 }).png(), false],
  ['an alpha channel', picture(4, { r: 9, g: 9, b: 9, alpha: 0.5 }).png(), true],
  ['a palette', picture(3, { r: 9, g: 9, b: 9 }).png({ palette: true }), false],
  ['a palette with transparent colours', picture(4, { r: 9, g: 9, b: 9, alpha: 0 }).png({ palette: true }), true],
])('The head of a PNG with %s', async (_, made, hasAlpha) => {
  expect(readPngHead(await made.toBuffer())).toEqual({ width: 30, height: 20, hasAlpha });
});

test('What is no PNG, or ends within its head, has none', async () => {
  expect(readPngHead(await picture(3, { r: 9, g: 9, b: 9 }).jpeg().toBuffer())).toBeUndefined();
  expect(readPngHead((await picture(3, { r: 9, g: 9, b: 9 }).png().toBuffer()).subarray(0, 30))).toBeUndefined();
  expect(readPngHead(new Uint8Array())).toBeUndefined();
});
