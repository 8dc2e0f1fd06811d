import { expect, test } from 'vitest';
import type { KeptAnswers } from '#client/api/kept/KeptAnswers.ts';
import { keepRecords } from '#client/resource/model/keepRecords.ts';
import type { RecordApi, ServerRecord } from '#client/resource/model/RecordApi.ts';
import { type Npc, npc } from '#domain/resources/npc.ts';

/** Returns the records that a browser has kept, in front of a server that does not answer. */
function offline(stored: Readonly<Record<string, unknown>>) {
  const all = new Map(Object.entries(stored));
  const kept: KeptAnswers = {
    read: async (key) => all.get(key),
    write: async (key, value) => void all.set(key, value),
    clear: async () => all.clear(),
  };
  const api: RecordApi = {
    read: () => Promise.reject(new TypeError('Failed to fetch')),
    save: async () => ({ kind: 'unreachable' }),
  };
  return keepRecords(api, kept, npc, 'author.scenario');
}

test('records that an earlier version kept get the fields that are newer, whether they were read or saved', async () => {
  const { saved_as: _newer, ...before } = npc.blank as Npc;
  const of = (name_ja: string, revision: number): ServerRecord => ({ revision, record: { ...before, name_ja } });
  const { records } = await offline({
    'records author.scenario.npc': {
      records: new Map([
        [1, of('オド', 3)],
        [2, of('老人', 3)],
      ]),
      restoredRevision: 0,
    },
    'records author.scenario.npc 2': of('賢者', 4),
  }).read();
  expect(records.get(1)).toEqual({ revision: 3, record: { ...npc.blank, name_ja: 'オド' } });
  expect(records.get(2)).toEqual({ revision: 4, record: { ...npc.blank, name_ja: '賢者' } });
});
