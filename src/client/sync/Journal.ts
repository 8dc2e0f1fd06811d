import { type BrowserStorage, JsonStorage } from './JsonStorage.ts';

/** Unsent edits as they are kept. `asOf`: the newest revision of the scenario that was known then, to be compared with its last restore. */
export interface JournalEntry {
  readonly asOf: number;
}

export interface FoundEntry<Entry> {
  readonly id: string;
  readonly entry: Entry;
}

/** Whose edits these are, and of which page load. */
export interface JournalPlace {
  /** The keys begin with this: `meikyu.map`. */
  readonly prefix: string;
  /** Account, scenario, and what of it. */
  readonly owner: string;
  /** Any text of this page load's own. */
  readonly tab: string;
}

/**
 * What the browser keeps of edits that the server does not have: by id an entry of each tab, so that none overwrites another's.
 * Nothing is removed before what replaces it is written or stored.
 */
export class Journal<Entry extends JournalEntry> {
  readonly #storage: JsonStorage;
  readonly #place: JournalPlace;
  readonly #now: () => number;
  #tab: string;
  /** By id, the entries that were taken over of other tabs, or of this one before a reload: by key, as they were then. */
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

  /** @param id '' where there is one alone */
  write(id: string, entry: Entry): void {
    if (this.#storage.write(this.#key(id), { at: this.#now(), ...entry })) this.#unkept.delete(id);
    else this.#unkept.add(id);
  }

  /** The server has it all. What another tab has written since it was taken over is still that tab's. */
  clear(id: string): void {
    for (const key of this.#keysOf(id)) this.#storage.remove(key);
    this.#forget(id);
  }

  /** Takes over every entry that can be read, the newest last. Those from before a restore are put out of the way instead. */
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

  /** Puts what is older than a restore out of the way without destroying it. */
  setAside(id: string): void {
    const own = this.#key(id);
    for (const key of this.#keysOf(id)) {
      // Without room for it elsewhere it stays, and what is written from now on goes beside it.
      if (!this.#putAside(key) && key === own) this.#tab += '_';
    }
    this.#forget(id);
  }

  #putAside(key: string): boolean {
    const { prefix } = this.#place;
    return this.#storage.move(key, key.replace(prefix, `${prefix}.aside`));
  }

  /** This tab's entry, and those that it has taken over and that are as they were then. */
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
