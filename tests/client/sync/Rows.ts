import type { WriteResult } from '#client/sync/WriteResult.ts';

/** A row to write, as it is sent: the revision it is based on, and a function that makes the new value. */
export interface RowWrite<Value> {
  readonly key: number;
  readonly from: number;
  readonly make: (there: Value) => Value;
}

/** `deaf`: requests arrive, but their answers are lost. `slow`: requests are answered once the link changes. */
export type Link = 'up' | 'slow' | 'deaf' | 'down';

/**
 * Rows with revisions, as the server keeps records, floors, saves and documents of accounts: a write based on another revision is refused.
 */
export class Rows<Value> {
  readonly #blank: Value;
  readonly #rows = new Map<number, { readonly revision: number; readonly value: Value }>();
  #revision = 0;
  /** The revision of the last restore, 0 without one. */
  restoredRevision = 0;
  /** Releases the requests that wait for an answer. */
  #release = () => {};
  #waiting: Promise<void> = Promise.resolve();
  #link: Link = 'up';

  readonly #areCountedTogether: boolean;

  /** @param areCountedTogether whether a row gets the next revision of the whole scenario, or the one after its own */
  constructor(blank: Value, areCountedTogether: boolean) {
    this.#blank = blank;
    this.#areCountedTogether = areCountedTogether;
  }

  get link(): Link {
    return this.#link;
  }

  set link(link: Link) {
    this.#link = link;
    this.#release();
    if (link === 'slow')
      this.#waiting = new Promise((resolve) => {
        this.#release = resolve;
      });
  }

  at(key: number): { readonly revision: number; readonly value: Value } {
    return this.#rows.get(key) ?? { revision: 0, value: this.#blank };
  }

  get keys(): readonly number[] {
    return [...this.#rows.keys()];
  }

  /** Returns the answer to a page; rejects if none arrives. */
  async read<Answer>(answer: () => Answer): Promise<Answer> {
    if (this.#link === 'deaf' || this.#link === 'down') throw new Error('no answer');
    return answer();
  }

  /** Writes all of these rows or none. */
  async write<Present>(writes: readonly RowWrite<Value>[], present: () => Present): Promise<WriteResult<Present>> {
    if (this.#link === 'down') return { kind: 'unreachable' };
    const isStale = writes.some(({ key, from }) => this.at(key).revision !== from);
    let revision = this.#revision + 1;
    if (!isStale) for (const { key, make } of writes) revision = this.#put(key, make(this.at(key).value));
    this.#revision = Math.max(this.#revision, revision);
    if (this.#link === 'deaf') return { kind: 'unreachable' };
    const answer = isStale ? present() : undefined;
    if (this.#link === 'slow') await this.#waiting;
    return isStale ? { kind: 'stale', present: answer as Present } : { kind: 'saved', revision };
  }

  /** Writes as another user or device. */
  writeElsewhere(key: number, make: (there: Value) => Value): void {
    this.#revision = this.#put(key, make(this.at(key).value));
  }

  /** A row without a value is removed, and its next revision is the first. */
  #put(key: number, value: Value): number {
    const revision = (this.#areCountedTogether ? this.#revision : this.at(key).revision) + 1;
    if (value === undefined) this.#rows.delete(key);
    else this.#rows.set(key, { revision, value });
    return revision;
  }

  /** Restores a backup from before everything. */
  restore(): void {
    this.#revision++;
    this.restoredRevision = this.#revision;
    for (const key of this.#rows.keys()) this.#rows.set(key, { revision: this.#revision, value: this.#blank });
  }
}
