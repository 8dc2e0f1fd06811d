import { CELL_COUNT, cellIndex, cellPlace, type FloorGrid } from '#domain/map/floorGrid.ts';

/** Notes on cells in addition to their content, in words, keyed by cell index (`cellIndex`). */
export type CellProblems = ReadonlyMap<number, readonly string[]>;

/** Returns the name of a cell. */
type Describe = (grid: FloorGrid, x: number, y: number) => string;

/** The interface of the cell grid for assistive technology, which also holds the focus of the map. */
export interface MapCells {
  setLabel(label: string): void;
  /** `describe` names a cell; set `renames` when the words themselves have changed. */
  show(grid: FloorGrid, size: number, describe: Describe, renames?: boolean): void;
  /** Sets the notes on cells, which follow their names; keyed by cell index. */
  setCellProblems(problems: CellProblems): void;
  /** Marks the selected cells. */
  setChosen(cells: readonly { readonly x: number; readonly y: number }[]): void;
  /** Sets the cell of the cell cursor. */
  setActive(x: number, y: number): void;
  /** Takes the focus without scrolling the page. */
  focus(): void;
  readonly isFocused: boolean;
  /** `isKeyboards`: whether it has the focus now, and did not get it from a press. */
  onFocus(changed: (isKeyboards: boolean) => void, signal: AbortSignal): void;
}

/**
 * The map for assistive technology: a visually hidden grid of named cells next to the canvas. Only the names of changed cells and their
 * neighbours are updated: that of the cursor's cell at once, the others after the frame that shows the change, because naming a whole
 * floor takes longer than a frame. The host element keeps the focus; the cursor's cell is its active descendant.
 */
export class CellGrid implements MapCells {
  readonly #host: HTMLElement;
  readonly #cells = new Map<number, HTMLElement>();
  /** Cells whose names are not updated yet, and the timer that updates them. */
  readonly #unnamed = new Set<number>();
  #describe: Describe = () => '';
  #frame: number | undefined;
  #active = 0;
  #grid: FloorGrid | undefined;
  #size = 0;
  #hasChosen = false;
  #problems: CellProblems = new Map();

  constructor(host: HTMLElement) {
    this.#host = host;
    host.setAttribute('role', 'grid');
    host.setAttribute('aria-multiselectable', 'true');
    host.tabIndex = 0;
  }

  get isFocused(): boolean {
    return document.activeElement === this.#host;
  }

  focus(): void {
    this.#host.focus({ preventScroll: true });
  }

  onFocus(changed: (isKeyboards: boolean) => void, signal: AbortSignal): void {
    this.#host.addEventListener('focus', () => changed(this.#host.matches(':focus-visible')), { signal });
    this.#host.addEventListener('blur', () => changed(false), { signal });
  }

  setLabel(label: string): void {
    this.#host.setAttribute('aria-label', label);
  }

  show(grid: FloorGrid, size: number, describe: Describe, renames = false): void {
    const before = size === this.#size && !renames ? this.#grid : undefined;
    if (size !== this.#size) this.#build(size);
    this.#grid = grid;
    this.#describe = describe;
    const changed = new Set<number>();
    for (let at = 0; at < grid.length; at++) if (grid[at] !== before?.[at]) changed.add(at % CELL_COUNT);
    for (const cell of changed) {
      const { x, y } = cellPlace(cell);
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        this.#unnamed.add(cellIndex((x + dx + size) % size, (y + dy + size) % size));
      }
    }
    this.#name([this.#active]);
    if (this.#unnamed.size > 0) this.#frame ??= requestAnimationFrame(() => setTimeout(() => this.#nameAll()));
  }

  setCellProblems(problems: CellProblems): void {
    this.#problems = problems;
    this.#problem();
  }

  #problem(): void {
    for (const [index, element] of this.#cells) {
      const said = this.#problems.get(index)?.join(' ') ?? '';
      if (element.title !== said) element.title = said;
    }
  }

  setChosen(cells: readonly { readonly x: number; readonly y: number }[]): void {
    if (cells.length === 0 && !this.#hasChosen) return;
    this.#hasChosen = cells.length > 0;
    const chosen = new Set(cells.map(({ x, y }) => cellIndex(x, y)));
    for (const [index, element] of this.#cells) {
      if (chosen.has(index)) element.setAttribute('aria-selected', 'true');
      else element.removeAttribute('aria-selected');
    }
  }

  setActive(x: number, y: number): void {
    this.#active = cellIndex(x, y);
    this.#name([this.#active]);
    const element = this.#cells.get(this.#active);
    if (element) this.#host.setAttribute('aria-activedescendant', element.id);
  }

  #nameAll(): void {
    this.#frame = undefined;
    this.#name([...this.#unnamed]);
  }

  #name(cells: readonly number[]): void {
    for (const cell of cells) {
      if (!this.#grid || !this.#unnamed.delete(cell)) continue;
      const { x, y } = cellPlace(cell);
      const name = this.#describe(this.#grid, x, y);
      this.#cells.get(cell)?.setAttribute('aria-label', name);
    }
  }

  /** Builds the rows from north to south, as they appear on the screen. */
  #build(size: number): void {
    this.#size = size;
    this.#cells.clear();
    this.#host.setAttribute('aria-rowcount', String(size));
    this.#host.setAttribute('aria-colcount', String(size));
    const rows = Array.from({ length: size }, (_, index) => {
      const y = size - 1 - index;
      const row = document.createElement('div');
      row.setAttribute('role', 'row');
      row.setAttribute('aria-rowindex', String(index + 1));
      row.append(...Array.from({ length: size }, (_, x) => this.#buildCell(x, y)));
      return row;
    });
    this.#host.replaceChildren(...rows);
    this.#problem();
  }

  #buildCell(x: number, y: number): HTMLElement {
    const cell = document.createElement('span');
    cell.id = `map-cell-${x}-${y}`;
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-colindex', String(x + 1));
    this.#cells.set(cellIndex(x, y), cell);
    return cell;
  }
}
