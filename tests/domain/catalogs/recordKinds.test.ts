import { expect, test } from 'vitest';
import { RECORD_KINDS, type RecordKindName, recordTitle } from '#domain/catalogs/recordKinds.ts';

test('One record of a kind is called by its kind in the singular', () => {
  expect(recordTitle('item')).toEqual({ ja: 'アイテム', en: 'Item' });
  const kinds = Object.keys(RECORD_KINDS) as RecordKindName[];
  const named = kinds.filter((kind) => recordTitle(kind).en === RECORD_KINDS[kind].title.en);
  // The only page of a kind has its title, and so have pages of rules that name no things.
  expect(named.filter((kind) => RECORD_KINDS[kind].first < RECORD_KINDS[kind].last)).toEqual([
    'experience_point',
    'remember_and_summon_spell',
  ]);
});
