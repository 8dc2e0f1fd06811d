import { describe, expect, test } from 'vitest';
import { MONSTER_FAMILIES } from '#domain/catalogs/monsterFamilies.ts';
import { MONSTER_GRAPHIC_CATEGORIES } from '#domain/catalogs/monsterGraphicCategories.ts';
import { MONSTER_GRAPHICS } from '#domain/catalogs/monsterGraphics.ts';

describe('The catalog of monster graphics', () => {
  test('numbers them from 0 to 479, in groups of a hundred', () => {
    expect(MONSTER_GRAPHICS.map(({ code }) => code)).toEqual(Array.from({ length: 480 }, (_, number) => number));
    const sizes = [0, 1, 2, 3, 4].map((group) => MONSTER_GRAPHICS.filter((graphic) => graphic.group === group).length);
    expect(sizes).toEqual([100, 100, 100, 100, 80]);
    for (const { code, group } of MONSTER_GRAPHICS) expect(group).toBe(Math.floor(code / 100));
  });

  test('has pictures for each of the 14 families and each category', () => {
    expect(MONSTER_FAMILIES.map(({ code }) => code)).toEqual(Array.from({ length: 14 }, (_, code) => code));
    const used = (key: 'family' | 'category') =>
      [...new Set(MONSTER_GRAPHICS.map((graphic) => graphic[key]))].toSorted((a, b) => a - b);
    expect(used('family')).toEqual(MONSTER_FAMILIES.map(({ code }) => code));
    expect(used('category')).toEqual(MONSTER_GRAPHIC_CATEGORIES.map(({ code }) => code));
  });

  test.each(['ja', 'en'] as const)('names each in a way of its own (%s)', (language) => {
    expect(new Set(MONSTER_GRAPHICS.map(({ label }) => label[language])).size).toBe(480);
  });

  test.each([
    [0, '剣の騎士・赤', 'Knight, sword, red'],
    [150, '一つ目の巨人・砂色', 'Giant, one-eyed, sand'],
    [330, '角のある竜・赤', 'Dragon, horned, red'],
    [479, '鏡の化け道具・紅', 'Living thing, mirror, crimson'],
  ])('number %i stays what it is: %s', (number, ja, en) => {
    expect(MONSTER_GRAPHICS[number]?.label).toEqual({ ja, en });
  });
});
