import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { CEILING_OPTIONS, FLOOR_OPTIONS, WALL_OPTIONS } from '#domain/catalogs/floorOptions.ts';
import { optionPictures } from '#view/index.ts';

test.each([
  ['wall', WALL_OPTIONS, 2],
  ['floor', FLOOR_OPTIONS, 1],
  ['ceiling', CEILING_OPTIONS, 1],
] as const)('each option of the %s has pictures of its own', (kind, options, count) => {
  const pictures = options.flatMap(({ code }) => {
    const own = optionPictures(kind, code);
    expect(own).toHaveLength(count);
    return own;
  });
  for (const { side, pixels } of pictures) {
    expect(pixels).toHaveLength(4 * side * side);
    // The pictures are opaque.
    expect(pixels.every((byte, at) => at % 4 !== 3 || byte === 255)).toBe(true);
  }
  const different = new Set(pictures.map(({ pixels }) => createHash('sha1').update(pixels).digest('hex')));
  expect(different.size).toBe(pictures.length);
});

test('an option that is not known looks like the first', () => {
  expect(optionPictures('wall', 99)).toEqual(optionPictures('wall', 0));
});
