import { CELL_FIELDS, type Cell, type CellField } from './cell.ts';
import { isEventField } from './event.ts';
import { CELL_COUNT, cellIndex, cellPlace, type FloorGrid, planeAt, readField, writeField } from './floorGrid.ts';

/** What a stroke changed in one cell: only the changed fields, as they were and as they are. */
export interface CellChange {
  readonly x: number;
  readonly y: number;
  readonly before: Readonly<Partial<Cell>>;
  readonly after: Readonly<Partial<Cell>>;
}

/** One invertible edit of a floor: the entry of undo, of the journal and of a preview. */
export interface Patch {
  /** The name of the entry, made by the tool: a text key and how many edges or cells it changed. */
  readonly label: { readonly key: string; readonly count: number };
  readonly cells: readonly CellChange[];
  /** What the same decision changed on other floors: taken back and done again along with it. */
  readonly elsewhere?: readonly FloorChange[];
  /** Its place among all steps that were made since the page was loaded, on whatever floor; absent: made before. */
  readonly order?: number | undefined;
  /** The same of when it was last taken back; absent: never in this page. */
  readonly undone?: number | undefined;
  /** Of a step that cuts a part of a floor, or that lays it down: a number above 0 that only these have, as the two are one move. */
  readonly cut?: number | undefined;
}

/** What changes on a floor, by its number. */
export interface FloorChange {
  readonly floor: number;
  readonly cells: readonly CellChange[];
}

/** What is written into a grid: values by their places in it. */
export type GridValues = ReadonlyMap<number, number>;

/** Everything in which `after` differs from `before`. */
export function differingValues(before: FloorGrid, after: FloorGrid): GridValues {
  const values = new Map<number, number>();
  for (let at = 0; at < after.length; at++) if (after[at] !== before[at]) values.set(at, after[at] as number);
  return values;
}

/** What changes where `values` are written into `grid`, cell by cell. */
export function changedCells(grid: FloorGrid, values: GridValues): CellChange[] {
  const changes = new CellChanges();
  for (const [at, value] of values) changes.add(at, grid[at] as number, value);
  return changes.cells;
}

/** Everything in which `after` differs from `before`, cell by cell. */
export function diffGrids(before: FloorGrid, after: FloorGrid): CellChange[] {
  const changes = new CellChanges();
  for (let at = 0; at < after.length; at++)
    if (after[at] !== before[at]) changes.add(at, before[at] as number, after[at] as number);
  return changes.cells;
}

/** Gathers single changes of values, by their places in a grid, to changes of cells: in the order in which these are first named. */
export class CellChanges {
  readonly #cells = new Map<number, CellChange & { before: Partial<Cell>; after: Partial<Cell> }>();

  get cells(): CellChange[] {
    return [...this.#cells.values()];
  }

  add(at: number, before: number, after: number): void {
    const cell = at % CELL_COUNT;
    let change = this.#cells.get(cell);
    if (!change) {
      change = { ...cellPlace(at), before: {}, after: {} };
      this.#cells.set(cell, change);
    }
    const field = CELL_FIELDS[planeAt(at)] as CellField;
    change.before[field] = before;
    change.after[field] = after;
  }
}

const invertCells = (cells: readonly CellChange[]): CellChange[] =>
  cells.map(({ x, y, before, after }) => ({ x, y, before: after, after: before }));

export function invertPatch({ cells, elsewhere, ...patch }: Patch): Patch {
  return {
    ...patch,
    cells: invertCells(cells),
    ...(elsewhere && { elsewhere: elsewhere.map(({ floor, cells }) => ({ floor, cells: invertCells(cells) })) }),
  };
}

/**
 * The part of `patch` that still applies to `grid`: fields that hold the value the patch was made from, those of an event all
 * together or none. So undo never reverts what another tab or author has changed since. The patch itself where all of it applies.
 */
export function applicablePart(grid: FloorGrid, patch: Patch): Patch {
  const cells = patch.cells.flatMap((change) => applicableChange(grid, change) ?? []);
  return cells.length === patch.cells.length && cells.every((cell, index) => cell === patch.cells[index])
    ? patch
    : { ...patch, cells };
}

/** Whether `applicablePart` leaves anything of `patch`. */
export const applies = (grid: FloorGrid, patch: Patch): boolean =>
  patch.cells.some((change) => applicableChange(grid, change));

function applicableChange(grid: FloorGrid, change: CellChange): CellChange | undefined {
  const { x, y, before, after } = change;
  const changed = Object.keys(after) as CellField[];
  const held = changed.filter((field) => readField(grid, field, x, y) === before[field]);
  if (held.length === changed.length) return change;
  const isEventKept = changed.some((field) => isEventField(field) && !held.includes(field));
  const fields = held.filter((field) => !(isEventKept && isEventField(field)));
  if (fields.length === 0) return undefined;
  const pick = (cell: Readonly<Partial<Cell>>) => Object.fromEntries(fields.map((field) => [field, cell[field]]));
  return { x, y, before: pick(before), after: pick(after) };
}

/** One change of each cell for two that follow each other. */
export function joinedCells(first: readonly CellChange[], then: readonly CellChange[]): CellChange[] {
  const joined = new Map(first.map((cell) => [cellIndex(cell.x, cell.y), cell]));
  for (const { x, y, before, after } of then) {
    const earlier = joined.get(cellIndex(x, y));
    joined.set(cellIndex(x, y), {
      x,
      y,
      before: { ...before, ...earlier?.before },
      after: { ...earlier?.after, ...after },
    });
  }
  return [...joined.values()];
}

/** A copy of `grid` with the patch's values written, whatever stood there. */
export function applyPatch(grid: FloorGrid, patch: Patch): FloorGrid {
  const result = grid.slice();
  for (const { x, y, after } of patch.cells) {
    for (const field of Object.keys(after) as CellField[]) writeField(result, field, x, y, after[field] as number);
  }
  return result;
}
