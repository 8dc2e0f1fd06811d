import type { Layer } from 'konva/lib/Layer.js';
import { cellBox } from '#client/floor/paint/floorPlace.ts';
import { paintCell, paintFloor } from '#client/floor/paint/paintFloor.ts';
import { paintMarks } from '#client/floor/paint/paintMarks.ts';
import { RULER } from '#client/floor/paint/viewport.ts';
import { type CellField, ZONE } from '#domain/map/cell.ts';
import { CELL_COUNT, cellPlace, type FloorGrid, planeOf } from '#domain/map/floorGrid.ts';
import type { DirtyCells, MapPainter, MapScene } from './MapPainter.ts';
import { EMPTY_OVERLAY, isEmptyOverlay, type Overlay, paintOverlay } from './paintOverlay.ts';
import { paintRulers } from './paintRulers.ts';

/** The layers of a map, lowest first. */
export const LAYERS = ['floor', 'marks', 'over'] as const;
export type LayerName = (typeof LAYERS)[number];

/** The size of the canvases in CSS pixels. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * Paints a map on Konva layers of one shape each: a whole layer, or for floor and marks only the cells reported as changed. Konva
 * schedules the painting: once a frame, and only after a change was reported.
 */
export class KonvaPainter implements MapPainter {
  readonly #layers = new Map<LayerName, Layer>();
  #scene: MapScene | undefined;
  #overlay: Overlay = EMPTY_OVERLAY;
  #extent: Extent = { width: 1, height: 1 };
  #pixelRatio = window.devicePixelRatio;
  readonly #listeners = new Set<() => void>();
  /** Layers that must be painted again as a whole. */
  readonly #stale = new Set<LayerName>(LAYERS);
  /** Cells whose content on the canvas is outdated. */
  readonly #dirty = { floor: new Set<number>(), marks: new Set<number>() };

  /** Called when the canvases need another size (`extent`). */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly extent = (): Extent => this.#extent;

  /** Sets the layer to paint on; null when it is removed. */
  readonly layer: Record<LayerName, (layer: Layer | null) => void> = {
    floor: (layer) => this.#take('floor', layer),
    marks: (layer) => this.#take('marks', layer),
    over: (layer) => this.#take('over', layer),
  };

  /** The draw function of each layer's shape. */
  readonly draw: Record<LayerName, () => void> = {
    floor: () => this.#onto('floor', (brush, scene) => this.#drawFloor(brush, scene)),
    marks: () => this.#onto('marks', (brush, scene) => this.#drawMarks(brush, scene)),
    over: () => this.#onto('over', (brush, scene) => this.#drawOver(brush, scene)),
  };

  paintAll(scene: MapScene): void {
    this.#scene = scene;
    for (const name of LAYERS) this.#stale.add(name);
    const { width, height } = scene.place;
    if (window.devicePixelRatio !== this.#pixelRatio) {
      this.#pixelRatio = window.devicePixelRatio;
      for (const layer of this.#layers.values()) layer.getCanvas().setPixelRatio(this.#pixelRatio);
    }
    this.#showMarks();
    this.#ask();
    if (width === this.#extent.width && height === this.#extent.height) return;
    this.#extent = { width, height };
    for (const listener of this.#listeners) listener();
  }

  paintCells(scene: MapScene, { floor, marks }: DirtyCells): void {
    this.#scene = scene;
    for (const cell of floor) this.#dirty.floor.add(cell);
    for (const cell of marks) this.#dirty.marks.add(cell);
    // The browser composes a touched canvas again as a whole, so only changed ones are touched.
    if (floor.size > 0) this.#layers.get('floor')?.batchDraw();
    if (marks.size === 0) return;
    this.#showMarks();
    this.#layers.get('marks')?.batchDraw();
  }

  paintOver(scene: MapScene, overlay: Overlay): void {
    this.#scene = scene;
    this.#overlay = overlay;
    this.#show('over', !isEmptyOverlay(overlay));
    this.#layers.get('over')?.batchDraw();
  }

  /** Paints at once: a new size has cleared the canvases, and no empty frame should be visible. */
  paintNow(): void {
    for (const name of LAYERS) this.#stale.add(name);
    for (const layer of this.#layers.values()) layer.draw();
  }

  #take(name: LayerName, layer: Layer | null): void {
    if (layer) this.#layers.set(name, layer);
    else this.#layers.delete(name);
    this.#stale.add(name);
  }

  #ask(): void {
    for (const layer of this.#layers.values()) layer.batchDraw();
  }

  /** Shows or hides a layer; an empty one is hidden, because even an empty canvas is composed with every frame. */
  #show(name: LayerName, isShown: boolean): void {
    const layer = this.#layers.get(name);
    if (!layer || layer.visible() === isShown) return;
    // Changes made while the layer was hidden were not painted.
    this.#stale.add(name);
    layer.visible(isShown);
  }

  #showMarks(): void {
    const { grid, entrances = [] } = this.#scene ?? {};
    this.#show('marks', entrances.length > 0 || (grid !== undefined && hasMarks(grid)));
  }

  #onto(name: LayerName, draw: (brush: CanvasRenderingContext2D, scene: MapScene) => void): void {
    const brush = this.#layers.get(name)?.getNativeCanvasElement().getContext('2d');
    if (brush && this.#scene) draw(brush, this.#scene);
  }

  #drawFloor(brush: CanvasRenderingContext2D, scene: MapScene): void {
    const cells = this.#dirty.floor;
    if (this.#stale.delete('floor')) {
      brush.fillStyle = scene.palette.outside;
      brush.fillRect(0, 0, scene.place.width, scene.place.height);
      paintFloor(brush, scene);
      paintRulers(brush, scene.place, scene.size, scene.palette);
    } else if (cells.size > 0) withinMap(brush, scene, () => eachCell(cells, (x, y) => paintCell(brush, scene, x, y)));
    cells.clear();
  }

  #drawMarks(brush: CanvasRenderingContext2D, scene: MapScene): void {
    const { marks } = this.#dirty;
    const isStale = this.#stale.delete('marks');
    if (isStale) brush.clearRect(0, 0, scene.place.width, scene.place.height);
    withinMap(brush, scene, () => {
      eachCell(isStale ? Array(CELL_COUNT).keys() : marks, (x, y) => {
        const box = cellBox(scene.place, x, y);
        if (!isStale) brush.clearRect(box.left, box.top, box.width, box.height);
        paintMarks(brush, scene, x, y);
      });
    });
    marks.clear();
  }

  #drawOver(brush: CanvasRenderingContext2D, scene: MapScene): void {
    const { place, size, palette } = scene;
    brush.clearRect(0, 0, place.width, place.height);
    withinMap(brush, scene, () => paintOverlay(brush, this.#overlay, place, size, palette));
  }
}

/** Paints clipped to the viewport between the rulers. */
function withinMap(brush: CanvasRenderingContext2D, { place }: MapScene, paint: () => void): void {
  brush.save();
  brush.beginPath();
  brush.rect(RULER, 0, place.width - RULER, place.height - RULER);
  brush.clip();
  paint();
  brush.restore();
}

function eachCell(cells: Iterable<number>, act: (x: number, y: number) => void): void {
  for (const cell of cells) {
    const { x, y } = cellPlace(cell);
    act(x, y);
  }
}

/** Whether any cell has content that is painted on the marks layer. */
function hasMarks(grid: FloorGrid): boolean {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const value = (field: CellField) => grid[planeOf(field) * CELL_COUNT + cell] as number;
    if (value('event_id') || value('room_id') || value('floor_id') & ~ZONE.dark) return true;
  }
  return false;
}
