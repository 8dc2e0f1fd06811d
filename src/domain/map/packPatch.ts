import type { CellField } from './cell.ts';
import { CELL_COUNT, cellIndex, planeOf } from './floorGrid.ts';
import { type BroughtRecord, type CellChange, CellChanges, type Patch, type SettingChange } from './patch.ts';

/**
 * A patch as short JSON for browser storage: the label, then four numbers per changed field: cell (y x 24 + x), field, before, after; then
 * its changes on other floors, by floor, the mark of a cut, the records that came with it, and the settings that changed with it. A tenth of the
 * patch itself, so that the undo steps of some hundred floors fit.
 */
export type PackedPatch = readonly [
  key: string,
  count: number,
  changes: readonly number[],
  elsewhere?: readonly (readonly [floor: number, changes: readonly number[]])[],
  cut?: number,
  records?: readonly BroughtRecord[],
  settings?: readonly SettingChange[],
];

/** The stored steps of a floor, the next one last. */
export interface PackedSteps {
  readonly asOf: number;
  readonly back: readonly PackedPatch[];
  readonly forth: readonly PackedPatch[];
}

/** Packed patches are cached, since all steps are written with each new one. */
const kept = new WeakMap<Patch, PackedPatch>();

export function packPatch(patch: Patch): PackedPatch {
  const known = kept.get(patch);
  if (known) return known;
  const { label, cells, elsewhere = [], cut = 0, records = [], settings = [] } = patch;
  const others = elsewhere.map((other) => [other.floor, packCells(other.cells)] as const);
  const packed: PackedPatch = [label.key, label.count, packCells(cells), others, cut, records, settings];
  kept.set(patch, packed);
  return packed;
}

export function unpackPatch([
  key,
  count,
  changes,
  elsewhere = [],
  cut,
  records = [],
  settings = [],
]: PackedPatch): Patch {
  return {
    label: { key, count },
    cells: unpackCells(changes),
    ...(elsewhere.length > 0 && {
      elsewhere: elsewhere.map(([floor, others]) => ({ floor, cells: unpackCells(others) })),
    }),
    ...(cut && { cut }),
    ...(records.length > 0 && { records }),
    ...(settings.length > 0 && { settings }),
  };
}

function packCells(cells: readonly CellChange[]): number[] {
  const changes: number[] = [];
  for (const { x, y, before, after } of cells) {
    for (const field in after) {
      const name = field as CellField;
      changes.push(cellIndex(x, y), planeOf(name), before[name] as number, after[name] as number);
    }
  }
  return changes;
}

function unpackCells(packed: readonly number[]): CellChange[] {
  const changes = new CellChanges();
  for (let at = 0; at + 3 < packed.length; at += 4) {
    const [cell = 0, plane = 0, before = 0, after = 0] = packed.slice(at, at + 4);
    changes.add(plane * CELL_COUNT + cell, before, after);
  }
  return changes.cells;
}
