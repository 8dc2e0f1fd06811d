import type { Cell, CellField } from './cell.ts';
import { type FloorGrid, readField } from './floorGrid.ts';
import type { CellChange } from './patch.ts';

/** Of `cells` those that hold nothing but what they were changed from, and those that hold neither that nor what they become. */
export function untouchedCells(grid: FloorGrid, cells: readonly CellChange[]) {
  const holds = ({ x, y }: CellChange, values: Readonly<Partial<Cell>>) =>
    (Object.keys(values) as CellField[]).every((field) => readField(grid, field, x, y) === values[field]);
  return {
    untouched: cells.filter((cell) => holds(cell, cell.before)),
    touched: cells.filter((cell) => !holds(cell, cell.before) && !holds(cell, cell.after)),
  };
}
