import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENT_CATEGORIES, eventType } from '#domain/catalogs/eventTypes.ts';

/**
 * The kinds of event as stored maps, project files and journals know them. A new kind gets a line here; no line ever changes or is removed,
 * since an id with another meaning would change every map that holds it.
 */
const KEPT: Readonly<Record<string, { readonly name: string; readonly slots: readonly string[] }>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'eventIds.json'), 'utf8'),
);
const TYPES = EVENT_CATEGORIES.flatMap(({ types }) => types);

test('The 81 first ids are there, and every kind of event is written down', () => {
  expect(Object.keys(KEPT).length).toBeGreaterThanOrEqual(81);
  expect(TYPES.map(({ id }) => String(id))).toEqual(Object.keys(KEPT));
});

test.each(Object.entries(KEPT))('The id %s keeps its meaning', (id, { name, slots }) => {
  const type = eventType(Number(id));
  expect(type?.name.en).toBe(name);
  // A slot that is added later is 0 in older maps.
  expect(type?.slots.slice(0, slots.length).map(({ kind }) => kind)).toEqual(slots);
  expect(type?.slots.map(({ key }) => key)).toEqual(type?.slots.map((_, place) => String(place + 1)));
});
