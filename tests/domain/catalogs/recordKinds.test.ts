import { expect, test } from 'vitest';
import { RECORD_KINDS, type RecordKindName, recordTitle } from '#domain/catalogs/recordKinds.ts';

test('One record of a kind is called by its kind in the singular', () => {
  expect(recordTitle('item')).toEqual({ ja: 'アイテム', en: 'Item' });
  // A kind with a single record is called by its title.
  expect(recordTitle('search_item')).toEqual(RECORD_KINDS.search_item.title);
  const plural = (Object.keys(RECORD_KINDS) as RecordKindName[]).filter(
    (kind) => RECORD_KINDS[kind].first < RECORD_KINDS[kind].last && /[^s]s$/.test(recordTitle(kind).en),
  );
  expect(plural).toEqual([]);
});
