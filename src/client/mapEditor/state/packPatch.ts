import { CELL_FIELDS, type Cell, type CellField } from '#domain/map/cell.ts';
import { GRID_SIDE, planeOf } from '#domain/map/floorGrid.ts';
import type { CellChange, Patch } from '#domain/map/patch.ts';

/**
 * A patch as short JSON for browser storage: the label, then four numbers a changed field: cell (y x 24 + x), field,
 * before, after; then by floor what it changed elsewhere. A tenth of the patch itself, so that some hundred floors' undo fits.
 */
export type PackedPatch = readonly [
  key: string,
  count: number,
  changes: readonly number[],
  elsewhere?: readonly (readonly [floor: number, changes: readonly number[]])[],
];

/** All steps are written with each new one: those before it are packed already. */
const kept = new WeakMap<Patch, PackedPatch>();

export function packPatch(patch: Patch): PackedPatch {
  const known = kept.get(patch);
  if (known) return known;
  const { label, cells, elsewhere } = patch;
  const own = [label.key, label.count, packCells(cells)] as const;
  const packed: PackedPatch = elsewhere
    ? [...own, elsewhere.map((other) => [other.floor, packCells(other.cells)] as const)]
    : own;
  kept.set(patch, packed);
  return packed;
}

export function unpackPatch([key, count, changes, elsewhere]: PackedPatch): Patch {
  return {
    label: { key, count },
    cells: unpackCells(changes),
    ...(elsewhere && { elsewhere: elsewhere.map(([floor, others]) => ({ floor, cells: unpackCells(others) })) }),
  };
}

function packCells(cells: readonly CellChange[]): number[] {
  const changes: number[] = [];
  for (const { x, y, before, after } of cells) {
    for (const field in after) {
      const name = field as CellField;
      changes.push(y * GRID_SIDE + x, planeOf(name), before[name] as number, after[name] as number);
    }
  }
  return changes;
}

function unpackCells(changes: readonly number[]): CellChange[] {
  const cells = new Map<number, CellChange & { before: Partial<Cell>; after: Partial<Cell> }>();
  for (let at = 0; at + 3 < changes.length; at += 4) {
    const [cell = 0, plane = 0, before = 0, after = 0] = changes.slice(at, at + 4);
    const change = cells.get(cell) ?? { x: cell % GRID_SIDE, y: Math.floor(cell / GRID_SIDE), before: {}, after: {} };
    const field = CELL_FIELDS[plane] as CellField;
    change.before[field] = before;
    change.after[field] = after;
    cells.set(cell, change);
  }
  return [...cells.values()];
}
