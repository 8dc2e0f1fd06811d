import type { Cell, CellField } from './cell.ts';
import { type FloorGrid, readField } from './floorGrid.ts';
import type { CellChange } from './patch.ts';

/** Splits `cells`: those that still have only their old content, and those that have neither the old nor the new content. */
export function untouchedCells(grid: FloorGrid, cells: readonly CellChange[]) {
  const holds = ({ x, y }: CellChange, values: Readonly<Partial<Cell>>) =>
    (Object.keys(values) as CellField[]).every((field) => readField(grid, field, x, y) === values[field]);
  return {
    untouched: cells.filter((cell) => holds(cell, cell.before)),
    touched: cells.filter((cell) => !holds(cell, cell.before) && !holds(cell, cell.after)),
  };
}
