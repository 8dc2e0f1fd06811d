import { FLOOR_STEPS, UndoHistory } from '#client/saving/UndoHistory.ts';
import { CELL_COUNT, cellIndex, type FloorGrid, gridsEqual, planeOf } from '#domain/map/floorGrid.ts';
import { type MergeConflict, mergeGrids } from '#domain/map/mergeGrids.ts';
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
} from '#domain/map/patch.ts';
import type { FloorShelf, KeptSteps } from './FloorShelf.ts';
import { replayJournals } from './replayJournals.ts';

/** A stroke that is made: with the part of the floor that it lays elsewhere, where it does. */
export type NewStep = Patch & { readonly moved?: MovedPart | undefined };

/** A step that an author made, took back or did again; `before` and `after`: the floor around it. */
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

/** How many floors that were sent and not answered are remembered. */
const MOST_SENT = 4;

/** How many steps were made since the page was loaded. */
let stepsMade = 0;

/**
 * One floor being edited: `base` is the server's at `revision`, `grid` what the author has made of it. Every change is
 * written to the shelf at once. While conflicts are open, `base` keeps the old value of each conflicting field, so that
 * merging again, after a reload too, finds the same conflicts. Knows nothing of network, time or screen.
 */
export class FloorSession {
  readonly #shelf: FloorShelf;
  readonly #history = new UndoHistory<Patch>(FLOOR_STEPS);
  /** What decisions made on other floors have changed here. It goes back with them; only after a reload is it a step of this floor. */
  readonly #followed = new UndoHistory<Patch>(FLOOR_STEPS);
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Set<(made: MadeStep) => void>();
  #base: FloorGrid;
  #revision: number;
  /** The newest revision of the scenario known here; a blank floor's own stays 0. */
  #asOf: number;
  #grid: FloorGrid;
  #theirs: FloorGrid | undefined;
  /** What was sent from this revision, and not answered: the server may have one of them. */
  #sent: readonly FloorGrid[] = [];
  #conflicts: readonly MergeConflict[] = [];
  /** Journals of other tabs, or of this one before a reload, that this session has taken over. */
  #adopted: readonly string[] = [];
  /** The stroke whose steps are being joined to one, and the grid before it. */
  #joined: { readonly stroke: symbol; readonly before: FloorGrid } | undefined;
  #wasSetAside = false;
  #isJournalKept = true;
  #areStepsKept = true;

  constructor(server: ServerFloor, shelf: FloorShelf) {
    this.#shelf = shelf;
    this.#base = server.grid;
    this.#grid = server.grid;
    this.#revision = server.revision;
    this.#asOf = newest(server);
    this.#takeOverJournals(server);
    this.takeOverSteps(server.restoredRevision);
  }

  get grid(): FloorGrid {
    return this.#grid;
  }

  get revision(): number {
    return this.#revision;
  }

  get conflicts(): readonly MergeConflict[] {
    return this.#conflicts;
  }

  /** The server's floor while it conflicts with the author's. */
  get theirs(): FloorGrid | undefined {
    return this.#theirs;
  }

  /** Whether something older than a restore was found and put aside. */
  get wasSetAside(): boolean {
    return this.#wasSetAside;
  }

  /** Whether the browser has room for what would be there again after a reload: unsent strokes and steps of undo. */
  get isKept(): boolean {
    return this.#isJournalKept && this.#areStepsKept;
  }

  /** Whether it has room for the unsent strokes. */
  get isJournalKept(): boolean {
    return this.#isJournalKept;
  }

  /** The step that undo takes back: the newest of which others have left anything. */
  get undoStep(): Patch | undefined {
    return this.#history.back.findLast((step) => applies(this.#grid, invertPatch(step)));
  }

  /** The step that redo does again. */
  get redoStep(): Patch | undefined {
    return this.#history.forth.findLast((step) => applies(this.#grid, step));
  }

  /** What the server lacks; undefined where it has everything or where a conflict waits for the author. */
  get unsent(): { readonly grid: FloorGrid; readonly revision: number } | undefined {
    if (this.#conflicts.length > 0 || gridsEqual(this.#grid, this.#base)) return undefined;
    return { grid: this.#grid, revision: this.#revision };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Called after each step that the author makes, takes back or does again, whatever screen it is done from. */
  onStep(follower: (made: MadeStep) => void): () => void {
    this.#followers.add(follower);
    return () => {
      this.#followers.delete(follower);
    };
  }

  /**
   * Applies a stroke as one step. Patches with the same `stroke` become one step together.
   * @param patch with the part that it has moved, where links from elsewhere are to follow that
   */
  commit({ moved, ...patch }: NewStep, stroke?: symbol): void {
    if (patch.cells.length === 0) return;
    const before = this.#grid;
    this.#grid = applyPatch(before, patch);
    let step: Patch = patch;
    const last = this.#history.back.at(-1);
    if (stroke && stroke === this.#joined?.stroke && last) {
      const count = last.label.count + patch.label.count;
      this.#history.replaceLast({
        ...last,
        label: { ...patch.label, count },
        cells: diffGrids(this.#joined.before, this.#grid),
      });
    } else {
      step = this.#push(patch);
      this.#joined = stroke && { stroke, before };
    }
    this.#changed();
    this.#tell({ kind: 'commit', step, before, after: this.#grid, moved });
  }

  /** What a decision made on another floor changes here, as a step that nothing follows. `patch` bears the order of that decision. */
  follow(patch: Patch): void {
    this.#history.restore(this.#history.back, []);
    this.#followed.push(patch);
    this.#apply(patch);
  }

  /** What the server has made of the floor at the author's word, and is here already, becomes a step that nothing follows. */
  madeElsewhere(label: Patch['label']['key'], before: FloorGrid): void {
    const cells = diffGrids(before, this.#grid);
    if (cells.length === 0) return;
    this.#push({ label: { key: label, count: cells.length }, cells });
    this.#changed();
  }

  /** Changes cells along with a step that is taken back or done again on another floor. */
  carry(cells: readonly CellChange[]): void {
    if (cells.length > 0) this.#apply({ label: { key: '', count: 0 }, cells });
  }

  /** Whether a step can still be taken back. */
  holds(step: Patch): boolean {
    return this.#history.holds(step);
  }

  /**
   * Adds to a step what follows from it here and elsewhere, so that it is taken back as a whole.
   * @returns whether the step could still be taken back; if not, nothing is changed
   */
  amend(step: Patch, cells: readonly CellChange[], elsewhere: readonly FloorChange[]): boolean {
    const amended = { ...step, cells: joinedCells(step.cells, cells), ...(elsewhere.length > 0 && { elsewhere }) };
    if (!this.#history.replace(step, amended)) return false;
    this.#apply({ ...step, cells });
    return true;
  }

  /** Takes back the newest step that can still be taken back, but nothing that others have changed since. */
  undo(): Patch | undefined {
    for (let step = this.#history.takeBack(); step; step = this.#history.takeBack()) {
      const inverse = invertPatch(step);
      const undone = applicablePart(this.#grid, inverse);
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
      const redone = applicablePart(this.#grid, step);
      if (redone.cells.length === 0) continue;
      this.#history.keepBack(redone);
      this.#step('redo', redone);
      return redone;
    }
    return undefined;
  }

  /** This floor is on its way: until there is an answer, what the server has may be the author's own. */
  sending(grid: FloorGrid): void {
    this.#sent = distinct([...this.#sent, grid]);
  }

  /** The server has stored `sent` as `revision`. Strokes made meanwhile stay unsent. */
  saved(sent: FloorGrid, revision: number): void {
    this.#base = sent;
    this.#advance(revision);
    this.#changed();
  }

  /** Another field of the floor was saved from this session's revision: the grid is the same at the new one. */
  advanceRevision(from: number, to: number): void {
    if (from !== this.#revision) return;
    this.#advance(to);
    this.#changed();
  }

  /** Merges the server's present floor; what both sides changed to different values becomes a conflict. */
  receive(server: ServerFloor): void {
    const isOlderThanRestore = this.#asOf < server.restoredRevision;
    // What was asked for before a save was answered may be older than what is known since.
    if (server.revision <= this.#revision && !isOlderThanRestore) return;
    if (isOlderThanRestore) {
      const hadUnsent = !gridsEqual(this.#grid, this.#base);
      this.#shelf.setAside(this.#shelf.readJournals().map(({ key }) => key));
      this.#shelf.setStepsAside();
      this.#takeSteps({ back: [], forth: [] });
      this.#wasSetAside ||= hadUnsent;
      this.#base = server.grid;
      this.#grid = server.grid;
      this.#theirs = undefined;
    } else {
      this.#theirs = server.grid;
      this.#base = rebased(this.#base, this.#sent, server.grid);
    }
    // What was sent from an older revision and is not stored by now never will be.
    this.#sent = [];
    this.#revision = server.revision;
    this.#asOf = Math.max(this.#asOf, newest(server));
    this.#changed();
  }

  /**
   * Decides conflicts. The value not chosen stays within reach: one step back brings it.
   * @param places the conflicts meant; all where absent.
   */
  resolve(choice: 'mine' | 'theirs', places: readonly MergeConflict[] = this.#conflicts): void {
    if (!this.#theirs || places.length === 0) return;
    const chosen = this.#grid.slice();
    const other = this.#grid.slice();
    const base = this.#base.slice();
    for (const { x, y, field, mine, theirs } of places) {
      const at = planeOf(field) * CELL_COUNT + cellIndex(x, y);
      chosen[at] = choice === 'mine' ? mine : theirs;
      other[at] = choice === 'mine' ? theirs : mine;
      base[at] = theirs;
    }
    this.#base = base;
    this.#grid = chosen;
    this.#push({ label: { key: `map.step.${choice}`, count: places.length }, cells: diffGrids(other, chosen) });
    this.#changed();
  }

  #push(patch: Patch): Patch {
    stepsMade += 1;
    const step = { ...patch, order: stepsMade };
    this.#history.push(step);
    return step;
  }

  /** These are all steps from now on. */
  #takeSteps({ back, forth }: Pick<KeptSteps, 'back' | 'forth'>): void {
    this.#history.restore(back, forth);
    this.#followed.restore([], []);
  }

  #step(kind: 'undo' | 'redo', step: Patch): void {
    const before = this.#grid;
    this.#apply(step);
    this.#tell({ kind, step, before, after: this.#grid, moved: undefined });
  }

  #tell(made: MadeStep): void {
    for (const follower of this.#followers) follower(made);
  }

  #advance(revision: number): void {
    this.#sent = [];
    this.#revision = revision;
    this.#asOf = Math.max(this.#asOf, revision);
  }

  #apply(patch: Patch): void {
    this.#joined = undefined;
    this.#grid = applyPatch(this.#grid, patch);
    this.#changed();
  }

  #changed(): void {
    this.#settle();
    this.#keep();
    for (const listener of this.#listeners) listener();
  }

  /** Brings base and grid up to theirs, but for the fields in conflict. */
  #settle(): void {
    if (!this.#theirs) return;
    const { merged, conflicts } = mergeGrids(this.#base, this.#grid, this.#theirs);
    const base = this.#theirs.slice();
    for (const { x, y, field, base: old } of conflicts) base[planeOf(field) * CELL_COUNT + cellIndex(x, y)] = old;
    this.#base = base;
    this.#grid = merged;
    this.#conflicts = conflicts;
    if (conflicts.length === 0) this.#theirs = undefined;
  }

  #keep(): void {
    const asOf = this.#asOf;
    if (gridsEqual(this.#grid, this.#base)) {
      this.#shelf.clearJournals(this.#adopted);
      this.#adopted = [];
      this.#isJournalKept = true;
    } else {
      this.#isJournalKept = this.#shelf.writeJournal({ asOf, base: this.#base, grid: this.#grid, sent: this.#sent });
    }
    const back = [...this.#history.back, ...this.#followed.back].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    this.#areStepsKept = this.#shelf.writeSteps({ asOf, back, forth: this.#history.forth });
  }

  /** Replays what journals changed onto the server's floor. */
  #takeOverJournals(server: ServerFloor): void {
    const found = this.#shelf.readJournals();
    const old = found.filter(({ journal }) => journal.asOf < server.restoredRevision);
    const usable = found.filter((entry) => !old.includes(entry));
    if (old.length > 0) {
      this.#shelf.setAside(old.map(({ key }) => key));
      this.#wasSetAside = true;
    }
    if (usable.length === 0) return;
    const { base, grid } = replayJournals(
      server.grid,
      usable.map(({ journal }) => journal),
    );
    // What was there last may have been sent as the page went.
    this.#sent = distinct(usable.flatMap(({ journal }) => [...journal.sent, journal.grid]));
    this.#base = rebased(base, this.#sent, server.grid);
    this.#grid = grid;
    this.#theirs = server.grid;
    this.#adopted = usable.map(({ key }) => key);
    this.#settle();
    if (gridsEqual(this.#grid, this.#base)) this.#shelf.clearJournals(this.#adopted);
    else this.#shelf.writeJournal({ asOf: this.#asOf, base: this.#base, grid: this.#grid, sent: this.#sent });
  }

  /** Takes the steps that the browser keeps for its own. Those from before a restore are put aside. */
  takeOverSteps(restoredRevision = 0): void {
    const kept = this.#shelf.readSteps();
    if (!kept) return;
    if (kept.asOf < restoredRevision) this.#shelf.setStepsAside();
    else this.#takeSteps(kept);
  }
}

/** `base` with the server's values where they are the author's own, sent before: what was made since was made of them. */
const rebased = (base: FloorGrid, sent: readonly FloorGrid[], theirs: FloorGrid): FloorGrid =>
  sent.length === 0
    ? base
    : base.map((old, at) => {
        const present = theirs[at] as number;
        return sent.some((grid) => grid[at] === present) ? present : old;
      });

const distinct = (grids: readonly FloorGrid[]): readonly FloorGrid[] =>
  grids.filter((grid, at) => !grids.slice(0, at).some((other) => gridsEqual(other, grid))).slice(-MOST_SENT);

const newest = ({ revision, restoredRevision }: ServerFloor): number => Math.max(revision, restoredRevision);
