/** The comparison and merging of documents of a kind. */
export interface Merging<Value, Conflict> {
  readonly isSame: (one: Value, other: Value) => boolean;
  /**
   * Merges the changes from `base` to `mine` into `theirs`. If both sides changed the same part differently, it is a conflict: there `mine`
   * keeps its own value and `base` the old one, so that merging again, even after a reload, finds the same conflicts.
   */
  readonly merge: (base: Value, mine: Value, theirs: Value) => Merged<Value, Conflict>;
  /**
   * Returns `base` with those parts of `theirs` that equal one of the `sent` values: they are the author's own, and `mine` was made from
   * them.
   */
  readonly rebase: (base: Value, sent: readonly Value[], theirs: Value) => Value;
  /** The number of unanswered values to remember, the newest ones; all if absent. */
  readonly mostSent?: number;
}

export interface Merged<Value, Conflict> {
  readonly base: Value;
  readonly mine: Value;
  readonly conflicts: readonly Conflict[];
}

/** Edits that the server does not have, as they are stored across a reload. */
export interface Unsent<Value> {
  readonly base: Value;
  readonly mine: Value;
  /** Values that were sent but not answered. */
  readonly sent: readonly Value[];
}

interface State<Value, Conflict> extends Merged<Value, Conflict> {
  readonly theirs: Value;
  readonly revision: number;
  readonly from: number;
  readonly sent: readonly Value[];
}

/**
 * A document that the server keeps under a revision, together with the author's edits in this page. It is immutable: each method returns
 * the document after an event. It knows nothing of network, time, storage or screen. Every save goes through here (docs/decisions/0069).
 */
export class Revisioned<Value, Conflict> {
  /** The value that the edits started from: the server's value, but with the old values where there are conflicts. */
  readonly base: Value;
  /** The author's value. */
  readonly mine: Value;
  /** The server's value at `revision`. */
  readonly theirs: Value;
  readonly revision: number;
  /** The revision that `mine` is based on, which a write names; older than `revision` while there are conflicts. */
  readonly from: number;
  /** Values that were sent from this revision but not answered: the server may have one of them. */
  readonly sent: readonly Value[];
  readonly conflicts: readonly Conflict[];
  readonly #merging: Merging<Value, Conflict>;

  private constructor(merging: Merging<Value, Conflict>, state: State<Value, Conflict>) {
    this.#merging = merging;
    this.base = state.base;
    this.mine = state.mine;
    this.theirs = state.theirs;
    this.revision = state.revision;
    this.from = state.from;
    this.sent = state.sent;
    this.conflicts = state.conflicts;
  }

  /** Returns a document as the server has it, with the edits that were stored. */
  static of<Value, Conflict>(
    merging: Merging<Value, Conflict>,
    theirs: Value,
    revision: number,
    kept?: Unsent<Value>,
  ): Revisioned<Value, Conflict> {
    const plain = { base: theirs, mine: theirs, theirs, revision, from: revision, sent: [], conflicts: [] };
    const present = new Revisioned(merging, plain);
    if (!kept) return present;
    const { sent } = kept.sent.reduce((before, one) => before.sending(one), present);
    return present.#with({ base: merging.rebase(kept.base, sent, theirs), mine: kept.mine, sent });
  }

  /** Whether the server lacks anything, or may have a value that was sent and undone before it was answered. */
  get isUnsent(): boolean {
    return [this.mine, ...this.sent].some((one) => !this.#merging.isSame(one, this.theirs));
  }

  /** Whether the unsent edits can be sent now: no conflict waits for the author. */
  get isSendable(): boolean {
    return this.conflicts.length === 0 && this.isUnsent;
  }

  /** The author has edited the value. */
  edited(mine: Value): Revisioned<Value, Conflict> {
    return this.#with({ mine });
  }

  /** The author has decided conflicts: `base` has the server's values there. */
  decided(base: Value, mine: Value): Revisioned<Value, Conflict> {
    return this.#with({ base, mine });
  }

  /** A value is being sent: until there is an answer, the server may have it. */
  sending(value: Value): Revisioned<Value, Conflict> {
    const { isSame, mostSent } = this.#merging;
    const sent = [...this.sent.filter((one) => !isSame(one, value)), value];
    return new Revisioned(this.#merging, { ...this, sent: mostSent === undefined ? sent : sent.slice(-mostSent) });
  }

  /** The server has refused a value and stored nothing of it. */
  refused(value: Value): Revisioned<Value, Conflict> {
    const sent = this.sent.filter((one) => !this.#merging.isSame(one, value));
    return new Revisioned(this.#merging, { ...this, sent });
  }

  /** The server has stored `value` as `revision`; edits made meanwhile stay. A late answer changes nothing. */
  stored(value: Value, revision: number): Revisioned<Value, Conflict> {
    if (revision <= this.revision) return this;
    return this.#with({ theirs: value, base: value, revision, sent: [] });
  }

  /** The server has this value. Whatever was sent from an older revision and is not stored by now never will be. */
  received(theirs: Value, revision: number): Revisioned<Value, Conflict> {
    const base = this.#merging.rebase(this.base, this.sent, theirs);
    return this.#with({ theirs, base, revision, sent: [] });
  }

  /** Another part of the same row was saved: the value is the same at another revision. */
  at(revision: number): Revisioned<Value, Conflict> {
    return this.#with({ revision, sent: [] });
  }

  #with(change: Partial<State<Value, Conflict>>): Revisioned<Value, Conflict> {
    const next = { ...this, ...change };
    const merged: Merged<Value, Conflict> =
      next.base === next.theirs
        ? { base: next.theirs, mine: next.mine, conflicts: [] }
        : this.#merging.merge(next.base, next.mine, next.theirs);
    const from = merged.conflicts.length > 0 ? this.from : next.revision;
    return new Revisioned(this.#merging, { ...next, ...merged, from });
  }
}
