import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENT_CATEGORIES } from '#domain/catalogs/eventTypes.ts';

test('The README counts the kinds of event that there are', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, count] = /(\d+)\s+kinds of event/.exec(readme) ?? [];
  expect(Number(count)).toBe(EVENT_CATEGORIES.flatMap(({ types }) => types).length);
});
