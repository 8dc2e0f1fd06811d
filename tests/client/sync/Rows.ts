import type { WriteResult } from '#client/sync/WriteResult.ts';

/** One row to write, as it is sent: from which revision it was made, and what becomes of the value. */
export interface RowWrite<Value> {
  readonly key: number;
  readonly from: number;
  readonly make: (there: Value) => Value;
}

/** `deaf`: what is sent arrives, and its answer is lost. `slow`: it is answered when the link becomes another. */
export type Link = 'up' | 'slow' | 'deaf' | 'down';

/** Rows under revisions, as the server keeps records, floors, saves and documents of accounts: a write made from another revision is refused. */
export class Rows<Value> {
  readonly #blank: Value;
  readonly #rows = new Map<number, { readonly revision: number; readonly value: Value }>();
  #revision = 0;
  /** Of the last restore, 0 without one. */
  restoredRevision = 0;
  /** What of `link` waits for an answer. */
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

  /** What a page is told; it rejects where nothing is. */
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

  /** Somebody else writes, from wherever. */
  writeElsewhere(key: number, make: (there: Value) => Value): void {
    this.#revision = this.#put(key, make(this.at(key).value));
  }

  /** A row of which nothing is left is gone, and its next revision is the first. */
  #put(key: number, value: Value): number {
    const revision = (this.#areCountedTogether ? this.#revision : this.at(key).revision) + 1;
    if (value === undefined) this.#rows.delete(key);
    else this.#rows.set(key, { revision, value });
    return revision;
  }

  /** A backup from before everything is restored. */
  restore(): void {
    this.#revision++;
    this.restoredRevision = this.#revision;
    for (const key of this.#rows.keys()) this.#rows.set(key, { revision: this.#revision, value: this.#blank });
  }
}
