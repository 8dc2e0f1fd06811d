import { CELL_RANGES, type CellField, EVENT_SLOTS, isStorable, SIDES } from './cell.ts';
import { blankGrid, CELL_COUNT, cellIndex, type FloorGrid, GRID_SIDE, planeOf } from './floorGrid.ts';

/**
 * The form of a grid that the spec shows (spec 1 §3, "Map cell"): 24 rows from y=23 down to y=0 of 24 nested cells.
 * It is 142 kB of JSON, so it is written and checked by hand and only at the REST edge.
 */
export interface GridFault {
  /** Path of the wrong place below `maps`, e.g. `maps.0.3.event.flag`. */
  path: string;
  /** The cell that is meant, e.g. `x3_y23`; absent where whole rows are wrong. */
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

/** How many faults are told at once. */
const MOST_FAULTS = 20;

/** The grid as JSON text in the form of the spec. */
export function gridFormText(grid: FloorGrid): string {
  const rows: string[] = [];
  for (let y = GRID_SIDE - 1; y >= 0; y--) {
    const cells: string[] = [];
    for (let x = 0; x < GRID_SIDE; x++) {
      const at = cellIndex(x, y);
      const of = (field: CellField) => grid[planeOf(field) * CELL_COUNT + at];
      const data = EVENT_SLOTS.map((slot) => `"${slot}":${of(slot)}`).join(',');
      cells.push(
        `{"id":"x${x}_y${y}","event":{"id":${of('event_id')},"data":{${data}},"flag":${of('flag')},"muki":${of('muki')}},` +
          `"border":{"east":${of('east')},"west":${of('west')},"north":${of('north')},"south":${of('south')}},` +
          `"monster":{"room_id":${of('room_id')}},"floor_id":${of('floor_id')},"coordinate":{"x":${x},"y":${y}}}`,
      );
    }
    rows.push(`[${cells.join(',')}]`);
  }
  return `[${rows.join(',')}]`;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a cell, as path, and their keys; `field` where the key holds a field of the grid. */
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

/** Reads a grid in the form of the spec; gives the grid, or up to 20 faults that each name the place. */
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
    for (let x = 0; x < GRID_SIDE; x++) readCellForm(cells[x], x, GRID_SIDE - 1 - row, grid, faults);
  }
  return faults.length > 0 ? { faults: faults.slice(0, MOST_FAULTS) } : { grid };
}

function readCellForm(cell: unknown, x: number, y: number, grid: FloorGrid, faults: GridFault[]): void {
  const at = cellIndex(x, y);
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
      // A missing inner object was told as a missing key of its outer one.
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
      else if (field !== 'other') {
        if (isStorable(field, value)) grid[planeOf(field) * CELL_COUNT + at] = value;
        else fault([...path, key], 'out_of_range', CELL_RANGES[field]);
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
