// Law: whatever is done a second time with a save of any kind, the player continues with the newest one, nothing is lost without a
// question, and no question is asked unless another device or player has saved.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserSaveStore } from '#client/page/SaveStore.ts';
import { GameSaves } from '#client/play/saves/GameSaves.ts';
import { savesThrough } from '#client/play/saves/ServerSaves.ts';
import { savedAt } from '#client/play/saves/savedAt.ts';
import { timings } from '#client/timings.ts';
import { AUTOSAVE, type SaveKey } from '#game/saves/SaveKey.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { CuttingProxy } from '../../support/CuttingProxy.ts';
import { sqlite } from '../../support/engines.ts';
import { ofEachSort } from '../../support/ofEachSort.ts';
import { release } from '../../support/publish.ts';
import { RestClient } from '../../support/RestClient.ts';
import { sampleSave } from '../../support/sampleSave.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';
import { handClock } from '../handClock.ts';

const SLOTS = { autosave: AUTOSAVE, 'own slot': 3 } as const;

/** The kinds of players: an account plays a work, with saves on the server too; a guest plays a work; an author makes a test play. */
const PLAYERS = ['account', 'guest', 'author'] as const;
type Player = (typeof PLAYERS)[number];

let proxy: CuttingProxy;
/** The code of the work being played. */
let code = '';

/** A page of a browser that shows the saves of a game. */
class Page {
  readonly #clock = handClock();
  readonly #key: SaveKey;
  readonly slot: number;
  readonly saves: GameSaves;

  /** @param rest the account's client; undefined for a guest */
  constructor(slot: number, player: Player, rest: RestClient | undefined) {
    this.slot = slot;
    this.#key = player === 'author' ? 'scenario:abc' : `work:${code}`;
    const through = rest && player === 'account' ? savesThrough(trpcClient(rest)) : undefined;
    const parts = { owner: rest?.token, key: this.#key, store: new BrowserSaveStore(), server: through };
    this.saves = new GameSaves({ ...parts, clock: this.#clock });
    this.saves.watch();
  }

  /** Saves, and waits until it is sent, even if no answer arrives. */
  async save(saved_at: number): Promise<void> {
    expect(await this.saves.write(this.slot, sampleSave({ key: this.#key, saved_at }))).toBe('kept');
    await this.#clock.advance(timings.autosavePause);
    await this.saves.newest();
  }

  /** Saves while the server's answer gets lost. */
  async saveUnanswered(saved_at: number): Promise<void> {
    proxy.breaks('POST /trpc/saves.write');
    await this.save(saved_at);
    proxy.mends();
  }

  /** The save of the slot, and the save of another device that the page asks about. */
  get shown() {
    const view = this.saves.view.slots[this.slot];
    return { mine: savedAt(view?.raw), theirs: savedAt(view?.theirs?.raw), isUnsent: view?.isUnsent ?? false };
  }
}

/** A player in one slot, with one or more browsers. */
class Scene {
  readonly slot: number;
  readonly player: Player;
  readonly account: RestClient | undefined;

  constructor(slot: number, player: Player, account: RestClient | undefined) {
    this.slot = slot;
    this.player = player;
    this.account = account;
  }

  open = (): Promise<Page> => this.#openFor(this.account);
  openAsGuest = (): Promise<Page> => this.#openFor(undefined);

  async #openFor(account: RestClient | undefined): Promise<Page> {
    const page = new Page(this.slot, this.player, account);
    await page.saves.refresh();
    return page;
  }

  /** Opens a page of the same player on another device. */
  openElsewhere(): Promise<Page> {
    vi.stubGlobal('indexedDB', new IDBFactory());
    return this.open();
  }

  /** Expects that this browser and another device have the same save, or none, and that neither asks a question. */
  async expectEverywhere(page: Page, mine: number | undefined): Promise<void> {
    const settled = { mine, theirs: undefined, isUnsent: false };
    expect(page.shown).toEqual(settled);
    expect((await this.open()).shown).toEqual(settled);
    if (this.player === 'account') expect((await this.openElsewhere()).shown).toEqual(settled);
  }
}

const ACTS: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  again: async (scene) => {
    const page = await scene.open();
    for (const saved_at of [1, 2, 2]) await page.save(saved_at);
    await scene.expectEverywhere(page, 2);
  },
  'after a lost answer': async (scene) => {
    const page = await scene.open();
    await page.saveUnanswered(1);
    await page.saves.sync();
    await scene.expectEverywhere(page, 1);
  },
  'with a newer one behind a lost answer': async (scene) => {
    const page = await scene.open();
    for (const saved_at of [1, 2]) await page.saveUnanswered(saved_at);
    await page.save(3);
    await page.save(4);
    await scene.expectEverywhere(page, 4);
  },
  'with a newer one behind a lost answer and a reload': async (scene) => {
    await (await scene.open()).save(1);
    await (await scene.open()).saveUnanswered(2);
    // The page is opened without the server, so it knows no more than the browser.
    const page = new Page(scene.slot, scene.player, scene.account);
    await page.saves.look();
    await page.saveUnanswered(3);
    const again = await scene.open();
    await again.save(4);
    await scene.expectEverywhere(again, 4);
  },
  'removed behind a lost answer': async (scene) => {
    const page = await scene.open();
    await page.saveUnanswered(1);
    await page.saves.remove(scene.slot);
    await scene.expectEverywhere(page, undefined);
    await page.save(2);
    await scene.expectEverywhere(page, 2);
  },
  'from two tabs in turn': async (scene) => {
    const tabs = [await scene.open(), await scene.open()] as const;
    for (let saved_at = 1; saved_at <= 4; saved_at++) {
      await tabs[saved_at % 2]?.save(saved_at);
      await vi.waitFor(() => expect(tabs.map(({ shown: { mine } }) => mine)).toEqual([saved_at, saved_at]));
    }
    await scene.expectEverywhere(tabs[0], 4);
  },
  'from two devices': async (scene) => {
    const page = await scene.open();
    await page.save(1);
    const here = indexedDB;
    const other = await scene.openElsewhere();
    await other.save(2);
    vi.stubGlobal('indexedDB', here);
    await page.save(3);
    if (scene.player !== 'account') {
      expect([page.shown.mine, other.shown.mine]).toEqual([3, 2]);
      return;
    }
    expect(page.shown).toEqual({ mine: 3, theirs: 2, isUnsent: true });
    expect(page.saves.view.newest).toMatchObject({ save: { saved_at: 3 }, passedOver: [] });
    await page.saves.settle(scene.slot, 'mine');
    await scene.expectEverywhere(page, 3);
  },
  'as a guest who then logs in': async (scene) => {
    const guest = await scene.openAsGuest();
    await guest.save(1);
    if (scene.player === 'guest') return scene.expectEverywhere(guest, 1);
    await scene.expectEverywhere(await scene.open(), 1);
    expect((await scene.openAsGuest()).shown.mine).toBeUndefined();
  },
  'as a guest whose account has its own': async (scene) => {
    if (scene.player === 'guest') return;
    // Saved on another device, so that this browser does not know of it yet.
    const here = indexedDB;
    const own = await (scene.player === 'account' ? scene.openElsewhere() : scene.open());
    await own.save(1);
    vi.stubGlobal('indexedDB', here);
    await (await scene.openAsGuest()).save(2);
    const page = await scene.open();
    expect(page.shown).toEqual({ mine: 1, theirs: undefined, isUnsent: false });
    expect(page.saves.view.guests.map(({ raw }) => savedAt(raw))).toEqual([2]);
    expect(page.saves.view.newest).toMatchObject({
      save: { saved_at: 1 },
      passedOver: [{ slot: scene.slot, why: 'guest', saved_at: 2 }],
    });
    expect(await page.saves.takeOver(scene.slot)).toBe(scene.slot === 1 ? 2 : 1);
    expect(page.saves.view).toMatchObject({ guests: [], newest: { save: { saved_at: 2 } } });
    await scene.expectEverywhere(page, 1);
  },
  'before a logout, and after the next login': async (scene) => {
    const page = await scene.open();
    await page.save(1);
    if (scene.player === 'guest') return;
    await new BrowserSaveStore().forget(scene.account?.token ?? '');
    expect((await scene.openAsGuest()).shown.mine).toBeUndefined();
    // A test play is stored in this browser only, and its author is asked before it is removed.
    expect((await scene.open()).shown.mine).toBe(scene.player === 'account' ? 1 : undefined);
  },
};

const CASES = Object.entries(SLOTS).flatMap(([slotName, slot]) =>
  PLAYERS.flatMap((player) => Object.entries(ACTS).map(([act, run]) => ({ slotName, slot, player, act, run }))),
);

describe('A save', () => {
  const server = useServer(sqlite);
  let account: RestClient;
  beforeAll(async () => {
    const author = await newAuthor(server().url, 'player');
    code = await release(author, await newScenario(author));
    proxy = await CuttingProxy.before(server().url);
    account = new RestClient(proxy.url, author.token);
  });
  afterAll(() => proxy.close());
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
  afterEach(async () => {
    proxy.mends();
    vi.unstubAllGlobals();
    await server().database('game_saves').delete();
  });

  test.each(ofEachSort(CASES, ({ act, player }) => `${act} ${player}`))(
    'of $player, $slotName, $act',
    ({ slot, player, run }) => run(new Scene(slot, player, player === 'guest' ? undefined : account)),
  );
});
