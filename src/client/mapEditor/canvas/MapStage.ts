import { getDefaultStore } from 'jotai';
import { entrancesOnAtom, pickingAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { CellRemarks } from '#client/mapEditor/events/useCellRemarks.ts';
import { cellOn } from '#client/mapEditor/gestures/cellOn.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import { PointerInput } from '#client/mapEditor/gestures/PointerInput.ts';
import {
  type Hand,
  type PointerDriver,
  StrokeDriver,
  type StrokeSight,
} from '#client/mapEditor/gestures/StrokeDriver.ts';
import { MapSelection, type MapSelectionParts } from '#client/mapEditor/selection/MapSelection.ts';
import { SelectionDriver } from '#client/mapEditor/selection/SelectionDriver.ts';
import type { FloorSheet } from '#client/mapEditor/state/FloorDesk.ts';
import {
  erasingAtom,
  gestureAtom,
  inspectedCellAtom,
  oneSidedAtom,
  toolAtom,
  toolValuesAtom,
  zoomAtom,
} from '#client/mapEditor/state/mapAtoms.ts';
import { linkMover } from '#client/mapEditor/tools/linkTools.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { pickUp } from '#client/mapEditor/tools/pickUp.ts';
import { select } from '#client/mapEditor/tools/select.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import type { Side } from '#domain/map/cell.ts';
import type { Position } from '#domain/map/edge.ts';
import { type FloorGrid, readCell } from '#domain/map/floorGrid.ts';
import { type StaleRoom, staleRooms } from '#domain/map/monsterRooms.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import { CellGrid } from './CellGrid.ts';
import { EventSight } from './EventSight.ts';
import { MapView } from './MapView.ts';
import { PointTeller } from './PointTeller.ts';
import type { FetchedPainter, Overlay } from './paintOverlay.ts';
import { offeredTargets, shownPreview } from './shownPreview.ts';
import { fitViewport, panViewport, revealCell, type Viewport, zoomViewport } from './viewport.ts';

/** What others than the stage have painted over the floor, and fetch for that. */
type FetchedPainters = Pick<Overlay, 'ghost' | 'conflicts'>;

/** The cell of the keyboard, with the side towards which one went last. */
export interface CellCursor {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

interface MapStageParts {
  /** Takes the pointer and holds the canvases. */
  readonly surface: HTMLElement;
  readonly canvas: HTMLDivElement;
  /** The grid of cells for assistive technology; it has the focus of the map. */
  readonly cells: HTMLElement;
  /** The numbers that the rulers set off, and what is said of a cell beside it. */
  readonly rulerX: HTMLElement;
  readonly rulerY: HTMLElement;
  readonly tip: HTMLElement;
  readonly palette: MapPalette;
  /** Without it the floor is only looked at. */
  readonly canDraw: boolean;
  /** Whether one finger draws; else it moves the map and looks at cells. */
  readonly doFingersDraw: () => boolean;
  /** A finger has looked at a cell. */
  readonly looked: (cell: { readonly x: number; readonly y: number }) => void;
  readonly describe: (grid: FloorGrid, size: number, x: number, y: number) => string;
  readonly committed: (patch: Patch) => void;
  /** What is chosen has changed; `key` names what assistive technology is told. */
  readonly chosen: MapSelectionParts['tell'];
  /** A stroke is done, whether it has changed anything or not. */
  readonly done: (sight: StrokeSight) => void;
  /** A tool was picked up from the map; undefined: there was nothing to be picked up. */
  readonly picked: (tool: MapTool | undefined) => void;
}

/** How long cells that undo has changed are set off, in milliseconds. */
const FLASH = 500;

/**
 * One map on the screen, driven from outside of React: it shows the desk's floor, lets the pointer draw on it, and keeps
 * viewport, cell cursor and overlay. Everything that changes often is written to the canvas and to atoms directly.
 */
export class MapStage {
  readonly #parts: MapStageParts;
  readonly #view: MapView;
  readonly #cellGrid: CellGrid;
  readonly point: PointTeller;
  readonly #store = getDefaultStore();
  readonly #events = new EventSight(
    this.#store,
    () => ({
      desk: this.#desk,
      stroke: this.#sight,
      cursor: this.#hasFocus ? this.#cursor : undefined,
    }),
    () => this.#showOver(),
  );
  readonly #ending = new AbortController();
  readonly strokes: StrokeDriver;
  readonly #selecting: SelectionDriver;
  readonly selection: MapSelection;
  readonly pointer: PointerInput;
  #desk: FloorSheet | undefined;
  #unsubscribe: (() => void) | undefined;
  #sight: StrokeSight | undefined;
  #cursor: CellCursor = { x: 0, y: 0, side: 'north' };
  /** Whether the cell cursor is in use: the map has the focus, and not from the pointer. */
  #hasFocus = false;
  #isPressed = false;
  #isFitted = true;
  #stale: readonly StaleRoom[] = [];
  #flash: readonly { x: number; y: number }[] = [];
  /** Paint what is fetched when it is to be shown. */
  #painters: FetchedPainters = { ghost: undefined, conflicts: undefined };
  #camera: CellCursor | undefined;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: MapStageParts) {
    this.#parts = parts;
    this.#view = new MapView(parts.canvas, parts.palette);
    this.#cellGrid = new CellGrid(parts.cells);
    this.point = new PointTeller({
      ...parts,
      store: this.#store,
      view: () => this.#view.view,
      sight: () => this.#sight,
      hasFocus: () => this.#hasFocus,
    });
    this.selection = new MapSelection({
      floor: () => ({ ...this.#floor(), number: this.#desk?.number ?? 0 }),
      commit: (patch) => this.commit(patch),
      show: () => this.#showSelection(),
      taken: () => {
        this.#store.set(toolAtom, select);
        parts.cells.focus({ preventScroll: true });
      },
      tell: parts.chosen,
    });
    this.#selecting = new SelectionDriver({
      selection: this.selection,
      floor: () => ({ ...this.#floor(), number: this.#desk?.number ?? 0 }),
      gesture: () => this.#store.get(gestureAtom),
      isOneSided: () => this.#store.get(oneSidedAtom),
      pick: (sample, keys) => this.strokes.begin(sample, keys),
      point: (cell) =>
        this.#showStroke(cell && { hand: this.hand(), targets: [], mode: 'draw', isDragging: false, cell }),
    });
    this.strokes = new StrokeDriver({
      floor: () => this.#floor(),
      hand: (sample) => this.hand(sample),
      show: (sight) => this.#showStroke(sight),
      commit: (patch, stroke) => this.commit(patch, stroke),
      done: parts.done,
      pick: (target) => this.pick(target),
    });
    const { signal } = this.#ending;
    const leader = () => this.driver;
    this.pointer = new PointerInput(
      parts.surface,
      {
        view: () => this.#view.view,
        get driver() {
          return leader();
        },
        rest: (at) => this.#rest(at),
        tapped: (at) => this.#lookAt(at),
        ended: () => this.#fitAnew(),
        isLed: (type) => parts.canDraw && (type !== 'touch' || parts.doFingersDraw() || this.#isAsked),
        isOneSided: () => this.#store.get(oneSidedAtom),
        isErasing: () => this.#store.get(erasingAtom),
        pan: (dx, dy) => this.#look(panViewport(this.#view.view, dx, dy, this.#view.size)),
        zoom: (factor, at) => this.zoom(factor, at),
      },
      signal,
    );
    for (const type of ['focus', 'blur'] as const) {
      parts.cells.addEventListener(
        type,
        () => {
          this.#hasFocus = type === 'focus' && !this.#isPressed && parts.cells.matches(':focus-visible');
          this.point.show();
          this.#showOver();
        },
        { signal },
      );
    }
    const stopChoosing = this.#store.sub(toolAtom, () => {
      this.#store.set(erasingAtom, false);
      if (this.#store.get(toolAtom) !== select) this.selection.dismiss();
    });
    signal.addEventListener('abort', stopChoosing);
    signal.addEventListener(
      'abort',
      this.#store.sub(entrancesOnAtom, () => this.#showEntrances()),
    );
    for (const atom of [toolAtom, gestureAtom, toolValuesAtom, oneSidedAtom, erasingAtom, ...EventSight.atoms]) {
      const stop = this.#store.sub(atom, () => {
        this.pointer.refresh();
        this.#showOver();
      });
      signal.addEventListener('abort', stop);
    }
  }

  get cursor(): CellCursor {
    return this.#cursor;
  }

  /** What the pointer and the keys lead now: strokes, or what is chosen. */
  get driver(): PointerDriver {
    const isSelecting = this.hand()?.tool === select || this.selection.floating !== undefined;
    return isSelecting ? this.#selecting : this.strokes;
  }

  /** The cell cursor while it is in use: not where the pointer leads. */
  get shownCursor(): CellCursor | undefined {
    return this.#hasFocus ? this.#cursor : undefined;
  }

  /** The floor with a stroke under way or a floating part on top, but without what a stroke begun here would draw. */
  get shownGrid(): FloorGrid {
    const isChanging = this.#sight?.isDragging || this.selection.preview !== undefined;
    return isChanging || !this.#desk ? this.#view.grid : this.#desk.session.grid;
  }

  /** The element that has the focus of the map. */
  get cells(): HTMLElement {
    return this.#parts.cells;
  }

  get desk(): FloorSheet | undefined {
    return this.#desk;
  }

  get canDraw(): boolean {
    return this.#parts.canDraw;
  }

  /** The tool in hand, or what picks and drags the ends of links; undefined where nothing may be drawn. */
  hand(sample?: PointerSample): Hand | undefined {
    if (!this.canDraw) return undefined;
    const own = this.handOf(this.#store.get(toolAtom));
    return this.#events.hand(sample, own) ?? own;
  }

  handOf(tool: MapTool): Hand {
    const gesture = tool === this.#store.get(toolAtom) ? this.#store.get(gestureAtom) : tool.gestures[0];
    return { tool, gesture, values: { ...this.#store.get(toolValuesAtom)(tool), floor: this.#desk?.number ?? 0 } };
  }

  open(desk: FloorSheet): void {
    this.driver.cancel();
    this.#unsubscribe?.();
    if (this.#desk && this.#desk !== desk) this.selection.dismiss();
    this.#desk = desk;
    const size = desk.size;
    this.#cursor = { ...this.#cursor, x: Math.min(this.#cursor.x, size - 1), y: Math.min(this.#cursor.y, size - 1) };
    this.#unsubscribe = desk.session.subscribe(() => {
      this.selection.floorChanged();
      this.#showFloor();
    });
    const isResized = size !== this.#view.size;
    this.#showEntrances();
    this.#showFloor();
    if (isResized && this.#isFitted) this.fit();
  }

  /** The language or the floor has changed: the grid and every cell are named anew. */
  rename(label: string): void {
    const { grid, size } = this.#floor();
    this.#cellGrid.setLabel(label);
    this.#cellGrid.show(grid, size, (now, x, y) => this.#parts.describe(now, size, x, y), true);
  }

  setPalette(palette: MapPalette): void {
    this.#view.setPalette(palette);
  }

  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const view = { ...this.#view.view, width, height };
    const { dx, dy } = this.pointer.measure();
    // What comes above the map while somebody draws moves no cell away from under the pointer.
    if (this.pointer.isDrawing) this.#look(panViewport(view, -dx, -dy, this.#view.size), this.#isFitted);
    else if (this.#isFitted) this.#look(fitViewport(width, height, this.#view.size), true);
    else this.#look(panViewport(view, 0, 0, this.#view.size));
  }

  fit(): void {
    const { width, height } = this.#view.view;
    this.#look(fitViewport(width, height, this.#view.size), true);
  }

  /** A floor that is shown whole is so again, where the map's size has changed during a stroke. */
  #fitAnew(): void {
    const { view, size } = this.#view;
    const { left, bottom } = fitViewport(view.width, view.height, size);
    if (this.#isFitted && (view.left !== left || view.bottom !== bottom)) this.fit();
  }

  zoom(factor: number, at?: { x: number; y: number }): void {
    const { view } = this.#view;
    this.#look(zoomViewport(view, factor, at ?? { x: view.width / 2, y: view.height / 2 }, this.#view.size));
  }

  commit(patch: Patch, stroke?: symbol): void {
    if (patch.cells.length === 0) return;
    this.#desk?.session.commit(patch, stroke);
    this.#parts.committed(patch);
  }

  /** Takes the tool and the brush in hand that draw what lies at a target. */
  pick(target: StrokeTarget): void {
    const { x, y } = target.kind === 'edge' ? target.edge : target;
    const found = pickUp(mapTools, this.#store.get(toolAtom), readCell(this.#floor().grid, x, y), target);
    if (found) {
      this.#store.set(toolValuesAtom, found.tool, found.values);
      this.#store.set(toolAtom, found.tool);
    }
    this.#parts.picked(found?.tool);
  }

  /** Moves the cell cursor and shows it. */
  setCursor(cursor: CellCursor): void {
    this.#cursor = cursor;
    this.#hasFocus = true;
    this.#cellGrid.setActive(cursor.x, cursor.y);
    if (this.#desk) this.#showGrid();
    const { view } = this.#view;
    const revealed = revealCell(view, cursor.x, cursor.y);
    if (revealed !== view) this.#look(revealed);
    this.point.set({
      x: cursor.x,
      y: cursor.y,
      edge: undefined,
      count: 0,
      mode: 'draw',
      isEdges: false,
      isDragging: false,
    });
    this.#showOver();
  }

  /** Whether the map waits for a place: to pick where an event leads, or to lay down what floats. */
  get #isAsked(): boolean {
    return this.#store.get(pickingAtom) !== undefined || this.selection.floating !== undefined;
  }

  /** A finger that does not draw goes to a cell as the keys would. */
  #lookAt(at: Position): void {
    const cell = cellOn(at, this.#floor().size);
    if (!cell) return;
    this.#rest(at);
    this.setCursor({ ...this.#cursor, ...cell });
    this.#parts.looked(cell);
  }

  /** The pointer takes the focus along, and the cell cursor: unseen, until a key moves it on from there. */
  #rest(at: Position): void {
    this.#isPressed = true;
    this.#parts.cells.focus({ preventScroll: true });
    this.#isPressed = false;
    this.#hasFocus = false;
    const cell = cellOn(at, this.#floor().size);
    if (!cell) return;
    this.#cursor = { ...this.#cursor, ...cell };
    this.#store.set(inspectedCellAtom, cell);
    this.#cellGrid.setActive(this.#cursor.x, this.#cursor.y);
  }

  /** Shows another floor through this one, or what is to be settled; or no more. */
  setPainter(of: keyof FetchedPainters, painter: FetchedPainter | undefined): void {
    this.#painters = { ...this.#painters, [of]: painter };
    this.#showOver();
  }

  /** Shows where somebody stands and looks from, or nobody. */
  setCamera(camera: CellCursor | undefined): void {
    if (camera === this.#camera) return;
    this.#camera = camera;
    this.#showOver();
  }

  /** Sets cells off for a moment, one of them in sight at least. */
  flash(cells: readonly { x: number; y: number }[]): void {
    const { view } = this.#view;
    const [first] = cells;
    if (first && cells.every(({ x, y }) => revealCell(view, x, y) !== view))
      this.#look(revealCell(view, first.x, first.y));
    clearTimeout(this.#flashTimer);
    this.#flash = cells;
    this.#flashTimer = setTimeout(() => {
      this.#flash = [];
      this.#showOver();
    }, FLASH);
    this.#showOver();
  }

  destroy(): void {
    clearTimeout(this.#flashTimer);
    this.#unsubscribe?.();
    this.#ending.abort();
    this.point.destroy();
    this.#store.set(inspectedCellAtom, undefined);
    this.#view.destroy();
  }

  #floor(): { grid: FloorGrid; size: number } {
    if (!this.#desk) throw new Error('No floor is open');
    return { grid: this.#desk.session.grid, size: this.#desk.size };
  }

  #showFloor(): void {
    const { grid, size } = this.#floor();
    this.#showGrid();
    this.#cellGrid.show(grid, size, (now, x, y) => this.#parts.describe(now, size, x, y));
    this.#cellGrid.setActive(this.#cursor.x, this.#cursor.y);
    this.#stale = staleRooms(grid, size);
    this.#showOver();
  }

  #showEntrances(): void {
    if (this.#desk) this.#view.setEntrances(this.#store.get(entrancesOnAtom)(this.#desk.number));
  }

  #showGrid(): void {
    const { grid, size } = this.#floor();
    this.#view.show(grid, size, shownPreview(this.#sight, this.selection.preview, !this.#hasFocus));
  }

  #showSelection(): void {
    if (!this.#desk) return;
    this.#showGrid();
    this.#cellGrid.setChosen(this.selection.state.cells);
    this.#showOver();
  }

  #showStroke(sight: StrokeSight | undefined): void {
    if (!this.#desk) return;
    const wasDragging = this.#sight?.isDragging ?? false;
    this.#sight = sight;
    this.#showGrid();
    if (sight?.hand?.tool === linkMover) this.#showOver();
    if (sight?.isDragging && wasDragging) this.point.tellSoon();
    else {
      this.point.tell();
      this.#showOver();
    }
  }

  /** Says of cells, by their index, what is to be known of them: beside them, and to assistive technology. */
  setRemarks(remarks: CellRemarks): void {
    this.#cellGrid.setRemarks(remarks);
    this.point.setRemarks(remarks);
  }

  #look(view: Viewport, isFitted = false): void {
    this.#isFitted = isFitted;
    this.#view.setView(view);
    this.point.show();
    const fitted = fitViewport(view.width, view.height, this.#view.size);
    this.#store.set(zoomAtom, Math.round((view.cell / fitted.cell) * 100));
  }

  #showOver(): void {
    const isEdgeTool = this.hand()?.tool.gestures.includes('edge');
    const cursor = this.#hasFocus ? { ...this.#cursor, side: isEdgeTool ? this.#cursor.side : undefined } : undefined;
    this.#view.setOverlay({
      targets: offeredTargets(this.#sight),
      mode: this.#sight?.mode ?? 'draw',
      cursor,
      selection: this.selection.sight,
      stale: this.#stale,
      flash: this.#flash,
      ...this.#events.overlay(),
      ...this.#painters,
      // While a stroke moves, a layer with nothing on it need not be composed.
      camera: this.#sight?.isDragging ? undefined : this.#camera,
    });
  }
}
