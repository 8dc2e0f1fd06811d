import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { CELL_FIELDS, type Cell, type CellField } from './cell.ts';
import { isEventField } from './event.ts';
import { CELL_COUNT, cellIndex, cellPlace, type FloorGrid, planeAt, readField, writeField } from './floorGrid.ts';

/** The change of a stroke in one cell: only the changed fields, before and after. */
export interface CellChange {
  readonly x: number;
  readonly y: number;
  readonly before: Readonly<Partial<Cell>>;
  readonly after: Readonly<Partial<Cell>>;
}

/** One invertible edit of a floor: used by undo, the journal and previews. */
export interface Patch {
  /** The name of the entry, from the tool: a text key and the number of changed edges or cells. */
  readonly label: { readonly key: string; readonly count: number };
  readonly cells: readonly CellChange[];
  /** Changes of the same step on other floors: undone and redone together. */
  readonly elsewhere?: readonly FloorChange[];
  /** Its position among all steps since the page was loaded, on any floor; absent if it is older. */
  readonly order?: number | undefined;
  /** The same for the last time it was undone; absent if it was not undone in this page. */
  readonly undone?: number | undefined;
  /** A common number above 0 for the step that cuts a part of a floor and the one that pastes it, because the two are one move. */
  readonly cut?: number | undefined;
  /** Records that came with a piece of map from another scenario: they come and go with the step. */
  readonly records?: readonly BroughtRecord[] | undefined;
  /** Settings of the floor that changed with its map, as when it is initialised. */
  readonly settings?: readonly SettingChange[] | undefined;
}

/** A setting of the floor, by the path of its leaf, before and after. */
export interface SettingChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A record of the scenario: its number, and those of its fields that differ from a blank one. */
export interface BroughtRecord {
  readonly kind: RecordKindName;
  readonly number: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The changes of a floor, with its number. */
export interface FloorChange {
  readonly floor: number;
  readonly cells: readonly CellChange[];
}

/** Values to write into a grid, by offset. */
export type GridValues = ReadonlyMap<number, number>;

/** Returns every value of `after` that differs from `before`. */
export function differingValues(before: FloorGrid, after: FloorGrid): GridValues {
  const values = new Map<number, number>();
  for (let at = 0; at < after.length; at++) if (after[at] !== before[at]) values.set(at, after[at] as number);
  return values;
}

/** Returns the changes from writing `values` into `grid`, cell by cell. */
export function changedCells(grid: FloorGrid, values: GridValues): CellChange[] {
  const changes = new CellChanges();
  for (const [at, value] of values) changes.add(at, grid[at] as number, value);
  return changes.cells;
}

/** Returns every difference of `after` from `before`, cell by cell. */
export function diffGrids(before: FloorGrid, after: FloorGrid): CellChange[] {
  const changes = new CellChanges();
  for (let at = 0; at < after.length; at++)
    if (after[at] !== before[at]) changes.add(at, before[at] as number, after[at] as number);
  return changes.cells;
}

/** Groups changes of single values, by offset, into changes of cells, in the order of first appearance. */
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

export function invertPatch({ cells, elsewhere, settings, ...patch }: Patch): Patch {
  return {
    ...patch,
    cells: invertCells(cells),
    ...(elsewhere && { elsewhere: elsewhere.map(({ floor, cells }) => ({ floor, cells: invertCells(cells) })) }),
    ...(settings && { settings: settings.map(({ path, before, after }) => ({ path, before: after, after: before })) }),
  };
}

/**
 * Returns the part of `patch` that still applies to `grid`: fields with the value that the patch expects, and events only as a whole. So
 * undo never reverts later changes of another tab or author. Returns the patch itself if all of it applies.
 */
export function applicablePart(grid: FloorGrid, patch: Patch): Patch {
  const cells = patch.cells.flatMap((change) => applicableChange(grid, change) ?? []);
  return cells.length === patch.cells.length && cells.every((cell, index) => cell === patch.cells[index])
    ? patch
    : { ...patch, cells };
}

/** Whether any part of `patch` is applicable. */
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

/** Joins the cells of two consecutive patches. */
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

/** Returns a copy of `grid` with the values of the patch, whatever was there. */
export function applyPatch(grid: FloorGrid, patch: Patch): FloorGrid {
  const result = grid.slice();
  for (const { x, y, after } of patch.cells) {
    for (const field of Object.keys(after) as CellField[]) writeField(result, field, x, y, after[field] as number);
  }
  return result;
}
