// Data that today's browsers hold is opened by the current code and sent (tests/kept).
import { createTRPCClient, httpLink } from '@trpc/client';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { LocalFloorStore } from '#client/floor/desk/LocalFloorStore.ts';
import { trpcFloorApi } from '#client/floor/desk/trpcFloorApi.ts';
import { BrowserSaveStore, type KeptSlot } from '#client/page/SaveStore.ts';
import { GameSaves } from '#client/play/saves/GameSaves.ts';
import { savedAt } from '#client/play/saves/savedAt.ts';
import type { RecordChanges } from '#client/resource/model/RecordApi.ts';
import { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { item } from '#domain/resources/item.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import type { SaveKey } from '#game/saves/SaveKey.ts';
import type { AppRouter } from '#server/router.ts';
import { unpack } from '../../kept/packed.ts';
import { handClock } from '../handClock.ts';
import { memoryStorage } from '../memoryStorage.ts';

interface Kept {
  readonly origins: readonly [
    {
      readonly localStorage: readonly { readonly name: string; readonly value: string }[];
      readonly indexedDB: readonly {
        readonly name: string;
        readonly stores: readonly {
          readonly records: readonly { readonly key: string[]; readonly value: KeptSlot }[];
        }[];
      }[];
    },
  ];
}
const [{ localStorage, indexedDB: databases }] = unpack<Kept>('browser.json.gz').origins;
const storageOf = () => {
  const storage = memoryStorage();
  for (const { name, value } of localStorage) storage.setItem(name, value);
  return storage;
};
const journals = (prefix: string) => localStorage.filter(({ name }) => name.startsWith(`${prefix}.journal.`));
const plain = { serialize: (value: unknown) => value, deserialize: (value: unknown) => value };
const reportUnexpected = () => expect.unreachable();
const isOnline = () => true;

test('unsent edits of records are sent, and then their journals go', async () => {
  const found = journals('meikyu.records');
  expect(found.length).toBeGreaterThan(1);
  const [, , , account, scenario] = found[0]?.name.split('.') ?? [];
  const before = { 1: { name_ja: '錆びた剣', name_en: 'Rusty sword' }, 3: { name_ja: '鍵' } };
  const records = new Map(
    Object.entries(before).map(([number, fields]) => [
      Number(number),
      { revision: 19, record: { ...item.blank, ...fields } },
    ]),
  );
  const sent: RecordChanges[] = [];
  const api = {
    read: async () => ({ records, restoredRevision: 0 }),
    save: async (changes: readonly RecordChanges[]) => {
      sent.push(...changes);
      return { kind: 'saved', revision: 20 } as const;
    },
  };
  const [storage, clock] = [storageOf(), handClock()];
  const journal = new RecordJournal(item, storage, `${account}.${scenario}`, 'new', clock.now);
  const parts = { resource: item, scenarioId: scenario ?? '', api, journal, clock, isOnline, reportUnexpected };
  const desk = new RecordDesk(await api.read(), parts);
  await desk.flush();
  expect(sent.map(({ number, revision, changes }) => ({ number, revision, changes }))).toEqual([
    { number: 1, revision: 19, changes: { name_ja: '磨いた剣', name_en: 'Polished sword' } },
    { number: 3, revision: 19, changes: { name_en: 'Key' } },
  ]);
  expect(storage.keys().filter((key) => key.startsWith('meikyu.records.journal.'))).toEqual([]);
  desk.undo();
  expect(desk.record(3)).toMatchObject({ name_en: '' });
});

test('unsent strokes are sent byte for byte as they were packed, in the call that they always were', async () => {
  const [found] = journals('meikyu.map');
  const [, , , account, scenario, number] = found?.name.split('.') ?? [];
  const kept: { base: string; grid: string } = JSON.parse(found?.value ?? '');
  const bodies: unknown[] = [];
  const client = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: 'http://meikyu.test/trpc',
        transformer: { input: plain, output: plain },
        fetch: async (url, init) => {
          bodies.push(`${String(url)} ${String(init?.body)}`);
          return new Response(JSON.stringify({ result: { data: { data: { revision: 20 } } } }));
        },
      }),
    ],
  });
  const api = trpcFloorApi(client, scenario ?? '', () => true);
  const [storage, clock] = [storageOf(), handClock()];
  const owner = `${account}.${scenario}.${number}`;
  const floor = { grid: unpackGrid(fromBase64(kept.base)), revision: 19, restoredRevision: 0 };
  const settings = { revision: 19, restoredRevision: 0, values: floorMap.blank, hasLabyrinth: false };
  const localStore = new LocalFloorStore(storage, owner, 'new', clock.now);
  const journal = new RecordJournal(floorMap, storage, owner, 'new', clock.now);
  const desk = new FloorDesk(1, floor, settings, { api, localStore, journal, clock, isOnline, reportUnexpected });
  await desk.autosave.flush();
  expect(bodies).toEqual([
    `http://meikyu.test/trpc/floors.saveGrid {"scenario_id":"${scenario}","floor_number":"01","grid":"${kept.grid}","revision":19}`,
  ]);
  expect(storage.keys().filter((key) => key.startsWith('meikyu.map.journal.'))).toEqual([]);
  expect(desk.session.undoStep).toBeDefined();
});

test('games are there, one from before the login too', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const slots = databases.find(({ name }) => name === 'meikyu-saves')?.stores[0]?.records ?? [];
  const database = await openDB('meikyu-saves', 1, { upgrade: (made) => void made.createObjectStore('slots') });
  for (const { key, value } of slots) await database.put('slots', value, key);
  database.close();
  expect(slots.length).toBeGreaterThan(2);
  const account = slots.map(({ key: [owner] }) => owner).find((owner) => owner !== 'nobody');
  for (const { key, value } of slots) {
    const [, game, slot] = key as unknown as [string, SaveKey, number];
    const parts = { owner: account, key: game, store: new BrowserSaveStore(), server: undefined, clock: handClock() };
    const saves = new GameSaves(parts);
    await saves.refresh();
    expect(savedAt(saves.view.slots[slot]?.raw)).toBe(savedAt(value.save));
  }
  vi.unstubAllGlobals();
});
