import type { BrowserStorage } from './webStorage.ts';

/** The prefix of the keys of a floor's undo steps. */
export const UNDO_STEPS = 'meikyu.map.undo.';

/** The prefixes of keys that are removed when the browser's storage is full, in this order: what was set aside, then undo steps. */
const DISPOSABLE = ['meikyu.map.aside.', 'meikyu.records.aside.', UNDO_STEPS];

/** Objects stored by key in the browser, each with its time as `at`. */
export class JsonStorage {
  readonly #storage: BrowserStorage;

  constructor(storage: BrowserStorage) {
    this.#storage = storage;
  }

  keys(prefix: string): string[] {
    const keys: string[] = [];
    for (let index = 0; index < this.#storage.length; index++) {
      const key = this.#storage.key(index);
      if (key?.startsWith(prefix)) keys.push(key);
    }
    return keys;
  }

  /** Returns undefined if nothing readable is stored. */
  read<Kept>(key: string): Kept | undefined {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(key) ?? 'null');
      return typeof kept === 'object' && kept !== null ? (kept as Kept) : undefined;
    } catch {
      return undefined;
    }
  }

  text(key: string): string | undefined {
    return this.#storage.getItem(key) ?? undefined;
  }

  /**
   * Stores an object. If the storage is full, it removes the oldest disposable entries first. @returns whether there was room in the end
   */
  write(key: string, value: object): boolean {
    return this.#put(key, JSON.stringify(value));
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
  }

  /** Moves an entry. The old one is removed only after the new one is written. @returns whether there was room for that */
  move(from: string, to: string): boolean {
    const text = this.text(from);
    if (text === undefined) return true;
    if (!this.#put(to, text)) return false;
    this.remove(from);
    return true;
  }

  #put(key: string, text: string): boolean {
    for (;;) {
      try {
        this.#storage.setItem(key, text);
        return true;
      } catch {
        const victim = DISPOSABLE.map((prefix) => this.#oldest(prefix, key)).find((found) => found !== undefined);
        if (!victim) return false;
        this.#storage.removeItem(victim);
      }
    }
  }

  #oldest(prefix: string, except: string): string | undefined {
    const keys = this.keys(prefix).filter((key) => key !== except);
    const age = (key: string) => this.read<{ at?: number }>(key)?.at ?? 0;
    return keys.sort((a, b) => age(a) - age(b))[0];
  }
}
