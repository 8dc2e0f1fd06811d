import { hasWallEnds } from '#client/floor/paint/paintBorder.ts';
import { type FloorScene, HORIZONTAL, VERTICAL } from '#client/floor/paint/paintFloor.ts';
import { fitViewport, panViewport, revealCell, type Viewport, zoomViewport } from '#client/floor/paint/viewport.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { type Border, SIDES, type Side, ZONE } from '#domain/map/cell.ts';
import {
  blankGrid,
  CELL_COUNT,
  cellIndex,
  cellPlace,
  type FloorGrid,
  GRID_SIDE,
  neighbour,
  planeAt,
  planeOf,
} from '#domain/map/floorGrid.ts';
import type { GridValues } from '#domain/map/patch.ts';
import type { MapPainter, MapScene } from './MapPainter.ts';
import type { Overlay } from './paintOverlay.ts';

interface MapViewParts {
  readonly painter: MapPainter;
  readonly palette: MapPalette;
  /** Called when the viewport has moved. `zoom` is in percent of the size at which the floor fits. */
  readonly moved: (zoom: number) => void;
}

/** The viewport of a map that has not been laid out yet. */
const UNSIZED = fitViewport(1, 1, GRID_SIDE);

/**
 * The content and the viewport of a map: knows which cells differ from what was shown before, and has the painter paint those. It uses
 * no element, no canvas and no frame.
 */
export class MapView {
  readonly #parts: MapViewParts;
  #palette: MapPalette;
  readonly #grid: FloorGrid = blankGrid();
  /** The floor below the current stroke, and the positions in the grid where the stroke writes. */
  #base: FloorGrid | undefined;
  #touched: readonly number[] = [];
  #size: number = GRID_SIDE;
  #window: Viewport = UNSIZED;
  #isFitted = true;
  #entrances: NonNullable<FloorScene['entrances']> = [];
  /** The cells that `show` found to be different. */
  #dirty = { floor: new Set<number>(), marks: new Set<number>() };

  constructor(parts: MapViewParts) {
    this.#parts = parts;
    this.#palette = parts.palette;
  }

  get window(): Viewport {
    return this.#window;
  }

  /** The floor as shown, with the current stroke applied; modified in place when it changes. */
  get grid(): FloorGrid {
    return this.#grid;
  }

  /** Side length of the floor in cells. */
  get size(): number {
    return this.#size;
  }

  /** Shows a floor with the values that a current stroke writes. */
  show(grid: FloorGrid, size: number, preview: GridValues = new Map()): void {
    const now = this.#grid;
    const write = (at: number, value: number) => {
      const was = now[at] as number;
      if (was === value) return;
      now[at] = value;
      this.#mark(at, was);
    };
    // Compare only the values that the stroke newly writes, however long it is.
    if (grid !== this.#base)
      for (let at = 0; at < grid.length; at++)
        if (grid[at] !== now[at] && !preview.has(at)) write(at, grid[at] as number);
    this.#base = grid;
    for (const at of this.#touched) if (!preview.has(at)) write(at, grid[at] as number);
    for (const [at, value] of preview) write(at, value);
    this.#touched = [...preview.keys()];
    const dirty = this.#dirty;
    if (dirty.floor.size + dirty.marks.size > 0) this.#dirty = { floor: new Set(), marks: new Set() };
    if (size !== this.#size) {
      this.#size = size;
      this.#paintAll();
      if (this.#isFitted && this.#window !== UNSIZED) this.fit();
    } else if (dirty.floor.size + dirty.marks.size > 0) this.#parts.painter.paintCells(this.#scene, dirty);
  }

  /** Sets the size of the viewport, in CSS pixels. A floor that was shown whole stays so. */
  resize(width: number, height: number): void {
    const window = { ...this.#window, width, height };
    if (this.#isFitted) this.#look(fitViewport(width, height, this.#size), true);
    else this.#look(panViewport(window, 0, 0, this.#size));
  }

  /** Same as `resize`, but the content that was `dx` and `dy` pixels further left and up stays in place on the screen. */
  resizeAround(width: number, height: number, dx: number, dy: number): void {
    this.#look(panViewport({ ...this.#window, width, height }, -dx, -dy, this.#size), this.#isFitted);
  }

  /** Shows the whole floor. */
  fit(): void {
    const { width, height } = this.#window;
    this.#look(fitViewport(width, height, this.#size), true);
  }

  /** Fits the floor again if it should be shown whole but is not, because the viewport has changed. */
  fitAnew(): void {
    const { width, height, left, bottom } = this.#window;
    const fitted = fitViewport(width, height, this.#size);
    if (this.#isFitted && (fitted.left !== left || fitted.bottom !== bottom)) this.fit();
  }

  /** @param at the fixed point, in CSS pixels; by default the middle */
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void {
    const { width, height } = this.#window;
    this.#look(zoomViewport(this.#window, factor, at ?? { x: width / 2, y: height / 2 }, this.#size));
  }

  pan(dx: number, dy: number): void {
    this.#look(panViewport(this.#window, dx, dy, this.#size));
  }

  /** Whether a cell is wholly visible. */
  isVisible({ x, y }: { readonly x: number; readonly y: number }): boolean {
    return revealCell(this.#window, x, y) === this.#window;
  }

  /** Moves the floor just enough to make the whole cell visible. Does nothing before layout: the map will show the whole floor then. */
  reveal({ x, y }: { readonly x: number; readonly y: number }): void {
    if (this.#window !== UNSIZED && !this.isVisible({ x, y })) this.#look(revealCell(this.#window, x, y));
  }

  setPalette(palette: MapPalette): void {
    this.#palette = palette;
    this.#paintAll();
  }

  setEntrances(entrances: NonNullable<FloorScene['entrances']>): void {
    const marks = new Set([...this.#entrances, ...entrances].map(({ x, y }) => cellIndex(x, y)));
    this.#entrances = entrances;
    if (marks.size > 0) this.#parts.painter.paintCells(this.#scene, { floor: new Set(), marks });
  }

  setOverlay(overlay: Overlay): void {
    this.#parts.painter.paintOver(this.#scene, overlay);
  }

  get #scene(): MapScene {
    const entrances = this.#entrances;
    return { grid: this.#grid, size: this.#size, place: this.#window, palette: this.#palette, entrances };
  }

  #look(window: Viewport, isFitted = false): void {
    this.#isFitted = isFitted;
    this.#window = window;
    this.#paintAll();
    const fitted = fitViewport(window.width, window.height, this.#size);
    this.#parts.moved(Math.round((window.cell / fitted.cell) * 100));
  }

  #paintAll(): void {
    this.#parts.painter.paintAll(this.#scene);
  }

  /** @param at index in the grid @param was the value there before */
  #mark(at: number, was: number): void {
    const plane = planeAt(at);
    const side = SIDES[plane];
    const is = this.#grid[at] as number;
    if (isMarked(plane, is ^ was)) this.#dirty.marks.add(at % CELL_COUNT);
    // Only sides, the first planes of a grid, are visible in neighbouring cells.
    if (side) this.#markSide(at, side, hasWallEnds(is as Border) !== hasWallEnds(was as Border));
    else this.#dirty.floor.add(at % CELL_COUNT);
  }

  /** Marks both cells of a side, across the rim too; if wall ends appeared or vanished, also the cells next to these at the corners. */
  #markSide(at: number, side: Side, areEndsNew: boolean): void {
    const cell = cellPlace(at);
    const size = this.#size;
    if (cell.x >= size || cell.y >= size) return;
    for (const { x, y } of [cell, neighbour(cell.x, cell.y, side, size)]) {
      this.#dirty.floor.add(cellIndex(x, y));
      if (!areEndsNew) continue;
      for (const end of VERTICAL.includes(side) ? HORIZONTAL : VERTICAL) {
        const near = neighbour(x, y, end, size);
        const isAcrossRim = Math.abs(near.x - x + near.y - y) > 1;
        if (!isAcrossRim) this.#dirty.floor.add(cellIndex(near.x, near.y));
      }
    }
  }
}

/** Whether a change of some bits of a value is visible on the marks layer: sides and the dark zone are painted with the floor. */
function isMarked(plane: number, bits: number): boolean {
  return plane >= SIDES.length && !(plane === planeOf('floor_id') && bits === ZONE.dark);
}
