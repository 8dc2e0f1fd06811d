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
  /** By the index of the cell; replaced, never changed: patches that were given out stay as they are. */
  #changes = new Map<number, CellChange>();
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
    const goesOn = this.#taken.every((target, index) => target === targets[index] || isSame(target, targets[index]));
    if (this.#patch && goesOn && targets.length === this.#taken.length) return this.#patch;
    if (!goesOn) {
      this.#taken = [];
      this.#changes = new Map();
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
    this.#patch = { label: { key: this.#options.label, count }, cells: [...this.#changes.values()] };
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
    if (this.#changes.has(key)) this.#changedCells++;
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
    const change = this.#changes.get(key);
    if (present === value) {
      if (change) this.#unwrite(key, change, field);
      return false;
    }
    this.#changes.set(key, {
      x,
      y,
      before: { ...change?.before, [field]: present },
      after: { ...change?.after, [field]: value },
    });
    if (!change && this.#meant.cells.has(key)) this.#changedCells++;
    return true;
  }

  /** A cell of the stroke gives an edge back what the cell before it has taken: of one edge the last word counts. */
  #unwrite(key: number, { x, y, before, after }: CellChange, field: CellField): void {
    const without = ({ [field]: _, ...rest }: Partial<Cell>) => rest;
    this.#changes.set(key, { x, y, before: without(before), after: without(after) });
    if (Object.keys(after).some((each) => each !== field)) return;
    this.#changes.delete(key);
    if (this.#meant.cells.has(key)) this.#changedCells--;
  }
}

function isSame(a: StrokeTarget, b: StrokeTarget | undefined): boolean {
  if (a.kind === 'cell') return b?.kind === 'cell' && a.x === b.x && a.y === b.y;
  if (b?.kind !== 'edge' || a.part !== b.part) return false;
  return a.edge === b.edge || (a.edge.x === b.edge.x && a.edge.y === b.edge.y && a.edge.side === b.edge.side);
}
