import { type RecordConflict, RecordEdits } from '#client/resource/model/RecordEdits.ts';
import type { RecordJournal } from '#client/resource/model/RecordJournal.ts';
import type { FloorSettingsValues } from '#domain/map/files/mapFile.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import type { SettingChange } from '#domain/map/patch.ts';
import { withCopies } from '#domain/resource/languagePairs.ts';
import { changedLeaves, type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { DEFAULT_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import type { FloorSettings } from './FloorApi.ts';

export interface UnsentSettings {
  /** Keyed by field, each with its whole value: a field that holds several values is sent with all of them. */
  readonly changes: Partial<FloorSettingsValues>;
  readonly revision: number;
}

/**
 * The settings of one floor being edited: a record like any other (RecordEdits), except that it shares a row with the map; so it shares the
 * map's revision and is sent by the floor's desk.
 */
export class FloorSettingsDesk {
  readonly #number: number;
  readonly #edits: RecordEdits;
  readonly #journal: RecordJournal;
  readonly #listeners = new Set<() => void>();
  #hasLabyrinth = false;

  /** @param journal of this floor alone */
  constructor(number: number, server: FloorSettings, journal: RecordJournal) {
    this.#number = number;
    this.#journal = journal;
    this.#edits = new RecordEdits(floorMap, recordsOf(number, server), journal);
    this.#edits.takeOverSteps(journal.readSteps(server.restoredRevision));
    this.#place(server);
  }

  /** The settings with the author's edits, as they are or will be stored. The same object until something changes. */
  get values(): FloorSettingsValues {
    return this.#edits.record(this.#number) as FloorSettingsValues;
  }

  /** The settings as the author typed them, including the whole of names that are too long to be stored. Otherwise the same as `values`. */
  get typed(): FloorSettingsValues {
    return this.#edits.typed(this.#number) as FloorSettingsValues;
  }

  /** The settings as the server has them. */
  get stored(): FloorSettingsValues {
    return this.#edits.stored(this.#number).record as FloorSettingsValues;
  }

  /** The revision of the server's settings. */
  get revision(): number {
    return this.#edits.stored(this.#number).revision;
  }

  /** Whether the floor belongs to a labyrinth, which then decides its size. */
  get hasLabyrinth(): boolean {
    return this.#hasLabyrinth;
  }

  /** Cells per side. */
  get size(): number {
    return FLOOR_SIZES[this.values.labyrinth_size as 0 | 1 | 2];
  }

  /** The settings that others have changed to a different value than the author. */
  get conflict(): RecordConflict | undefined {
    return this.#edits.conflicts[0];
  }

  /** The settings whose text is longer than what can be stored. */
  get overlong(): readonly Leaf[] {
    return this.#edits.overlong.get(this.#number) ?? [];
  }

  /** Whether the browser has room for what is unsent. */
  get isKept(): boolean {
    return this.#edits.isKept;
  }

  /**
   * The unsent changes. The size has a call of its own, so it is sent alone. Undefined if there is nothing to send, or a conflict waits.
   */
  get unsent(): UnsentSettings | undefined {
    const [one] = this.#edits.unsent();
    if (!one) return undefined;
    const { revision } = one;
    const changed: UnsentSettings['changes'] = one.changes;
    const { labyrinth_size } = changed;
    return { revision, changes: labyrinth_size === undefined ? changed : { labyrinth_size } };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** @param languages those that the scenario is written in, whose copies follow in the same step */
  edit(leaf: Leaf, value: unknown, languages = DEFAULT_LANGUAGES): void {
    const changes = withCopies(floorMap, [{ number: this.#number, leaf, value }], () => this.values, languages);
    if (this.#edits.change(changes)) this.#tell();
  }

  /**
   * Turns a change that the server made at the author's request, and that is already here, into one step.
   * @param before the former values
   * @returns a function that undoes the step while it is the newest; undefined if nothing has changed
   */
  madeElsewhere(before: FloorSettingsValues): (() => void) | undefined {
    const { values } = this;
    const step = changedLeaves(floorMap.leaves, before, values).map((leaf) => {
      return { number: this.#number, leaf, before: leafValue(before, leaf), after: leafValue(values, leaf) };
    });
    if (step.length === 0) return undefined;
    this.#edits.madeElsewhere(step);
    this.#tell();
    return () => {
      if (this.#edits.steps.back.at(-1) === step) this.undo();
    };
  }

  /** Changes settings along with a step of the map that is undone or redone, as far as they still are as that step left them. */
  carryAlong(settings: readonly SettingChange[]): void {
    const step = settings.flatMap(({ path, before, after }) => {
      const leaf = floorMap.leaves.find((one) => one.path === path);
      return leaf ? [{ number: this.#number, leaf, before, after }] : [];
    });
    this.#edits.carryAlong(step);
    this.#tell();
  }

  /** Undoes the newest change whose value others have not changed since. */
  undo(): void {
    this.#edits.undo();
    this.#tell();
  }

  redo(): void {
    this.#edits.redo();
    this.#tell();
  }

  /** Decides a conflict: mine is sent again over theirs, or theirs stays. */
  settle(leaf: Leaf, whose: 'mine' | 'theirs'): void {
    this.#edits.settle(this.#number, [leaf], whose);
    this.#tell();
  }

  /** These values are being sent: until there is an answer, the server may have them. */
  sending(values: FloorSettingsValues): void {
    this.#edits.sending(new Map([[this.#number, values]]));
  }

  /** The server has refused these values for good. */
  refused(values: FloorSettingsValues): void {
    this.#edits.refused(new Map([[this.#number, values]]));
  }

  /** The server has stored `changes` as `revision`. What was changed again meanwhile stays unsent. */
  saved(changes: Partial<FloorSettingsValues>, revision: number): void {
    this.#edits.saved(new Map([[this.#number, { ...this.stored, ...changes }]]), revision);
    this.#tell();
  }

  /** The grid was saved from these settings' revision: they are the same at the new one. */
  advanceRevision(from: number, to: number): void {
    if (from !== this.revision) return;
    this.#edits.receive(recordsOf(this.#number, { revision: to, restoredRevision: 0, values: this.stored }));
  }

  /** Takes over the server's current settings. Edits from before a restore are moved aside. */
  receive(server: FloorSettings): void {
    this.#edits.receive(recordsOf(this.#number, server));
    this.#place(server);
    this.#tell();
  }

  /** Adapts the undo steps to the new numbers of records. */
  carry(...renumbered: Parameters<RecordEdits['carry']>): void {
    this.#edits.carry(...renumbered);
    this.#tell();
  }

  /** In a labyrinth, the author's edit of the size is dropped. */
  #place({ hasLabyrinth }: FloorSettings): void {
    this.#hasLabyrinth = hasLabyrinth;
    if (hasLabyrinth) this.#edits.giveUp(this.#number, SIZE);
  }

  /** The steps are stored, so that they can be undone after a reload, like those of the map. */
  #tell(): void {
    this.#journal.writeSteps(this.#edits.asOf, this.#edits.steps);
    for (const listener of this.#listeners) listener();
  }
}

const SIZE = floorMap.leaves.filter(({ path }) => path === 'labyrinth_size');

const recordsOf = (
  number: number,
  { revision, restoredRevision, values }: Pick<FloorSettings, 'revision' | 'restoredRevision' | 'values'>,
) => ({ records: new Map([[number, { revision, record: values }]]), restoredRevision });
