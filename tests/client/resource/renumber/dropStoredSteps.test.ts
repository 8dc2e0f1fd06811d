import { expect, test } from 'vitest';
import { storedSteps } from '#client/resource/model/RecordJournal.ts';
import { dropStoredSteps } from '#client/resource/renumber/dropStoredSteps.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { item } from '#domain/resources/item.ts';
import { monster } from '#domain/resources/monster.ts';
import { spell } from '#domain/resources/spell.ts';
import { memoryStorage } from '../../memoryStorage.ts';

test('steps of records that were given other numbers, and of those that name them, are not kept', () => {
  const storage = memoryStorage();
  const [own, other] = ['author.scenario', 'author.other'];
  const kinds = [monster, encounterSetting, item, spell];
  for (const owner of [own, other]) for (const kind of kinds) storage.setItem(storedSteps(kind, owner), '{}');
  dropStoredSteps(storage, own, 'monster');
  const kept = (owner: string) => kinds.filter((kind) => storage.getItem(storedSteps(kind, owner)) !== null);
  expect(kept(own)).toEqual([item, spell]);
  expect(kept(other)).toEqual(kinds);
});
