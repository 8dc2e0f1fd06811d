// Entries that pages store by key. Only this folder asks the browser for storage (tests/lint/storages.ts): a browser may refuse all of it, and every
// screen works without.

/** The used part of the browser's localStorage and sessionStorage. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `local` is shared by all tabs and stays; `session` belongs to the tab. */
export type WebStorageKind = 'local' | 'session';

const PROBE = 'meikyu.probe';

/** Each takes the place of a storage that is away, until the page is left. */
const SUBSTITUTES: Readonly<Record<WebStorageKind, BrowserStorage>> = { local: pageStorage(), session: pageStorage() };

/** The storages that were tried, with what came of it. */
const tried = new WeakMap<BrowserStorage, boolean>();

/**
 * Returns a storage of the browser; if the browser refuses it, one that lasts as long as the page. Only `setItem` may throw, when the
 * storage is full.
 */
export const webStorage = (kind: WebStorageKind): BrowserStorage => usable(kind) ?? SUBSTITUTES[kind];

/** Whether the browser refuses a storage, so that nothing in it survives the page. */
export const isAway = (kind: WebStorageKind): boolean => usable(kind) === undefined;

function usable(kind: WebStorageKind): BrowserStorage | undefined {
  const storage = given(kind);
  if (!storage) return undefined;
  const isUsable = tried.get(storage) ?? works(storage);
  tried.set(storage, isUsable);
  return isUsable ? storage : undefined;
}

/** Blocked site data makes the property itself throw; some settings and embedded browsers leave it null. */
function given(kind: WebStorageKind): BrowserStorage | undefined {
  try {
    return (kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether a storage can be read and written. A full one counts: it was written before. */
function works(storage: BrowserStorage): boolean {
  try {
    storage.getItem(PROBE);
    if (storage.length > 0) return true;
    storage.setItem(PROBE, '');
    storage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

function pageStorage(): BrowserStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}
