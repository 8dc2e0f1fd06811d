import type { BrowserStorage } from '#client/storage/webStorage.ts';

/** A localStorage of `room` characters; like a browser's, it throws in setItem when full. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): BrowserStorage & { readonly keys: () => string[] } {
  const items = new Map<string, string>();
  const used = () => [...items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      const before = items.get(key);
      items.set(key, value);
      if (used() <= room) return;
      if (before === undefined) items.delete(key);
      else items.set(key, before);
      throw new Error('QuotaExceededError');
    },
    removeItem: (key) => {
      items.delete(key);
    },
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    keys: () => [...items.keys()],
  };
}
