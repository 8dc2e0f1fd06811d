import { failureOf } from '#client/saving/written.ts';
import type { FlushNeeds } from '#client/sync/Autosave.ts';
import { Autosave, type AutosaveParts, type SaveState } from '#client/sync/Autosave.ts';
import { exchange } from '#client/sync/exchange.ts';
import type { SendResult, WriteFailure } from '#client/sync/WriteResult.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { isThere, type Problem, type Resource } from '#domain/resource/defineResource.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import type { RecordApi, RecordChanges, ServerRecords } from './RecordApi.ts';
import {
  type ImportedLeaves,
  type LeafChange,
  type NextStep,
  type RecordConflict,
  RecordEdits,
  type Renumbering,
  type StepOutcome,
} from './RecordEdits.ts';
import type { RecordJournal } from './RecordJournal.ts';

export type { LeafChange, RecordConflict } from './RecordEdits.ts';

export interface RecordDeskParts extends Pick<AutosaveParts<true>, 'clock' | 'isOnline' | 'tellUnexpected'> {
  readonly resource: Resource;
  readonly scenarioId: string;
  readonly api: RecordApi;
  readonly journal: RecordJournal;
}

/** A step that waits for the author's word: the records that it changes, as they would be then. */
export interface AskedStep {
  readonly changed: ReadonlyMap<number, object>;
  readonly make: () => unknown;
}

/** Characters of JSON in one save, so that its body stays below what the server takes. */
const BATCH_SIZE = 100_000;
/** Records in one save: the most that the server takes. */
const BATCH_RECORDS = 500;

/**
 * All records of one kind of a scenario, open for editing: edits are shown at once, stored in this browser, sent after
 * a pause, and can be undone. It stays open while other screens are shown.
 */
export class RecordDesk {
  readonly resource: Resource;
  readonly scenarioId: string;
  readonly pump: Autosave<true>;
  readonly #api: RecordApi;
  readonly #edits: RecordEdits;
  readonly #journal: RecordJournal;
  readonly #listeners = new Set<() => void>();
  /** Whether the author is to be asked before a step makes these of records; whoever sets it shows what is `asked`. */
  asks: ((changed: AskedStep['changed']) => boolean) | undefined;
  #asked: AskedStep | undefined;
  /** Of the present edits; made anew after a change, so that a reader finds the same objects until then. */
  #conflicts: readonly RecordConflict[] = [];
  #problems: ReadonlyMap<number, readonly Problem[]> = new Map();
  #overlong: ReadonlyMap<number, readonly Leaf[]> = new Map();

  constructor(server: ServerRecords, { resource, scenarioId, api, journal, ...surroundings }: RecordDeskParts) {
    this.resource = resource;
    this.scenarioId = scenarioId;
    this.#api = api;
    this.#journal = journal;
    this.#edits = new RecordEdits(resource, server, journal);
    this.#edits.takeOverSteps(journal.readSteps(server.restoredRevision));
    this.pump = new Autosave<true>({
      // Called with every edit; the request is built when it is sent.
      unsent: () => this.#edits.hasUnsent || undefined,
      held: () => this.#held(),
      send: () => this.#send(this.#batch(), false),
      ...surroundings,
    });
    this.pump.subscribe(() => this.#tell());
    this.#changed();
  }

  /**
   * A record with the author's edits as they are stored, or will be; the blank one where none was written. The same object until it
   * changes.
   */
  record(number: number): object {
    return this.#edits.record(number);
  }

  /** Whether there is a record of this number: it holds something, or each number of the kind exists. */
  isThere(number: number): boolean {
    return isThere(this.resource, this.record(number), number);
  }

  /** A record as its author has typed it: with the whole of texts that are too long to be stored. Else the same as `record`. */
  typed(number: number): object {
    return this.#edits.typed(number);
  }

  /** By number, the leaves of which more was typed than is stored: too long a text is kept in this browser until its author decides. */
  get overlong(): ReadonlyMap<number, readonly Leaf[]> {
    return this.#overlong;
  }

  /**
   * Changes leaves as one step. Values are checked where the author enters them.
   * @param mark the mark of the step
   */
  edit(changes: readonly LeafChange[], mark?: object): void {
    this.#step(changes, () => {
      if (this.#edits.change(changes, mark)) this.#changed();
    });
  }

  /** Replaces whole records as one step. @param mark as of `edit` */
  put(records: ReadonlyMap<number, object>, mark?: object): void {
    this.edit(
      [...records].flatMap(([number, record]) =>
        this.resource.leaves.map((leaf) => ({ number, leaf, value: leafValue(record, leaf) })),
      ),
      mark,
    );
  }

  /** @returns what it came to, with a renumbering that whoever asked is to make (stepDesk); undefined where it waits for the author's word */
  undo(): StepOutcome | undefined {
    return this.#walk('undo');
  }

  /** @returns as `undo` does */
  redo(): StepOutcome | undefined {
    return this.#walk('redo');
  }

  /** Takes the step of a mark back or does it again, wherever among the others it is; nobody is asked. */
  walkTo(kind: 'undo' | 'redo', mark: object): void {
    this.#edits[kind](mark);
    this.#changed();
  }

  /** The step that waits until the author has said whether it is meant. */
  get asked(): AskedStep | undefined {
    return this.#asked;
  }

  answer(isMeant: boolean): void {
    const step = this.#asked;
    if (!step) return;
    this.#asked = undefined;
    if (isMeant) step.make();
    this.#tell();
  }

  renumbered(moves: Renumbering): void {
    this.#edits.renumbered(moves);
    this.#changed();
  }

  /** Whether a step back from here takes back this renumbering or the step of this mark, and nothing that was done after it. */
  isNewest(made: object): boolean {
    return this.#edits.isNewest(made);
  }

  stepped(...step: Parameters<RecordEdits['stepped']>): void {
    this.#edits.stepped(...step);
    this.#changed();
  }

  /** Records of a kind were given other numbers, and all is saved: what can be taken back follows them. */
  carry(kind: RecordKindName, moves: ReadonlyMap<number, number>): void {
    this.#edits.carry(kind, moves);
  }

  get canUndo(): boolean {
    return this.#edits.canUndo;
  }

  get canRedo(): boolean {
    return this.#edits.canRedo;
  }

  /** Where others changed the same leaves to something else; they wait for `settle`. */
  get conflicts(): readonly RecordConflict[] {
    return this.#conflicts;
  }

  settle(number: number, leaves: RecordConflict['leaves'], whose: 'mine' | 'theirs'): void {
    this.#edits.settle(number, leaves, whose);
    this.#changed();
  }

  /** By number, the edited records that cannot be stored as they are: their values break rules of the kind. */
  get problems(): ReadonlyMap<number, readonly Problem[]> {
    return this.#problems;
  }

  /** What is wrong with a record, whether it was edited or not. */
  errorsOf(number: number): readonly Problem[] {
    return this.#edits.errorsOf(number);
  }

  /** Whether edits from before a restore of the scenario were found and put aside. */
  get wasSetAside(): boolean {
    return this.#edits.wasSetAside;
  }

  /** Whether the browser has room for what is unsent. */
  get isKept(): boolean {
    return this.#edits.isKept;
  }

  get saveState(): SaveState {
    return this.pump.state;
  }

  /** Called on every change of records, conflicts or the state of saving. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** As `Autosave.flush`. */
  flush(needs?: FlushNeeds): Promise<void> {
    return this.pump.flush(needs);
  }

  /** Reads what the server has now and merges it. @throws the client's error without an answer */
  async refresh(): Promise<void> {
    this.#edits.receive(await this.#api.read());
    this.#changed();
  }

  /** Reads what an import of the author's made of these records, as one step. @param mark as of `edit` @throws as `refresh` does */
  async imported(changes: ImportedLeaves, mark?: object): Promise<void> {
    this.#edits.imported(changes, await this.#api.read(), mark);
    this.#changed();
  }

  /**
   * Sends what is unsent in a request that outlives the page; the journal stays in case it does not arrive, and so do the steps, to be
   * taken back after a reload.
   */
  leave(): void {
    this.#journal.writeSteps(this.#edits.asOf, this.#edits.steps);
    if (this.#edits.hasUnsent) void this.#send(this.#batch(), true);
  }

  #walk(kind: 'undo' | 'redo'): StepOutcome | undefined {
    return this.#step(kind, () => {
      const outcome = this.#edits[kind]();
      if (!outcome.renumbering) this.#changed();
      return outcome;
    });
  }

  /** Makes a step, or has the author asked about it first. */
  #step<Done>(next: NextStep, make: () => Done): Done | undefined {
    const changed = this.asks && this.#edits.outlook(next);
    if (!changed || !this.asks?.(changed)) return make();
    this.#asked = { changed, make };
    this.#tell();
    return undefined;
  }

  #held(): SaveState | undefined {
    if (this.#conflicts.length > 0) return { kind: 'conflict' };
    if (this.#problems.size > 0) return { kind: 'invalid' };
    return this.#overlong.size > 0 ? { kind: 'overlong' } : undefined;
  }

  #batch(): readonly RecordChanges[] {
    const records: RecordChanges[] = [];
    let size = 0;
    for (const { number, revision, changes, mine } of this.#edits.unsent()) {
      size += JSON.stringify(changes).length;
      if (records.length === BATCH_RECORDS || (records.length > 0 && size > BATCH_SIZE)) break;
      records.push({ number, revision, changes, record: mine });
    }
    return records;
  }

  async #send(records: readonly RecordChanges[], isLeaving: boolean): Promise<SendResult> {
    const sent = new Map(records.map(({ number, record }) => [number, record]));
    const result = await exchange({
      sending: () => this.#edits.sending(sent),
      send: () => this.#api.save(records, isLeaving),
      stored: (revision) => this.#edits.saved(sent, revision),
      refused: () => this.#edits.refused(sent),
      received: () => this.#readAnew(),
    });
    if (result.kind === 'settled') this.#changed();
    return result;
  }

  /** Whoever wrote some records may have written others or restored a backup: all are read anew. */
  async #readAnew(): Promise<WriteFailure | undefined> {
    const read = await this.#api.read().catch(failureOf);
    if ('kind' in read) return read;
    this.#edits.receive(read);
    return undefined;
  }

  #changed(): void {
    // Mostly there are none before and after; then nothing has to render.
    const { conflicts, problems, overlong } = this.#edits;
    if (conflicts.length + this.#conflicts.length > 0) this.#conflicts = conflicts;
    if (problems.size + this.#problems.size > 0) this.#problems = problems;
    if (overlong.size + this.#overlong.size > 0) this.#overlong = overlong;
    const { state } = this.pump;
    this.pump.wake();
    // Where that made a difference to the state of saving, it has told of all this too.
    if (this.pump.state === state) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
