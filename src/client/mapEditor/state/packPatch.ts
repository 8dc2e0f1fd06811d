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

export function packPatch({ label, cells, elsewhere }: Patch): PackedPatch {
  const packed = [label.key, label.count, packCells(cells)] as const;
  return elsewhere ? [...packed, elsewhere.map((other) => [other.floor, packCells(other.cells)] as const)] : packed;
}

export function unpackPatch([key, count, changes, elsewhere]: PackedPatch): Patch {
  return {
    label: { key, count },
    cells: unpackCells(changes),
    ...(elsewhere && { elsewhere: elsewhere.map(([floor, others]) => ({ floor, cells: unpackCells(others) })) }),
  };
}

const packCells = (cells: readonly CellChange[]): number[] =>
  cells.flatMap(({ x, y, before, after }) =>
    (Object.keys(after) as CellField[]).flatMap((field) => [
      y * GRID_SIDE + x,
      planeOf(field),
      before[field] as number,
      after[field] as number,
    ]),
  );

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
