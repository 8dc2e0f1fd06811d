import { CELL_FIELDS, CELL_RANGES, type CellField, EVENT_SLOTS, isStorable, SIDES } from './cell.ts';
import { blankGrid, CELL_COUNT, cellIndex, type FloorGrid, GRID_SIDE, planeOf } from './floorGrid.ts';

/**
 * The nested form of a grid (docs/wire.md, "Maps"): 24 rows from y=23 down to y=0 of 24 nested cells. It has 142 kB of JSON, so it is
 * used only by REST and checked by hand-written code. `gridFormText` writes it.
 */
export interface GridFault {
  /** Path of the wrong place below `maps`, e.g. `maps.0.3.event.flag`. */
  path: string;
  /** The wrong cell, e.g. `x3_y23`; absent if whole rows are wrong. */
  cell?: string;
  code:
    | 'rows'
    | 'columns'
    | 'not_an_object'
    | 'missing'
    | 'unknown_key'
    | 'wrong_id'
    | 'wrong_coordinate'
    | 'out_of_range';
  range?: { min: number; max: number };
}

/** Maximum number of reported faults. */
const MOST_FAULTS = 20;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a cell, as path, and their keys; `field` if the key holds a field of the grid. */
const CELL_KEYS: readonly { path: readonly string[]; keys: Readonly<Record<string, CellField | 'other'>> }[] = [
  {
    path: [],
    keys: { id: 'other', event: 'other', border: 'other', monster: 'other', floor_id: 'floor_id', coordinate: 'other' },
  },
  { path: ['event'], keys: { id: 'event_id', data: 'other', flag: 'flag', muki: 'muki' } },
  { path: ['event', 'data'], keys: Object.fromEntries(EVENT_SLOTS.map((slot) => [slot, slot])) },
  { path: ['border'], keys: Object.fromEntries(SIDES.map((side) => [side, side])) },
  { path: ['monster'], keys: { room_id: 'room_id' } },
  { path: ['coordinate'], keys: { x: 'other', y: 'other' } },
];

/** Key-value pairs of one cell in the nested form. */
export const GRID_FORM_PAIRS = CELL_KEYS.reduce((sum, { keys }) => sum + Object.keys(keys).length, 0);

/** Reads a nested grid. @returns the grid, or up to 20 faults, each with its place */
export function readGridForm(maps: unknown): { grid: FloorGrid } | { faults: GridFault[] } {
  const faults: GridFault[] = [];
  if (!Array.isArray(maps) || maps.length !== GRID_SIDE) return { faults: [{ path: 'maps', code: 'rows' }] };
  const grid = blankGrid();
  for (let row = 0; row < GRID_SIDE && faults.length < MOST_FAULTS; row++) {
    const cells: unknown = maps[row];
    if (!Array.isArray(cells) || cells.length !== GRID_SIDE) {
      faults.push({ path: `maps.${row}`, code: 'columns' });
      continue;
    }
    const y = GRID_SIDE - 1 - row;
    for (let x = 0; x < GRID_SIDE; x++) {
      if (!storeCellForm(cells[x], x, y, grid)) findCellFaults(cells[x], x, y, faults);
    }
  }
  return faults.length > 0 ? { faults: faults.slice(0, MOST_FAULTS) } : { grid };
}

/** A cell in the nested form; every property may be missing or of another type. */
interface CellForm {
  id: unknown;
  event: Json & { data: Json };
  border: Json;
  monster: Json;
  floor_id: unknown;
  coordinate: Json;
}

/**
 * Stores a valid cell; returns false if anything is wrong, and then `findCellFaults` says what. Written out by hand because every save over
 * REST runs it 576 times.
 */
function storeCellForm(cell: unknown, x: number, y: number, grid: FloorGrid): boolean {
  if (!isObject(cell) || countKeys(cell) !== 6) return false;
  const { id, event, border, monster, floor_id, coordinate } = cell as unknown as CellForm;
  if (!isObject(event) || !isObject(event.data) || !isObject(border) || !isObject(monster) || !isObject(coordinate)) {
    return false;
  }
  if (countKeys(event) !== 4 || countKeys(event.data) !== EVENT_SLOTS.length || countKeys(border) !== SIDES.length) {
    return false;
  }
  if (countKeys(monster) !== 1 || countKeys(coordinate) !== 2) return false;
  const at = cellIndex(x, y);
  if (id !== CELL_IDS[at] || coordinate.x !== x || coordinate.y !== y) return false;
  for (let plane = 0; plane < SIDES.length; plane++) {
    if (!store(grid, plane, at, border[SIDES[plane] as string])) return false;
  }
  for (let slot = 0; slot < EVENT_SLOTS.length; slot++) {
    if (!store(grid, FIRST_SLOT + slot, at, event.data[EVENT_SLOTS[slot] as string])) return false;
  }
  return (
    store(grid, planeOf('floor_id'), at, floor_id) &&
    store(grid, planeOf('room_id'), at, monster.room_id) &&
    store(grid, planeOf('event_id'), at, event.id) &&
    store(grid, planeOf('flag'), at, event.flag) &&
    store(grid, planeOf('muki'), at, event.muki)
  );
}

const FIRST_SLOT = planeOf('1');
const CELL_IDS = Array.from({ length: CELL_COUNT }, (_, at) => `x${at % GRID_SIDE}_y${Math.floor(at / GRID_SIDE)}`);

function store(grid: FloorGrid, plane: number, at: number, value: unknown): boolean {
  if (value !== 0 && !isStorable(CELL_FIELDS[plane] as CellField, value)) return false;
  grid[plane * CELL_COUNT + at] = value as number;
  return true;
}

function countKeys(object: Json): number {
  let count = 0;
  for (const _ in object) count++;
  return count;
}

function findCellFaults(cell: unknown, x: number, y: number, faults: GridFault[]): void {
  const fault = (path: readonly string[], code: GridFault['code'], range?: GridFault['range']) =>
    faults.push({
      path: ['maps', GRID_SIDE - 1 - y, x, ...path].join('.'),
      cell: `x${x}_y${y}`,
      code,
      ...(range && { range: { min: range.min, max: range.max } }),
    });
  for (const { path, keys } of CELL_KEYS) {
    let holder: unknown = cell;
    for (const key of path) holder = isObject(holder) ? holder[key] : undefined;
    if (!isObject(holder)) {
      // A missing inner object was already reported as a missing key of the outer one.
      if (path.length === 0) fault(path, 'not_an_object');
      else if (holder !== undefined) fault(path, 'not_an_object');
      if (path.length === 0) return;
      continue;
    }
    for (const key in holder) if (!Object.hasOwn(keys, key)) fault([...path, key], 'unknown_key');
    for (const key in keys) {
      const field = keys[key] as CellField | 'other';
      const value = holder[key];
      if (value === undefined) fault([...path, key], 'missing');
      else if (field !== 'other' && !isStorable(field, value)) {
        fault([...path, key], 'out_of_range', CELL_RANGES[field]);
      }
    }
  }
  const { id, coordinate } = cell as Json;
  if (id !== undefined && id !== `x${x}_y${y}`) fault(['id'], 'wrong_id');
  if (isObject(coordinate)) {
    if (coordinate.x !== undefined && coordinate.x !== x) fault(['coordinate', 'x'], 'wrong_coordinate');
    if (coordinate.y !== undefined && coordinate.y !== y) fault(['coordinate', 'y'], 'wrong_coordinate');
  }
}
