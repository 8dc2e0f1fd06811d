import { Revisioned } from '#client/sync/Revisioned.ts';
import { FLOOR_STEPS, Steps } from '#client/sync/Steps.ts';
import { CELL_COUNT, cellIndex, type FloorGrid, planeOf } from '#domain/map/floorGrid.ts';
import type { MergeConflict } from '#domain/map/mergeGrids.ts';
import type { MovedPart } from '#domain/map/movedLinks.ts';
import {
  applicablePart,
  applies,
  applyPatch,
  type CellChange,
  diffGrids,
  type FloorChange,
  invertPatch,
  joinedCells,
  type Patch,
  type SettingChange,
} from '#domain/map/patch.ts';
import type { KeptSteps, LocalFloorStore } from './LocalFloorStore.ts';
import { mergingGrids } from './mergingGrids.ts';
import { replayJournals } from './replayJournals.ts';

/** A stroke to be applied, with the part of the floor that it moves elsewhere, if any. */
export type NewStep = Patch & { readonly moved?: MovedPart | undefined };

/** A step that an author made, undid or redid; `before` and `after` are the grids before and after it. */
export interface MadeStep {
  readonly kind: 'commit' | 'undo' | 'redo';
  readonly step: Patch;
  readonly before: FloorGrid;
  readonly after: FloorGrid;
  readonly moved: MovedPart | undefined;
}

/** A floor as the server has it. `restoredRevision`: the scenario's revision of its last restore, 0 without one. */
export interface ServerFloor {
  readonly grid: FloorGrid;
  readonly revision: number;
  readonly restoredRevision: number;
}

/** The number of steps made since the page was loaded. */
let stepsMade = 0;

/**
 * One floor being edited, with its undo steps. Every change is written to the local store at once. Knows nothing of network, time or
 * screen.
 */
export class FloorSession {
  readonly #localStore: LocalFloorStore;
  readonly #history = new Steps<Patch>(FLOOR_STEPS);
  /**
   * Changes here that belong to steps made on other floors. They are undone with those steps; only after a reload are they steps of this
   * floor.
   */
  readonly #followed = new Steps<Patch>(FLOOR_STEPS);
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<(made: MadeStep) => void>();
  #state: Revisioned<FloorGrid, MergeConflict>;
  /** The newest revision of the scenario known here; a blank floor's own revision stays 0. */
  #asOf: number;
  /** The stroke whose steps are being joined into one, and the grid before it. */
  #joined: { readonly stroke: symbol; readonly before: FloorGrid } | undefined;
  #wasSetAside = false;
  #areStepsKept = true;

  constructor(server: ServerFloor, localStore: LocalFloorStore) {
    this.#localStore = localStore;
    this.#asOf = newest(server);
    this.#state = Revisioned.of(mergingGrids, server.grid, server.revision);
    this.#takeOverJournals(server);
    this.takeOverSteps(server.restoredRevision);
  }

  get grid(): FloorGrid {
    return this.#state.mine;
  }

  get revision(): number {
    return this.#state.revision;
  }

  get conflicts(): readonly MergeConflict[] {
    return this.#state.conflicts;
  }

  /** The server's floor while it conflicts with the author's. */
  get theirs(): FloorGrid | undefined {
    return this.#state.conflicts.length > 0 ? this.#state.theirs : undefined;
  }

  /** Whether edits older than a restore were found and moved aside. */
  get wasSetAside(): boolean {
    return this.#wasSetAside;
  }

  /** Whether the browser has room for everything that must survive a reload: unsent strokes and undo steps. */
  get isKept(): boolean {
    return this.isJournalKept && this.#areStepsKept;
  }

  /** Whether the browser has room for the unsent strokes. */
  get isJournalKept(): boolean {
    return this.#localStore.isKept;
  }

  /** The step that undo would revert: the newest one that others have not overwritten entirely. */
  get undoStep(): Patch | undefined {
    return this.#history.back.findLast((step) => applies(this.grid, invertPatch(step)));
  }

  /** The step that redo would apply. */
  get redoStep(): Patch | undefined {
    return this.#history.forth.findLast((step) => applies(this.grid, step));
  }

  /** The grid that the server lacks; undefined if it has everything, or if a conflict waits for the author. */
  get unsent(): { readonly grid: FloorGrid; readonly revision: number } | undefined {
    return this.#state.isSendable ? { grid: this.#state.mine, revision: this.#state.from } : undefined;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Calls `follower` after each step that the author makes, undoes or redoes, on whatever screen. */
  onStep(follower: (made: MadeStep) => void): () => void {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  }

  /**
   * Applies a stroke as one step. Patches with the same `stroke` are joined into one step.
   * @param patch with the part that it has moved, if links from elsewhere should follow that
   */
  commit({ moved, ...patch }: NewStep, stroke?: symbol): void {
    if (patch.cells.length === 0) return;
    const before = this.grid;
    this.#state = this.#state.edited(applyPatch(before, patch));
    let step: Patch = patch;
    const last = this.#history.back.at(-1);
    if (stroke && stroke === this.#joined?.stroke && last) {
      const count = last.label.count + patch.label.count;
      this.#history.replaceLast({
        ...last,
        label: { ...patch.label, count },
        cells: diffGrids(this.#joined.before, this.grid),
      });
    } else {
      step = this.#push(patch);
      this.#joined = stroke && { stroke, before };
    }
    this.#changed();
    this.#tell({ kind: 'commit', step, before, after: this.grid, moved });
  }

  /**
   * Applies the part of another floor's step that changes this floor, without notifying the followers. `patch` carries the order of that
   * step.
   */
  follow(patch: Patch): void {
    this.#history.restore(this.#history.back, []);
    this.#followed.push(patch);
    this.#apply(patch);
  }

  /**
   * Turns a change that the server made to the floor at the author's request, and that is already here, into a step, without notifying the
   * followers.
   * @returns the step; undefined if nothing has changed
   */
  madeElsewhere(label: Patch['label']['key'], before: FloorGrid): Patch | undefined {
    const cells = diffGrids(before, this.grid);
    if (cells.length === 0) return undefined;
    const step = this.#push({ label: { key: label, count: cells.length }, cells });
    this.#changed();
    return step;
  }

  /** Adds settings that changed with the newest step to it, so that they are undone together. @returns the step */
  joinSettings(settings: readonly SettingChange[]): Patch | undefined {
    const last = this.#history.back.at(-1);
    if (!last) return undefined;
    const joined = { ...last, settings };
    this.#history.replaceLast(joined);
    this.#keepSteps();
    return joined;
  }

  /** Changes cells along with a step that is undone or redone on another floor. */
  carry(cells: readonly CellChange[]): void {
    if (cells.length > 0) this.#apply({ label: { key: '', count: 0 }, cells });
  }

  /** Whether a step can still be undone. */
  holds(step: Patch): boolean {
    return this.#history.holds(step);
  }

  /**
   * Adds the consequences of a step, here and elsewhere, to that step, so that they are undone together.
   * @returns whether the step could still be undone; if not, nothing is changed
   */
  amend(step: Patch, cells: readonly CellChange[], elsewhere: readonly FloorChange[]): boolean {
    const amended = { ...step, cells: joinedCells(step.cells, cells), ...(elsewhere.length > 0 && { elsewhere }) };
    if (!this.#history.replace(step, amended)) return false;
    this.#apply({ ...step, cells });
    return true;
  }

  /** Undoes the newest step that can still be undone, except for parts that others have changed since. */
  undo(): Patch | undefined {
    for (let step = this.#history.takeBack(); step; step = this.#history.takeBack()) {
      const inverse = invertPatch(step);
      const undone = applicablePart(this.grid, inverse);
      if (undone.cells.length === 0) continue;
      stepsMade += 1;
      this.#history.keepForth({ ...(undone === inverse ? step : invertPatch(undone)), undone: stepsMade });
      this.#step('undo', undone);
      return undone;
    }
    return undefined;
  }

  redo(): Patch | undefined {
    for (let step = this.#history.takeForth(); step; step = this.#history.takeForth()) {
      const redone = applicablePart(this.grid, step);
      if (redone.cells.length === 0) continue;
      this.#history.keepBack(redone);
      this.#step('redo', redone);
      return redone;
    }
    return undefined;
  }

  /** This grid is being sent: until there is an answer, the server may have it. */
  sending(grid: FloorGrid): void {
    this.#state = this.#state.sending(grid);
  }

  /** The server has refused this grid for good. */
  refused(grid: FloorGrid): void {
    this.#become(this.#state.refused(grid));
  }

  /** The server has stored `sent` as `revision`. Strokes made meanwhile stay unsent. */
  saved(sent: FloorGrid, revision: number): void {
    this.#become(this.#state.stored(sent, revision));
  }

  /** Another field of the floor was saved from this session's revision: the grid is the same at the new one. */
  advanceRevision(from: number, to: number): void {
    if (from === this.revision) this.#become(this.#state.at(to));
  }

  /** Merges the server's current floor; what both sides changed to different values becomes a conflict. */
  receive(server: ServerFloor): void {
    const isOlderThanRestore = this.#asOf < server.restoredRevision;
    this.#asOf = Math.max(this.#asOf, newest(server));
    if (isOlderThanRestore) {
      this.#wasSetAside ||= this.#state.isUnsent;
      this.#localStore.setAside();
      this.#takeSteps({ back: [], forth: [] });
      this.#become(Revisioned.of(mergingGrids, server.grid, server.revision));
      // An answer that was requested before a save was answered may be older than what is known since.
    } else if (server.revision > this.revision) this.#become(this.#state.received(server.grid, server.revision));
  }

  /**
   * Decides conflicts. The other value stays available: a single undo brings it back.
   * @param places the conflicts to decide; all if absent.
   */
  resolve(choice: 'mine' | 'theirs', places: readonly MergeConflict[] = this.conflicts): void {
    if (this.conflicts.length === 0 || places.length === 0) return;
    const chosen = this.grid.slice();
    const other = this.grid.slice();
    const base = this.#state.base.slice();
    for (const { x, y, field, mine, theirs } of places) {
      const at = planeOf(field) * CELL_COUNT + cellIndex(x, y);
      chosen[at] = choice === 'mine' ? mine : theirs;
      other[at] = choice === 'mine' ? theirs : mine;
      base[at] = theirs;
    }
    this.#push({ label: { key: `map.step.${choice}`, count: places.length }, cells: diffGrids(other, chosen) });
    this.#become(this.#state.decided(base, chosen));
  }

  #push(patch: Patch): Patch {
    stepsMade += 1;
    const step = { ...patch, order: stepsMade };
    this.#history.push(step);
    return step;
  }

  /** Replaces all steps. */
  #takeSteps({ back, forth }: Pick<KeptSteps, 'back' | 'forth'>): void {
    this.#history.restore(back, forth);
    this.#followed.restore([], []);
  }

  #step(kind: 'undo' | 'redo', step: Patch): void {
    const before = this.grid;
    this.#apply(step);
    this.#tell({ kind, step, before, after: this.grid, moved: undefined });
  }

  #tell(made: MadeStep): void {
    for (const follower of this.#followers) follower(made);
  }

  #apply(patch: Patch): void {
    this.#joined = undefined;
    this.#become(this.#state.edited(applyPatch(this.grid, patch)));
  }

  #become(state: Revisioned<FloorGrid, MergeConflict>): void {
    this.#state = state;
    this.#asOf = Math.max(this.#asOf, state.revision);
    this.#changed();
  }

  #changed(): void {
    this.#keepJournal();
    this.#keepSteps();
    for (const listener of this.#listeners) listener();
  }

  #keepJournal(): void {
    if (this.#state.isUnsent) this.#localStore.writeJournal(this.#asOf, this.#state);
    else this.#localStore.clearJournal();
  }

  #keepSteps(): void {
    const asOf = this.#asOf;
    const back = [...this.#history.back, ...this.#followed.back].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    this.#areStepsKept = this.#localStore.writeSteps({ asOf, back, forth: this.#history.forth });
  }

  /** Replays the changes of the journals onto the server's floor. */
  #takeOverJournals(server: ServerFloor): void {
    const { journals, wasSetAside } = this.#localStore.takeOver(server.restoredRevision);
    this.#wasSetAside = wasSetAside;
    if (journals.length === 0) return;
    const { base, grid } = replayJournals(server.grid, journals);
    // The last grid may have been sent while the page was being left.
    const sent = journals.flatMap((journal) => [...journal.sent, journal.mine]);
    this.#state = Revisioned.of(mergingGrids, server.grid, server.revision, { base, mine: grid, sent });
    this.#keepJournal();
  }

  /** Takes over the steps that the browser stores. Those from before a restore are moved aside. */
  takeOverSteps(restoredRevision = 0): void {
    const kept = this.#localStore.readSteps();
    if (!kept) return;
    if (kept.asOf < restoredRevision) this.#localStore.setStepsAside();
    else this.#takeSteps(kept);
  }
}

const newest = ({ revision, restoredRevision }: ServerFloor): number => Math.max(revision, restoredRevision);
