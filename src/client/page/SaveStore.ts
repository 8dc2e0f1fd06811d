import type { DBSchema } from 'idb';
import { BrowserDatabase } from '#client/storage/BrowserDatabase.ts';

/** A save slot as the browser stores it. */
export interface KeptSlot {
  /** The save as it was written, perhaps by an older version; null if it was removed and the server does not know yet. */
  readonly save: unknown;
  /** The server's revision that it is based on; 0 if the server has none. */
  readonly revision: number;
  readonly isUnsent: boolean;
  /** The `saved_at` of versions that were sent but not answered: if the server has one of them, the version here is based on it. */
  readonly sent?: readonly number[];
}

/** A save slot with its game. */
export interface KeptSave {
  readonly game: string;
  readonly slot: number;
  readonly kept: KeptSlot;
}

/** A store of saves in the browser: keyed by player, game and slot. Every method rejects with a StoreError. */
export interface SaveStore {
  readonly read: (owner: string, game: string) => Promise<ReadonlyMap<number, KeptSlot>>;
  /** Reads every save of a player. */
  readonly readAll: (owner: string) => Promise<readonly KeptSave[]>;
  /** Replaces whatever is in a slot. It needs no earlier read, so a page that is being left can finish it. */
  readonly put: (owner: string, game: string, slot: number, kept: KeptSlot) => Promise<void>;
  /** Replaces the content of a slot in one transaction, so that no other tab changes it meanwhile; undefined changes nothing. */
  readonly change: (
    owner: string,
    game: string,
    slot: number,
    make: (there: KeptSlot | undefined) => KeptSlot | undefined,
  ) => Promise<void>;
  /** Removes everything of a player. */
  readonly forget: (owner: string) => Promise<void>;
  /** Notifies the listener of games that another tab has changed. @returns stops it */
  readonly watch: (listener: (owner: string, game: string) => void) => () => void;
}

/** The name of the database, and of the channel through which tabs notify each other of changes. */
const NAME = 'meikyu-saves';
const SLOTS = 'slots';

interface Stored extends DBSchema {
  [SLOTS]: { key: [owner: string, game: string, slot: number]; value: KeptSlot };
}

/** The saves in IndexedDB. */
export class BrowserSaveStore implements SaveStore {
  readonly #database = new BrowserDatabase<Stored>(NAME, SLOTS);
  #channel: BroadcastChannel | undefined;

  readonly read: SaveStore['read'] = (owner, game) =>
    this.#database.run(async (opened) => {
      const range = IDBKeyRange.bound([owner, game], [owner, game, []]);
      const { store } = opened.transaction(SLOTS);
      const [keys, slots] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return new Map(keys.map(([, , slot], at) => [slot, slots[at] as KeptSlot]));
    });

  readonly readAll: SaveStore['readAll'] = (owner) =>
    this.#database.run(async (opened) => {
      const { store } = opened.transaction(SLOTS);
      const [keys, slots] = await Promise.all([store.getAllKeys(allOf(owner)), store.getAll(allOf(owner))]);
      return keys.map(([, game, slot], at) => ({ game, slot, kept: slots[at] as KeptSlot }));
    });

  readonly put: SaveStore['put'] = (owner, game, slot, kept) =>
    this.#database.run(async (opened) => {
      const transaction = opened.transaction(SLOTS, 'readwrite');
      const put = transaction.store.put(kept, [owner, game, slot]);
      transaction.commit();
      await Promise.all([put, transaction.done]);
      this.#announce(owner, game);
    });

  readonly change: SaveStore['change'] = (owner, game, slot, make) =>
    this.#database.run(async (opened) => {
      const { store, done } = opened.transaction(SLOTS, 'readwrite');
      const changed = async () => {
        const next = make(await store.get([owner, game, slot]));
        await (next ? store.put(next, [owner, game, slot]) : store.delete([owner, game, slot]));
      };
      await Promise.all([changed(), done]);
      this.#announce(owner, game);
    });

  readonly forget: SaveStore['forget'] = (owner) => this.#database.run((opened) => opened.delete(SLOTS, allOf(owner)));

  readonly watch: SaveStore['watch'] = (listener) => {
    const hear = ({ data }: MessageEvent<[owner: string, game: string]>) => listener(...data);
    const channel = this.#tabs();
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  };

  #announce(...change: readonly [owner: string, game: string]): void {
    this.#tabs()?.postMessage(change);
  }

  /** Returns the channel that this page shares for all saves. */
  #tabs(): BroadcastChannel | undefined {
    if (!('BroadcastChannel' in globalThis)) return undefined;
    this.#channel ??= new BroadcastChannel(NAME);
    return this.#channel;
  }
}

const allOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** The saves in this browser. */
export const saveStore: SaveStore = new BrowserSaveStore();
