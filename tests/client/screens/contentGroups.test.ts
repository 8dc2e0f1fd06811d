import { expect, test } from 'vitest';
import { CONTENT_GROUPS } from '#client/screens/scenario/contentGroups.ts';
import { RESOURCES } from '#domain/resources/index.ts';

test('The home of a scenario tells of every kind of record, once', () => {
  expect(CONTENT_GROUPS.flatMap(({ kinds }) => kinds).sort()).toEqual(RESOURCES.map(({ name }) => name).sort());
});
