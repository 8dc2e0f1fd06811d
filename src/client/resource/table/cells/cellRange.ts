/** A place in a table as displayed: row and column count from 0, after sorting, filtering and hiding. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The selected cells: the rectangle between its anchor, where it began, and the opposite corner. The active cell lies inside. */
export interface CellRange {
  readonly active: CellPlace;
  readonly anchor: CellPlace;
  readonly corner: CellPlace;
}

/** The number of rows and columns. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** The sides of a rectangle of cells, all inclusive. */
export interface CellRect {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const single = (place: CellPlace): CellRange => ({ active: place, anchor: place, corner: place });

/** Returns a range whose active cell is its anchor. */
export const between = (anchor: CellPlace, corner: CellPlace): CellRange => ({ active: anchor, anchor, corner });

/** Returns the range from the same anchor to another corner; if the active cell falls outside, the anchor becomes active. */
export function withCorner({ active, anchor }: CellRange, corner: CellPlace): CellRange {
  const range = { active, anchor, corner };
  return isInside(active, rectOf(range)) ? range : between(anchor, corner);
}

export function rectOf({ anchor, corner }: Pick<CellRange, 'anchor' | 'corner'>): CellRect {
  return {
    top: Math.min(anchor.row, corner.row),
    left: Math.min(anchor.column, corner.column),
    bottom: Math.max(anchor.row, corner.row),
    right: Math.max(anchor.column, corner.column),
  };
}

export const isSingle = ({ anchor, corner }: CellRange): boolean =>
  anchor.row === corner.row && anchor.column === corner.column;

export const isInside = ({ row, column }: CellPlace, { top, left, bottom, right }: CellRect): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Returns the nearest place inside of the extent. */
export const clamped = ({ row, column }: CellPlace, { rows, columns }: Extent): CellPlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** Moves a range by rows and columns: its corner if extending, otherwise the active cell alone. */
export function moved(range: CellRange, by: CellPlace, extent: Extent, isExtending: boolean): CellRange {
  const from = isExtending ? range.corner : range.active;
  const to = clamped({ row: from.row + by.row, column: from.column + by.column }, extent);
  return isExtending ? withCorner(range, to) : single(to);
}

/**
 * Returns the place that Ctrl with an arrow leads to, as in a spreadsheet: the end of the current run of filled cells, else the next filled
 * cell, else the last cell.
 * @param by one cell in the direction of the arrow
 */
export function edgeFrom(
  from: CellPlace,
  by: CellPlace,
  extent: Extent,
  isFilled: (place: CellPlace) => boolean,
): CellPlace {
  const after = (place: CellPlace) => clamped({ row: place.row + by.row, column: place.column + by.column }, extent);
  const isLast = (place: CellPlace) => after(place).row === place.row && after(place).column === place.column;
  let at = after(from);
  const isInRun = isFilled(from) && isFilled(at);
  while (!isLast(at) && (isInRun ? isFilled(after(at)) : !isFilled(at))) at = after(at);
  return at;
}

/**
 * Activates the next (1) or previous (-1) cell within the range: row by row as Tab does, or column by column as Enter does. Wraps around at
 * the ends.
 */
export function roundWithin(range: CellRange, by: 1 | -1, order: 'rows' | 'columns'): CellRange {
  const { top, left, bottom, right } = rectOf(range);
  const [height, width] = [bottom - top + 1, right - left + 1];
  const [row, column] = [range.active.row - top, range.active.column - left];
  const wrapped = (at: number) => (at + height * width) % (height * width);
  if (order === 'rows') {
    const at = wrapped(row * width + column + by);
    return { ...range, active: { row: top + Math.floor(at / width), column: left + (at % width) } };
  }
  const at = wrapped(column * height + row + by);
  return { ...range, active: { row: top + (at % height), column: left + Math.floor(at / height) } };
}

/** Selects the next (1) or previous (-1) cell in reading order, as Tab does; stops at the ends of the table. */
export function stepped({ active }: CellRange, by: 1 | -1, { rows, columns }: Extent): CellRange {
  const at = active.row * columns + active.column + by;
  const bounded = Math.max(0, Math.min(at, rows * columns - 1));
  return single({ row: Math.floor(bounded / columns), column: bounded % columns });
}

/**
 * Returns the rectangle that dragging the fill handle to `place` covers: grown to one side only, the one in which the drag went further.
 */
export function grownTo(rect: CellRect, place: CellPlace): CellRect {
  const down = Math.max(place.row - rect.bottom, rect.top - place.row, 0);
  const across = Math.max(place.column - rect.right, rect.left - place.column, 0);
  if (down === 0 && across === 0) return rect;
  return down >= across
    ? { ...rect, top: Math.min(rect.top, place.row), bottom: Math.max(rect.bottom, place.row) }
    : { ...rect, left: Math.min(rect.left, place.column), right: Math.max(rect.right, place.column) };
}

/** Returns every place of a rectangle, row by row. */
export function placesOf({ top, left, bottom, right }: CellRect): CellPlace[] {
  const columns = right - left + 1;
  return Array.from({ length: (bottom - top + 1) * columns }, (_, at) => ({
    row: top + Math.floor(at / columns),
    column: left + (at % columns),
  }));
}
