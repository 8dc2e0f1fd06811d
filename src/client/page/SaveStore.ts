import type { DBSchema } from 'idb';
import { BrowserDatabase } from '#client/sync/BrowserDatabase.ts';

/** A slot as the browser keeps it. */
export interface KeptSlot {
  /** As it was written, perhaps by an older version; null where it was removed and the server does not know yet. */
  readonly save: unknown;
  /** The revision of the server that it was made from; 0 where the server has none. */
  readonly revision: number;
  readonly isUnsent: boolean;
  /** `saved_at` of what was sent and is not answered: where the server has one of these, what is here was made from it. */
  readonly sent?: readonly number[];
}

/** A slot, and the game that it is of. */
export interface KeptSave {
  readonly game: string;
  readonly slot: number;
  readonly kept: KeptSlot;
}

/** What keeps saves in a browser: by who plays, by game and by slot. Everything rejects with a StoreError. */
export interface SaveStore {
  readonly read: (owner: string, game: string) => Promise<ReadonlyMap<number, KeptSlot>>;
  /** Every save of somebody. */
  readonly readAll: (owner: string) => Promise<readonly KeptSave[]>;
  /** Replaces what is in a slot, whatever that is. It needs no answer, so a page that is being left gets through with it. */
  readonly put: (owner: string, game: string, slot: number, kept: KeptSlot) => Promise<void>;
  /** Makes something of what is in a slot, which no other tab changes meanwhile; undefined for nothing. */
  readonly change: (
    owner: string,
    game: string,
    slot: number,
    make: (there: KeptSlot | undefined) => KeptSlot | undefined,
  ) => Promise<void>;
  /** Removes all that somebody has. */
  readonly forget: (owner: string) => Promise<void>;
  /** Hears of a game that another tab has changed. @returns ends it */
  readonly watch: (listener: (owner: string, game: string) => void) => () => void;
}

/** Of the database, and of the channel on which tabs tell each other of a change. */
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

  /** One for all that this page keeps. */
  #tabs(): BroadcastChannel | undefined {
    if (!('BroadcastChannel' in globalThis)) return undefined;
    this.#channel ??= new BroadcastChannel(NAME);
    return this.#channel;
  }
}

const allOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** The saves in this browser. */
export const saveStore: SaveStore = new BrowserSaveStore();
