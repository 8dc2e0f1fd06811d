import type { CellProblems, MapCells } from '#client/mapEditor/canvas/CellGrid.ts';
import type { MapPointMarks } from '#client/mapEditor/canvas/PointMarks.ts';
import type { PointerSurface } from '#client/mapEditor/input/PointerInput.ts';
import type { KeyPage } from '#client/mapEditor/keys/KeyboardInput.ts';
import { cellIndex, cellPlace, type FloorGrid } from '#domain/map/floorGrid.ts';

// Fakes of the parts of a page that a map uses: nothing is laid out, and nothing is visible.

/** A page where only a map can have the focus, or nothing has it. */
export class TestPage extends EventTarget implements KeyPage {
  readonly body = {} as HTMLElement;
  activeElement: Element | null = this.body;
}

/** The element that receives the pointer; its corner is that of the window. */
export class TestSurface extends EventTarget implements PointerSurface {
  setPointerCapture(): void {}
  toggleAttribute(): boolean {
    return true;
  }
  contains(): boolean {
    return true;
  }
  getBoundingClientRect(): DOMRect {
    return { left: 0, top: 0 } as DOMRect;
  }
}

/** An event with the fields that the map reads. */
export class TestEvent extends Event {
  constructor(type: string, fields: object) {
    super(type, { cancelable: true });
    Object.defineProperties(
      this,
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, configurable: true }])),
    );
  }
  getCoalescedEvents(): readonly PointerEvent[] {
    return [];
  }
}

/** The cell grid for assistive technology, with its names and its focus. */
export class TestCells implements MapCells {
  readonly #page: TestPage;
  /** Stands for an element that can have the focus. */
  readonly #element = { tabIndex: 0 } as unknown as Element;
  readonly #listeners = new Set<(isKeyboards: boolean) => void>();
  #floor:
    | { readonly grid: FloorGrid; readonly size: number; readonly describe: Parameters<MapCells['show']>[2] }
    | undefined;
  chosen: readonly { readonly x: number; readonly y: number }[] = [];
  active = { x: 0, y: 0 };
  problems: CellProblems = new Map();
  label = '';

  constructor(page: TestPage) {
    this.#page = page;
  }

  /** The names of all cells. */
  get names(): string[] {
    const { grid, size = 0, describe } = this.#floor ?? {};
    if (!grid || !describe) return [];
    return Array.from({ length: size ** 2 }, (_, index) => describe(grid, index % size, Math.floor(index / size)));
  }

  setLabel(label: string): void {
    this.label = label;
  }
  show(grid: FloorGrid, size: number, describe: Parameters<MapCells['show']>[2]): void {
    this.#floor = { grid, size, describe };
  }
  setCellProblems(problems: CellProblems): void {
    this.problems = problems;
  }
  setChosen(cells: readonly { readonly x: number; readonly y: number }[]): void {
    this.chosen = cells.map(({ x, y }) => cellPlace(cellIndex(x, y)));
  }
  setActive(x: number, y: number): void {
    this.active = { x, y };
  }
  get isFocused(): boolean {
    return this.#page.activeElement === this.#element;
  }
  focus(): void {
    if (this.isFocused) return;
    this.#page.activeElement = this.#element;
    for (const changed of this.#listeners) changed(true);
  }
  /** Moves the focus to something else. */
  blur(): void {
    if (!this.isFocused) return;
    this.#page.activeElement = this.#page.body;
    for (const changed of this.#listeners) changed(false);
  }
  onFocus(changed: (isKeyboards: boolean) => void, signal: AbortSignal): void {
    this.#listeners.add(changed);
    signal.addEventListener('abort', () => this.#listeners.delete(changed));
  }
}

/** The tip next to the cell under the pointer, and the extent of the stroke. */
export class TestMarks implements MapPointMarks {
  tip: readonly string[] = [];
  span: string | undefined;
  show(_view: unknown, at: object | undefined, problems: readonly string[] = []): void {
    this.tip = at ? problems : [];
  }
  measure(_view: unknown, at: object | undefined, span: string | undefined): void {
    this.span = at && span;
  }
  dismiss(): void {
    this.tip = [];
  }
}
