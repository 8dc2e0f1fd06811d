// Not its core as a whole, which brings tweens and the like along.
import { Layer } from 'konva/lib/Layer.js';
import { Shape } from 'konva/lib/Shape.js';
import { Stage } from 'konva/lib/Stage.js';
import { Util } from 'konva/lib/Util.js';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import { BORDER, type Border, CELL_FIELDS, type CellField, SIDES, type Side, ZONE } from '#domain/map/cell.ts';
import {
  blankGrid,
  CELL_COUNT,
  cellIndex,
  type FloorGrid,
  GRID_SIDE,
  neighbour,
  oppositeSide,
  planeOf,
  readField,
} from '#domain/map/floorGrid.ts';
import type { CellChange, Patch } from '#domain/map/patch.ts';
import { createOffscreenCanvas } from './createOffscreenCanvas.ts';
import { cellBox } from './floorPlace.ts';
import { hasWallEnds } from './paintBorder.ts';
import { type FloorScene, paintAddedWall, paintCell, paintCorners, paintFloor, wallDepth } from './paintFloor.ts';
import { paintMarks } from './paintMarks.ts';
import { EMPTY_OVERLAY, isEmptyOverlay, type Overlay, paintOverlay } from './paintOverlay.ts';
import { paintRulers } from './paintRulers.ts';
import { fitViewport, RULER, type Viewport } from './viewport.ts';

Util.createCanvasElement = createOffscreenCanvas;

const ALL_PLANES: readonly number[] = CELL_FIELDS.map(planeOf);

/**
 * The map on the screen: three Konva layers (floor, marks, overlay) of one shape each, painted from the typed array. Konva draws a layer
 * as a whole; of a changed floor only the cells that differ from what is shown are painted, straight onto their layer. Nothing is
 * painted while nothing changes.
 */
export class MapView {
  readonly #stage: Stage;
  readonly #floor: Layer;
  readonly #marks: Layer;
  readonly #over: Layer;
  #palette: MapPalette;
  #grid: FloorGrid = blankGrid();
  /** What is shown below the stroke under way, and the planes that the stroke touches. */
  #base: FloorGrid | undefined;
  #touched: ReadonlySet<number> = new Set();
  #preview: Patch | undefined;
  /** The other of two buffers in turn: nothing is allocated while a stroke moves. */
  #spare: FloorGrid = blankGrid();
  #size: number = GRID_SIDE;
  #view: Viewport;
  #overlay: Overlay = EMPTY_OVERLAY;
  #pixelRatio = window.devicePixelRatio;
  /** Cells that differ from what is painted, and the frame that paints them. */
  readonly #dirty = {
    floor: new Set<number>(),
    /** Walls that came where nothing stood, painted on; by the half of each: its cell and plane. */
    walls: new Set<number>(),
    corners: new Set<number>(),
    marks: new Set<number>(),
  };
  #frame: number | undefined;

  constructor(container: HTMLDivElement, palette: MapPalette) {
    this.#palette = palette;
    this.#stage = new Stage({ container, width: 1, height: 1, listening: false });
    this.#view = fitViewport(1, 1, GRID_SIDE);
    this.#floor = this.#addLayer((brush) => this.#paintFloor(brush));
    this.#marks = this.#addLayer((brush) => this.#paintMarks(brush));
    this.#over = this.#addLayer((brush) => this.#paintOver(brush));
    for (const layer of [this.#marks, this.#over]) showCanvas(layer, false);
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

  /** Shows a floor, with the patch of a stroke under way on top; paints what differs from what was shown before. */
  show(grid: FloorGrid, size: number, preview?: Patch): void {
    // A pointer that moves within one edge or cell changes nothing.
    if (grid === this.#base && preview === this.#preview && size === this.#size) return;
    const before = this.#grid;
    const now = this.#spare;
    const cells = preview?.cells ?? [];
    const drawn = this.#preview?.cells ?? [];
    // Of a stroke that goes on only what it adds is looked at.
    const goesOn = grid === this.#base && drawn.length > 0 && drawn.every((change, at) => change === cells[at]);
    now.set(goesOn ? before : grid);
    const touched = new Set(goesOn ? this.#touched : []);
    const added: number[] = [];
    for (let at = goesOn ? drawn.length : 0; at < cells.length; at++) {
      const { x, y, after } = cells[at] as CellChange;
      for (const field in after) {
        const plane = planeOf(field as CellField);
        touched.add(plane);
        added.push(plane * CELL_COUNT + cellIndex(x, y));
        now[plane * CELL_COUNT + cellIndex(x, y)] = after[field as CellField] as number;
      }
    }
    const planes = grid === this.#base ? touched.union(this.#touched) : ALL_PLANES;
    this.#preview = preview;
    this.#grid = now;
    this.#spare = before;
    this.#base = grid;
    this.#touched = touched;
    if (size !== this.#size) {
      this.#size = size;
      showCanvas(this.#marks, hasMarks(now));
      this.#repaint();
      return;
    }
    if (goesOn) for (const at of added) this.#mark(at, before, now);
    else
      for (const plane of planes) {
        for (let at = plane * CELL_COUNT; at < (plane + 1) * CELL_COUNT; at++) this.#mark(at, before, now);
      }
    const { floor, walls, marks } = this.#dirty;
    if (marks.size > 0) showCanvas(this.#marks, hasMarks(now));
    if (floor.size + walls.size + marks.size > 0) this.#frame ??= requestAnimationFrame(() => this.#paintDirty());
  }

  setView(view: Viewport): void {
    const isResized = view.width !== this.#view.width || view.height !== this.#view.height;
    this.#view = view;
    if (isResized) this.#stage.size({ width: view.width, height: view.height });
    if (window.devicePixelRatio !== this.#pixelRatio) {
      this.#pixelRatio = window.devicePixelRatio;
      for (const layer of this.#stage.getLayers()) layer.getCanvas().setPixelRatio(this.#pixelRatio);
    }
    this.#repaint();
    // A new size has cleared the canvases: painted now, no empty frame is seen.
    if (isResized) for (const layer of this.#stage.getLayers()) layer.draw();
  }

  setPalette(palette: MapPalette): void {
    this.#palette = palette;
    this.#repaint();
  }

  setOverlay(overlay: Overlay): void {
    this.#overlay = overlay;
    showCanvas(this.#over, !isEmptyOverlay(overlay));
    this.#over.batchDraw();
  }

  destroy(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#stage.destroy();
  }

  #addLayer(paint: (brush: CanvasRenderingContext2D) => void): Layer {
    const layer = new Layer({ listening: false, clearBeforeDraw: false });
    layer.add(new Shape({ listening: false, sceneFunc: (context) => paint(context._context) }));
    this.#stage.add(layer);
    return layer;
  }

  #repaint(): void {
    for (const layer of [this.#floor, this.#marks, this.#over]) layer.batchDraw();
  }

  /** `at`: in the grids, whose values there may differ. */
  #mark(at: number, before: FloorGrid, now: FloorGrid): void {
    if (now[at] === before[at]) return;
    const [plane, cell] = [Math.floor(at / CELL_COUNT), at % CELL_COUNT];
    const side = SIDES[plane];
    if (isMarked(plane, (now[at] as number) ^ (before[at] as number))) this.#dirty.marks.add(cell);
    // Only sides, the first planes of a grid, show in the cells around.
    if (side) this.#markSide(cell, side, before, now);
    else this.#dirty.floor.add(cell);
  }

  /**
   * A side shows in both of its cells, across the rim too. The cells at its ends show it in their corners. Where a wall came it is
   * painted on; whatever else changed is painted anew.
   */
  #markSide(cell: number, side: Side, before: FloorGrid, now: FloorGrid): void {
    const [x, y] = placeOf(cell);
    const size = this.#size;
    if (x >= size || y >= size) return;
    const beyond = neighbour(x, y, side, size);
    const [was, is] = [readField(before, side, x, y) as Border, readField(now, side, x, y) as Border];
    const isAdded =
      is === BORDER.wall &&
      was === BORDER.open &&
      readField(before, oppositeSide(side), beyond.x, beyond.y) === BORDER.open;
    const hasEnds = hasWallEnds(is);
    for (const near of [{ x, y }, beyond]) {
      if (isAdded)
        this.#dirty.walls.add(
          cellIndex(near.x, near.y) * SIDES.length + planeOf(near === beyond ? oppositeSide(side) : side),
        );
      else this.#dirty.floor.add(cellIndex(near.x, near.y));
      if (hasEnds === hasWallEnds(was)) continue;
      const isLevel = side === 'north' || side === 'south';
      const atEnds = hasEnds ? this.#dirty.corners : this.#dirty.floor;
      for (const step of [-1, 1]) {
        const [dx, dy] = isLevel ? [step, 0] : [0, step];
        atEnds.add(cellIndex((near.x + dx + size) % size, (near.y + dy + size) % size));
      }
    }
  }

  /** A canvas that is touched is composed anew as a whole, so only those are that change. */
  #paintDirty(): void {
    this.#frame = undefined;
    const { floor, walls, marks } = this.#dirty;
    if (floor.size + walls.size > 0) {
      const brush = brushOf(this.#floor);
      // To clip is dearer than to paint a cell.
      if (this.#isWhole) this.#paintDirtyFloor(brush);
      else this.#withinMap(brush, () => this.#paintDirtyFloor(brush));
    }
    if (marks.size > 0) {
      const brush = brushOf(this.#marks);
      this.#withinMap(brush, () => this.#paintDirtyMarks(brush));
    }
  }

  /** Whether all of the floor lies in the window between the rulers, its rim too. */
  get #isWhole(): boolean {
    const { left, bottom, cell, width, height } = this.#view;
    const [side, rim] = [cell * GRID_SIDE, wallDepth(cell)];
    return (
      left - rim >= RULER && left + side + rim <= width && bottom - side - rim >= 0 && bottom + rim <= height - RULER
    );
  }

  get #scene(): FloorScene {
    return { grid: this.#grid, size: this.#size, place: this.#view, palette: this.#palette };
  }

  #paintFloor(brush: CanvasRenderingContext2D): void {
    brush.fillStyle = this.#palette.outside;
    brush.fillRect(0, 0, this.#view.width, this.#view.height);
    paintFloor(brush, this.#scene);
    paintRulers(brush, this.#view, this.#size, this.#palette);
    this.#forgetFloor();
  }

  #paintDirtyFloor(brush: CanvasRenderingContext2D): void {
    const scene = this.#scene;
    for (const half of this.#dirty.walls) {
      const cell = Math.floor(half / SIDES.length);
      const [x, y] = placeOf(cell);
      const edge = { x, y, side: SIDES[half % SIDES.length] as Side };
      // Painted on only where it comes to look as painted anew.
      if (!this.#dirty.floor.has(cell) && !paintAddedWall(brush, scene, edge)) this.#dirty.floor.add(cell);
    }
    for (const cell of this.#dirty.floor) paintCell(brush, scene, ...placeOf(cell));
    for (const cell of this.#dirty.corners) paintCorners(brush, scene, ...placeOf(cell));
    this.#forgetFloor();
  }

  #forgetFloor(): void {
    for (const cells of [this.#dirty.floor, this.#dirty.walls, this.#dirty.corners]) cells.clear();
  }

  #paintMarks(brush: CanvasRenderingContext2D): void {
    brush.clearRect(0, 0, this.#view.width, this.#view.height);
    this.#withinMap(brush, () => {
      const scene = this.#scene;
      for (let cell = 0; cell < CELL_COUNT; cell++) paintMarks(brush, scene, ...placeOf(cell));
    });
    this.#dirty.marks.clear();
  }

  #paintDirtyMarks(brush: CanvasRenderingContext2D): void {
    const scene = this.#scene;
    for (const cell of this.#dirty.marks) {
      const [x, y] = placeOf(cell);
      const box = cellBox(this.#view, x, y);
      brush.clearRect(box.left, box.top, box.width, box.height);
      paintMarks(brush, scene, x, y);
    }
    this.#dirty.marks.clear();
  }

  #paintOver(brush: CanvasRenderingContext2D): void {
    brush.clearRect(0, 0, this.#view.width, this.#view.height);
    this.#withinMap(brush, () => paintOverlay(brush, this.#overlay, this.#view, this.#size, this.#palette));
  }

  /** Paints clipped to the window between the rulers. */
  #withinMap(brush: CanvasRenderingContext2D, paint: () => void): void {
    brush.save();
    brush.beginPath();
    brush.rect(RULER, 0, this.#view.width - RULER, this.#view.height - RULER);
    brush.clip();
    paint();
    brush.restore();
  }
}

const placeOf = (cell: number): [x: number, y: number] => [cell % GRID_SIDE, Math.floor(cell / GRID_SIDE)];

const brushOf = (layer: Layer): CanvasRenderingContext2D => layer.getContext()._context;

/** A canvas with nothing on it is taken out: even an empty one is composed with every frame. */
function showCanvas(layer: Layer, isShown: boolean): void {
  const visibility = isShown ? 'visible' : 'hidden';
  const { style } = layer.getNativeCanvasElement();
  if (style.visibility !== visibility) style.visibility = visibility;
}

/** Whether any cell holds something that is painted on the layer of marks. */
function hasMarks(grid: FloorGrid): boolean {
  const plane = (field: CellField) => grid.subarray(planeOf(field) * CELL_COUNT, (planeOf(field) + 1) * CELL_COUNT);
  return (
    plane('event_id').some((event) => event !== 0) ||
    plane('room_id').some((room) => room !== 0) ||
    plane('floor_id').some((floorId) => (floorId & ~ZONE.dark) !== 0)
  );
}

/** Whether a change of some bits of a value shows among the marks: sides and the dark zone are the floor's. */
function isMarked(plane: number, bits: number): boolean {
  return plane >= SIDES.length && !(plane === planeOf('floor_id') && bits === ZONE.dark);
}
