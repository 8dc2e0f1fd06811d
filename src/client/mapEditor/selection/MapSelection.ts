import type { MadeStep, NewStep } from '#client/floor/desk/FloorSession.ts';
import type { SelectionSnapshot } from '#client/mapEditor/canvas/paintSelection.ts';
import { clearCells, surroundCells } from '#domain/map/cellSet.ts';
import { CELL_COUNT, cellIndex, cellPlace, type FloorGrid, gridsEqual } from '#domain/map/floorGrid.ts';
import { followLinks, type PasteOptions } from '#domain/map/pasteRegion.ts';
import { differingValues, diffGrids, type GridValues, type Patch } from '#domain/map/patch.ts';
import type { Place } from '#domain/map/placement.ts';
import { rectangleBetween, rectangleCells } from '#domain/map/rectangle.ts';
import { cutRegion, type Region, type Turn } from '#domain/map/region.ts';
import {
  asksNumbers,
  centredWithin,
  coveredEdges,
  droppedCells,
  type Floating,
  type FloorBelow,
  layFloating,
  liftCells,
  movedFloating,
  mustAsk,
  stepLabel,
  turnedFloating,
} from './floating.ts';

export interface MapSelectionParts {
  readonly floor: () => FloorBelow;
  /** Commits a step, with the moved part if links from other floors should follow it. */
  readonly commit: (step: NewStep) => void;
  /** Called when the drawn selection has changed. */
  readonly show: () => void;
  /** Called when a part starts to float over the map: the select tool and the keys apply to it. */
  readonly taken: () => void;
  /** Announces a text to assistive technology, by text key. */
  readonly report: (key: 'map.selection.chosen' | 'map.selection.floats', count: number) => void;
}

/** The state that buttons and questions depend on. */
export interface SelectionState {
  readonly cells: readonly Place[];
  readonly floating:
    | { readonly origin: Floating['origin']; readonly count: number; readonly dropped: number }
    | undefined;
  /** The question that a piece waits for: the numbers of its events from another scenario, or where inner links of a copy lead. */
  readonly asked: 'numbers' | 'links' | undefined;
}

const NOTHING: SelectionState = { cells: [], floating: undefined, asked: undefined };

/** The selected cells before and after a part was dropped. */
interface SelectedBy {
  readonly before: readonly Place[];
  readonly after: readonly Place[];
}

/** Handles a digit: recalls a stamp, or with Shift stores the selection as one. */
type Digit = (digit: number, stores: boolean) => void;

/** The selected cells of the open floor, and the part that floats over it. Knows nothing of pointer, keys or screen. */
export class MapSelection {
  readonly #parts: MapSelectionParts;
  readonly #listeners = new Set<() => void>();
  #state = NOTHING;
  /** The cells of the current gesture. */
  #drawn: readonly Place[] | undefined;
  #floating: Floating | undefined;
  #laid:
    | {
        readonly grid: FloorGrid;
        readonly floating: Floating;
        readonly values: GridValues;
        readonly snapshot: SelectionSnapshot;
      }
    | undefined;
  /** The first and the latest cell of extending the selection by keys. */
  #grown: { readonly from: Place; readonly to: Place } | undefined;
  /** The selection that a step changes, keyed by the order of the step. */
  readonly #selectedBy = new Map<number | undefined, SelectedBy>();
  /** That of the part that is being dropped. */
  #dropping: SelectedBy | undefined;
  #digit: Digit = () => {};

  constructor(parts: MapSelectionParts) {
    this.#parts = parts;
  }

  get state(): SelectionState {
    return this.#state;
  }

  get floating(): Floating | undefined {
    return this.#floating;
  }

  /** The label of the step that dropping the floating part would make; undefined if there is none. */
  get pending(): Patch['label'] | undefined {
    const { floating } = this.#state;
    return this.#floating && floating && { key: stepLabel(this.#floating), count: floating.count };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Sets the handler of digits. */
  onDigit(digit: Digit): void {
    this.#digit = digit;
  }

  pressDigit(digit: number, stores: boolean): void {
    this.#digit(digit, stores);
  }

  /** The values that dropping the floating part would write; undefined if there is none. */
  get preview(): GridValues | undefined {
    return this.#lay()?.values;
  }

  get snapshot(): SelectionSnapshot {
    return this.#lay()?.snapshot ?? { cells: this.#drawn ?? this.#state.cells, dropped: [], covered: [] };
  }

  /** The cells that the current gesture would select; undefined if none is under way. */
  get drawn(): readonly Place[] | undefined {
    return this.#drawn;
  }

  has({ x, y }: Place): boolean {
    return this.#state.cells.some((cell) => cell.x === x && cell.y === y);
  }

  /** Shows the cells of the current gesture; undefined ends it. */
  draw(cells: readonly Place[] | undefined): void {
    this.#drawn = cells;
    this.#parts.show();
  }

  select(cells: readonly Place[], how: 'replace' | 'add' | 'remove' = 'replace'): void {
    this.#drawn = undefined;
    this.#grown = undefined;
    const chosen = new Set(how === 'replace' ? [] : this.#state.cells.map(({ x, y }) => cellIndex(x, y)));
    for (const { x, y } of cells) {
      if (how === 'remove') chosen.delete(cellIndex(x, y));
      else chosen.add(cellIndex(x, y));
    }
    this.#choose(placesOf(chosen));
  }

  selectAll(): void {
    const { size } = this.#parts.floor();
    this.cancel();
    this.#parts.taken();
    this.select(rectangleCells({ west: 0, south: 0, east: size - 1, north: size - 1 }));
  }

  /** Selects the rectangle from the first cell to `to`; starts again if `from` is not the latest cell. */
  grow(from: Place, to: Place): void {
    const goesOn = this.#grown?.to.x === from.x && this.#grown.to.y === from.y;
    const start = goesOn && this.#grown ? this.#grown.from : from;
    this.select(rectangleCells(rectangleBetween(start, to)));
    this.#grown = { from: start, to };
  }

  /** Returns the selected cells as a region; the floor does not change. */
  region(): Region | undefined {
    const { grid, size, number } = this.#parts.floor();
    return this.#state.cells.length > 0 ? cutRegion(grid, this.#state.cells, size, number) : undefined;
  }

  /** Clears the selected cells. `cut` is the mark of a cut (`Patch.cut`). */
  clear(cut?: number): void {
    this.#edit(cut ? 'cut' : 'clear', clearCells, cut);
  }

  surround(): void {
    this.#edit('surround', surroundCells);
  }

  /** Lifts the selected cells, so that they float. */
  lift(wraps: boolean): void {
    if (this.#floating || this.#state.cells.length === 0) return;
    this.#float(liftCells(this.#parts.floor(), this.#state.cells, wraps));
    this.#parts.taken();
  }

  /**
   * Makes a part from elsewhere float, with its middle over a cell. `cut` is the mark of its cut, if it is moved; `from` is its scenario, if
   * that is another one.
   */
  hold(
    region: Region,
    origin: 'paste' | 'stamp',
    over: Place,
    { cut, from }: Pick<Floating, 'cut' | 'from'> = {},
  ): void {
    this.cancel();
    const isMoved = cut !== undefined;
    const how = { isMoved, cut, from, wraps: false, isTurned: false, follows: true };
    const floating = { region, at: over, origin, cleared: [], ...how };
    const { size } = this.#parts.floor();
    this.#float({ ...floating, at: centredWithin(floating, over, size) });
    this.#parts.taken();
  }

  turn(turn: Turn): void {
    this.lift(false);
    if (this.#floating) this.#float(turnedFloating(this.#floating, turn, this.#parts.floor().size));
  }

  moveTo(at: Place): void {
    const { size } = this.#parts.floor();
    const next = this.#floating && movedFloating(this.#floating, at, size);
    if (next && (next.at.x !== this.#floating?.at.x || next.at.y !== this.#floating.at.y)) this.#float(next);
  }

  moveBy(dx: number, dy: number): void {
    if (this.#floating) this.moveTo({ x: this.#floating.at.x + dx, y: this.#floating.at.y + dy });
  }

  /**
   * Drops the floating part as one step. A part from another scenario asks first what becomes of its numbers. A copy with inner links asks
   * where these should lead, unless `links` says it.
   */
  drop(links?: PasteOptions['links']): void {
    const floating = this.#floating;
    if (!floating) return;
    const asked = asksNumbers(floating) ? 'numbers' : links === undefined && mustAsk(floating) ? 'links' : undefined;
    if (asked) {
      this.#set({ ...this.#state, asked });
      return;
    }
    const floor = this.#parts.floor();
    const { grid, cells, moved } = layFloating(floating, floor, links ?? 'along');
    const after = floating.isMoved ? followLinks(grid, floor.number, moved, cells) : grid;
    this.#floating = undefined;
    this.#dropping = { before: this.#state.cells, after: cells };
    this.#parts.commit({
      label: { key: stepLabel(floating), count: cells.length },
      cells: diffGrids(floor.grid, after),
      cut: floating.cut,
      records: floating.records,
      ...(floating.isMoved && { moved }),
    });
    this.#dropping = undefined;
    this.select(cells);
  }

  /**
   * Follows a step of the open floor: undoing a dropped part selects what was selected before it, redoing it selects the part again. If
   * nothing was selected before, the selection stays.
   */
  stepMade({ kind, step: { order } }: MadeStep): void {
    if (kind === 'commit') {
      if (this.#dropping) this.#selectedBy.set(order, this.#dropping);
      return;
    }
    const selected = this.#selectedBy.get(order);
    const cells = kind === 'undo' ? selected?.before : selected?.after;
    if (cells && cells.length > 0 && !this.#floating) this.select(cells);
  }

  /** Drops the part with these numbers in its events, and with the records that come along. */
  dropNumbered(region: Region, records: Floating['records']): void {
    if (!this.#floating) return;
    this.#floating = { ...this.#floating, region, records, from: undefined };
    this.drop();
  }

  /** Closes the question without an answer. */
  ponder(): void {
    this.#set({ ...this.#state, asked: undefined });
  }

  /** Discards the floating part. @returns whether there was one */
  cancel(): boolean {
    const wasFloating = this.#floating !== undefined;
    this.#drawn = undefined;
    this.#floating = undefined;
    this.#choose(this.#state.cells);
    return wasFloating;
  }

  /** Clears the selection and discards the floating part. */
  dismiss(): void {
    this.#floating = undefined;
    this.select([]);
  }

  /** Handles a change of the floor below, unless it was only saved: a lifted part may no longer match it. */
  floorChanged(): void {
    const isTakenUp = this.#floating !== undefined && this.#floating.cleared.length > 0;
    if (isTakenUp && this.#laid && !gridsEqual(this.#laid.grid, this.#parts.floor().grid)) this.cancel();
  }

  #edit(
    label: 'clear' | 'cut' | 'surround',
    change: (grid: FloorGrid, cells: readonly Place[], size: number) => FloorGrid,
    cut?: number,
  ): void {
    const { grid, size } = this.#parts.floor();
    const { cells } = this.#state;
    if (this.#floating || cells.length === 0) return;
    const changes = diffGrids(grid, change(grid, cells, size));
    this.#parts.commit({ label: { key: `map.step.${label}`, count: cells.length }, cells: changes, cut });
  }

  #choose(cells: readonly Place[]): void {
    const hasChanged = cells !== this.#state.cells;
    this.#set({ cells, floating: undefined, asked: undefined });
    this.#parts.show();
    if (hasChanged && cells.length > 0) this.#parts.report('map.selection.chosen', cells.length);
  }

  #float(floating: Floating): void {
    this.#floating = floating;
    const { cells, dropped } = this.snapshot;
    const { floating: before } = this.#state;
    // Buttons and questions do not render again while the part only moves.
    if (before?.origin !== floating.origin || before.count !== cells.length || before.dropped !== dropped.length) {
      const told = { origin: floating.origin, count: cells.length, dropped: dropped.length };
      this.#set({ ...this.#state, floating: told, asked: undefined });
      if (!before) this.#parts.report('map.selection.floats', cells.length);
    }
    this.#parts.show();
  }

  /** Returns the result of dropping the floating part; computed once for each place and floor. */
  #lay() {
    const floating = this.#floating;
    if (!floating) return undefined;
    const floor = this.#parts.floor();
    if (this.#laid?.grid !== floor.grid || this.#laid.floating !== floating) {
      const { grid, cells } = layFloating(floating, floor, 'along');
      const dropped = droppedCells(floating, floor.size);
      const snapshot = { cells, dropped, covered: coveredEdges(floating, floor, grid) };
      const values = differingValues(floor.grid, grid);
      this.#laid = { grid: floor.grid, floating, values, snapshot };
    }
    return this.#laid;
  }

  #set(state: SelectionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Converts cell indices to places, row by row. */
const placesOf = (indices: ReadonlySet<number>): Place[] =>
  Array.from({ length: CELL_COUNT }, (_, index) => index)
    .filter((index) => indices.has(index))
    .map(cellPlace);
