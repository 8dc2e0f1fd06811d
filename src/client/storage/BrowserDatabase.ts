import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from 'idb';
import { timings } from '#client/timings.ts';

/** The reason why the browser stores nothing: it has no room, or it allows no storage here, as in private windows. */
export type StoreFault = 'full' | 'closed';

export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, cause: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/**
 * A database of one store in IndexedDB. It is opened when it is first needed, and again after it was closed. One that does not answer in
 * time, for example because another tab blocks it, counts as closed.
 */
export class BrowserDatabase<Schema extends DBSchema> {
  readonly #name: string;
  readonly #store: StoreNames<Schema>;
  #opening: Promise<IDBPDatabase<Schema>> | undefined;

  constructor(name: string, store: StoreNames<Schema>) {
    this.#name = name;
    this.#store = store;
  }

  /** Runs work on the database. @throws StoreError */
  async run<Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), timings.keptPatience);
    });
    try {
      return await Promise.race([this.#work(work), tooLate]);
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      throw new StoreError(isFull ? 'full' : 'closed', error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #work<Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    const database = await this.#open();
    try {
      return await work(database);
    } catch (error) {
      // The browser closed it without notice, as when its data is cleared.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      this.#forget();
      return work(await this.#open());
    }
  }

  readonly #forget = (): void => {
    this.#opening = undefined;
  };

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opening ??= openDB<Schema>(this.#name, 1, {
      upgrade: (database) => void database.createObjectStore(this.#store),
      // A newer page wants to upgrade the database: this page closes it, and reopens it when necessary.
      blocking: (_current, _blocked, event) => {
        this.#forget();
        (event.target as IDBDatabase).close();
      },
      terminated: this.#forget,
    }).catch((error: unknown) => {
      this.#forget();
      throw error;
    });
    return this.#opening;
  }
}
