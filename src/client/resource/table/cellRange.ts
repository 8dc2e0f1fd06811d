/** A place in a table as it is shown: its row and column count from 0, whatever is sorted or hidden. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells that are selected: the rectangle between the active cell, where it began, and its other corner. */
export interface CellRange {
  readonly active: CellPlace;
  readonly corner: CellPlace;
}

/** How many rows and columns there are. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** Sides of a rectangle of cells, all of them inside. */
export interface CellRect {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const single = (place: CellPlace): CellRange => ({ active: place, corner: place });

export function rectOf({ active, corner }: CellRange): CellRect {
  return {
    top: Math.min(active.row, corner.row),
    left: Math.min(active.column, corner.column),
    bottom: Math.max(active.row, corner.row),
    right: Math.max(active.column, corner.column),
  };
}

export const isInside = ({ row, column }: CellPlace, { top, left, bottom, right }: CellRect): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The nearest place that exists. */
export const clamped = ({ row, column }: CellPlace, { rows, columns }: Extent): CellPlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** The range after a move by rows and columns: of its corner where it extends, else of the active cell alone. */
export function moved(range: CellRange, by: CellPlace, extent: Extent, isExtending: boolean): CellRange {
  const from = isExtending ? range.corner : range.active;
  const to = clamped({ row: from.row + by.row, column: from.column + by.column }, extent);
  return isExtending ? { active: range.active, corner: to } : single(to);
}

/** The cell after (1) or before (-1) the active one in reading order, as Tab goes; the ends stay where they are. */
export function stepped({ active }: CellRange, by: 1 | -1, { rows, columns }: Extent): CellRange {
  const at = active.row * columns + active.column + by;
  const bounded = Math.max(0, Math.min(at, rows * columns - 1));
  return single({ row: Math.floor(bounded / columns), column: bounded % columns });
}

/** What a drag of the fill handle to `place` covers: the rectangle grown to one side, the one in which it went further. */
export function grownTo(rect: CellRect, place: CellPlace): CellRect {
  const down = Math.max(place.row - rect.bottom, rect.top - place.row, 0);
  const across = Math.max(place.column - rect.right, rect.left - place.column, 0);
  if (down === 0 && across === 0) return rect;
  return down >= across
    ? { ...rect, top: Math.min(rect.top, place.row), bottom: Math.max(rect.bottom, place.row) }
    : { ...rect, left: Math.min(rect.left, place.column), right: Math.max(rect.right, place.column) };
}

/** Every place of a rectangle, row by row. */
export function placesOf({ top, left, bottom, right }: CellRect): CellPlace[] {
  const columns = right - left + 1;
  return Array.from({ length: (bottom - top + 1) * columns }, (_, at) => ({
    row: top + Math.floor(at / columns),
    column: left + (at % columns),
  }));
}
