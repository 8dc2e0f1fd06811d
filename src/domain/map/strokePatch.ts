import { type Border, type Cell, type CellField, SIDES } from './cell.ts';
import { type Edge, edgeKey, otherHalf, readBorder } from './edge.ts';
import { cellIndex, type FloorGrid, readCell, readField } from './floorGrid.ts';
import type { CellChange, Patch } from './patch.ts';

/** What one step of a stroke speaks of: an edge with its part in the stroke's figure, or a cell. */
export type StrokeTarget = EdgeTarget | CellTarget;

export interface EdgeTarget {
  readonly kind: 'edge';
  readonly edge: Edge;
  /** `line`: drawn along; `rim`, `middle` (of a side of the rim) and `inside`: of a rectangle. */
  readonly part: 'line' | 'rim' | 'middle' | 'inside';
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
  readonly cell?: (cell: Cell, mode: StrokeMode) => Partial<Cell>;
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

/**
 * The patch that a stroke over `targets` makes. Both halves of an edge are written, or only the owner's where
 * `oneSided` is set. Every target is read as it was before the stroke, so passing an edge twice changes it once.
 * The label counts the edges or cells that really change; the patch is empty where none does.
 */
export function strokePatch(
  grid: FloorGrid,
  targets: readonly StrokeTarget[],
  edit: StrokeEdit,
  options: { readonly size: number; readonly mode: StrokeMode; readonly oneSided: boolean; readonly label: string },
): Patch {
  const { size, mode, oneSided } = options;
  const changes = new Map<number, CellChange & { before: Partial<Cell>; after: Partial<Cell> }>();
  const touched = { edges: new Set<number>(), cells: new Set<number>() };
  const write = (x: number, y: number, field: CellField, value: number): void => {
    const present = readField(grid, field, x, y);
    if (present === value) return;
    const change = changes.get(cellIndex(x, y)) ?? { x, y, before: {}, after: {} };
    change.before[field] = present;
    change.after[field] = value;
    changes.set(cellIndex(x, y), change);
  };
  const writeSide = (edge: Edge, border: Border): void => {
    write(edge.x, edge.y, edge.side, border);
    if (oneSided) return;
    const other = otherHalf(edge, size);
    write(other.x, other.y, other.side, border);
  };
  for (const target of targets) {
    if (target.kind === 'edge') {
      const key = edgeKey(target.edge, size);
      if (touched.edges.has(key)) continue;
      touched.edges.add(key);
      const border = edit.edge?.(readBorder(grid, target.edge), target, mode);
      if (border !== undefined) writeSide(target.edge, border);
      continue;
    }
    const { x, y } = target;
    const key = cellIndex(x, y);
    if (touched.cells.has(key)) continue;
    touched.cells.add(key);
    const changed = edit.cell?.(readCell(grid, x, y), mode) ?? {};
    for (const field of Object.keys(changed) as CellField[]) {
      const value = changed[field] as number;
      const side = SIDES.find((name) => name === field);
      if (side) writeSide({ x, y, side }, value as Border);
      else write(x, y, field, value);
    }
  }
  const cells = [...changes.values()];
  return { label: { key: options.label, count: countChanged(targets, cells, size) }, cells };
}

/** How many edges (where the stroke is of edges) or cells the changes touch. */
function countChanged(targets: readonly StrokeTarget[], cells: Patch['cells'], size: number): number {
  if (targets[0]?.kind !== 'edge') {
    const meant = new Set(targets.map((target) => (target.kind === 'cell' ? cellIndex(target.x, target.y) : -1)));
    return cells.filter(({ x, y }) => meant.has(cellIndex(x, y))).length;
  }
  const edges = new Set<number>();
  for (const { x, y, after } of cells) {
    for (const side of SIDES) if (after[side] !== undefined) edges.add(edgeKey({ x, y, side }, size));
  }
  return edges.size;
}
