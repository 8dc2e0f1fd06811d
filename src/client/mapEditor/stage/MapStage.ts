import type { createStore } from 'jotai';
import type { FloorSheet } from '#client/floor/desk/FloorDesk.ts';
import type { CellRemarks, MapCells } from '#client/mapEditor/canvas/CellGrid.ts';
import type { MapPainter } from '#client/mapEditor/canvas/MapPainter.ts';
import { MapView } from '#client/mapEditor/canvas/MapView.ts';
import type { MapPointMarks } from '#client/mapEditor/canvas/PointMarks.ts';
import type { FetchedPainter, Overlay } from '#client/mapEditor/canvas/paintOverlay.ts';
import { offeredTargets, shownPreview } from '#client/mapEditor/canvas/shownPreview.ts';
import { entrancesOnAtom, pickingAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { cellOn } from '#client/mapEditor/gestures/cellOn.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import type { PointerDriver, StrokeDriver } from '#client/mapEditor/gestures/StrokeDriver.ts';
import type { PointerInput, PointerSurface } from '#client/mapEditor/input/PointerInput.ts';
import type { FloorBelow } from '#client/mapEditor/selection/floating.ts';
import { MapSelection, type MapSelectionParts } from '#client/mapEditor/selection/MapSelection.ts';
import {
  erasingAtom,
  gestureAtom,
  inspectedCellAtom,
  oneSidedAtom,
  toolAtom,
  toolValuesAtom,
  zoomAtom,
} from '#client/mapEditor/state/mapAtoms.ts';
import type { MapTool, ToolHand, ToolStroke } from '#client/mapEditor/tools/mapTool.ts';
import { select } from '#client/mapEditor/tools/select.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import type { Side } from '#domain/map/cell.ts';
import type { Position } from '#domain/map/edge.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { type StaleRoom, staleRooms } from '#domain/map/monsterRooms.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import { EventSight } from './EventSight.ts';
import { MapInput } from './MapInput.ts';
import { PointTeller } from './PointTeller.ts';

/** What others than the stage have painted over the floor, and fetch for that. */
type FetchedPainters = Pick<Overlay, 'ghost' | 'conflicts'>;

/** The cell of the keyboard, with the side towards which one went last. */
export interface CellCursor {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

interface MapStageParts {
  /** What the map reads and reports: the current tool, the pointed cell, the zoom. Each map on a page has its own store. */
  readonly store: ReturnType<typeof createStore>;
  readonly painter: MapPainter;
  /** Takes the pointer. */
  readonly surface: PointerSurface;
  /** The window of the page, through which every pointer comes. */
  readonly page: EventTarget;
  /** The grid of cells for assistive technology; it has the focus of the map. */
  readonly cells: MapCells;
  /** What is set off on the rulers, and said of a cell beside it. */
  readonly marks: MapPointMarks;
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
  readonly done: (sight: ToolStroke) => void;
  /** A tool was picked up from the map; undefined: there was nothing to be picked up. */
  readonly picked: (tool: MapTool | undefined) => void;
}

/** How long cells that undo has changed are set off, in milliseconds. */
const FLASH = 500;

/**
 * One map, driven from outside of React: it shows the desk's floor through a view, lets the input draw on it, and keeps the cell cursor
 * and all that lies over the floor. What changes often is handed to the painter and to atoms directly.
 */
export class MapStage {
  readonly #parts: MapStageParts;
  readonly #store: MapStageParts['store'];
  readonly #view: MapView;
  readonly #input: MapInput;
  readonly #events: EventSight;
  readonly #ending = new AbortController();
  readonly point: PointTeller;
  readonly selection: MapSelection;
  #desk: FloorSheet | undefined;
  #unsubscribe: (() => void) | undefined;
  #sight: ToolStroke | undefined;
  #cursor: CellCursor = { x: 0, y: 0, side: 'north' };
  /** Whether the cell cursor is in use: the map has the focus, and not from the pointer. */
  #hasFocus = false;
  #isPressed = false;
  #stale: readonly StaleRoom[] = [];
  #flash: readonly { x: number; y: number }[] = [];
  /** Paint what is fetched when it is to be shown. */
  #painters: FetchedPainters = { ghost: undefined, conflicts: undefined };
  #camera: CellCursor | undefined;
  #flashTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: MapStageParts) {
    this.#parts = parts;
    const { store, cells } = parts;
    this.#store = store;
    this.#view = new MapView({
      ...parts,
      moved: (zoom) => {
        this.point.show();
        store.set(zoomAtom, zoom);
      },
    });
    this.#events = new EventSight(
      store,
      () => ({ desk: this.#desk, stroke: this.#sight, cursor: this.shownCursor }),
      () => this.#showOver(),
    );
    this.point = new PointTeller({
      ...parts,
      view: () => this.#view.window,
      sight: () => this.#sight,
      hasFocus: () => this.#hasFocus,
    });
    const commit = (patch: Patch, stroke?: symbol) => this.commit(patch, stroke);
    const floor = () => this.#floor();
    this.selection = new MapSelection({
      floor,
      commit,
      show: () => this.#showSelection(),
      taken: () => {
        store.set(toolAtom, select);
        cells.focus();
      },
      tell: parts.chosen,
    });
    const { signal } = this.#ending;
    this.#input = new MapInput({
      ...parts,
      floor,
      commit,
      signal,
      selection: this.selection,
      // Where the map waits for a place, to pick where an event leads or to lay down what floats, a finger gives it.
      doFingersLead: () =>
        parts.doFingersDraw() || store.get(pickingAtom) !== undefined || this.selection.floating !== undefined,
      instead: (sample, own) => this.#events.hand(sample, own),
      show: (sight) => this.#showStroke(sight),
      view: () => this.#view.window,
      rest: (at) => this.#rest(at),
      tapped: (at) => this.#lookAt(at),
      ended: () => this.#view.fitAnew(),
      pan: (dx, dy) => this.#view.pan(dx, dy),
      zoom: (factor, at) => this.#view.zoom(factor, at),
    });
    cells.onFocus((isKeyboards) => {
      this.#hasFocus = isKeyboards && !this.#isPressed;
      this.point.show();
      this.#showOver();
    }, signal);
    const follow = (atom: Parameters<typeof store.sub>[0], changed: () => void) =>
      signal.addEventListener('abort', store.sub(atom, changed));
    follow(toolAtom, () => {
      store.set(erasingAtom, false);
      if (!store.get(toolAtom).isSelector) this.selection.dismiss();
    });
    follow(entrancesOnAtom, () => this.#showEntrances());
    for (const atom of [toolAtom, gestureAtom, toolValuesAtom, oneSidedAtom, erasingAtom, ...EventSight.atoms]) {
      follow(atom, () => {
        this.pointer.refresh();
        this.#showOver();
      });
    }
  }

  /** What the pointer draws. */
  get strokes(): StrokeDriver<MapTool> {
    return this.#input.strokes;
  }

  get pointer(): PointerInput {
    return this.#input.pointer;
  }

  /** What the pointer and the keys lead now: strokes, or what is chosen. */
  get driver(): PointerDriver {
    return this.#input.driver;
  }

  get cursor(): CellCursor {
    return this.#cursor;
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

  /** The grid of cells for assistive technology; it has the focus of the map. */
  get cells(): MapCells {
    return this.#parts.cells;
  }

  get desk(): FloorSheet | undefined {
    return this.#desk;
  }

  get canDraw(): boolean {
    return this.#parts.canDraw;
  }

  /** The current tool, or what picks and drags the ends of links; undefined where nothing may be drawn. */
  hand(sample?: PointerSample): ToolHand | undefined {
    return this.#input.hand(sample);
  }

  handOf(tool: MapTool): ToolHand {
    return this.#input.handOf(tool);
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
    this.#showEntrances();
    this.#showFloor();
  }

  /** The language or the floor has changed: the grid and every cell are named anew. */
  rename(label: string): void {
    const { grid, size } = this.#floor();
    this.#parts.cells.setLabel(label);
    this.#parts.cells.show(grid, size, (now, x, y) => this.#parts.describe(now, size, x, y), true);
  }

  setPalette(palette: MapPalette): void {
    this.#view.setPalette(palette);
  }

  /** The window on the map has another size, in CSS pixels. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const { dx, dy } = this.pointer.measure();
    // What comes above the map while somebody draws moves no cell away from under the pointer.
    if (this.pointer.isDrawing) this.#view.resizeAround(width, height, dx, dy);
    else this.#view.resize(width, height);
  }

  fit(): void {
    this.#view.fit();
  }

  /** By a factor around the middle of the window. */
  zoom(factor: number): void {
    this.#view.zoom(factor);
  }

  commit(patch: Patch, stroke?: symbol): void {
    if (patch.cells.length === 0) return;
    this.#desk?.session.commit(patch, stroke);
    this.#parts.committed(patch);
  }

  /** Switches to the tool and brush that draw what is at a target. */
  pick(target: StrokeTarget): void {
    this.#input.pick(target);
  }

  /** Moves the cell cursor and shows it. */
  setCursor(cursor: CellCursor): void {
    this.#cursor = cursor;
    this.#hasFocus = true;
    this.#parts.cells.setActive(cursor.x, cursor.y);
    if (this.#desk) this.#showGrid();
    this.#view.reveal(cursor);
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
    this.#parts.cells.focus();
    this.#isPressed = false;
    this.#hasFocus = false;
    const cell = cellOn(at, this.#floor().size);
    if (!cell) return;
    this.#cursor = { ...this.#cursor, ...cell };
    this.#store.set(inspectedCellAtom, cell);
    this.#parts.cells.setActive(this.#cursor.x, this.#cursor.y);
  }

  /** Shows another floor through this one, or what is to be settled; or no more. */
  setPainter(of: keyof FetchedPainters, painter: FetchedPainter | undefined): void {
    this.#painters = { ...this.#painters, [of]: painter };
    this.#showOver();
  }

  /** Shows the position and direction of the viewer, or none. */
  setCamera(camera: CellCursor | undefined): void {
    if (camera === this.#camera) return;
    this.#camera = camera;
    this.#showOver();
  }

  /** Sets cells off for a moment, one of them in sight at least. */
  flash(cells: readonly { x: number; y: number }[]): void {
    const [first] = cells;
    if (first && !cells.some((cell) => this.#view.isInSight(cell))) this.#view.reveal(first);
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
  }

  /** The floor that is open; until one is, the empty one that is shown. */
  #floor(): FloorBelow {
    if (!this.#desk) return { grid: this.#view.grid, size: this.#view.size, number: 0 };
    const { session, size, number } = this.#desk;
    return { grid: session.grid, size, number };
  }

  #showFloor(): void {
    const { grid, size } = this.#floor();
    this.#showGrid();
    this.#parts.cells.show(grid, size, (now, x, y) => this.#parts.describe(now, size, x, y));
    this.#parts.cells.setActive(this.#cursor.x, this.#cursor.y);
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
    this.#parts.cells.setChosen(this.selection.state.cells);
    this.#showOver();
  }

  #showStroke(sight: ToolStroke | undefined): void {
    if (!this.#desk) return;
    const wasDragging = this.#sight?.isDragging ?? false;
    this.#sight = sight;
    this.#showGrid();
    if (sight?.hand?.tool.dragsLink) this.#showOver();
    if (sight?.isDragging && wasDragging) this.point.tellSoon();
    else {
      this.point.tell();
      this.#showOver();
    }
  }

  /** Says of cells, by their index, what is to be known of them: beside them, and to assistive technology. */
  setRemarks(remarks: CellRemarks): void {
    this.#parts.cells.setRemarks(remarks);
    this.point.setRemarks(remarks);
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
