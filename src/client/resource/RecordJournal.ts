import type { BrowserStorage } from '#client/saving/JsonStorage.ts';
import { JsonStorage } from '#client/saving/JsonStorage.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { changedLeaves, leafValue, withLeaf } from '#domain/resource/leaf.ts';

/** Edits of one record that the server does not have yet: by path of the leaf, its value before and after. */
interface Entry {
  readonly at: number;
  /** The newest revision of the scenario that was known then, to be compared with its last restore. */
  readonly asOf: number;
  readonly leaves: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

const PREFIX = 'meikyu.records';

/** What the browser keeps of unsent edits of one kind of record: an entry for each record and tab, so that none overwrites another's. */
export class RecordJournal {
  readonly #storage: JsonStorage;
  readonly #resource: Resource;
  readonly #prefix: string;
  readonly #tab: string;
  readonly #now: () => number;
  /** Entries of other tabs, or of this one before a reload, that were taken over. */
  readonly #adopted = new Map<number, string[]>();

  /** `owner`: account and scenario; `tab`: any text of this page load's own. */
  constructor(resource: Resource, storage: BrowserStorage, owner: string, tab: string, now: () => number) {
    this.#storage = new JsonStorage(storage);
    this.#resource = resource;
    this.#prefix = `${PREFIX}.journal.${owner}.${resource.name}.`;
    this.#tab = tab;
    this.#now = now;
  }

  write(number: number, asOf: number, before: object, after: object): void {
    const leaves = Object.fromEntries(
      changedLeaves(this.#resource.leaves, before, after).map((leaf) => [
        leaf.path,
        [leafValue(before, leaf), leafValue(after, leaf)] as const,
      ]),
    );
    this.#storage.write(this.#key(number), { at: this.#now(), asOf, leaves } satisfies Entry);
  }

  clear(number: number): void {
    for (const key of [this.#key(number), ...(this.#adopted.get(number) ?? [])]) this.#storage.remove(key);
    this.#adopted.delete(number);
  }

  /**
   * Takes over every entry, the newest last, as records before and after it made of `present`. Entries from before a restore
   * are set aside instead.
   */
  takeOver(
    present: (number: number) => object,
    restoredRevision: number,
  ): { edits: Map<number, { before: object; after: object }>; wasSetAside: boolean } {
    const found = this.#storage
      .keys(this.#prefix)
      .flatMap((key) => {
        const entry = this.#storage.read<Entry>(key);
        const number = Number(key.slice(this.#prefix.length).split('.')[0]);
        return entry?.leaves && Number.isInteger(number) ? [{ key, number, entry }] : [];
      })
      .sort((one, other) => one.entry.at - other.entry.at);
    const edits = new Map<number, { before: object; after: object }>();
    let wasSetAside = false;
    for (const { key, number, entry } of found) {
      if (entry.asOf < restoredRevision) {
        this.#setAside(key);
        wasSetAside = true;
        continue;
      }
      let { before, after } = edits.get(number) ?? { before: present(number), after: present(number) };
      for (const leaf of this.#resource.leaves) {
        const values = entry.leaves[leaf.path];
        if (!values) continue;
        before = withLeaf(before, leaf, values[0]);
        after = withLeaf(after, leaf, values[1]);
      }
      edits.set(number, { before, after });
      this.#adopted.set(number, [...(this.#adopted.get(number) ?? []), key]);
    }
    return { edits, wasSetAside };
  }

  /** Puts the entry of a record out of the way without destroying it: it is older than a restore. */
  setAside(number: number): void {
    for (const key of [this.#key(number), ...(this.#adopted.get(number) ?? [])]) this.#setAside(key);
    this.#adopted.delete(number);
  }

  #setAside(key: string): void {
    this.#storage.move(key, key.replace(PREFIX, `${PREFIX}.aside`));
  }

  #key(number: number): string {
    return `${this.#prefix}${number}.${this.#tab}`;
  }
}
