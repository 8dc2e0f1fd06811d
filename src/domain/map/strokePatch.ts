import { type Border, type Cell, type CellField, SIDES } from './cell.ts';
import { type Edge, edgeKey, otherHalf, readBorder } from './edge.ts';
import { cellIndex, type FloorGrid, readCell, readField } from './floorGrid.ts';
import type { CellChange, Patch } from './patch.ts';

/** What one step of a stroke speaks of: an edge with its part in the stroke's figure, or a cell. */
export type StrokeTarget = EdgeTarget | CellTarget;

export interface EdgeTarget {
  readonly kind: 'edge';
  readonly edge: Edge;
  /**
   * `line`: drawn along; `rim`, `middle` (of a side of the rim) and `inside`: of a rectangle; `passage`: gone through from
   * cell to cell; `beside`: another side of a cell gone through.
   */
  readonly part: 'line' | 'rim' | 'middle' | 'inside' | 'passage' | 'beside';
}

export interface CellTarget {
  readonly kind: 'cell';
  readonly x: number;
  readonly y: number;
}

export type StrokeMode = 'draw' | 'erase';

/** What a tool does to one edge or one cell: pure functions; undefined leaves an edge as it is. */
export interface StrokeEdit {
  readonly edge?: (border: Border, target: EdgeTarget, mode: StrokeMode) => Border | undefined;
  readonly cell?: (cell: Cell, mode: StrokeMode, target: CellTarget) => Partial<Cell>;
  /** Whether the target already holds what the tool draws: a stroke that begins there erases. Absent: it never does. */
  readonly isDrawn?: (cell: Cell, target: StrokeTarget) => boolean;
}

/** The first target decides for the whole stroke whether it draws or erases. */
export function strokeMode(grid: FloorGrid, targets: readonly StrokeTarget[], edit: StrokeEdit): StrokeMode {
  const first = targets[0];
  if (!first || !edit.isDrawn) return 'draw';
  const { x, y } = first.kind === 'edge' ? first.edge : first;
  return edit.isDrawn(readCell(grid, x, y), first) ? 'erase' : 'draw';
}

/** How a stroke is drawn. */
export interface StrokeOptions {
  /** Cells a side of the floor. */
  readonly size: number;
  readonly mode: StrokeMode;
  /** Only the half that a target names is written, not the other one. */
  readonly oneSided: boolean;
  /** Text key of the entry in undo. */
  readonly label: string;
}

/** The patch that a stroke over `targets` makes (StrokeDraft). */
export const strokePatch = (
  grid: FloorGrid,
  targets: readonly StrokeTarget[],
  edit: StrokeEdit,
  options: StrokeOptions,
): Patch => new StrokeDraft(grid, edit, options).patchOf(targets);

/**
 * The patch of a stroke while it grows: what each target does is worked out once, however long the stroke becomes.
 * Both halves of an edge are written, or only the owner's where `oneSided` is set. Every target is read as it was
 * before the stroke, so passing an edge twice changes it once.
 */
export class StrokeDraft {
  readonly #grid: FloorGrid;
  readonly #edit: StrokeEdit;
  readonly #options: StrokeOptions;
  /** The targets of which the rest is made. */
  #taken: StrokeTarget[] = [];
  #cells: CellChange[] = [];
  /** By its index, the place of a cell among those that change. */
  #places = new Map<number, number>();
  #patch: Patch | undefined;
  /** Keys of the edges and indices of the cells that were meant. */
  #meant = { edges: new Set<number>(), cells: new Set<number>() };
  /** Keys of the edges that really change, and how many of the meant cells do. */
  #changedEdges = new Set<number>();
  #changedCells = 0;

  constructor(grid: FloorGrid, edit: StrokeEdit, options: StrokeOptions) {
    this.#grid = grid;
    this.#edit = edit;
    this.#options = options;
  }

  /**
   * The patch over `targets`: quick where they go on from those asked for before, worked out anew where the stroke has
   * gone back. The label counts the edges or cells that really change; the patch is empty where none does.
   */
  patchOf(targets: readonly StrokeTarget[]): Patch {
    const goesOn = beginsWith(targets, this.#taken);
    if (this.#patch && goesOn && targets.length === this.#taken.length) return this.#patch;
    if (!goesOn) {
      this.#taken = [];
      this.#cells = [];
      this.#places = new Map();
      this.#meant = { edges: new Set(), cells: new Set() };
      this.#changedEdges = new Set();
      this.#changedCells = 0;
    }
    for (let index = this.#taken.length; index < targets.length; index++) {
      const target = targets[index] as StrokeTarget;
      this.#taken.push(target);
      if (target.kind === 'edge') this.#takeEdge(target);
      else this.#takeCell(target);
    }
    const count = targets[0]?.kind === 'edge' ? this.#changedEdges.size : this.#changedCells;
    this.#patch = { label: { key: this.#options.label, count }, cells: [...this.#cells] };
    return this.#patch;
  }

  #takeEdge(target: EdgeTarget): void {
    const key = edgeKey(target.edge, this.#options.size);
    if (this.#meant.edges.has(key)) return;
    this.#meant.edges.add(key);
    const border = this.#edit.edge?.(readBorder(this.#grid, target.edge), target, this.#options.mode);
    if (border !== undefined) this.#writeSide(target.edge, border);
  }

  #takeCell(target: CellTarget): void {
    const { x, y } = target;
    const key = cellIndex(x, y);
    if (this.#meant.cells.has(key)) return;
    this.#meant.cells.add(key);
    if (this.#places.has(key)) this.#changedCells++;
    const changed = this.#edit.cell?.(readCell(this.#grid, x, y), this.#options.mode, target) ?? {};
    for (const field of Object.keys(changed) as CellField[]) {
      const value = changed[field] as number;
      const side = SIDES.find((name) => name === field);
      if (side) this.#writeSide({ x, y, side }, value as Border);
      else this.#write(x, y, field, value);
    }
  }

  #writeSide(edge: Edge, border: Border): void {
    const { size, oneSided } = this.#options;
    const isChanged = this.#write(edge.x, edge.y, edge.side, border);
    const other = otherHalf(edge, size);
    const isOtherChanged = !oneSided && this.#write(other.x, other.y, other.side, border);
    if (isChanged || isOtherChanged) this.#changedEdges.add(edgeKey(edge, size));
  }

  /** Whether this changes anything. */
  #write(x: number, y: number, field: CellField, value: number): boolean {
    const present = readField(this.#grid, field, x, y);
    const key = cellIndex(x, y);
    const place = this.#places.get(key);
    if (present === value) {
      if (place !== undefined) this.#unwrite(place, field);
      return false;
    }
    const [before, after] = [{ [field]: present }, { [field]: value }];
    if (place === undefined) {
      this.#places.set(key, this.#cells.length);
      this.#cells.push({ x, y, before, after });
      if (this.#meant.cells.has(key)) this.#changedCells++;
    } else {
      // Patches that were given out stay as they are.
      const change = this.#cells[place] as CellChange;
      this.#cells[place] = { x, y, before: { ...change.before, ...before }, after: { ...change.after, ...after } };
    }
    return true;
  }

  /** A cell of the stroke gives an edge back what the cell before it has taken: of one edge the last word counts. */
  #unwrite(place: number, field: CellField): void {
    const { x, y, before, after } = this.#cells[place] as CellChange;
    const without = ({ [field]: _, ...rest }: Partial<Cell>) => rest;
    const rest = { x, y, before: without(before), after: without(after) };
    if (Object.keys(rest.after).length > 0) {
      this.#cells[place] = rest;
      return;
    }
    this.#cells.splice(place, 1);
    this.#places = new Map(this.#cells.map((cell, at) => [cellIndex(cell.x, cell.y), at]));
    if (this.#meant.cells.has(cellIndex(x, y))) this.#changedCells--;
  }
}

function beginsWith(targets: readonly StrokeTarget[], first: readonly StrokeTarget[]): boolean {
  for (let index = 0; index < first.length; index++) {
    const target = first[index] as StrokeTarget;
    // Most gestures only add to what they named before.
    if (target !== targets[index] && !isSame(target, targets[index])) return false;
  }
  return true;
}

function isSame(a: StrokeTarget, b: StrokeTarget | undefined): boolean {
  if (a.kind === 'cell') return b?.kind === 'cell' && a.x === b.x && a.y === b.y;
  if (b?.kind !== 'edge' || a.part !== b.part) return false;
  return a.edge === b.edge || (a.edge.x === b.edge.x && a.edge.y === b.edge.y && a.edge.side === b.edge.side);
}
