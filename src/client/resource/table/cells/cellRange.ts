/** A place in a table as it is shown: its row and column count from 0, whatever is sorted or hidden. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Cells that are selected: the rectangle between its anchor, where it began, and its other corner. The active cell lies in it. */
export interface CellRange {
  readonly active: CellPlace;
  readonly anchor: CellPlace;
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

export const single = (place: CellPlace): CellRange => ({ active: place, anchor: place, corner: place });

/** A range whose active cell is its anchor. */
export const between = (anchor: CellPlace, corner: CellPlace): CellRange => ({ active: anchor, anchor, corner });

/** The range from the same anchor to another corner; where that leaves the active cell out, the anchor becomes it. */
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

/** The nearest place that exists. */
export const clamped = ({ row, column }: CellPlace, { rows, columns }: Extent): CellPlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** The range after a move by rows and columns: of its corner where it extends, else of the active cell alone. */
export function moved(range: CellRange, by: CellPlace, extent: Extent, isExtending: boolean): CellRange {
  const from = isExtending ? range.corner : range.active;
  const to = clamped({ row: from.row + by.row, column: from.column + by.column }, extent);
  return isExtending ? withCorner(range, to) : single(to);
}

/**
 * Where Ctrl with an arrow leads, as in a spreadsheet: to the end of the run of filled cells that one is in, else to the next
 * filled cell, else to the last cell that there is.
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
 * The range with another cell of it active, the one after (1) or before (-1): row by row as Tab goes, or column by column as
 * Enter does. After the last comes the first.
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
