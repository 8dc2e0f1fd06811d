import { afterEach, expect, test, vi } from 'vitest';
import { FloorSettingsDesk } from '#client/floor/desk/FloorSettingsDesk.ts';
import { hasJournals } from '#client/page/forgetAccount.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { memoryStorage } from '../memoryStorage.ts';

afterEach(() => vi.unstubAllGlobals());

test('a setting of a floor that waits in this browser is asked about before logging out, as a stroke is', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const server = { revision: 1, restoredRevision: 0, hasLabyrinth: false, values: floorMap.blank };
  const settings = new FloorSettingsDesk(
    1,
    server,
    new RecordJournal(floorMap, storage, 'author.scenario.1', 'tab', () => 1),
  );
  const name = floorMap.leaves.find(({ path }) => path === 'name_ja');
  if (!name) throw new Error('no name');
  expect(hasJournals('author')).toBe(false);
  settings.edit(name, '地下の迷宮');
  expect([hasJournals('author'), hasJournals('other')]).toEqual([true, false]);
});
