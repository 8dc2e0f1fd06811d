import { eventType } from '#domain/catalogs/eventTypes.ts';
import { BORDER, type Border, CEILING_MARK, type CellField, EVENT_SLOTS, FLOOR_MARK, SIDES, ZONE } from './cell.ts';
import { otherHalf, readBorder } from './edge.ts';
import { type FloorGrid, readField } from './floorGrid.ts';

/** A query for cells. Missing properties match everything. */
export type CellQuery =
  /** Cells with anything besides plain walls; doors, gates and phantom walls count. */
  | { readonly kind: 'any' }
  | {
      readonly kind: 'event';
      /** 1-22. */
      readonly category?: number | undefined;
      /** Matches any number of the event: 1-9, A, B or C. */
      readonly value?: number | undefined;
    }
  | { readonly kind: 'border'; readonly border: Border }
  /** An edge whose halves differ. */
  | { readonly kind: 'oneWay' }
  | { readonly kind: 'zone'; readonly zone: keyof typeof ZONE }
  | { readonly kind: 'floorMark' | 'ceilingMark'; readonly mark: number }
  | { readonly kind: 'room'; readonly room: number };

/** A cell on a floor of `size` cells a side. */
interface CellAt {
  readonly grid: FloorGrid;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

const read = ({ grid, x, y }: CellAt, field: CellField): number => readField(grid, field, x, y);

const RULES: {
  readonly [Kind in CellQuery['kind']]: (query: Extract<CellQuery, { kind: Kind }>, cell: CellAt) => boolean;
} = {
  any: (_query, cell) =>
    (['event_id', 'room_id', 'floor_id'] as const).some((field) => read(cell, field) !== 0) ||
    SIDES.some((side) => read(cell, side) > BORDER.wall),
  event: ({ category, value }, cell) => {
    const id = read(cell, 'event_id');
    if (id === 0 || (category !== undefined && Math.floor(id / 100) !== category)) return false;
    return value === undefined || slotsOf(id).some((slot) => read(cell, slot) === value);
  },
  border: ({ border }, cell) => SIDES.some((side) => read(cell, side) === border),
  oneWay: (_query, { grid, size, x, y }) =>
    SIDES.some((side) => readBorder(grid, { x, y, side }) !== readBorder(grid, otherHalf({ x, y, side }, size))),
  zone: ({ zone }, cell) => (read(cell, 'floor_id') & ZONE[zone]) !== 0,
  floorMark: ({ mark }, cell) => (read(cell, 'floor_id') & FLOOR_MARK.mask) >> FLOOR_MARK.shift === mark,
  ceilingMark: ({ mark }, cell) => (read(cell, 'floor_id') & CEILING_MARK.mask) >> CEILING_MARK.shift === mark,
  room: ({ room }, cell) => read(cell, 'room_id') === room,
};

/** Returns the slots of a kind of event: its own and the common ones. */
const slotsOf = (id: number) =>
  EVENT_SLOTS.filter((slot) => 'ABC'.includes(slot) || eventType(id)?.slots.some(({ key }) => key === slot));

/** Finds the cells of a floor that match a query, row by row from the north-west. */
export function findCells(grid: FloorGrid, size: number, query: CellQuery): { x: number; y: number }[] {
  const rule = RULES[query.kind] as (query: CellQuery, cell: CellAt) => boolean;
  const found: { x: number; y: number }[] = [];
  for (let y = size - 1; y >= 0; y--) {
    for (let x = 0; x < size; x++) if (rule(query, { grid, size, x, y })) found.push({ x, y });
  }
  return found;
}
