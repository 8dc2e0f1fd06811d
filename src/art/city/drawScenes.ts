import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plate } from '#art/displayGraphics/plate.ts';
import { CITY_PLACES, type CityPlace } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { scenes } from './scenes.ts';

/** Draws the city or one of its places as an SVG file. */
export function drawScene(place: CityPlace): string {
  const { width, height, marks } = scenes[place];
  return plate(width, height, marks.join(''));
}

/** Writes every scene into `folder`/city. */
export function drawScenes(folder: string): void {
  const city = join(folder, 'city');
  mkdirSync(city, { recursive: true });
  for (const place of CITY_PLACES) writeFileSync(join(city, `${place}.svg`), drawScene(place));
}
