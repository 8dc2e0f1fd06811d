import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CELL } from '#art/monsters/Canvas.ts';
import { drawMonster } from '#art/monsters/drawMonster.ts';
import { drawSheet } from '#art/monsters/drawSheet.ts';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';

const GROUPS = [0, 1, 2, 3, 4];
const sheetFile = (group: number) => join(import.meta.dirname, `../../public/monsters/group-${group}.png`);

/** The pixels of each monster as RGBA integers; 0 is empty. */
const drawn = MONSTER_GRAPHICS.map((graphic) => ({ graphic, pixels: pixelsOf(drawMonster(graphic)) }));

function pixelsOf(cell: Buffer): Uint32Array {
  return Uint32Array.from({ length: cell.length / 4 }, (_, pixel) => cell.readUInt32BE(pixel * 4));
}

/** Finds the two layers with the fewest different pixels, so that a failure names the pair that is too similar. */
function closest(layers: readonly Uint32Array[]) {
  let found = { pixels: CELL * CELL, pair: '' };
  for (const [first, one] of layers.entries())
    for (const [after, other] of layers.slice(first + 1).entries()) {
      const pixels = countDifferences(one, other, found.pixels);
      const names = [first, first + 1 + after].map((index) => MONSTER_GRAPHICS[index]?.label.en);
      if (pixels < found.pixels) found = { pixels, pair: names.join(' / ') };
    }
  return found;
}

/** The number of different pixels of two layers; at most `enough`, where counting stops. */
function countDifferences(one: Uint32Array, other: Uint32Array, enough: number): number {
  let pixels = 0;
  for (let at = 0; at < one.length && pixels < enough; at += 1) if (one[at] !== other[at]) pixels += 1;
  return pixels;
}

/** The names of the monsters for which `holds` is false. */
function without(holds: (pixels: Uint32Array) => boolean): string[] {
  return drawn.filter(({ pixels }) => !holds(pixels)).map(({ graphic }) => graphic.label.en);
}

const isPainted = (pixel: number) => pixel !== 0;

describe('The sheets of monster graphics', () => {
  test.each(GROUPS)(
    'group %i: every monster drawn again is what its place on the committed sheet shows',
    async (group) => {
      const members = drawn.filter(({ graphic }) => graphic.group === group);
      const { data, info } = await sharp(sheetFile(group)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 10 * CELL, height: Math.ceil(members.length / 10) * CELL });
      const shown = pixelsOf(data).map((pixel) => ((pixel & 0xff) === 0 ? 0 : pixel));
      const changed = members.filter(({ graphic, pixels }) => {
        const place = graphic.code % 100;
        const corner = Math.floor(place / 10) * CELL * info.width + (place % 10) * CELL;
        return pixels.some((pixel, at) => pixel !== shown[corner + Math.floor(at / CELL) * info.width + (at % CELL)]);
      });
      expect(
        changed.map(({ graphic }) => graphic.label.en),
        'run `npm run art` and look at them',
      ).toEqual([]);
    },
  );

  test.each(GROUPS)('group %i: drawn again, the sheet has the same bytes', async (group) => {
    expect((await drawSheet(group)).equals(readFileSync(sheetFile(group)))).toBe(true);
  });

  test('weigh at most 600 kB together', () => {
    const bytes = GROUPS.map((group) => statSync(sheetFile(group)).size);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(600_000);
  });
});

describe('Of the 480 monsters', () => {
  test('no two are alike: at least 400 of 4096 pixels differ between any', () => {
    expect(drawn).toHaveLength(480);
    const found = closest(drawn.map(({ pixels }) => pixels));
    expect(found.pixels, found.pair).toBeGreaterThanOrEqual(400);
  });

  test('no two throw the same shadow: silhouettes differ by at least 24 pixels', () => {
    const found = closest(drawn.map(({ pixels }) => pixels.map((pixel) => Number(isPainted(pixel)))));
    expect(found.pixels, found.pair).toBeGreaterThanOrEqual(24);
  });

  test('each fills at least a fifth of its cell', () => {
    expect(without((pixels) => pixels.filter(isPainted).length >= (CELL * CELL) / 5)).toEqual([]);
  });

  test('none touches the edge of its cell', () => {
    const isEdge = (at: number) => at % CELL === 0 || at % CELL === CELL - 1 || at < CELL || at >= CELL * (CELL - 1);
    expect(without((pixels) => !pixels.some((pixel, at) => isPainted(pixel) && isEdge(at)))).toEqual([]);
  });

  test('each is painted opaque or not at all, in at most 48 colours, and all in at most 128', () => {
    expect(without((pixels) => pixels.every((pixel) => !isPainted(pixel) || (pixel & 0xff) === 0xff))).toEqual([]);
    expect(without((pixels) => new Set(pixels.filter(isPainted)).size <= 48)).toEqual([]);
    expect(new Set(drawn.flatMap(({ pixels }) => [...pixels].filter(isPainted))).size).toBeLessThanOrEqual(128);
  });

  test('each stands out from a light and from a dark ground', () => {
    const light = (pixel: number) => ((pixel >>> 24) * 3 + ((pixel >>> 16) & 0xff) * 6 + ((pixel >>> 8) & 0xff)) / 10;
    const share = (pixels: Uint32Array, is: (pixel: number) => boolean) =>
      pixels.filter((pixel) => isPainted(pixel) && is(pixel)).length / pixels.filter(isPainted).length;
    expect(without((pixels) => share(pixels, (pixel) => light(pixel) < 60) > 0.05)).toEqual([]);
    expect(without((pixels) => share(pixels, (pixel) => light(pixel) > 60) > 0.4)).toEqual([]);
  });
});
