// Not its core as a whole, which brings tweens and the like along.
import { Layer } from 'konva/lib/Layer.js';
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { Util } from 'konva/lib/Util.js';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { type Border, type CellField, SIDES, type Side, ZONE } from '#domain/map/cell.ts';
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
import { createOffscreenCanvas } from './createOffscreenCanvas.ts';
import { cellBox } from './floorPlace.ts';
import { hasWallEnds } from './paintBorder.ts';
import { type FloorScene, HORIZONTAL, paintCell, paintFloor, VERTICAL } from './paintFloor.ts';
import { paintMarks } from './paintMarks.ts';
import { EMPTY_OVERLAY, isEmptyOverlay, type Overlay, paintOverlay } from './paintOverlay.ts';
import { paintRulers } from './paintRulers.ts';
import { StrokeCanvas } from './StrokeCanvas.ts';
import { fitViewport, RULER, type Viewport } from './viewport.ts';

Util.createCanvasElement = createOffscreenCanvas;

/**
 * The map on the screen: three Konva layers (floor, marks, overlay) of one shape each, painted from the typed array. Konva draws a layer
 * as a whole; of a changed floor only the cells that differ from what is shown are painted, straight onto their layer, and those of a
 * stroke under way onto a smaller canvas over it. Nothing is painted while nothing changes.
 */
export class MapView {
  readonly #stage: Stage;
  readonly #floor: Layer;
  readonly #marks: Layer;
  readonly #over: Layer;
  readonly #stroke: StrokeCanvas;
  #palette: MapPalette;
  readonly #grid: FloorGrid = blankGrid();
  /** What is shown below the stroke under way, and where in the grid the stroke writes. */
  #base: FloorGrid | undefined;
  #touched: readonly number[] = [];
  #size: number = GRID_SIDE;
  #view: Viewport;
  #overlay: Overlay = EMPTY_OVERLAY;
  #entrances: NonNullable<FloorScene['entrances']> = [];
  #pixelRatio = window.devicePixelRatio;
  /** Cells that differ from what is painted, and the frame that paints them. */
  readonly #dirty = { floor: new Set<number>(), marks: new Set<number>() };
  #frame: number | undefined;

  constructor(container: HTMLDivElement, palette: MapPalette) {
    this.#palette = palette;
    this.#stage = new Stage({ container, width: 1, height: 1, listening: false });
    this.#view = fitViewport(1, 1, GRID_SIDE);
    this.#floor = this.#addLayer((brush) => this.#paintFloor(brush));
    this.#marks = this.#addLayer((brush) => this.#paintMarks(brush));
    this.#over = this.#addLayer((brush) => this.#paintOver(brush));
    for (const layer of [this.#marks, this.#over]) showCanvas(layer, false);
    this.#stroke = new StrokeCanvas(this.#floor.getNativeCanvasElement());
  }

  get view(): Viewport {
    return this.#view;
  }

  /** The floor as it is shown, with the stroke under way on top; overwritten when it changes. */
  get grid(): FloorGrid {
    return this.#grid;
  }

  get size(): number {
    return this.#size;
  }

  /** Shows a floor, with what a stroke under way writes on top; paints what differs from what was shown before. */
  show(grid: FloorGrid, size: number, preview: GridValues = new Map()): void {
    const now = this.#grid;
    const write = (at: number, value: number) => {
      const was = now[at] as number;
      if (was === value) return;
      now[at] = value;
      this.#mark(at, was);
    };
    // However long a stroke has become, only what it comes to write is looked at.
    if (grid !== this.#base)
      for (let at = 0; at < grid.length; at++)
        if (grid[at] !== now[at] && !preview.has(at)) write(at, grid[at] as number);
    this.#base = grid;
    for (const at of this.#touched) if (!preview.has(at)) write(at, grid[at] as number);
    for (const [at, value] of preview) write(at, value);
    this.#touched = [...preview.keys()];
    if (size !== this.#size) {
      this.#size = size;
      this.#showMarks();
      this.#paintAll();
      return;
    }
    const { floor, marks } = this.#dirty;
    if (marks.size > 0) this.#showMarks();
    if (floor.size + marks.size > 0 || (preview.size === 0 && this.#stroke.isInUse)) this.#nextFrame();
  }

  setView(view: Viewport): void {
    const isResized = view.width !== this.#view.width || view.height !== this.#view.height;
    this.#view = view;
    if (isResized) this.#stage.size({ width: view.width, height: view.height });
    if (window.devicePixelRatio !== this.#pixelRatio) {
      this.#pixelRatio = window.devicePixelRatio;
      for (const layer of this.#stage.getLayers()) layer.getCanvas().setPixelRatio(this.#pixelRatio);
    }
    this.#paintAll();
    // A new size has cleared the canvases: painted now, no empty frame is seen.
    if (isResized) for (const layer of this.#stage.getLayers()) layer.draw();
  }

  setPalette(palette: MapPalette): void {
    this.#palette = palette;
    this.#paintAll();
  }

  setOverlay(overlay: Overlay): void {
    this.#overlay = overlay;
    showCanvas(this.#over, !isEmptyOverlay(overlay));
    this.#over.batchDraw();
  }

  setEntrances(entrances: NonNullable<FloorScene['entrances']>): void {
    if (entrances.length + this.#entrances.length === 0) return;
    this.#entrances = entrances;
    this.#showMarks();
    this.#marks.batchDraw();
  }

  #showMarks(): void {
    showCanvas(this.#marks, this.#entrances.length > 0 || hasMarks(this.#grid));
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame ?? 0);
    this.#stage.destroy();
  }

  #addLayer(paint: (brush: CanvasRenderingContext2D) => void): Layer {
    const layer = new Layer({ listening: false, clearBeforeDraw: false });
    layer.add(new Shape({ sceneFunc: (context) => paint(context._context) }));
    this.#stage.add(layer);
    return layer;
  }

  /** @param at in the grid @param was the value there before */
  #mark(at: number, was: number): void {
    const plane = planeAt(at);
    const side = SIDES[plane];
    const is = this.#grid[at] as number;
    if (isMarked(plane, is ^ was)) this.#dirty.marks.add(at % CELL_COUNT);
    // Only sides, the first planes of a grid, show in the cells around.
    if (side) this.#markSide(at, side, hasWallEnds(is as Border) !== hasWallEnds(was as Border));
    else this.#dirty.floor.add(at % CELL_COUNT);
  }

  /** A side shows in both of its cells, across the rim too; ends that came or went also in the corners of the cells beside these. */
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

  #paintAll(): void {
    this.#dirty.floor.clear();
    this.#dirty.marks.clear();
    this.#stroke.clear();
    this.#stage.batchDraw();
  }

  #nextFrame(): void {
    this.#frame ??= requestAnimationFrame(() => this.#paintDirty());
  }

  /** A canvas that is touched is composed anew as a whole, so only those are that change. */
  #paintDirty(): void {
    this.#frame = undefined;
    const { floor, marks } = this.#dirty;
    const isStroke = this.#touched.length > 0;
    if (isStroke && this.#stroke.takes(floor)) this.#paintCells(this.#stroke.brush, floor);
    else {
      for (const cell of this.#stroke.handOver()) floor.add(cell);
      if (floor.size > 0) {
        this.#withinMap(brushOf(this.#floor), (brush) => this.#paintCells(brush, floor));
        // Until it is cleared it shows what the floor does.
        this.#paintCells(this.#stroke.brush, floor.intersection(this.#stroke.cells));
      }
      if (isStroke) this.#stroke.cover(this.#touched, this.#view, this.#pixelRatio);
    }
    if (marks.size > 0) this.#withinMap(brushOf(this.#marks), (brush) => this.#paintDirtyMarks(brush));
    floor.clear();
    marks.clear();
    if (this.#stroke.settle()) this.#nextFrame();
  }

  get #scene(): FloorScene {
    const entrances = this.#entrances;
    return { grid: this.#grid, size: this.#size, place: this.#view, palette: this.#palette, entrances };
  }

  #paintFloor(brush: CanvasRenderingContext2D): void {
    brush.fillStyle = this.#palette.outside;
    brush.fillRect(0, 0, this.#view.width, this.#view.height);
    paintFloor(brush, this.#scene);
    paintRulers(brush, this.#view, this.#size, this.#palette);
  }

  #paintCells(brush: CanvasRenderingContext2D, cells: Iterable<number>): void {
    const scene = this.#scene;
    eachCell(cells, (x, y) => paintCell(brush, scene, x, y));
  }

  #paintMarks(brush: CanvasRenderingContext2D): void {
    brush.clearRect(0, 0, this.#view.width, this.#view.height);
    this.#withinMap(brush, () => {
      const scene = this.#scene;
      eachCell(Array(CELL_COUNT).keys(), (x, y) => paintMarks(brush, scene, x, y));
    });
  }

  #paintDirtyMarks(brush: CanvasRenderingContext2D): void {
    const scene = this.#scene;
    eachCell(this.#dirty.marks, (x, y) => {
      const box = cellBox(this.#view, x, y);
      brush.clearRect(box.left, box.top, box.width, box.height);
      paintMarks(brush, scene, x, y);
    });
  }

  #paintOver(brush: CanvasRenderingContext2D): void {
    brush.clearRect(0, 0, this.#view.width, this.#view.height);
    this.#withinMap(brush, () => paintOverlay(brush, this.#overlay, this.#view, this.#size, this.#palette));
  }

  /** Paints clipped to the window between the rulers. */
  #withinMap(brush: CanvasRenderingContext2D, paint: (brush: CanvasRenderingContext2D) => void): void {
    brush.save();
    brush.beginPath();
    brush.rect(RULER, 0, this.#view.width - RULER, this.#view.height - RULER);
    brush.clip();
    paint(brush);
    brush.restore();
  }
}

function eachCell(cells: Iterable<number>, act: (x: number, y: number) => void): void {
  for (const cell of cells) {
    const { x, y } = cellPlace(cell);
    act(x, y);
  }
}

const brushOf = (layer: Layer): CanvasRenderingContext2D => layer.getContext()._context;

/** A canvas with nothing on it is taken out: even an empty one is composed with every frame. */
function showCanvas(layer: Layer, isShown: boolean): void {
  const visibility = isShown ? 'visible' : 'hidden';
  const { style } = layer.getNativeCanvasElement();
  if (style.visibility !== visibility) style.visibility = visibility;
}

/** Whether any cell holds something that is painted on the layer of marks. */
function hasMarks(grid: FloorGrid): boolean {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const value = (field: CellField) => grid[planeOf(field) * CELL_COUNT + cell] as number;
    if (value('event_id') || value('room_id') || value('floor_id') & ~ZONE.dark) return true;
  }
  return false;
}

/** Whether a change of some bits of a value shows among the marks: sides and the dark zone are the floor's. */
function isMarked(plane: number, bits: number): boolean {
  return plane >= SIDES.length && !(plane === planeOf('floor_id') && bits === ZONE.dark);
}
