import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { timings } from '#client/timings.ts';

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

/** Why the browser keeps nothing: it has no room, or lets nobody keep anything here, as in private windows. */
export type StoreFault = 'full' | 'closed';

export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, cause: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** What keeps saves in a browser: by who plays, by game and by slot. Everything rejects with a StoreError. */
export interface SaveStore {
  readonly read: (owner: string, game: string) => Promise<ReadonlyMap<number, KeptSlot>>;
  /** Every save of somebody. */
  readonly readAll: (owner: string) => Promise<readonly KeptSave[]>;
  readonly put: (owner: string, game: string, slot: number, kept: KeptSlot) => Promise<void>;
  readonly remove: (owner: string, game: string, slot: number) => Promise<void>;
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

/** The saves in IndexedDB. A store that does not answer in time, such as one that another tab holds, counts as closed. */
export class BrowserSaveStore implements SaveStore {
  #opening: Promise<IDBPDatabase<Stored>> | undefined;
  #channel: BroadcastChannel | undefined;

  readonly read: SaveStore['read'] = (owner, game) =>
    answered(async () => {
      const range = IDBKeyRange.bound([owner, game], [owner, game, []]);
      const { store } = (await this.#open()).transaction(SLOTS);
      const [keys, slots] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return new Map(keys.map(([, , slot], at) => [slot, slots[at] as KeptSlot]));
    });

  readonly readAll: SaveStore['readAll'] = (owner) =>
    answered(async () => {
      const { store } = (await this.#open()).transaction(SLOTS);
      const [keys, slots] = await Promise.all([store.getAllKeys(allOf(owner)), store.getAll(allOf(owner))]);
      return keys.map(([, game, slot], at) => ({ game, slot, kept: slots[at] as KeptSlot }));
    });

  readonly put: SaveStore['put'] = (owner, game, slot, kept) =>
    answered(async () => {
      const transaction = (await this.#open()).transaction(SLOTS, 'readwrite');
      const put = transaction.store.put(kept, [owner, game, slot]);
      // Ends without waiting for an answer, so that a page that is being left gets through with it.
      transaction.commit();
      await Promise.all([put, transaction.done]);
      this.#announce(owner, game);
    });

  readonly remove: SaveStore['remove'] = (owner, game, slot) =>
    answered(async () => {
      await (await this.#open()).delete(SLOTS, [owner, game, slot]);
      this.#announce(owner, game);
    });

  readonly forget: SaveStore['forget'] = (owner) =>
    answered(async () => {
      await (await this.#open()).delete(SLOTS, allOf(owner));
    });

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

  #open(): Promise<IDBPDatabase<Stored>> {
    const forget = () => {
      this.#opening = undefined;
    };
    this.#opening ??= openDB<Stored>(NAME, 1, {
      upgrade: (database) => void database.createObjectStore(SLOTS),
      // A newer page wants another form of it: this one stands aside, and opens it anew when it must.
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return this.#opening;
  }
}

const allOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** The saves in this browser. */
export const saveStore: SaveStore = new BrowserSaveStore();

async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), timings.keptPatience);
  });
  try {
    return await Promise.race([ask(), tooLate]);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new StoreError(isFull ? 'full' : 'closed', error);
  } finally {
    clearTimeout(timer);
  }
}
