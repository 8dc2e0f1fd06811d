import {
  between,
  type CellPlace,
  type CellRange,
  type CellRect,
  clamped,
  type Extent,
  edgeFrom,
  isInside,
  isSingle,
  moved,
  rectOf,
  roundWithin,
  single,
  stepped,
  withCorner,
} from './cellRange.ts';

/** The table that the selection belongs to. */
interface SelectedTable {
  readonly extent: () => Extent;
  readonly range: () => CellRange;
  /** Returns the last row whose record holds anything. */
  readonly lastWrittenRow: () => number;
  readonly isFilled: (place: CellPlace) => boolean;
  /** Shows another selection, and scrolls `sought` into view if it is given. */
  readonly show: (range: CellRange, sought?: CellPlace) => void;
}

/** Moves the selection of a table, by pointer and by the keys of a spreadsheet. */
export class TableSelection {
  readonly #table: SelectedTable;
  /**
   * The cell that Tab reached last, and the column where Tab was first pressed: Enter returns to that column if the cell is still active.
   */
  #tabbed: { readonly to: CellPlace; readonly begun: number } | undefined;

  constructor(table: SelectedTable) {
    this.#table = table;
  }

  includes(place: CellPlace): boolean {
    return isInside(place, rectOf(this.#table.range()));
  }

  select(place: CellPlace, isExtending = false): void {
    const to = clamped(place, this.#table.extent());
    this.#moveTo(isExtending ? withCorner(this.#table.range(), to) : single(to));
  }

  /** Selects the cell in another row, in the column of the active cell. */
  selectInRow(row: number): void {
    this.select({ row, column: this.#table.range().active.column });
  }

  selectRect({ top, left, bottom, right }: CellRect): void {
    this.#table.show(between({ row: top, column: left }, { row: bottom, column: right }));
  }

  /** Selects a whole row; when extending, also the rows from the anchor up to it. */
  selectRow(row: number, isExtending: boolean): void {
    const from = isExtending ? this.#table.range().anchor.row : row;
    this.#table.show(between({ row: from, column: 0 }, { row, column: this.#table.extent().columns - 1 }));
  }

  /** Extends the selection to whole rows or whole columns; the active cell stays. */
  selectWhole(which: 'rows' | 'columns'): void {
    const { active, anchor, corner } = this.#table.range();
    const { rows, columns } = this.#table.extent();
    const range =
      which === 'rows'
        ? { anchor: { ...anchor, column: 0 }, corner: { ...corner, column: columns - 1 } }
        : { anchor: { ...anchor, row: 0 }, corner: { ...corner, row: rows - 1 } };
    this.#table.show({ active, ...range });
  }

  selectAll(): void {
    const { rows, columns } = this.#table.extent();
    this.selectRect({ top: 0, left: 0, bottom: rows - 1, right: columns - 1 });
  }

  move(by: CellPlace, isExtending = false): void {
    this.#moveTo(moved(this.#table.range(), by, this.#table.extent(), isExtending));
  }

  /** Moves to the edge of the filled cells, as Ctrl with an arrow does; below the last row that holds anything, to the end of the table. */
  moveToEdge(by: CellPlace, isExtending = false): void {
    const { active, corner } = this.#table.range();
    const isDown = by.row > 0;
    // A selection grows along the row or the column of its active cell.
    const along =
      by.row === 0 ? { row: active.row, column: corner.column } : { row: corner.row, column: active.column };
    const from = isExtending ? along : active;
    const last = this.#table.lastWrittenRow();
    const extent = this.#table.extent();
    const to = edgeFrom(
      from,
      by,
      isDown && from.row < last ? { ...extent, rows: last + 1 } : extent,
      this.#table.isFilled,
    );
    if (!isExtending) this.select(to);
    else
      this.select(by.row === 0 ? { row: corner.row, column: to.column } : { row: to.row, column: corner.column }, true);
  }

  /** Moves to the last column of the last row that holds anything. */
  moveToLast(isExtending = false): void {
    this.select({ row: this.#table.lastWrittenRow(), column: this.#table.extent().columns - 1 }, isExtending);
  }

  /** Moves to the next or previous cell in reading order, as Tab does; within a selection of several cells it wraps around. */
  step(by: 1 | -1): void {
    const range = this.#table.range();
    if (!isSingle(range)) {
      this.#goRound(by, 'rows');
      return;
    }
    const begun = this.#begunColumn;
    this.#moveTo(stepped(range, by, this.#table.extent()));
    this.#tabbed = { to: this.#table.range().active, begun };
  }

  /**
   * Moves one row down or up, as Enter does, to the column where a run of Tabs began; within a selection of several cells it wraps around.
   */
  stepDown(by: 1 | -1): void {
    const range = this.#table.range();
    if (isSingle(range)) this.select({ row: range.active.row + by, column: this.#begunColumn });
    else this.#goRound(by, 'columns');
  }

  /** Clamps the selection to the table after rows or columns were removed. */
  keepInside(): void {
    const extent = this.#table.extent();
    const { active, anchor, corner } = this.#table.range();
    this.#table.show({
      active: clamped(active, extent),
      anchor: clamped(anchor, extent),
      corner: clamped(corner, extent),
    });
  }

  get #begunColumn(): number {
    const { active } = this.#table.range();
    return this.#tabbed?.to === active ? this.#tabbed.begun : active.column;
  }

  #goRound(by: 1 | -1, order: 'rows' | 'columns'): void {
    const range = roundWithin(this.#table.range(), by, order);
    this.#table.show(range, range.active);
  }

  #moveTo(range: CellRange): void {
    this.#table.show(range, range.corner);
  }
}
