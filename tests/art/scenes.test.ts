import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawScene } from '#art/city/drawScenes.ts';
import { CITY_PLACES } from '#domain/resources/rules/fortifiedCitySetting.ts';

const folder = join(import.meta.dirname, '../../public/city');

test('drawn again, every place of the city has the same bytes, of plain shapes alone', () => {
  expect(readdirSync(folder).sort()).toEqual(CITY_PLACES.map((place) => `${place}.svg`).sort());
  for (const place of CITY_PLACES) {
    const scene = drawScene(place);
    expect(readFileSync(join(folder, `${place}.svg`), 'utf8'), place).toBe(scene);
    expect(scene, place).not.toMatch(/<(?:script|style|text|image)|href|url\((?!#)|NaN|undefined|Infinity/);
  }
});
