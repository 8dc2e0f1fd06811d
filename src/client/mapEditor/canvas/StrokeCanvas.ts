import { cellPlace, GRID_SIDE } from '#domain/map/floorGrid.ts';
import { createOffscreenCanvas } from './createOffscreenCanvas.ts';
import { wallDepth } from './paintFloor.ts';
import { RULER, type Viewport } from './viewport.ts';

/** Rows of cells that are covered: half a floor. */
const ROWS = GRID_SIDE / 2;
/** Frames in which whatever was painted has come to the screen. */
const SETTLED = 4;

/**
 * A canvas over some rows of the floor on which a stroke under way is painted. All pixels of a canvas that is touched go to the screen,
 * which takes longer than a move itself: so there are no more of them than need be. Each canvas goes there on a way of its own, and where
 * it lies on another: this one shows what it came to show until the floor does, and is moved when it has long been empty.
 */
export class StrokeCanvas {
  readonly #element = createOffscreenCanvas();
  readonly #brush = this.#element.getContext('2d') as CanvasRenderingContext2D;
  /** The southernmost row that is covered; undefined while nothing is painted here. */
  #first: number | undefined;
  /** Cells that it shows. */
  readonly #cells = new Set<number>();
  /** Frames until it can be moved: so many until it is cleared, and so many after. */
  #wait = 0;

  /** @param floor the canvas that it lies over */
  constructor(floor: HTMLCanvasElement) {
    this.#element.style.cssText = 'position:absolute;visibility:hidden';
    floor.after(this.#element);
  }

  /** In the coordinates of the window. */
  get brush(): CanvasRenderingContext2D {
    return this.#brush;
  }

  /** Whether a stroke is painted here and not on the floor. */
  get isInUse(): boolean {
    return this.#first !== undefined;
  }

  /** Covers the rows of a stroke and those around, if these are few enough and it can be moved. @param cells of the stroke */
  cover(cells: readonly number[], view: Viewport, pixelRatio: number): void {
    const rows = cells.map((cell) => cellPlace(cell).y);
    const [low, high] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
    if (this.isInUse || this.#wait > 0 || high - low >= ROWS) return;
    const first = Math.max(0, Math.min(GRID_SIDE - ROWS, Math.ceil((low + high - ROWS) / 2)));
    const south = view.bottom - first * view.cell;
    const rim = wallDepth(view.cell) + 1;
    // On whole pixels of the screen, as the floor is; its size cuts off what lies beyond the window.
    const from = (start: number) => Math.ceil(start * pixelRatio);
    const to = (end: number) => Math.floor(end * pixelRatio);
    const left = from(Math.max(RULER, view.left - rim));
    const top = from(Math.max(0, south - ROWS * view.cell - rim));
    const width = to(Math.min(view.width, view.left + GRID_SIDE * view.cell + rim)) - left;
    const height = to(Math.min(view.height - RULER, south + rim)) - top;
    if (width <= 0 || height <= 0) return;
    for (const [name, length] of Object.entries({ left, top, width, height }))
      this.#element.style.setProperty(name, `${length / pixelRatio}px`);
    Object.assign(this.#element, { width, height });
    this.#brush.setTransform(pixelRatio, 0, 0, pixelRatio, -left, -top);
    this.#first = first;
    this.#element.style.visibility = 'visible';
  }

  /** Whether cells are to be painted here: while a stroke keeps to the rows that are covered. */
  takes(cells: ReadonlySet<number>): boolean {
    const first = this.#first;
    if (first === undefined) return false;
    for (const cell of cells) {
      const { y } = cellPlace(cell);
      if (y < first || y >= first + ROWS) return false;
    }
    for (const cell of cells) this.#cells.add(cell);
    return true;
  }

  /** What it shows. */
  get cells(): ReadonlySet<number> {
    return this.#cells;
  }

  /** No more is painted here alone. @returns the cells that the floor is to show now */
  handOver(): Iterable<number> {
    if (!this.isInUse) return [];
    this.#first = undefined;
    this.#wait = 2 * SETTLED;
    return this.#cells;
  }

  /** A frame was painted. @returns whether it waits for more */
  settle(): boolean {
    if (this.#wait === SETTLED + 1) this.clear();
    else if (this.#wait > 0) this.#wait--;
    return this.#wait > 0;
  }

  clear(): void {
    if (!this.isInUse && this.#wait <= SETTLED) return;
    this.#first = undefined;
    this.#wait = SETTLED;
    this.#cells.clear();
    this.#brush.reset();
    this.#element.style.visibility = 'hidden';
  }
}
