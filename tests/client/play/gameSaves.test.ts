// Saves in a browser and on a server: whatever fails in between, no save is lost, and none replaces another without a question.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasSavesHere } from '#client/page/forgetAccount.ts';
import { BrowserSaveStore } from '#client/page/SaveStore.ts';
import { GameSaves } from '#client/play/saves/GameSaves.ts';
import type { ServerSaves } from '#client/play/saves/ServerSaves.ts';
import { savedAt } from '#client/play/saves/savedAt.ts';
import { StoreError } from '#client/storage/BrowserDatabase.ts';
import { timings } from '#client/timings.ts';
import type { Save } from '#game/saves/Save.ts';
import { AUTOSAVE } from '#game/saves/SaveKey.ts';
import { sampleSave } from '../../support/sampleSave.ts';
import { handClock } from '../handClock.ts';

const { key } = sampleSave();
const OWN = 3;
const saveAt = (saved_at: number): Save => sampleSave({ saved_at });

/** A server's saves of one account, with the behaviour of the real server. */
class TestServer implements ServerSaves {
  readonly slots = new Map<number, { revision: number; save: Save }>();
  isReached = true;
  /** Whether the next write is done, but its answer lost. */
  losesAnswer = false;
  refusal: string | undefined;

  list = async () =>
    this.isReached
      ? [...this.slots].map(([slot, { revision, save }]) => ({ slot, revision, saved_at: save.saved_at }))
      : undefined;

  read = async (_: string, slot: number) => (this.isReached ? this.slots.get(slot) : undefined);

  write: ServerSaves['write'] = async (slot, revision, save) => {
    if (!this.isReached) return { kind: 'unreachable' };
    if (this.refusal !== undefined) return { kind: 'refused', message: this.refusal };
    const there = this.slots.get(slot);
    if ((there?.revision ?? 0) !== revision) return { kind: 'stale', present: there ? this.#present(slot) : null };
    this.slots.set(slot, { revision: revision + 1, save });
    if (!this.losesAnswer) return { kind: 'saved', revision: revision + 1 };
    this.losesAnswer = false;
    return { kind: 'unreachable' };
  };

  remove: ServerSaves['remove'] = async (_, slot, revision) => {
    if (!this.isReached) return { kind: 'unreachable' };
    const there = this.slots.get(slot);
    if (there && there.revision !== revision) return { kind: 'stale', present: this.#present(slot) };
    this.slots.delete(slot);
    return { kind: 'saved', revision: 0 };
  };

  #present(slot: number) {
    const { revision = 0, save } = this.slots.get(slot) ?? {};
    return { slot, revision, saved_at: save?.saved_at ?? 0 };
  }
}

/** A page of a browser; with another `browser`, a page on another device. */
function page(server?: TestServer, owner: string | undefined = server && 'player', browser = indexedDB) {
  vi.stubGlobal('indexedDB', browser);
  const clock = handClock();
  return { clock, saves: new GameSaves({ owner, key, store: new BrowserSaveStore(), server, clock }) };
}

const timesOf = ({ view }: GameSaves) =>
  view.slots.flatMap((slot, at) =>
    slot && 'save' in slot.read ? [[at, slot.read.save.saved_at, slot.isUnsent, savedAt(slot.theirs?.raw)]] : [],
  );

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('In a browser', () => {
  test('saves are there after a reload, and gone where they were removed', async () => {
    const { saves } = page();
    await saves.refresh();
    expect([saves.view.isRead, saves.view.newest.save]).toEqual([true, undefined]);
    await saves.write(OWN, saveAt(1));
    await saves.write(AUTOSAVE, saveAt(2));
    const again = page().saves;
    await again.refresh();
    expect(timesOf(again)).toEqual([
      [AUTOSAVE, 2, false, undefined],
      [OWN, 1, false, undefined],
    ]);
    expect(again.view.newest.save).toEqual(saveAt(2));
    await again.remove(OWN);
    await saves.refresh();
    expect(timesOf(saves).map(([slot]) => slot)).toEqual([AUTOSAVE]);
  });

  test('somebody else’s are not told, and those of nobody become those of who logs in', async () => {
    await page().saves.write(OWN, saveAt(1));
    await page(undefined, 'other').saves.write(4, saveAt(2));
    const { saves } = page(undefined, 'player');
    await saves.refresh();
    expect(timesOf(saves)).toEqual([[OWN, 1, false, undefined]]);
    const nobody = page().saves;
    await nobody.refresh();
    expect(timesOf(nobody)).toEqual([]);
  });

  test('what was kept in another form stays and says so', async () => {
    const store = new BrowserSaveStore();
    await store.put('nobody', key, 1, { save: { ...saveAt(1), version: 99 }, revision: 0, isUnsent: false });
    await store.put('nobody', key, 2, { save: 'torn', revision: 0, isUnsent: false });
    const { saves } = page();
    await saves.refresh();
    expect(saves.view.slots.slice(1, 3).map((slot) => slot?.read)).toEqual([{ fault: 'newer' }, { fault: 'foreign' }]);
  });

  test('a game continues with the newest that can be read, and says which may be newer', async () => {
    const store = new BrowserSaveStore();
    const put = (slot: number, save: unknown) => store.put('nobody', key, slot, { save, revision: 0, isUnsent: false });
    await put(1, saveAt(5));
    await put(2, { ...saveAt(4), since: 'torn' });
    const { saves } = page();
    await saves.refresh();
    expect(await saves.newest()).toEqual({ save: saveAt(5), slot: 1, passedOver: [] });
    await put(3, { ...saveAt(9), since: 'torn' });
    await put(4, 'torn');
    await saves.refresh();
    expect(await saves.newest()).toEqual({
      save: saveAt(5),
      slot: 1,
      passedOver: [
        { slot: 3, why: 'broken', saved_at: 9 },
        { slot: 4, why: 'foreign', saved_at: undefined },
      ],
    });
    // The damaged save is kept as it is, so that it can be exported.
    expect(saves.view.slots[3]?.raw).toEqual({ ...saveAt(9), since: 'torn' });
    await saves.remove(1);
    expect(await saves.newest()).toMatchObject({
      save: undefined,
      passedOver: [{ slot: 2 }, { slot: 3 }, { slot: 4 }],
    });
  });

  test('what could not be read back is not saved, says so, and leaves what is there', async () => {
    const { saves } = page();
    expect(await saves.write(OWN, saveAt(1))).toBe('kept');
    const { told } = saveAt(2);
    for (const unreadable of [
      { ...saveAt(2), rest: { ...saveAt(2).rest, step: -1 } },
      { ...saveAt(2), told: { ...told, title_ja: 'あ'.repeat(256) } },
      { ...saveAt(2), since: Array(501).fill({ do: 'left' }) },
      { ...saveAt(2), since: [{ do: 'answer' as const, text: 'あ'.repeat(2 ** 19) }] },
    ]) {
      expect([await saves.write(OWN, unreadable), saves.view.isUnreadable]).toEqual(['unreadable', true]);
    }
    const again = page().saves;
    await again.refresh();
    expect(timesOf(again)).toEqual(timesOf(saves));
    expect([await saves.write(OWN, saveAt(3)), saves.view.isUnreadable]).toEqual(['kept', false]);
  });

  test('without room the page still holds them, and keeps them once there is room again', async () => {
    const { saves } = page();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await saves.write(OWN, saveAt(1))).toBe('held');
    await saves.refresh();
    expect([saves.view.storeFault, timesOf(saves)]).toEqual(['full', [[OWN, 1, false, undefined]]]);
    put.mockRestore();
    await saves.refresh();
    expect(saves.view.storeFault).toBeUndefined();
    const again = page().saves;
    await again.refresh();
    expect(again.view.newest.save).toEqual(saveAt(1));
  });

  test('that lets nobody keep anything the game goes on', async () => {
    const { saves } = page();
    vi.stubGlobal('indexedDB', undefined);
    await saves.refresh();
    await saves.write(OWN, saveAt(1));
    expect([saves.view.isRead, saves.view.storeFault, saves.view.newest.save]).toEqual([true, 'closed', saveAt(1)]);
  });

  test('a newer page finds the store free, and an older one says that it is closed to it', async () => {
    const { saves } = page();
    await saves.write(OWN, saveAt(1));
    const newer = await openDB('meikyu-saves', 2);
    await saves.write(OWN, saveAt(2));
    expect(saves.view.storeFault).toBe('closed');
    newer.close();
  });
});

test('who logs out is asked first where saves are nowhere but here, and then leaves none behind', async () => {
  const store = new BrowserSaveStore();
  const put = (game: string, slot: number, isUnsent: boolean) =>
    store.put('player', game, slot, { save: saveAt(1), revision: 0, isUnsent });
  await put(key, OWN, false);
  await put('scenario:abc', AUTOSAVE, false);
  expect(await hasSavesHere('player', store)).toBe(false);
  await put('scenario:abc', OWN, false);
  expect([await hasSavesHere('player', store), await hasSavesHere('other', store)]).toEqual([true, false]);
  await store.change('player', 'scenario:abc', OWN, () => undefined);
  await put(key, OWN, true);
  expect(await hasSavesHere('player', store)).toBe(true);
  await store.put('other', key, OWN, { save: saveAt(2), revision: 0, isUnsent: false });
  await store.forget('player');
  expect([await store.readAll('player'), (await store.readAll('other')).length]).toEqual([[], 1]);
});

describe('With an account', () => {
  const other = new IDBFactory();

  test('saves are on every device, an autosave after a while', async () => {
    const server = new TestServer();
    const { saves, clock } = page(server);
    await saves.write(OWN, saveAt(1));
    await saves.write(AUTOSAVE, saveAt(2));
    await saves.write(AUTOSAVE, saveAt(3));
    expect([...server.slots.keys()]).toEqual([OWN]);
    await clock.advance(timings.autosavePause);
    await saves.sync();
    expect(server.slots.get(AUTOSAVE)).toEqual({ revision: 1, save: saveAt(3) });
    const elsewhere = page(server, 'player', other).saves;
    await elsewhere.refresh();
    expect(timesOf(elsewhere)).toEqual([
      [AUTOSAVE, 3, false, undefined],
      [OWN, 1, false, undefined],
    ]);
    await elsewhere.remove(OWN);
    await saves.sync();
    expect(timesOf(saves).map(([slot]) => slot)).toEqual([AUTOSAVE]);
  });

  test('what could not be sent is sent later, after a reload too', async () => {
    const server = new TestServer();
    const { saves } = page(server);
    server.isReached = false;
    await saves.write(OWN, saveAt(1));
    await saves.write(4, saveAt(2));
    const again = page(server, 'player', indexedDB).saves;
    await again.refresh();
    expect(timesOf(again).map(([slot, , isUnsent]) => [slot, isUnsent])).toEqual([
      [OWN, true],
      [4, true],
    ]);
    server.isReached = true;
    await again.sync();
    expect(server.slots.size).toBe(2);
    server.isReached = false;
    await again.remove(4);
    expect(timesOf(again).map(([slot]) => slot)).toEqual([OWN]);
    server.isReached = true;
    await again.sync();
    expect([...server.slots.keys()]).toEqual([OWN]);
  });

  test('two devices that saved apart both keep what they have until somebody says which', async () => {
    for (const whose of ['mine', 'theirs'] as const) {
      const server = new TestServer();
      const { saves } = page(server, `player ${whose}`);
      await saves.write(OWN, saveAt(1));
      const elsewhere = page(server, `player ${whose}`, new IDBFactory()).saves;
      await elsewhere.refresh();
      await elsewhere.write(OWN, saveAt(2));
      await saves.write(OWN, saveAt(3));
      expect(server.slots.get(OWN)?.save).toEqual(saveAt(2));
      expect(timesOf(saves)).toEqual([[OWN, 3, true, 2]]);
      await saves.settle(OWN, whose);
      const settled = whose === 'mine' ? 3 : 2;
      expect(timesOf(saves)).toEqual([[OWN, settled, false, undefined]]);
      expect(server.slots.get(OWN)?.save).toEqual(saveAt(settled));
    }
  });

  test('a write whose answer was lost is no other device', async () => {
    const server = new TestServer();
    const { saves } = page(server);
    server.losesAnswer = true;
    await saves.write(OWN, saveAt(1));
    expect(timesOf(saves)).toEqual([[OWN, 1, true, undefined]]);
    await saves.sync();
    expect(timesOf(saves)).toEqual([[OWN, 1, false, undefined]]);
    expect(server.slots.get(OWN)?.revision).toBe(1);
  });

  test('what another tab saves while an answer is on its way is not replaced by that', async () => {
    const server = new TestServer();
    const [one, two] = [page(server).saves, page(server).saves];
    const { write } = server;
    let answer = () => {};
    server.write = async (...call) => {
      const result = await write(...call);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return result;
    };
    const first = one.write(OWN, saveAt(1));
    await vi.waitFor(() => expect(server.slots.size).toBe(1));
    server.write = write;
    await two.look();
    await two.write(OWN, saveAt(2));
    answer();
    await first;
    const after = page(server).saves;
    await after.look();
    for (const saves of [one, two, after]) expect(timesOf(saves)).toEqual([[OWN, 2, false, undefined]]);
  });

  test('what the server refuses stays here, in its words', async () => {
    const server = new TestServer();
    const { saves } = page(server);
    server.refusal = 'いっぱいです。';
    await saves.write(OWN, saveAt(1));
    expect([saves.view.refusal, timesOf(saves)]).toEqual(['いっぱいです。', [[OWN, 1, true, undefined]]]);
    server.refusal = undefined;
    await saves.sync();
    expect([saves.view.refusal, server.slots.size]).toEqual([undefined, 1]);
  });

  test('what is removed here and was saved anew elsewhere stays', async () => {
    const server = new TestServer();
    const { saves } = page(server);
    await saves.write(OWN, saveAt(1));
    server.slots.set(OWN, { revision: 2, save: saveAt(2) });
    await saves.remove(OWN);
    expect(timesOf(saves)).toEqual([[OWN, 2, false, undefined]]);
  });

  test('what a guest saved takes no slot that is filled there, also where what fills it cannot be fetched', async () => {
    const server = new TestServer();
    server.slots.set(OWN, { revision: 4, save: saveAt(1) });
    await page().saves.write(OWN, saveAt(2));
    const { saves } = page(server);
    vi.spyOn(server, 'read').mockResolvedValueOnce(undefined);
    await saves.refresh();
    expect([server.slots.get(OWN)?.save.saved_at, saves.view.slots[OWN]]).toEqual([1, undefined]);
    await saves.refresh();
    expect(timesOf(saves)).toEqual([[OWN, 1, false, undefined]]);
    expect((await new BrowserSaveStore().read('nobody', key)).size).toBe(1);
  });

  test('what a guest saved stays the guest’s until the account has it in this browser', async () => {
    await page().saves.write(OWN, saveAt(2));
    const store = new BrowserSaveStore();
    const isFull = vi.spyOn(store, 'change').mockRejectedValue(new StoreError('full', undefined));
    const { clock } = page();
    const saves = new GameSaves({ owner: 'player', key, store, server: undefined, clock });
    await saves.refresh();
    expect(timesOf(saves)).toEqual([[OWN, 2, false, undefined]]);
    expect((await store.read('nobody', key)).size).toBe(1);
    isFull.mockRestore();
    await saves.refresh();
    expect((await store.read('player', key)).size).toBe(1);
    expect((await store.read('nobody', key)).size).toBe(0);
  });

  test('a page that is left sends its autosave at once', async () => {
    const server = new TestServer();
    const { saves } = page(server);
    await saves.write(AUTOSAVE, saveAt(1));
    saves.leave();
    await saves.sync();
    expect(server.slots.get(AUTOSAVE)?.save).toEqual(saveAt(1));
  });
});
