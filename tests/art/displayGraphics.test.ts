import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawDisplayGraphic } from '#art/displayGraphics/drawDisplayGraphics.ts';
import { DISPLAY_GRAPHICS, NO_GRAPHIC } from '#domain/catalogs/displayGraphics.ts';

const folder = join(import.meta.dirname, '../../public/graphics');
const files = readdirSync(folder).sort();
const graphics = files.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('the catalog has 83 pictures, 0 to 82, each with a name of its own in both languages, and none beside', () => {
  expect(DISPLAY_GRAPHICS.map(({ code }) => code)).toEqual(Array.from({ length: 83 }, (_, code) => code));
  for (const language of ['ja', 'en'] as const) {
    expect(new Set([...DISPLAY_GRAPHICS, NO_GRAPHIC].map(({ label }) => label[language])).size).toBe(84);
  }
  expect(NO_GRAPHIC.code).toBe(999);
  expect(files).toEqual(DISPLAY_GRAPHICS.map(({ code }) => `${String(code).padStart(2, '0')}.svg`));
});

test('drawn again, every picture has the same bytes; a number without a drawing is refused', () => {
  for (const { name, text } of graphics) expect(drawDisplayGraphic(Number.parseInt(name, 10)), name).toBe(text);
  expect(() => drawDisplayGraphic(83)).toThrow(RangeError);
});

test('a picture is at most 6 kB of plain shapes: no script, no style, no text, nothing from elsewhere', () => {
  const allowed = new Set(['svg', 'defs', 'pattern', 'radialGradient', 'stop', 'clipPath', 'g', 'path']);
  for (const { name, text } of graphics) {
    expect(Buffer.byteLength(text), name).toBeLessThanOrEqual(6000);
    for (const [, element = ''] of text.matchAll(/<([a-zA-Z]+)/g))
      expect(allowed, `${name}: ${element}`).toContain(element);
    expect(text, name).not.toMatch(/href|url\((?!#)|\son\w+=|NaN|undefined|Infinity/);
  }
});

test('no two pictures are alike, and each fills its plate', async () => {
  const side = 24;
  const drawn = await Promise.all(
    graphics.map(async ({ name, text }) => ({
      name,
      pixels: await sharp(Buffer.from(text)).resize(side, side).removeAlpha().raw().toBuffer(),
    })),
  );
  const bare = await sharp(Buffer.from(drawDisplayGraphic(0).replace(/<g stroke=.*<\/g><\/g>/, '</g>')))
    .resize(side, side)
    .removeAlpha()
    .raw()
    .toBuffer();
  /** The mean difference of two pictures per colour channel and pixel, 0 to 255. */
  const difference = (one: Buffer, other: Buffer) =>
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
  for (const [index, { name, pixels }] of drawn.entries()) {
    expect(difference(pixels, bare), `${name} and the bare plate`).toBeGreaterThan(6);
    for (const other of drawn.slice(index + 1)) {
      expect(difference(pixels, other.pixels), `${name} and ${other.name}`).toBeGreaterThan(6);
    }
  }
});
