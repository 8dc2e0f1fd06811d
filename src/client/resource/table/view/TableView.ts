import type { Values } from '#client/i18n/defineTexts.ts';
import { asTyped, cutToFit } from '#client/resource/model/overlong.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { blankNumbers, freeCopies, writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import type { MadeStep } from '#client/resource/steps/stepDesk.ts';
import { stepNews } from '#client/resource/steps/stepNews.ts';
import {
  type Calculation,
  type CellText,
  calculatedTexts,
  clampedText,
  copiedCells,
  copiedText,
  type FillMode,
  filledTexts,
  isTyped,
  pastedTexts,
  type RecordCell,
  type RefusedText,
  readTexts,
} from '#client/resource/table/cells/cellEdits.ts';
import {
  type CellPlace,
  type CellRect,
  clamped,
  type Extent,
  grownTo,
  placesOf,
  rectOf,
  single,
} from '#client/resource/table/cells/cellRange.ts';
import { refusalsAfter, standingRefusals } from '#client/resource/table/cells/refusals.ts';
import { TableSelection } from '#client/resource/table/cells/TableSelection.ts';
import {
  type ColumnLayout,
  isName,
  keepLayout,
  namesBeside,
  orderedLeaves,
  readLayout,
  shownColumns,
  withColumns,
} from '#client/resource/table/columns/tableColumns.ts';
import { paddedRanges } from '#client/resource/words/recordName.ts';
import { type Reader, shownLabel, shownText } from '#client/resource/words/shownText.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { blankOf, type Table } from '#domain/resource/defineResource.ts';
import { withCopies } from '#domain/resource/languagePairs.ts';
import { type Leaf, leafValue } from '#domain/resource/leaf.ts';
import { orderRows, type TableFilter, type TableSort } from './orderRows.ts';
import type { NewsKey, TableState } from './TableState.ts';

/** A reference to a record. */
export interface NamedRecord {
  readonly kind: RecordKindName;
  readonly number: number;
}

/**
 * The last state of each table of a desk, keyed by its name: a table opened again in the same page keeps its sorting, filter, selection and
 * position.
 */
const LAST_STATES = new WeakMap<RecordDesk, Map<string, TableState>>();

/** A table of records being edited: what is shown and selected, on top of the desk that holds the records. */
export class TableView {
  readonly desk: RecordDesk;
  /** Whether the user may change anything; admins may only read. */
  readonly canWrite: boolean;
  readonly selection: TableSelection;
  readonly #name: string;
  /** The key of its last state: each part of a kind that is shown as a table has one. */
  readonly #part: string;
  readonly #table: Table;
  readonly #listeners = new Set<() => void>();
  readonly #lastStates: Map<string, TableState>;
  #reader: Reader;
  #state: TableState;

  constructor(desk: RecordDesk, name: string, table: Table, reader: Reader, canWrite: boolean) {
    this.desk = desk;
    this.canWrite = canWrite;
    this.#name = name;
    this.#part = `${name} ${table.numbers?.first ?? ''}`;
    this.#table = table;
    this.#reader = reader;
    this.#lastStates = LAST_STATES.get(desk) ?? new Map();
    LAST_STATES.set(desk, this.#lastStates);
    const last = this.#lastStates.get(this.#part);
    const layout = readLayout(desk.resource, name);
    const columns = shownColumns(desk.resource, table.columns, layout, reader.languages);
    const sought = last?.range.active ?? { row: 0, column: 0 };
    this.#state = {
      rows: last?.rows ?? [],
      columns,
      layout,
      sort: last?.sort,
      // The address says by what else the rows are filtered.
      filter: { text: last?.filter.text ?? '', ...(last?.filter.cell && { cell: last.filter.cell }) },
      range: single(sought),
      sought,
      editing: undefined,
      filling: undefined,
      refusals: standingRefusals(last?.refusals ?? new Map(), (number) => desk.record(number)),
      emptied: [],
      news: undefined,
    };
    this.selection = new TableSelection({
      extent: () => this.extent,
      range: () => this.#state.range,
      lastWrittenRow: () => this.#lastWrittenRow,
      isFilled: (place) => this.#isFilled(place),
      show: (range, sought) => this.#set({ range, ...(sought && { sought }) }),
    });
    this.#order({});
  }

  get namesBeside(): readonly string[] {
    return namesBeside(this.desk.resource, this.#table, this.#reader.language);
  }

  get state(): TableState {
    return this.#state;
  }

  get reader(): Reader {
    return this.#reader;
  }

  get extent(): Extent {
    return { rows: this.#state.rows.length, columns: this.#state.columns.length };
  }

  get rect(): CellRect {
    return rectOf(this.#state.range);
  }

  /** Returns the cell at a place; undefined outside of the table. */
  readonly cellAt = ({ row, column }: CellPlace): RecordCell | undefined => {
    const number = this.#state.rows[row];
    const leaf = this.#state.columns[column]?.leaf;
    return number === undefined || !leaf ? undefined : { number, leaf };
  };

  get isFiltered(): boolean {
    const { text, cell, only } = this.#state.filter;
    return text !== '' || cell !== undefined || only !== undefined;
  }

  get activeCell(): RecordCell | undefined {
    return this.cellAt(this.#state.range.active);
  }

  /** Returns the record that a cell refers to; undefined if it refers to none. */
  namedAt(place: CellPlace): NamedRecord | undefined {
    const cell = this.cellAt(place);
    if (cell?.leaf.field.kind !== 'reference') return undefined;
    const { to, none } = cell.leaf.field;
    const record = this.desk.record(cell.number);
    const number = leafValue(record, cell.leaf) as number;
    return number === none || !this.desk.isThere(cell.number) ? undefined : { kind: to, number };
  }

  get selectedCells(): RecordCell[] {
    return placesOf(this.rect).flatMap((place) => this.cellAt(place) ?? []);
  }

  get selectedNumbers(): readonly number[] {
    return this.#state.rows.slice(this.rect.top, this.rect.bottom + 1);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Sets the reader after a change of language or of the names of referenced records. Order and filter stay as they are. */
  setReader(reader: Reader): void {
    this.#reader = reader;
  }

  /** Goes to a cell of a record, or to its row if no column shows the leaf or field; a filter that hides the row is removed. */
  goTo(number: number, path = ''): void {
    if (!this.#state.rows.includes(number)) this.unfilter();
    const { rows, range } = this.#state;
    const [row, column] = [rows.indexOf(number), this.#columnOf(path)];
    if (row >= 0) this.selection.select({ row, column: column < 0 ? range.active.column : column });
  }

  /** The next cell with a refused value after the active one, wrapping around. */
  get nextRefused(): { readonly number: number; readonly path: string } | undefined {
    const { rows, columns, refusals, range } = this.#state;
    const order = (row: number, column: number) => row * columns.length + column;
    const active = order(range.active.row, range.active.column);
    const refused = [...refusals]
      .flatMap(([number, reasons]) => [...reasons.keys()].map((path) => ({ number, path })))
      .map((cell) => ({ cell, place: order(rows.indexOf(cell.number), this.#columnOf(cell.path)) }))
      .sort((one, other) => one.place - other.place);
    return (refused.find(({ place }) => place > active) ?? refused[0])?.cell;
  }

  /** Begins or ends the editing of the active cell. Cells whose value is not typed cannot be edited. */
  edit(editing: TableState['editing']): void {
    const cell = this.activeCell;
    if (editing && !(this.canWrite && cell && isTyped(cell.leaf))) return;
    this.#set({ editing });
  }

  /** Commits typed text to the active cell, and reports if the stored value differs from it. */
  enter(text: string): void {
    const cell = this.activeCell;
    if (!cell) return;
    const { field } = cell.leaf;
    if (field.kind === 'text') {
      const typed = asTyped(field, text) as string;
      const rest = typed.slice((cutToFit(field, typed) as string).length);
      this.#change([{ ...cell, value: typed }], [], rest ? { key: 'records.news.cut', values: { rest } } : undefined);
      return;
    }
    const value = clampedText(field, text);
    const news: TableState['news'] = { key: 'records.news.clamped', values: { typed: text, value } };
    this.#write([{ ...cell, text: value }], value === text ? undefined : news);
  }

  /** Discards the part of the active cell's text that is too long, so that the stored value remains. */
  discardOverlong(): void {
    const cell = this.activeCell;
    if (cell) this.#change([{ ...cell, value: leafValue(this.desk.record(cell.number), cell.leaf) }], []);
  }

  /** Puts a chosen value into the active cell. */
  choose(value: unknown): void {
    const cell = this.activeCell;
    if (cell) this.#change([{ ...cell, value }], []);
  }

  toggle(): void {
    const cell = this.activeCell;
    if (cell?.leaf.field.kind !== 'flag') return;
    this.#change([{ ...cell, value: !leafValue(this.desk.record(cell.number), cell.leaf) }], []);
  }

  copy(): string {
    return copiedText(this.desk.resource, this.rect, this.cellAt, (number) => this.desk.record(number));
  }

  /** Pastes clipboard text at the selection. Rows and values that fall outside of the table are counted and reported. */
  paste(text: string): void {
    const { rect, extent } = this;
    const rows = copiedCells(text);
    const texts = pastedTexts(rows, rect, this.cellAt);
    const isClipped = rows.length > 1 || (rows[0]?.length ?? 0) > 1;
    const [height, width] = [extent.rows - rect.top, extent.columns - rect.left];
    const holdsAnything = (cell: string) => cell !== '';
    this.#write(texts, {
      key: 'records.news.paste',
      values: {
        rows: new Set(texts.map(({ number }) => number)).size,
        beyond: rows.slice(height).filter((cells) => cells.some(holdsAnything)).length,
        beside: rows.slice(0, height).flatMap((cells) => cells.slice(width).filter(holdsAnything)).length,
      },
    });
    if (isClipped) this.#selectWritten(texts);
  }

  /** Sets every selected cell to its value in a blank record; for a whole kind that is its default. */
  clear(): void {
    const { resource } = this.desk;
    const cells = this.selectedCells;
    this.#change(
      cells.map((cell) => ({ ...cell, value: leafValue(blankOf(resource, cell.number), cell.leaf) })),
      [],
      { key: resource.isWhole ? 'records.news.toDefault' : 'records.news.clear', values: { cells: cells.length } },
    );
  }

  /** Fills the selection from its first row or column; if it has only one, from the one before it. */
  fill(direction: 'down' | 'right'): void {
    const { top, left, bottom, right } = this.rect;
    if (direction === 'down') {
      const first = top === bottom ? top - 1 : top;
      if (first >= 0) this.#fill({ top: first, left, bottom: first, right }, { top: first, left, bottom, right });
    } else {
      const first = left === right ? left - 1 : left;
      if (first >= 0) this.#fill({ top, left: first, bottom, right: first }, { top, left: first, bottom, right });
    }
  }

  /** Shows what a drag of the fill handle to `place` covers; undefined ends the drag without filling. */
  dragFill(place: CellPlace | undefined): void {
    this.#set({ filling: place && grownTo(this.rect, clamped(place, this.extent)) });
  }

  /** Ends a drag of the fill handle: the values go on as a series where they are one, or are copied. */
  dropFill(mode: FillMode): void {
    const { filling } = this.#state;
    if (filling) {
      this.#fill(this.rect, filling, mode);
      this.selection.selectRect(filling);
    }
    this.#set({ filling: undefined });
  }

  /** Returns the changes and refusals of an operation on the selection, without applying it. */
  calculated(calculation: Calculation): ReturnType<typeof readTexts> {
    const { resource } = this.desk;
    return readTexts(calculatedTexts(resource, this.selectedCells, calculation, (number) => this.desk.record(number)));
  }

  calculate(calculation: Calculation): void {
    const { changes, refused } = this.calculated(calculation);
    this.#change(changes, refused, { key: 'records.news.calculate', values: { cells: changes.length } });
  }

  /** Shows a message below the table: a text key with its values. */
  tell(key: NewsKey, values: Values): void {
    this.#set({ news: { key, values } });
  }

  /**
   * Reports an undo or redo: goes to the first changed cell that is visible, without changing the filter, and says what changed. Earlier
   * refusals are cleared.
   */
  stepped(kind: 'undo' | 'redo', made: MadeStep): void {
    if (made.moves.size > 0) this.renumbered(made.moves);
    const rows = new Map(this.#state.rows.map((number, row) => [number, row]));
    const places = made.changed.flatMap(({ number, leaf }) => {
      const [row, column] = [rows.get(number), this.#columnOf(leaf.path)];
      return row === undefined || column < 0 ? [] : [{ row, column }];
    });
    if (places[0]) this.selection.select(places[0]);
    this.#set({ refusals: new Map() });
    const { key, values } = stepNews(this.desk, kind, made, (leaf) => shownLabel(leaf, this.#reader));
    this.tell(key, { ...values, hidden: made.changed.length - places.length });
  }

  /** After a renumbering: the active cell and the refusals follow the records. */
  renumbered(moves: ReadonlyMap<number, number>): void {
    const active = this.activeCell;
    const carried = (number: number) => moves.get(number) ?? number;
    const refusals = Array.from(this.#state.refusals, ([number, reasons]) => [carried(number), reasons] as const);
    this.#set({ refusals: new Map(refusals) });
    this.#order({});
    if (active) this.goTo(carried(active.number), active.leaf.path);
  }

  /**
   * Copies each selected record to the next blank number, as long as there are any, and selects the first copies in adjacent rows. Rows of
   * copies that a filter hides are inserted below the selection.
   */
  duplicateRows(): void {
    const written = this.selectedNumbers.filter((number) => this.desk.isThere(number));
    const copies = freeCopies(this.desk, written);
    this.desk.put(copies);
    const numbers = paddedRanges(this.desk.resource.name, [...copies.keys()]);
    const unplaced = written.length - copies.size;
    if (numbers) this.tell('records.news.duplicate', { rows: copies.size, numbers, unplaced });
    else this.tell('records.news.noDuplicate', { unplaced });
    const { left, right, bottom } = this.rect;
    const hidden = [...copies.keys()].filter((number) => !this.#state.rows.includes(number));
    if (hidden.length > 0) this.#set({ rows: this.#state.rows.toSpliced(bottom + 1, 0, ...hidden) });
    const rows = [...copies.keys()].map((number) => this.#state.rows.indexOf(number)).filter((row) => row >= 0);
    const [first] = rows;
    if (first === undefined) return;
    const last = rows.findLast((row, at) => row === first + at) ?? first;
    // Scrolls to the copies, as they may be far from the originals.
    this.selection.select({ row: first, column: left });
    this.selection.selectRect({ top: first, left, bottom: last, right });
  }

  sortBy(sort: TableSort | undefined): void {
    this.#order({ sort });
  }

  filterBy(filter: TableFilter): void {
    this.#order({ filter });
  }

  /** Removes the filter. */
  unfilter(): void {
    this.filterBy({ text: '' });
  }

  setLayout(layout: ColumnLayout): void {
    keepLayout(this.desk.resource, this.#name, layout);
    const columns = shownColumns(this.desk.resource, this.#table.columns, layout, this.#reader.languages);
    this.#set({ layout, columns });
    this.selection.keepInside();
  }

  /** Returns those of the leaves whose columns are visible. */
  shownOf(leaves: readonly Leaf[]): readonly Leaf[] {
    return leaves.filter((leaf) => this.#state.columns.some((column) => column.leaf === leaf));
  }

  /** Shows or hides columns; the name always stays. */
  showColumns(leaves: readonly Leaf[], isShown: boolean): void {
    const { resource } = this.desk;
    const { layout, columns } = this.#state;
    const chosen = leaves.filter((leaf) => !isName(resource, leaf));
    this.setLayout(withColumns(layout, columns, orderedLeaves(resource, this.#table.columns), chosen, isShown));
  }

  /** Returns the column of a leaf, or of the first leaf of a field; -1 if none is visible. */
  #columnOf(path: string): number {
    return this.#state.columns.findIndex(({ leaf }) => leaf.path === path || leaf.path.startsWith(`${path}.`));
  }

  get #lastWrittenRow(): number {
    return Math.max(
      0,
      this.#state.rows.findLastIndex((number) => this.desk.isThere(number)),
    );
  }

  /** Whether a cell shows anything; cells of blank records show nothing. */
  #isFilled(place: CellPlace): boolean {
    const cell = this.cellAt(place);
    if (!cell) return false;
    const record = this.desk.record(cell.number);
    return this.desk.isThere(cell.number) && shownText(cell.leaf, record, this.#reader) !== '';
  }

  #order(change: Partial<Pick<TableState, 'sort' | 'filter'>>): void {
    const { sort, filter, columns } = { ...this.#state, ...change };
    const leaves = columns.map(({ leaf }) => leaf);
    const record = (number: number) => this.desk.record(number);
    const active = this.activeCell?.number;
    const rows = orderRows(this.desk.resource, this.#table, leaves, record, this.#reader, sort, filter);
    this.#set({ ...change, rows, editing: undefined });
    const row = active === undefined ? -1 : rows.indexOf(active);
    if (row >= 0) this.selection.selectInRow(row);
    else this.selection.keepInside();
  }

  #fill(from: CellRect, to: CellRect, mode: FillMode = 'copy'): void {
    const { texts, clamped } = filledTexts(from, to, this.cellAt, (number) => this.desk.record(number), mode);
    this.#write(texts, { key: 'records.news.fill', values: { cells: texts.length, clamped } });
  }

  #selectWritten(texts: readonly CellText[]): void {
    const rows = texts.map(({ number }) => this.#state.rows.indexOf(number));
    const columns = texts.map(({ leaf }) => this.#state.columns.findIndex((column) => column.leaf === leaf));
    if (texts.length === 0) return;
    const ends = (places: readonly number[]) => [Math.min(...places), Math.max(...places)] as const;
    const [[top, bottom], [left, right]] = [ends(rows), ends(columns)];
    this.selection.selectRect({ top, left, bottom, right });
  }

  #write(texts: readonly CellText[], news?: TableState['news']): void {
    const { changes, refused } = readTexts(texts);
    this.#change(changes, refused, news);
  }

  #change(
    changes: Parameters<RecordDesk['edit']>[0],
    refused: readonly RefusedText[],
    news?: TableState['news'],
  ): void {
    if (!this.canWrite) return;
    const written = writtenNumbers(this.desk, [...new Set(changes.map(({ number }) => number))]);
    this.desk.write(
      withCopies(this.desk.resource, changes, (number) => this.desk.record(number), this.#reader.languages),
    );
    const emptied = blankNumbers(this.desk, [...new Set([...this.#state.emptied, ...written])]);
    this.#set({
      editing: undefined,
      emptied: emptied.length + this.#state.emptied.length > 0 ? emptied : this.#state.emptied,
      refusals: refusalsAfter(this.#state.refusals, changes, refused, (number) => this.desk.record(number)),
      news: news ?? (refused.length > 0 ? { key: 'records.news.enter', values: {} } : undefined),
    });
  }

  #set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    this.#lastStates.set(this.#part, this.#state);
    for (const listener of this.#listeners) listener();
  }
}
