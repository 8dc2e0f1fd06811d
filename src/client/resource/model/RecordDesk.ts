import { failureOf } from '#client/saving/written.ts';
import type { FlushNeeds } from '#client/sync/Autosave.ts';
import { Autosave, type AutosaveParts, type SaveState } from '#client/sync/Autosave.ts';
import { exchange } from '#client/sync/exchange.ts';
import type { SendResult, WriteFailure } from '#client/sync/WriteResult.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { isThere, type Problem, type Resource } from '#domain/resource/defineResource.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { withBrought } from '#domain/resource/withBrought.ts';
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

export interface RecordDeskParts extends Pick<AutosaveParts<true>, 'clock' | 'isOnline' | 'reportUnexpected'> {
  readonly resource: Resource;
  readonly scenarioId: string;
  readonly api: RecordApi;
  readonly journal: RecordJournal;
}

/** A step that waits for the author's confirmation: `changed` holds the records as they would be after it. */
export interface AskedStep {
  readonly changed: ReadonlyMap<number, object>;
  readonly make: () => unknown;
}

/** The maximum number of JSON characters in one save, so that its body stays below the server's limit. */
const BATCH_SIZE = 100_000;
/** The maximum number of records in one save, a limit of the server. */
const BATCH_RECORDS = 500;

/**
 * All records of one kind of a scenario, open for editing: edits are shown at once, stored in this browser, sent after
 * a pause, and can be undone. It stays open while other screens are shown.
 */
export class RecordDesk {
  readonly resource: Resource;
  readonly scenarioId: string;
  readonly autosave: Autosave<true>;
  readonly #api: RecordApi;
  readonly #edits: RecordEdits;
  readonly #journal: RecordJournal;
  readonly #listeners = new Set<() => void>();
  /** Whether the author must confirm a step that leads to these records. The component that sets it also shows `asked`. */
  asks: ((changed: AskedStep['changed']) => boolean) | undefined;
  #asked: AskedStep | undefined;
  /** Cached for the current edits and rebuilt after a change, so that readers get the same objects until then. */
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
    this.autosave = new Autosave<true>({
      // Called on every edit; the request is built only when it is sent.
      unsent: () => this.#edits.hasUnsent || undefined,
      held: () => this.#held(),
      send: () => this.#send(this.#batch(), false),
      ...surroundings,
    });
    this.autosave.subscribe(() => this.#tell());
    this.#changed();
  }

  /**
   * Returns a record with the author's edits as they are or will be stored; the blank record if none was written. The same object until it
   * changes.
   */
  record(number: number): object {
    return this.#edits.record(number);
  }

  /** Whether a record of this number exists: it holds something, or every number of the kind exists. */
  isThere(number: number): boolean {
    return isThere(this.resource, this.record(number), number);
  }

  /** Returns a record as typed, including texts that are too long to be stored; otherwise the same as `record`. */
  typed(number: number): object {
    return this.#edits.typed(number);
  }

  /**
   * Leaves whose typed text is longer than the stored one, keyed by record number. The text stays in this browser until its author decides.
   */
  get overlong(): ReadonlyMap<number, readonly Leaf[]> {
    return this.#overlong;
  }

  /**
   * Changes leaves as one step. Values are validated where the author enters them.
   * @param mark the mark of the step
   */
  edit(changes: readonly LeafChange[], mark?: object): void {
    this.#step(changes, () => {
      if (this.#edits.change(changes, mark)) this.#changed();
    });
  }

  /** Changes leaves as an author types or chooses them: together with what that brings (`Resource.brings`). @param mark as in `edit` */
  write(changes: readonly LeafChange[], mark?: object): void {
    this.edit(
      withBrought(this.resource, changes, (number) => this.record(number)),
      mark,
    );
  }

  /** Replaces whole records as one step. @param mark as in `edit` */
  put(records: ReadonlyMap<number, object>, mark?: object): void {
    this.edit(
      [...records].flatMap(([number, record]) =>
        this.resource.leaves.map((leaf) => ({ number, leaf, value: leafValue(record, leaf) })),
      ),
      mark,
    );
  }

  /**
   * @returns the outcome; a renumbering in it is left for the caller to make (stepDesk); undefined while the step waits for confirmation
   */
  undo(): StepOutcome | undefined {
    return this.#walk('undo');
  }

  /** @returns as in `undo` */
  redo(): StepOutcome | undefined {
    return this.#walk('redo');
  }

  /** Undoes or redoes the step of a mark, whatever its position among the others; needs no confirmation. */
  walkTo(kind: 'undo' | 'redo', mark: object): void {
    this.#edits[kind](mark);
    this.#changed();
  }

  /** The step that waits for the author's confirmation. */
  get asked(): AskedStep | undefined {
    return this.#asked;
  }

  answer(matches: boolean): void {
    const step = this.#asked;
    if (!step) return;
    this.#asked = undefined;
    if (matches) step.make();
    this.#tell();
  }

  renumbered(moves: Renumbering): void {
    this.#edits.renumbered(moves);
    this.#changed();
  }

  /** Whether the next undo takes back exactly this renumbering, or the step of this mark, and nothing done after it. */
  isNewest(made: object): boolean {
    return this.#edits.isNewest(made);
  }

  /** As in `RecordEdits.newestAt`. */
  newestAt(kind: 'undo' | 'redo'): number {
    return this.#edits.newestAt(kind);
  }

  stepped(...step: Parameters<RecordEdits['stepped']>): void {
    this.#edits.stepped(...step);
    this.#changed();
  }

  /** Updates the undo and redo steps to new numbers of records. Call it after a renumbering, once all is saved. */
  carry(kind: RecordKindName, moves: ReadonlyMap<number, number>): void {
    this.#edits.carry(kind, moves);
  }

  get canUndo(): boolean {
    return this.#edits.canUndo;
  }

  get canRedo(): boolean {
    return this.#edits.canRedo;
  }

  /** Leaves that others changed to a different value than the author; they wait for `settle`. */
  get conflicts(): readonly RecordConflict[] {
    return this.#conflicts;
  }

  settle(number: number, leaves: RecordConflict['leaves'], whose: 'mine' | 'theirs'): void {
    this.#edits.settle(number, leaves, whose);
    this.#changed();
  }

  /** The problems of edited records that break rules of the kind and so cannot be stored, keyed by number. */
  get problems(): ReadonlyMap<number, readonly Problem[]> {
    return this.#problems;
  }

  /** Returns the errors of a record, whether it was edited or not. */
  errorsOf(number: number): readonly Problem[] {
    return this.#edits.errorsOf(number);
  }

  /** Whether edits from before a restore of the scenario were found and set aside. */
  get wasSetAside(): boolean {
    return this.#edits.wasSetAside;
  }

  /** Whether the browser has room for all unsent edits. */
  get isKept(): boolean {
    return this.#edits.isKept;
  }

  get saveState(): SaveState {
    return this.autosave.state;
  }

  /** Called on every change of records, conflicts or the save state. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** As in `Autosave.flush`. */
  flush(needs?: FlushNeeds): Promise<void> {
    return this.autosave.flush(needs);
  }

  /** Reads the server's records and merges them. @throws the client's error if there is no answer */
  async refresh(): Promise<void> {
    this.#edits.receive(await this.#api.read());
    this.#changed();
  }

  /** Reads the records that the author's import changed, as one step. @param mark as in `edit` @throws as in `refresh` */
  async imported(changes: ImportedLeaves, mark?: object): Promise<void> {
    this.#edits.imported(changes, await this.#api.read(), mark);
    this.#changed();
  }

  /**
   * Sends unsent edits in a request that outlives the page. The journal stays in case the request does not arrive, and the undo steps stay
   * for use after a reload.
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

  /** Makes a step, or first asks the author to confirm it. */
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

  /** Reads all records again: whoever wrote some may have written others or restored a backup. */
  async #readAnew(): Promise<WriteFailure | undefined> {
    const read = await this.#api.read().catch(failureOf);
    if ('kind' in read) return read;
    this.#edits.receive(read);
    return undefined;
  }

  #changed(): void {
    // Mostly both are empty before and after; keeping the same object then avoids a render.
    const { conflicts, problems, overlong } = this.#edits;
    if (conflicts.length + this.#conflicts.length > 0) this.#conflicts = conflicts;
    if (problems.size + this.#problems.size > 0) this.#problems = problems;
    if (overlong.size + this.#overlong.size > 0) this.#overlong = overlong;
    const { state } = this.autosave;
    this.autosave.wake();
    // If the save state changed, its subscriber has already notified our listeners.
    if (this.autosave.state === state) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
