import { type Border, type Cell, type CellField, SIDES } from './cell.ts';
import { type Edge, edgeKey, otherHalf, type Position, readBorder } from './edge.ts';
import { cellIndex, type FloorGrid, fieldIndex, readCell } from './floorGrid.ts';
import { type CellChange, changedCells, type GridValues, type Patch } from './patch.ts';
import type { Placement } from './placement.ts';
import { imageOf, imageOfChange } from './symmetry.ts';

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
  /** The mappings to the images that are drawn along with the stroke (`symmetryImages`). */
  readonly images?: readonly Placement[];
  /** Text key of the entry in undo. */
  readonly label: string;
}

/**
 * The patch of a growing stroke. Each target is computed once, however long the stroke becomes. Both halves of an edge are written, or
 * only the owner's if `oneSided` is set. Targets are read from the floor before the stroke, so passing an edge twice changes it once.
 * An image is drawn as the tool draws the target itself, seen through the symmetry. Where a figure and its image overlap, the inside of
 * one and the way through it stay open.
 */
export class StrokeDraft {
  /** The floor as it was before. */
  readonly grid: FloorGrid;
  readonly #edit: StrokeEdit;
  readonly #options: StrokeOptions;
  /** Undefined before the first target. */
  #targets: StrokeTarget[] | undefined;
  readonly #values = new Map<number, number>();
  /**
   * Offsets of the halves that the stroke itself has passed; of all affected halves, images included, with their part in the figure; and
   * indices of the affected cells.
   */
  readonly #meant = {
    passed: new Set<number>(),
    halves: new Map<number, EdgeTarget['part']>(),
    cells: new Set<number>(),
  };

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
    if (!goesOn) for (const part of [this.#values, ...Object.values(this.#meant)]) part.clear();
    this.#targets = [...targets];
    for (const target of targets.slice(from)) {
      if (target.kind === 'edge') this.#takeEdge(target);
      else this.#takeCell(target);
    }
    return true;
  }

  /** Returns a target and its images on the floor, each with the mapping that made it. */
  #all(target: StrokeTarget): { readonly at: StrokeTarget; readonly image?: Placement }[] {
    const { size, oneSided, images = [] } = this.#options;
    const seen = images.flatMap((image) => {
      const at = imageOf(image, target, size, oneSided);
      return at ? [{ at, image }] : [];
    });
    return [{ at: target }, ...seen];
  }

  #takeEdge(target: EdgeTarget): void {
    const { size, oneSided, mode } = this.#options;
    const { passed, halves } = this.#meant;
    if (passed.has(halfIndex(target.edge))) return;
    for (const half of [target.edge, otherHalf(target.edge, size)]) passed.add(halfIndex(half));
    for (const { at } of this.#all(target)) {
      if (at.kind !== 'edge') continue;
      const { edge } = at;
      const known = halves.get(halfIndex(edge));
      if (known && (isWay(known) || !isWay(target.part))) continue;
      for (const half of oneSided ? [edge] : [edge, otherHalf(edge, size)]) {
        halves.set(halfIndex(half), target.part);
        // A wall gives way to the inside of the other figure.
        if (known) this.#write(halfIndex(half), readBorder(this.grid, half));
      }
      const border = this.#edit.edge?.(readBorder(this.grid, edge), target, mode);
      if (border !== undefined) this.#writeSide(edge, border);
    }
  }

  #takeCell(target: CellTarget): void {
    for (const { at, image } of this.#all(target)) if (at.kind === 'cell') this.#editCell(target, at, image);
  }

  /** @param at the cell of the target, or of its image */
  #editCell(target: CellTarget, { x, y }: CellTarget, image: Placement | undefined): void {
    const { cells } = this.#meant;
    if (cells.has(cellIndex(x, y))) return;
    cells.add(cellIndex(x, y));
    const content = readCell(this.grid, x, y);
    const edit = (cell: Cell) => this.#edit.cell?.(cell, this.#options.mode, target) ?? {};
    const changed = image ? imageOfChange(image, content, edit) : edit(content);
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

/** Whether an edge of this part is open: the inside of a figure, or the way through it. */
const isWay = (part: EdgeTarget['part']): boolean => part === 'inside' || part === 'passage';

const isSameEdge = (a: Edge, b: Edge): boolean => a.x === b.x && a.y === b.y && a.side === b.side;

const halfIndex = ({ x, y, side }: Edge): number => fieldIndex(side, x, y);

const changedHalves = (cells: readonly CellChange[]): Edge[] =>
  cells.flatMap(({ x, y, after }) => SIDES.filter((side) => after[side] !== undefined).map((side) => ({ x, y, side })));

function isSame(a: StrokeTarget, b: StrokeTarget | undefined): boolean {
  if (a.kind === 'cell') return b?.kind === 'cell' && a.x === b.x && a.y === b.y;
  if (b?.kind !== 'edge' || a.part !== b.part) return false;
  return a.edge === b.edge || isSameEdge(a.edge, b.edge);
}
