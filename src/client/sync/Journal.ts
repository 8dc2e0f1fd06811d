import { JsonStorage } from '#client/storage/JsonStorage.ts';
import type { BrowserStorage } from '#client/storage/webStorage.ts';

/**
 * Unsent edits as they are stored. `asOf`: the newest revision of the scenario known at that time, to be compared with its last restore.
 */
export interface JournalEntry {
  readonly asOf: number;
}

export interface FoundEntry<Entry> {
  readonly id: string;
  readonly entry: Entry;
}

/** The owner of these edits, and the page load that made them. */
export interface JournalPlace {
  /** The keys begin with this: `meikyu.map`. */
  readonly prefix: string;
  /** Account, scenario, and part of the scenario. */
  readonly owner: string;
  /** Any text that is unique to this page load. */
  readonly tab: string;
}

/**
 * Stores the edits that the server does not have in the browser: one entry per id and tab, so that no tab overwrites another's. Nothing is
 * removed before its replacement is written or stored.
 */
export class Journal<Entry extends JournalEntry> {
  readonly #storage: JsonStorage;
  readonly #place: JournalPlace;
  readonly #now: () => number;
  #tab: string;
  /**
   * The entries that were taken over from other tabs, or from this one before a reload. Keyed by id, then by key; the value is the text at
   * that time.
   */
  readonly #adopted = new Map<string, Map<string, string>>();
  /** Ids whose newest entry found no room. */
  readonly #unkept = new Set<string>();

  constructor(storage: BrowserStorage, place: JournalPlace, now: () => number) {
    this.#storage = new JsonStorage(storage);
    this.#place = place;
    this.#tab = place.tab;
    this.#now = now;
  }

  /** Whether the browser has room for every entry. */
  get isKept(): boolean {
    return this.#unkept.size === 0;
  }

  /** @param id '' if there is only one */
  write(id: string, entry: Entry): void {
    if (this.#storage.write(this.#key(id), { at: this.#now(), ...entry })) this.#unkept.delete(id);
    else this.#unkept.add(id);
  }

  /**
   * Removes the entries of an id after the server has stored everything. What another tab has written since the takeover still belongs to
   * that tab.
   */
  clear(id: string): void {
    for (const key of this.#keysOf(id)) this.#storage.remove(key);
    this.#forget(id);
  }

  /** Takes over every readable entry, the newest last. Entries from before a restore are moved aside instead. */
  takeOver(restoredRevision: number): { readonly found: readonly FoundEntry<Entry>[]; readonly wasSetAside: boolean } {
    const prefix = this.#key('').slice(0, -this.#tab.length);
    const kept = this.#storage.keys(prefix).flatMap((key) => {
      const entry = this.#storage.read<Entry & { readonly at: number }>(key);
      const id = key.slice(prefix.length).split('.').slice(0, -1).join('.');
      return entry && typeof entry.asOf === 'number' ? [{ key, id, entry, text: this.#storage.text(key) ?? '' }] : [];
    });
    const old = kept.filter(({ entry }) => entry.asOf < restoredRevision);
    for (const { key } of old) this.#putAside(key);
    const found = kept.filter((one) => !old.includes(one)).sort((one, other) => one.entry.at - other.entry.at);
    for (const { key, id, text } of found) this.#adopted.set(id, (this.#adopted.get(id) ?? new Map()).set(key, text));
    return { found, wasSetAside: old.length > 0 };
  }

  /** Moves what is older than a restore aside without destroying it. */
  setAside(id: string): void {
    const own = this.#key(id);
    for (const key of this.#keysOf(id)) {
      // Without room elsewhere the entry stays, and later writes go to a new key next to it.
      if (!this.#putAside(key) && key === own) this.#tab += '_';
    }
    this.#forget(id);
  }

  #putAside(key: string): boolean {
    const { prefix } = this.#place;
    return this.#storage.move(key, key.replace(prefix, `${prefix}.aside`));
  }

  /** Returns this tab's key, and the keys that it has taken over and that have not changed since. */
  #keysOf(id: string): string[] {
    const adopted = [...(this.#adopted.get(id) ?? [])].filter(([key, text]) => this.#storage.text(key) === text);
    return [this.#key(id), ...adopted.map(([key]) => key)];
  }

  #forget(id: string): void {
    this.#adopted.delete(id);
    this.#unkept.delete(id);
  }

  #key(id: string): string {
    const { prefix, owner } = this.#place;
    return [prefix, 'journal', owner, ...(id === '' ? [] : [id]), this.#tab].join('.');
  }
}
