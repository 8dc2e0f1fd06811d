import { type Border, type Cell, type CellField, SIDES } from './cell.ts';
import { type Edge, edgeKey, otherHalf, type Position, readBorder } from './edge.ts';
import { cellIndex, type FloorGrid, fieldIndex, readCell } from './floorGrid.ts';
import { type CellChange, changedCells, type GridValues, type Patch } from './patch.ts';

/** A target of a stroke: an edge with its part in the figure, or a cell. */
export type StrokeTarget = EdgeTarget | CellTarget;

export interface EdgeTarget {
  readonly kind: 'edge';
  readonly edge: Edge;
  /**
   * `line`: drawn along; `rim`, `middle` (of a side of the rim) and `inside`: of a rectangle; `passage`: passed from cell to cell;
   * `beside`: another side of a passed cell.
   */
  readonly part: 'line' | 'rim' | 'middle' | 'inside' | 'passage' | 'beside';
}

export interface CellTarget {
  readonly kind: 'cell';
  readonly x: number;
  readonly y: number;
  /** The position of the pointer, if there is a single one. */
  readonly at?: Position;
}

export type StrokeMode = 'draw' | 'erase';

/** The effect of a tool on one edge or one cell, as pure functions; undefined leaves an edge unchanged. */
export interface StrokeEdit {
  readonly edge?: (border: Border, target: EdgeTarget, mode: StrokeMode) => Border | undefined;
  readonly cell?: (cell: Cell, mode: StrokeMode, target: CellTarget) => Partial<Cell>;
  /** Whether the target already has what the tool draws, so that a stroke that begins there erases. Without it the tool never erases. */
  readonly isDrawn?: (cell: Cell, target: StrokeTarget) => boolean;
}

/** Returns whether a stroke draws or erases; its first target decides for the whole stroke. */
export function strokeMode(grid: FloorGrid, targets: readonly StrokeTarget[], edit: StrokeEdit): StrokeMode {
  const first = targets[0];
  if (!first || !edit.isDrawn) return 'draw';
  const { x, y } = first.kind === 'edge' ? first.edge : first;
  return edit.isDrawn(readCell(grid, x, y), first) ? 'erase' : 'draw';
}

/** Options for drawing a stroke. */
export interface StrokeOptions {
  /** Cells a side of the floor. */
  readonly size: number;
  readonly mode: StrokeMode;
  /** Whether only the named half is written. */
  readonly oneSided: boolean;
  /** Text key of the entry in undo. */
  readonly label: string;
}

/**
 * The patch of a growing stroke. Each target is computed once, however long the stroke becomes. Both halves of an edge are written, or
 * only the owner's if `oneSided` is set. Targets are read from the floor before the stroke, so passing an edge twice changes it once.
 */
export class StrokeDraft {
  /** The floor as it was before. */
  readonly grid: FloorGrid;
  readonly #edit: StrokeEdit;
  readonly #options: StrokeOptions;
  /** Undefined before the first target. */
  #targets: StrokeTarget[] | undefined;
  readonly #values = new Map<number, number>();
  /** Offsets of the halves and indices of the cells that are affected. */
  readonly #meant = { halves: new Set<number>(), cells: new Set<number>() };

  constructor(grid: FloorGrid, edit: StrokeEdit, options: StrokeOptions) {
    this.grid = grid;
    this.#edit = edit;
    this.#options = options;
  }

  get mode(): StrokeMode {
    return this.#options.mode;
  }

  /** The current targets. */
  get targets(): readonly StrokeTarget[] {
    return this.#targets ?? [];
  }

  /** The values written so far that differ from the floor. */
  get values(): GridValues {
    return this.#values;
  }

  /** The undo step if the stroke ended now. The label counts the edges or cells that really change. */
  get patch(): Patch {
    const cells = changedCells(this.grid, this.#values);
    const { size, label } = this.#options;
    const count =
      this.targets[0]?.kind === 'edge'
        ? new Set(changedHalves(cells).map((edge) => edgeKey(edge, size))).size
        : cells.filter(({ x, y }) => this.#meant.cells.has(cellIndex(x, y))).length;
    return { label: { key: label, count }, cells };
  }

  /**
   * Takes the current targets of the stroke: fast if they extend the previous ones, recomputed if the stroke went back.
   * @returns whether they changed
   */
  take(targets: readonly StrokeTarget[]): boolean {
    const goesOn = this.#targets?.every((target, index) => target === targets[index] || isSame(target, targets[index]));
    if (goesOn && targets.length === this.#targets?.length) return false;
    const from = goesOn ? this.targets.length : 0;
    if (!goesOn) for (const part of [this.#values, this.#meant.halves, this.#meant.cells]) part.clear();
    this.#targets = [...targets];
    for (const target of targets.slice(from)) {
      if (target.kind === 'edge') this.#takeEdge(target);
      else this.#takeCell(target);
    }
    return true;
  }

  #takeEdge(target: EdgeTarget): void {
    const { edge } = target;
    const { halves } = this.#meant;
    if (halves.has(halfIndex(edge))) return;
    for (const half of [edge, otherHalf(edge, this.#options.size)]) halves.add(halfIndex(half));
    const border = this.#edit.edge?.(readBorder(this.grid, edge), target, this.#options.mode);
    if (border !== undefined) this.#writeSide(edge, border);
  }

  #takeCell(target: CellTarget): void {
    const { x, y } = target;
    const { cells } = this.#meant;
    if (cells.has(cellIndex(x, y))) return;
    cells.add(cellIndex(x, y));
    const changed = this.#edit.cell?.(readCell(this.grid, x, y), this.#options.mode, target) ?? {};
    for (const field of Object.keys(changed) as CellField[]) {
      const value = changed[field] as number;
      const side = SIDES.find((name) => name === field);
      if (side) this.#writeSide({ x, y, side }, value as Border);
      else this.#write(fieldIndex(field, x, y), value);
    }
  }

  #writeSide(edge: Edge, border: Border): void {
    const { size, oneSided } = this.#options;
    this.#write(halfIndex(edge), border);
    if (!oneSided) this.#write(halfIndex(otherHalf(edge, size)), border);
  }

  /** Writes a value. A cell of the stroke can restore an edge that the previous cell removed: the last write to an edge counts. */
  #write(at: number, value: number): void {
    if (this.grid[at] === value) this.#values.delete(at);
    else this.#values.set(at, value);
  }
}

const halfIndex = ({ x, y, side }: Edge): number => fieldIndex(side, x, y);

const changedHalves = (cells: readonly CellChange[]): Edge[] =>
  cells.flatMap(({ x, y, after }) => SIDES.filter((side) => after[side] !== undefined).map((side) => ({ x, y, side })));

function isSame(a: StrokeTarget, b: StrokeTarget | undefined): boolean {
  if (a.kind === 'cell') return b?.kind === 'cell' && a.x === b.x && a.y === b.y;
  if (b?.kind !== 'edge' || a.part !== b.part) return false;
  return a.edge === b.edge || (a.edge.x === b.edge.x && a.edge.y === b.edge.y && a.edge.side === b.edge.side);
}
