import { type Merging, Revisioned } from '#client/sync/Revisioned.ts';
import { counted, countOf, RECORD_STEPS, Steps } from '#client/sync/Steps.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { contradictions, recordErrors } from '#domain/resource/checkRecord.ts';
import { blankOf, isThere, type Problem, type Resource } from '#domain/resource/defineResource.ts';
import { changedFields, changedLeaves, isSameValue, type Leaf, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { mergingByLeaf, withLeavesOf } from './mergeRecord.ts';
import { storableRecord } from './overlong.ts';
import type { ServerRecord, ServerRecords } from './RecordApi.ts';
import type { RecordJournal } from './RecordJournal.ts';

/** A new value of a leaf of a record. */
export interface LeafChange {
  readonly number: number;
  readonly leaf: Leaf;
  readonly value: unknown;
}

/** The change of a leaf, for undo. */
export interface LeafStep {
  readonly number: number;
  readonly leaf: Leaf;
  readonly before: unknown;
  readonly after: unknown;
}

/** Steps of edits, each with all that it changed, the newest last. */
export interface EditSteps {
  readonly back: readonly (readonly LeafStep[])[];
  readonly forth: readonly (readonly LeafStep[])[];
}

/** The leaves that an import changed: their paths, keyed by record number; undefined if a record has too many to list. */
export type ImportedLeaves = ReadonlyMap<number, ReadonlySet<string> | undefined>;

/** The new number of each record that was renumbered on the server, keyed by its old number. */
export type Renumbering = ReadonlyMap<number, number>;
export interface RenumberingStep {
  readonly moves: Renumbering;
}
interface EditStep {
  readonly leaves: readonly LeafStep[];
  /** The mark of the step; the same in every desk in which the step was made (stepDesk). */
  readonly mark: object | undefined;
}
type Step = EditStep | RenumberingStep;

/** The result of undo or redo. */
export interface StepOutcome {
  /** Leaves whose value changed. */
  readonly changed: readonly Pick<LeafChange, 'number' | 'leaf'>[];
  /** The mark of the step, if any. */
  readonly mark?: object | undefined;
  /** The number of steps before it that were dropped, because none of their changes fits the current values. */
  readonly passed: number;
  /** A renumbering that the caller has to make on the server; it stays until `stepped` reports the result. */
  readonly renumbering?: RenumberingStep;
}

/** A step about to be made: leaves to change, or the next undo or redo. */
export type NextStep = readonly LeafChange[] | 'undo' | 'redo';

/** Leaves of a record that others changed to a different value than the author. */
export interface RecordConflict {
  readonly number: number;
  readonly leaves: readonly Leaf[];
  readonly theirs: object;
}

/** The edits of one record: `mine` is the record as typed, with texts of any length. */
interface Edit {
  readonly state: Revisioned<object, Leaf>;
  /** The part of `mine` that can be stored: the same object if no text is too long. */
  readonly storable: object;
  /** Leaves whose value in `mine` is longer than in `storable`. */
  readonly overlong: readonly Leaf[];
  /** Whether the server lacks a part of `storable`, or may hold something else that was sent. */
  readonly isUnsent: boolean;
  /** Reasons why the record cannot be stored. */
  readonly problems: readonly Problem[];
}

/**
 * All records of one kind while they are edited: the server's records, and the author's edits of some on top. Every edit is written to the
 * journal at once. While conflicts are open, another merge finds the same ones, even after a reload. Does not depend on network, time or
 * screen.
 */
export class RecordEdits {
  readonly #resource: Resource;
  readonly #merging: Merging<object, Leaf>;
  readonly #journal: RecordJournal;
  readonly #history = new Steps<Step>(RECORD_STEPS);
  readonly #edits = new Map<number, Edit>();
  #server: Map<number, ServerRecord>;
  #asOf: number;
  #wasSetAside: boolean;

  constructor(resource: Resource, server: ServerRecords, journal: RecordJournal) {
    this.#resource = resource;
    this.#merging = mergingByLeaf(resource);
    this.#journal = journal;
    this.#server = new Map(server.records);
    this.#asOf = newest(server);
    const { edits, wasSetAside } = journal.takeOver((number) => this.stored(number).record, server.restoredRevision);
    this.#wasSetAside = wasSetAside;
    for (const [number, { base, mine, sent }] of edits) {
      // Only this part of the typed record was sent.
      const storable = sent.map((one) => storableRecord(resource.leaves, one, base).record);
      const { revision, record } = this.stored(number);
      this.#put(number, Revisioned.of(this.#merging, record, revision, { base, mine, sent: storable }));
    }
  }

  /** Returns a record as it is or will be stored. */
  record(number: number): object {
    return this.#edits.get(number)?.storable ?? this.stored(number).record;
  }

  /** Returns a record as typed, including texts that are too long to be stored. */
  typed(number: number): object {
    return this.#edits.get(number)?.state.mine ?? this.stored(number).record;
  }

  /** Returns the server's record; blank, with revision 0, if none was written. */
  stored(number: number): ServerRecord {
    return this.#server.get(number) ?? { revision: 0, record: blankOf(this.#resource, number) };
  }

  /** Leaves whose typed text is longer than the stored one, keyed by record number. */
  get overlong(): ReadonlyMap<number, readonly Leaf[]> {
    return new Map(
      [...this.#edits].flatMap(([number, { overlong }]) => (overlong.length > 0 ? [[number, overlong]] : [])),
    );
  }

  /** The newest known revision of the scenario, to be compared with its last restore. */
  get asOf(): number {
    return this.#asOf;
  }

  /** The steps for undo and redo, to be stored; without steps that also changed something outside of these records. */
  get steps(): EditSteps {
    const edits = (steps: readonly Step[]) =>
      steps.flatMap((step) => ('moves' in step || step.mark ? [] : [step.leaves]));
    return { back: edits(this.#history.back), forth: edits(this.#history.forth) };
  }

  /** Restores stored steps. */
  takeOverSteps({ back, forth }: EditSteps): void {
    const steps = (kept: EditSteps['back']) => kept.map((leaves) => ({ leaves, mark: undefined }));
    this.#history.restore(steps(back), steps(forth));
  }

  /** Whether edits older than a restore were found and set aside. */
  get wasSetAside(): boolean {
    return this.#wasSetAside;
  }

  /** Whether the browser has room for all unsent edits. */
  get isKept(): boolean {
    return this.#journal.isKept;
  }

  get canUndo(): boolean {
    return this.#history.back.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.forth.length > 0;
  }

  get conflicts(): readonly RecordConflict[] {
    return [...this.#edits].flatMap(([number, { state }]) =>
      state.conflicts.length === 0 ? [] : [{ number, leaves: state.conflicts, theirs: state.theirs }],
    );
  }

  /** Returns the reasons why a record cannot be stored, even if it is unchanged. */
  errorsOf(number: number): readonly Problem[] {
    const record = this.record(number);
    return this.#edits.get(number)?.problems ?? recordErrors(this.#resource, record, number, record);
  }

  /** The reasons why records cannot be stored, keyed by number. */
  get problems(): ReadonlyMap<number, readonly Problem[]> {
    const judged = [...this.#edits].map(([number, edit]) => [number, this.#problemsOf(number, edit)] as const);
    return new Map(judged.filter(([, problems]) => problems.length > 0));
  }

  /** Whether any edit can be sent. */
  get hasUnsent(): boolean {
    return [...this.#edits].some(([number, edit]) => this.#isSendable(number, edit));
  }

  /** Returns the edits that can be sent, with the author's record and those of its fields in which the server's differs or may differ. */
  unsent(): { number: number; revision: number; changes: Record<string, unknown>; mine: object }[] {
    const { leaves } = this.#resource;
    return [...this.#edits].flatMap(([number, edit]) => {
      if (!this.#isSendable(number, edit)) return [];
      const { state, storable: mine } = edit;
      const fields = [state.theirs, ...state.sent].map((one) => changedFields(leaves, one, mine));
      return [{ number, revision: state.from, changes: Object.assign({}, ...fields), mine }];
    });
  }

  /** Returns the records that a step would change, as they would be after it, keyed by number. Changes nothing. */
  outlook(next: NextStep): ReadonlyMap<number, object> {
    const { back, forth } = this.#history;
    const leavesOf = (step: Step) => ('moves' in step ? undefined : step.leaves);
    const steps =
      next === 'undo'
        ? back.map((step) => leavesOf(step)?.map(inverse))
        : next === 'redo'
          ? forth.map(leavesOf)
          : [this.#stepOf(next)];
    for (const step of steps.toReversed()) {
      if (!step) break;
      const { changed } = this.#fit(step);
      if (changed.size > 0) return changed;
    }
    return new Map();
  }

  /** Changes leaves as one step. @returns whether any value changed */
  change(changes: readonly LeafChange[], mark?: object): boolean {
    const leaves = this.#apply(this.#stepOf(changes));
    if (leaves.length > 0) this.#history.push(counted({ leaves, mark }));
    return leaves.length > 0;
  }

  /** Adds a step for changes that the server made at the author's request, and that are already here. */
  madeElsewhere(leaves: readonly LeafStep[]): void {
    this.#history.push({ leaves, mark: undefined });
  }

  /** Changes leaves that still have the value from before, without a step of their own: they belong to one that is undone or redone elsewhere. */
  carryAlong(leaves: readonly LeafStep[]): void {
    this.#apply(leaves);
  }

  /** Adds a step for a renumbering of records that the author made. */
  renumbered(moves: Renumbering): void {
    this.#history.push({ moves });
  }

  /** When the newest step of a kind was made or undone, among those of all desks; 0 for one from before the page was loaded. */
  newestAt(kind: 'undo' | 'redo'): number {
    const step = this.#history[kind === 'undo' ? 'back' : 'forth'].at(-1);
    return countOf(step);
  }

  /** Whether the newest step is this renumbering or has this mark. */
  isNewest(made: object): boolean {
    const step = this.#history.back.at(-1);
    return step !== undefined && ('moves' in step ? step.moves : step.mark) === made;
  }

  /** Undoes the newest step that still fits, or that of a mark, except for values that others have changed since. */
  undo(mark?: object): StepOutcome {
    const newest = () => newestOf(this.#history.back, mark);
    return walked(newest, (step) => {
      this.#history.drop(step);
      const undone = this.#apply(step.leaves.map(inverse));
      if (undone.length > 0) this.#history.keepForth(counted({ ...step, leaves: undone.map(inverse) }));
      return undone;
    });
  }

  /** Redoes the step that was undone last, or that of a mark, as far as it still fits. */
  redo(mark?: object): StepOutcome {
    const newest = () => newestOf(this.#history.forth, mark);
    return walked(newest, (step) => {
      this.#history.drop(step);
      const redone = this.#apply(step.leaves);
      if (redone.length > 0) this.#history.keepBack(counted({ ...step, leaves: redone }));
      return redone;
    });
  }

  /**
   * Reports whether the server made the renumbering that `undo` or `redo` returned. If it can never be made, it is dropped so that it does
   * not block the steps before it. Steps made in the meantime stay; as usual they end the redo steps.
   */
  stepped(kind: 'undo' | 'redo', step: RenumberingStep, isMade: boolean): void {
    const { back, forth } = this.#history;
    const others = (steps: readonly Step[]) => steps.filter((one) => one !== step);
    const isToRedo = kind === 'undo' && isMade && back.at(-1) === step;
    const isToUndo = kind === 'redo' && isMade;
    this.#history.restore(
      [...others(back), ...(isToUndo ? [step] : [])],
      [...others(forth), ...(isToRedo ? [step] : [])],
    );
  }

  /** Marks these records as being sent: until there is an answer, the server may already hold the author's values. */
  sending(records: ReadonlyMap<number, object>): void {
    for (const [number, record] of records) {
      const edit = this.#edits.get(number);
      // The journal needs no update: its edits count as sent anyway.
      if (edit) this.#edits.set(number, { ...edit, state: edit.state.sending(record) });
    }
  }

  /** Marks these records as refused by the server for good. */
  refused(records: ReadonlyMap<number, object>): void {
    this.#become(records, (state, record) => state.refused(record));
  }

  /** Marks these records as stored by the server at `revision`. Edits made in the meantime stay unsent. */
  saved(sent: ReadonlyMap<number, object>, revision: number): void {
    this.#asOf = Math.max(this.#asOf, revision);
    for (const [number, record] of sent)
      if (this.stored(number).revision < revision) this.#server.set(number, { revision, record });
    this.#become(sent, (state, record) => state.stored(record, revision));
  }

  /** Merges the server's records; values that both sides changed differently become conflicts. */
  receive(server: ServerRecords): void {
    if (this.#asOf < server.restoredRevision) {
      for (const number of this.#edits.keys()) this.#journal.setAside(number);
      this.#wasSetAside ||= this.#edits.size > 0;
      this.#edits.clear();
      this.#history.restore([], []);
      this.#server = new Map(server.records);
    }
    this.#asOf = Math.max(this.#asOf, newest(server));
    for (const [number, present] of server.records) {
      // An answer to a request from before a save may be older than what is known since.
      if (present.revision <= this.stored(number).revision) continue;
      this.#server.set(number, present);
      const edit = this.#edits.get(number);
      if (edit) this.#put(number, edit.state.received(present.record, present.revision));
    }
  }

  /** As `receive`, after an import of the author's: the import's changes to these records become a step, without the changes of others. */
  imported(changes: ImportedLeaves, server: ServerRecords, mark?: object): void {
    const before = [...changes.keys()].map((number) => [number, this.stored(number).record] as const);
    this.receive(server);
    const leaves = before.flatMap(([number, record]) => {
      const { record: imported } = this.stored(number);
      const paths = changes.get(number);
      return changedLeaves(this.#resource.leaves, record, imported)
        .filter(({ path }) => paths?.has(path) ?? true)
        .map((leaf) => ({ number, leaf, before: leafValue(record, leaf), after: leafValue(imported, leaf) }));
    });
    if (leaves.length > 0) this.#history.push({ leaves, mark });
  }

  /** Resolves conflicts of a record. The rejected value stays available: one undo brings it back. */
  settle(number: number, leaves: readonly Leaf[], whose: 'mine' | 'theirs'): void {
    const { state } = this.#edits.get(number) ?? {};
    const chosen = state?.conflicts.filter((conflict) => leaves.some(({ path }) => path === conflict.path)) ?? [];
    if (!state || chosen.length === 0) return;
    const { base, mine, theirs } = state;
    const steps = chosen.map((leaf) => {
      const values = [leafValue(theirs, leaf), leafValue(mine, leaf)];
      const [before, after] = whose === 'mine' ? values : values.reverse();
      return { number, leaf, before, after };
    });
    this.#put(number, state.decided(withLeavesOf(base, theirs, chosen), steps.reduce(applied, mine)));
    this.#history.push({ leaves: steps, mark: undefined });
  }

  /** Discards the edits of these leaves, because something else determines their values now; undo cannot bring them back. */
  giveUp(number: number, leaves: readonly Leaf[]): void {
    const stays = (one: LeafStep) => one.number !== number || leaves.every(({ path }) => path !== one.leaf.path);
    this.#history.carry((step) => ('moves' in step ? step : { ...step, leaves: step.leaves.filter(stays) }));
    const { state } = this.#edits.get(number) ?? {};
    if (!state) return;
    const { base, mine, theirs } = state;
    this.#put(number, state.decided(withLeavesOf(base, theirs, leaves), withLeavesOf(mine, theirs, leaves)));
  }

  /** Updates undo and redo steps after records of a kind got other numbers, including references in the steps. */
  carry(kind: RecordKindName, moves: ReadonlyMap<number, number>): void {
    const isOfKind = kind === this.#resource.name;
    const carriedValue = ({ field }: Leaf, value: unknown) =>
      field.kind === 'reference' && field.to === kind ? (moves.get(value as number) ?? value) : value;
    const carried = ({ number, leaf, before, after }: LeafStep): LeafStep => ({
      number: (isOfKind ? moves.get(number) : undefined) ?? number,
      leaf,
      before: carriedValue(leaf, before),
      after: carriedValue(leaf, after),
    });
    this.#history.carry((step) => {
      if ('moves' in step) return step;
      return counted({ ...step, leaves: step.leaves.map(carried) }, countOf(step));
    });
  }

  /** Returns the reasons why an edit cannot be stored, on its own or together with the other records as they are now. */
  #problemsOf(number: number, { problems }: Edit): readonly Problem[] {
    const resource = this.#resource;
    if (!resource.checkTogether) return problems;
    const all = [...new Set([...this.#server.keys(), ...this.#edits.keys()])];
    const those = (record: (number: number) => object) =>
      new Map(all.map((one) => [one, record(one)] as const).filter(([one, made]) => isThere(resource, made, one)));
    const beside = contradictions(
      resource,
      those((one) => this.stored(one).record),
      those((one) => this.record(one)),
    );
    return [...problems, ...beside.filter((problem) => problem.number === number)];
  }

  #isSendable(number: number, edit: Edit): boolean {
    return edit.isUnsent && edit.state.conflicts.length + this.#problemsOf(number, edit).length === 0;
  }

  #stepOf(changes: readonly LeafChange[]): LeafStep[] {
    return changes.map(({ number, leaf, value }) => {
      return { number, leaf, before: leafValue(this.typed(number), leaf), after: value };
    });
  }

  /** Returns the part of a step that still fits the current values, and the records after it. */
  #fit(step: readonly LeafStep[]) {
    const fitting: LeafStep[] = [];
    const changed = new Map<number, object>();
    for (const one of step) {
      const record = changed.get(one.number) ?? this.typed(one.number);
      if (isSameValue(one.before, one.after) || !isSameValue(leafValue(record, one.leaf), one.before)) continue;
      fitting.push(one);
      changed.set(one.number, applied(record, one));
    }
    return { fitting, changed };
  }

  /** Applies the part of a step that still fits. @returns that part */
  #apply(step: readonly LeafStep[]): LeafStep[] {
    const { fitting, changed } = this.#fit(step);
    for (const [number, mine] of changed) {
      const { revision, record } = this.stored(number);
      const state = this.#edits.get(number)?.state ?? Revisioned.of(this.#merging, record, revision);
      this.#put(number, state.edited(mine));
    }
    return fitting;
  }

  /** Updates the edits of those given records that have any. */
  #become(records: ReadonlyMap<number, object>, make: (state: Edit['state'], record: object) => Edit['state']): void {
    for (const [number, record] of records) {
      const { state } = this.#edits.get(number) ?? {};
      if (state) this.#put(number, make(state, record));
    }
  }

  /** Stores the edits of a record, or drops them if none are left. */
  #put(number: number, state: Edit['state']): void {
    const { theirs, mine, sent } = state;
    if (!state.isUnsent) {
      this.#edits.delete(number);
      this.#journal.clear(number);
      return;
    }
    const { record: storable, overlong } = storableRecord(this.#resource.leaves, mine, theirs);
    const isUnsent = [storable, ...sent].some((one) => !this.#merging.isSame(one, theirs));
    const problems = recordErrors(this.#resource, storable, number, theirs);
    this.#edits.set(number, { state, storable, overlong, isUnsent, problems });
    this.#journal.write(number, this.#asOf, state);
  }
}

/** Tries step after step until any part of one fits. @param newest returns the newest remaining step @param make makes a step */
function walked(newest: () => Step | undefined, make: (step: EditStep) => readonly LeafStep[]): StepOutcome {
  for (let passed = 0; ; passed++) {
    const step = newest();
    if (!step) return { changed: [], passed };
    if ('moves' in step) return { changed: [], passed, renumbering: step };
    const changed = make(step);
    if (changed.length > 0) return { changed, passed, mark: step.mark };
  }
}

/** Returns the newest step, or the newest one with a mark if a mark is given. */
const newestOf = (steps: readonly Step[], mark: object | undefined): Step | undefined =>
  mark ? steps.findLast((step) => 'mark' in step && step.mark === mark) : steps.at(-1);

const inverse = ({ number, leaf, before, after }: LeafStep): LeafStep => ({
  number,
  leaf,
  before: after,
  after: before,
});

const applied = (record: object, { leaf, after }: Pick<LeafStep, 'leaf' | 'after'>): object =>
  withLeaf(record, leaf, after);

const newest = ({ records, restoredRevision }: ServerRecords): number =>
  Math.max(restoredRevision, ...[...records.values()].map(({ revision }) => revision));
