import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOOKS, MOST_BYTES, pictureOf, SCREENS } from '../e2e/screenshots/screenPictures.ts';

const ROOT = join(import.meta.dirname, '../..');
const wanted = SCREENS.flatMap((screen) => LOOKS.map((look) => pictureOf(screen, look)));

test('Every screen of docs/screens has its pictures, and no other file is there', () => {
  const found = readdirSync(join(ROOT, 'docs/screens')).map((file) => `docs/screens/${file}`);
  expect(found.sort()).toEqual(wanted.sort());
});

test.each(wanted)('%s is small enough for the repository', (path) => {
  expect(statSync(join(ROOT, path)).size).toBeLessThanOrEqual(MOST_BYTES);
});
