import { type Merging, Revisioned } from '#client/sync/Revisioned.ts';
import { RECORD_STEPS, Steps } from '#client/sync/Steps.ts';
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

/** What an import changed: the paths of leaves by the number of their record, or undefined where there are too many to be told. */
export type ImportedLeaves = ReadonlyMap<number, ReadonlySet<string> | undefined>;

/** Records that were given other numbers, on the server: by number, where it went. */
export type Renumbering = ReadonlyMap<number, number>;
export interface RenumberingStep {
  readonly moves: Renumbering;
}
interface EditStep {
  readonly leaves: readonly LeafStep[];
  /** The mark of the step, the same in each desk in which it was made (stepDesk). */
  readonly mark: object | undefined;
}
type Step = EditStep | RenumberingStep;

/** The result of undo or redo. */
export interface StepOutcome {
  /** What has another value now. */
  readonly changed: readonly Pick<LeafChange, 'number' | 'leaf'>[];
  /** The mark of the step, if it has one. */
  readonly mark?: object | undefined;
  /** Steps before it that were dropped because none of their changes fits the current values. */
  readonly passed: number;
  /** A renumbering that the caller has to make on the server; it stays until `stepped` reports the result. */
  readonly renumbering?: RenumberingStep;
}

/** A step about to be made: leaves to change, or the next undo or redo. */
export type NextStep = readonly LeafChange[] | 'undo' | 'redo';

/** Leaves of a record that others changed too, to something else. */
export interface RecordConflict {
  readonly number: number;
  readonly leaves: readonly Leaf[];
  readonly theirs: object;
}

/** The edits of one record: `mine` is as typed, with texts of any length. */
interface Edit {
  readonly state: Revisioned<object, Leaf>;
  /** What is stored of that: the same object where nothing is too long. */
  readonly storable: object;
  /** Leaves that hold more in `mine`. */
  readonly overlong: readonly Leaf[];
  /** Whether the server lacks any of what is storable, or may have something else that was sent. */
  readonly isUnsent: boolean;
  /** What keeps it from being stored. */
  readonly problems: readonly Problem[];
}

/**
 * All records of one kind being edited: the server's, and over them what the author has made of some. Every edit is written
 * to the journal at once. While conflicts are open, merging again, after a reload too, finds the same ones. Knows nothing
 * of network, time or screen.
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
      // Of what was typed, no more than this was sent.
      const storable = sent.map((one) => storableRecord(resource.leaves, one, base).record);
      const { revision, record } = this.stored(number);
      this.#put(number, Revisioned.of(this.#merging, record, revision, { base, mine, sent: storable }));
    }
  }

  /** A record as it is stored, or will be. */
  record(number: number): object {
    return this.#edits.get(number)?.storable ?? this.stored(number).record;
  }

  /** A record as its author has typed it: with the whole of texts that are too long to be stored. */
  typed(number: number): object {
    return this.#edits.get(number)?.state.mine ?? this.stored(number).record;
  }

  /** A record as the server has it; blank where none was written. */
  stored(number: number): ServerRecord {
    return this.#server.get(number) ?? { revision: 0, record: blankOf(this.#resource, number) };
  }

  /** By number, the leaves with more typed than is stored. */
  get overlong(): ReadonlyMap<number, readonly Leaf[]> {
    return new Map(
      [...this.#edits].flatMap(([number, { overlong }]) => (overlong.length > 0 ? [[number, overlong]] : [])),
    );
  }

  /** The newest revision of the scenario that is known here, to be compared with its last restore. */
  get asOf(): number {
    return this.#asOf;
  }

  /** The steps for undo and redo, to be stored; what was done outside of these records too is not among them. */
  get steps(): EditSteps {
    const edits = (steps: readonly Step[]) =>
      steps.flatMap((step) => ('moves' in step || step.mark ? [] : [step.leaves]));
    return { back: edits(this.#history.back), forth: edits(this.#history.forth) };
  }

  /** Goes on from steps that were kept. */
  takeOverSteps({ back, forth }: EditSteps): void {
    const steps = (kept: EditSteps['back']) => kept.map((leaves) => ({ leaves, mark: undefined }));
    this.#history.restore(steps(back), steps(forth));
  }

  /** Whether something older than a restore was found and put aside. */
  get wasSetAside(): boolean {
    return this.#wasSetAside;
  }

  /** Whether the browser has room for what is unsent. */
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

  /** What keeps a record from being stored, also if it is unchanged. */
  errorsOf(number: number): readonly Problem[] {
    const record = this.record(number);
    return this.#edits.get(number)?.problems ?? recordErrors(this.#resource, record, number, record);
  }

  /** By number, what keeps records from being stored. */
  get problems(): ReadonlyMap<number, readonly Problem[]> {
    const judged = [...this.#edits].map(([number, edit]) => [number, this.#problemsOf(number, edit)] as const);
    return new Map(judged.filter(([, problems]) => problems.length > 0));
  }

  /** Whether there is anything that can be sent. */
  get hasUnsent(): boolean {
    return this.#edits.entries().some(([number, edit]) => this.#isSendable(number, edit));
  }

  /** What can be sent, by number: the author's record, and of it the fields in which the server's is or may be another. */
  unsent(): { number: number; revision: number; changes: Record<string, unknown>; mine: object }[] {
    const { leaves } = this.#resource;
    return [...this.#edits].flatMap(([number, edit]) => {
      if (!this.#isSendable(number, edit)) return [];
      const { state, storable: mine } = edit;
      const fields = [state.theirs, ...state.sent].map((one) => changedFields(leaves, one, mine));
      return [{ number, revision: state.from, changes: Object.assign({}, ...fields), mine }];
    });
  }

  /** The records that a step would change, as they would be then. Nothing is changed yet. */
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

  /** Changes leaves as one step. @returns whether any value is another one now */
  change(changes: readonly LeafChange[], mark?: object): boolean {
    const leaves = this.#apply(this.#stepOf(changes));
    if (leaves.length > 0) this.#history.push({ leaves, mark });
    return leaves.length > 0;
  }

  /** Records were given other numbers, as a step of the author's. */
  renumbered(moves: Renumbering): void {
    this.#history.push({ moves });
  }

  /** Whether a renumbering, or the step of a mark, is what was done last. */
  isNewest(made: object): boolean {
    const step = this.#history.back.at(-1);
    return step !== undefined && ('moves' in step ? step.moves : step.mark) === made;
  }

  /** Undoes the newest step that can still be undone, or that of a mark, except where others have changed values since. */
  undo(mark?: object): StepOutcome {
    const newest = () => newestOf(this.#history.back, mark);
    return walked(newest, (step) => {
      this.#history.drop(step);
      const undone = this.#apply(step.leaves.map(inverse));
      if (undone.length > 0) this.#history.keepForth({ ...step, leaves: undone.map(inverse) });
      return undone;
    });
  }

  /** Redoes the step that was undone last, or that of a mark, as far as possible. */
  redo(mark?: object): StepOutcome {
    const newest = () => newestOf(this.#history.forth, mark);
    return walked(newest, (step) => {
      this.#history.drop(step);
      const redone = this.#apply(step.leaves);
      if (redone.length > 0) this.#history.keepBack({ ...step, leaves: redone });
      return redone;
    });
  }

  /**
   * The renumbering that `undo` or `redo` gave was made by the server, or can never be: then it stands in the way of no other. Steps
   * made meanwhile stay as they are; they end what was undone, as ever.
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

  /** These records are on their way: until there is an answer, what the server has may be the author's own. */
  sending(records: ReadonlyMap<number, object>): void {
    for (const [number, record] of records) {
      const edit = this.#edits.get(number);
      // What is in the journal counts as sent already.
      if (edit) this.#edits.set(number, { ...edit, state: edit.state.sending(record) });
    }
  }

  /** The server has refused these records for good. */
  refused(records: ReadonlyMap<number, object>): void {
    this.#become(records, (state, record) => state.refused(record));
  }

  /** The server has stored these records as `revision`. Edits made meanwhile stay unsent. */
  saved(sent: ReadonlyMap<number, object>, revision: number): void {
    this.#asOf = Math.max(this.#asOf, revision);
    for (const [number, record] of sent)
      if (this.stored(number).revision < revision) this.#server.set(number, { revision, record });
    this.#become(sent, (state, record) => state.stored(record, revision));
  }

  /** Merges what the server has now; what both sides changed to different values becomes a conflict. */
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
      // What was asked for before a save was answered may be older than what is known since.
      if (present.revision <= this.stored(number).revision) continue;
      this.#server.set(number, present);
      const edit = this.#edits.get(number);
      if (edit) this.#put(number, edit.state.received(present.record, present.revision));
    }
  }

  /** As `receive`, after an import of the author's: what it made of these records is a step, without what others changed beside it. */
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

  /** Decides conflicts of a record. The value not chosen stays within reach: one step back brings it. */
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

  /** Discards the edits of these leaves, which something else decides now; no undo leads back to them. */
  giveUp(number: number, leaves: readonly Leaf[]): void {
    const stays = (one: LeafStep) => one.number !== number || leaves.every(({ path }) => path !== one.leaf.path);
    this.#history.carry((step) => ('moves' in step ? step : { ...step, leaves: step.leaves.filter(stays) }));
    const { state } = this.#edits.get(number) ?? {};
    if (!state) return;
    const { base, mine, theirs } = state;
    this.#put(number, state.decided(withLeavesOf(base, theirs, leaves), withLeavesOf(mine, theirs, leaves)));
  }

  /** Records of a kind have other numbers: steps back and forth follow them, and so do the references in them. */
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
    this.#history.carry((step) => ('moves' in step ? step : { ...step, leaves: step.leaves.map(carried) }));
  }

  /** What keeps an edit from being stored, by itself or beside the other records as they are now. */
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

  /** The part of a step that still fits, and the records with it. */
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

  /** Something has happened to records of which some are edited. */
  #become(records: ReadonlyMap<number, object>, make: (state: Edit['state'], record: object) => Edit['state']): void {
    for (const [number, record] of records) {
      const { state } = this.#edits.get(number) ?? {};
      if (state) this.#put(number, make(state, record));
    }
  }

  /** Keeps the edits of a record, of which there may be none any more. */
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

/** Continues to the first step of which anything fits. @param newest of the remaining steps @param make makes one of these */
function walked(newest: () => Step | undefined, make: (step: EditStep) => readonly LeafStep[]): StepOutcome {
  for (let passed = 0; ; passed++) {
    const step = newest();
    if (!step) return { changed: [], passed };
    if ('moves' in step) return { changed: [], passed, renumbering: step };
    const changed = make(step);
    if (changed.length > 0) return { changed, passed, mark: step.mark };
  }
}

/** The newest of some steps; of a mark, the newest of that. */
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
