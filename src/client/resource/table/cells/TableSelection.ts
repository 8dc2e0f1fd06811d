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

/** The table in which cells are selected. */
interface SelectedTable {
  readonly extent: () => Extent;
  readonly range: () => CellRange;
  /** The last row whose record holds anything. */
  readonly lastWrittenRow: () => number;
  readonly isFilled: (place: CellPlace) => boolean;
  /** Shows another selection; `sought` is scrolled into sight where it is given. */
  readonly show: (range: CellRange, sought?: CellPlace) => void;
}

/** How the selection of a table moves: by the mouse, and by the keys of a spreadsheet. */
export class TableSelection {
  readonly #table: SelectedTable;
  /** The cell to which Tab led last, and the column where it first did: Enter leads back there, if one is still in that cell. */
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

  /** To another row, in the column of the active cell. */
  selectInRow(row: number): void {
    this.select({ row, column: this.#table.range().active.column });
  }

  selectRect({ top, left, bottom, right }: CellRect): void {
    this.#table.show(between({ row: top, column: left }, { row: bottom, column: right }));
  }

  /** A whole row, or with those up to the one that was selected before. */
  selectRow(row: number, isExtending: boolean): void {
    const from = isExtending ? this.#table.range().anchor.row : row;
    this.#table.show(between({ row: from, column: 0 }, { row, column: this.#table.extent().columns - 1 }));
  }

  /** The rows, or the columns, of the selection as a whole; the active cell stays. */
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

  /** To the edge of what is filled, as Ctrl with an arrow goes; below the last row that holds anything, to the end of the table. */
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

  /** To the last column of the last row that holds anything. */
  moveToLast(isExtending = false): void {
    this.select({ row: this.#table.lastWrittenRow(), column: this.#table.extent().columns - 1 }, isExtending);
  }

  /** To the next cell in reading order, or the one before, as Tab goes; in a selection of several cells round and round. */
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

  /** To the cell below or above, as Enter goes, where cells were reached with Tab in the column where that began. */
  stepDown(by: 1 | -1): void {
    const range = this.#table.range();
    if (isSingle(range)) this.select({ row: range.active.row + by, column: this.#begunColumn });
    else this.#goRound(by, 'columns');
  }

  /** What was selected beyond the table is no more: there are fewer rows or columns than before. */
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
