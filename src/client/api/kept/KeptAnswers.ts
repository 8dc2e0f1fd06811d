import { timings } from '#client/timings.ts';

/**
 * What the server last answered, kept in the browser (IndexedDB) so that an author can go on without a connection. It
 * belongs to whoever is logged in and goes with the session. Where the browser keeps nothing, or does not answer in time,
 * nothing is kept or found: no save waits for it for ever.
 */
export interface KeptAnswers {
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (key: string, value: unknown) => Promise<void>;
  readonly clear: () => Promise<void>;
}

const NAME = 'meikyu';
const STORE = 'answers';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

async function transact(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const transaction = (await open()).transaction(STORE, mode);
  const request = act(transaction.objectStore(STORE));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

async function run(...work: Parameters<typeof transact>): Promise<unknown> {
  let timer: number | undefined;
  const tooLate = new Promise((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('IndexedDB does not answer')), timings.keptPatience);
  });
  return Promise.race([transact(...work), tooLate])
    .catch(() => undefined)
    .finally(() => window.clearTimeout(timer));
}

export const keptAnswers: KeptAnswers = {
  read: (key) => run('readonly', (store) => store.get(key)),
  write: async (key, value) => {
    await run('readwrite', (store) => store.put(value, key));
  },
  clear: async () => {
    await run('readwrite', (store) => store.clear());
  },
};
