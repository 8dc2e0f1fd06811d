import type { createStore } from 'jotai';
import type { FloorDocument } from '#client/floor/desk/FloorDesk.ts';
import type { CellProblems, MapCells } from '#client/mapEditor/canvas/CellGrid.ts';
import type { MapPainter } from '#client/mapEditor/canvas/MapPainter.ts';
import { MapView } from '#client/mapEditor/canvas/MapView.ts';
import type { MapPointMarks } from '#client/mapEditor/canvas/PointMarks.ts';
import type { FetchedPainter, Overlay } from '#client/mapEditor/canvas/paintOverlay.ts';
import { offeredTargets, shownPreview } from '#client/mapEditor/canvas/shownPreview.ts';
import { spanText, strokeSpan } from '#client/mapEditor/canvas/strokeSpan.ts';
import { entrancesOnAtom, type PageBox, pickingAtom } from '#client/mapEditor/events/eventAtoms.ts';
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
  symmetryAtom,
  toolAtom,
  toolValuesAtom,
  zoomAtom,
} from '#client/mapEditor/state/mapAtoms.ts';
import { door } from '#client/mapEditor/tools/door.ts';
import { event } from '#client/mapEditor/tools/event.ts';
import type { ActiveMapTool, MapTool, ToolStroke } from '#client/mapEditor/tools/mapTool.ts';
import { select } from '#client/mapEditor/tools/select.ts';
import type { MapPalette } from '#client/ui/mapPalette.ts';
import type { Border, Side } from '#domain/map/cell.ts';
import { type Edge, nearestSides, type Position } from '#domain/map/edge.ts';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { type StaleRoom, staleRooms } from '#domain/map/monsterRooms.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import { NO_SYMMETRY } from '#domain/map/symmetry.ts';
import { EventHighlights } from './EventHighlights.ts';
import { MapInput } from './MapInput.ts';
import { PointReporter } from './PointReporter.ts';

/** Overlays painted by code outside of the stage, which is fetched on demand. */
type FetchedPainters = Pick<Overlay, 'ghost' | 'conflicts'>;
type Standings = Pick<Overlay, 'camera' | 'paused'>;

/** The cell of the keyboard, with the side towards which it moved last. */
export interface CellCursor {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

interface MapStageParts {
  /** The atoms that the map reads and writes: current tool, cell under the pointer, zoom. Each map on a page has its own store. */
  readonly store: ReturnType<typeof createStore>;
  readonly painter: MapPainter;
  /** The element that receives the pointer. */
  readonly surface: PointerSurface;
  /** The window of the page; all pointer events are captured there. */
  readonly page: EventTarget;
  /** The grid of cells for assistive technology; it has the focus of the map. */
  readonly cells: MapCells;
  /** The highlights on the rulers, and the tip next to a cell. */
  readonly marks: MapPointMarks;
  readonly palette: MapPalette;
  /** Without it the floor is read-only. */
  readonly canDraw: boolean;
  /** Whether one finger draws; otherwise it moves the map and inspects cells. */
  readonly doFingersDraw: () => boolean;
  /** Called when a finger has inspected a cell. */
  readonly looked: (cell: { readonly x: number; readonly y: number }) => void;
  /** Called when the menu of a cell is asked for. `side` is the nearest side; `point` is in pixels of the window. */
  readonly menu: (cell: CellCursor, point: { readonly x: number; readonly y: number }) => void;
  readonly describe: (grid: FloorGrid, size: number, x: number, y: number) => string;
  readonly committed: (patch: Patch) => void;
  /** Called when the selection has changed; `key` is the text for assistive technology. */
  readonly chosen: MapSelectionParts['report'];
  /** Called when a stroke is done, whether it changed anything or not. */
  readonly done: (strokeState: ToolStroke) => void;
  /** Called when a tool was picked up from the map; undefined if there was nothing to pick up. */
  readonly picked: (tool: MapTool | undefined) => void;
}

/** The keys of a stroke that a menu makes. */
const PLAIN_KEYS = { isErasing: false, isOneSided: false, isShifted: false, isPicking: false };
/** The time for which cells changed by undo are highlighted, in milliseconds. */
const FLASH = 500;

/**
 * One map, driven outside of React: it shows the desk's floor through a view, lets the input draw on it, and manages the cell cursor and
 * all overlays. Frequent changes go directly to the painter and to atoms.
 */
export class MapStage {
  readonly #parts: MapStageParts;
  readonly #store: MapStageParts['store'];
  readonly #view: MapView;
  readonly #input: MapInput;
  readonly #events: EventHighlights;
  readonly #ending = new AbortController();
  readonly point: PointReporter;
  readonly selection: MapSelection;
  #desk: FloorDocument | undefined;
  #unsubscribe: (() => void) | undefined;
  #strokeState: ToolStroke | undefined;
  #cursor: CellCursor = { x: 0, y: 0, side: 'north' };
  /** Whether the cell cursor is in use: the map has the focus, and did not get it from the pointer. */
  #hasFocus = false;
  #isPressed = false;
  #stale: readonly StaleRoom[] = [];
  #flash: readonly { x: number; y: number }[] = [];
  /** The painters of overlays that are fetched on demand. */
  #painters: FetchedPainters = { ghost: undefined, conflicts: undefined };
  #standing: Standings = { camera: undefined, paused: undefined };
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
    this.#events = new EventHighlights(
      store,
      () => ({ desk: this.#desk, stroke: this.#strokeState, cursor: this.shownCursor }),
      () => this.#showOver(),
    );
    this.point = new PointReporter({
      ...parts,
      view: () => this.#view.window,
      strokeState: () => this.#strokeState,
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
      report: parts.chosen,
    });
    const { signal } = this.#ending;
    this.#input = new MapInput({
      ...parts,
      floor,
      commit,
      signal,
      selection: this.selection,
      // While the map waits for a place (a link target, or a place for the floating part), a finger can give it.
      doFingersLead: () =>
        parts.doFingersDraw() || store.get(pickingAtom) !== undefined || this.selection.floating !== undefined,
      instead: (sample, own) => this.#events.activeTool(sample, own),
      show: (strokeState) => this.#showStroke(strokeState),
      view: () => this.#view.window,
      rest: (at) => this.#rest(at),
      tapped: (at) => this.#lookAt(at),
      menu: (at, point) => {
        const cell = cellOn(at, this.#floor().size);
        if (cell) parts.menu({ ...cell, side: nearestSides(cell, at)[0] ?? 'north' }, point);
      },
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
    for (const atom of [
      toolAtom,
      gestureAtom,
      toolValuesAtom,
      oneSidedAtom,
      erasingAtom,
      symmetryAtom,
      ...EventHighlights.atoms,
    ]) {
      follow(atom, () => {
        this.pointer.refresh();
        this.#showOver();
      });
    }
  }

  /** The driver of the pointer's strokes. */
  get strokes(): StrokeDriver<MapTool> {
    return this.#input.strokes;
  }

  get pointer(): PointerInput {
    return this.#input.pointer;
  }

  /** The driver that pointer and keys control now: of strokes, or of the selection. */
  get driver(): PointerDriver {
    return this.#input.driver;
  }

  get cursor(): CellCursor {
    return this.#cursor;
  }

  /** The cell cursor while it is in use; undefined while the pointer is. */
  get shownCursor(): CellCursor | undefined {
    return this.#hasFocus ? this.#cursor : undefined;
  }

  /** The floor with the current stroke or the floating part applied, but without the preview of a stroke that is not begun. */
  get shownGrid(): FloorGrid {
    const isChanging = this.#strokeState?.isDragging || this.selection.preview !== undefined;
    return isChanging || !this.#desk ? this.#view.grid : this.#desk.session.grid;
  }

  /** The grid of cells for assistive technology; it has the focus of the map. */
  get cells(): MapCells {
    return this.#parts.cells;
  }

  get desk(): FloorDocument | undefined {
    return this.#desk;
  }

  get canDraw(): boolean {
    return this.#parts.canDraw;
  }

  /** Returns the current tool, or the one that picks and drags the ends of links; undefined where drawing is not allowed. */
  activeTool(sample?: PointerSample): ActiveMapTool | undefined {
    return this.#input.activeTool(sample);
  }

  activeToolOf(tool: MapTool): ActiveMapTool {
    return this.#input.activeToolOf(tool);
  }

  open(desk: FloorDocument): void {
    this.driver.cancel();
    this.#unsubscribe?.();
    if (this.#desk && this.#desk !== desk) this.selection.dismiss();
    this.#desk = desk;
    const size = desk.size;
    this.#cursor = { ...this.#cursor, x: Math.min(this.#cursor.x, size - 1), y: Math.min(this.#cursor.y, size - 1) };
    const unsubscribe = [
      desk.session.subscribe(() => {
        this.selection.floorChanged();
        this.#showFloor();
      }),
      desk.session.onStep((step) => this.selection.stepMade(step)),
    ];
    this.#unsubscribe = () => {
      for (const end of unsubscribe) end();
    };
    this.#showEntrances();
    this.#showFloor();
  }

  /** Renames the grid and all cells, when the language or the floor has changed. */
  rename(label: string): void {
    const { grid, size } = this.#floor();
    this.#parts.cells.setLabel(label);
    this.#parts.cells.show(grid, size, (now, x, y) => this.#parts.describe(now, size, x, y), true);
  }

  setPalette(palette: MapPalette): void {
    this.#view.setPalette(palette);
  }

  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    const { dx, dy } = this.pointer.measure();
    // If something appears above the map while the author draws, the cells stay under the pointer.
    if (this.pointer.isDrawing) this.#view.resizeAround(width, height, dx, dy);
    else this.#view.resize(width, height);
  }

  fit(): void {
    this.#view.fit();
  }

  /** Zooms by a factor around the middle of the viewport. */
  zoom(factor: number): void {
    this.#view.zoom(factor);
  }

  commit(patch: Patch, stroke?: symbol): void {
    if (patch.cells.length === 0) return;
    this.#desk?.session.commit(patch, stroke);
    this.#parts.committed(patch);
  }

  /** Switches to the tool and brush that draw the content of a target. */
  pick(target: StrokeTarget): void {
    this.#input.pick(target);
  }

  /** Places an event of a kind in a cell, as a stroke of the event tool does; nothing in a cell that holds one. */
  placeEvent(type: number, { x, y }: { readonly x: number; readonly y: number }, at?: Position): void {
    const hand = this.activeToolOf(event);
    const held = { ...hand, values: { ...hand.values, type } };
    this.strokes.draw([{ kind: 'cell', x, y, ...(at && { at }) }], held, PLAIN_KEYS, Symbol(event.id));
  }

  /** Makes both halves of an edge a kind of edge, as one step of the door tool. */
  setBorder(edge: Edge, kind: Border): void {
    const hand = this.activeToolOf({ ...door, isSingle: true });
    this.strokes.draw(
      [{ kind: 'edge', edge, part: 'line' }],
      { ...hand, gesture: 'edge', values: { ...hand.values, kind } },
      PLAIN_KEYS,
      Symbol(door.id),
      'draw',
    );
  }

  /** Returns the place of a cell on the page, in pixels of the window. */
  boxOf({ x, y }: { readonly x: number; readonly y: number }): PageBox {
    const { left, bottom, cell } = this.#view.window;
    const surface = this.#parts.surface.getBoundingClientRect();
    return {
      left: surface.left + left + x * cell,
      top: surface.top + bottom - (y + 1) * cell,
      width: cell,
      height: cell,
    };
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

  /** Moves the cell cursor to the cell under a finger that does not draw, as the keys would. */
  #lookAt(at: Position): void {
    const cell = cellOn(at, this.#floor().size);
    if (!cell) return;
    this.#rest(at);
    this.setCursor({ ...this.#cursor, ...cell });
    this.#parts.looked(cell);
  }

  /** Moves the focus and the hidden cell cursor to the pointer; a key then moves the cursor on from there. */
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

  /** Sets the painter of the ghost floor or of the conflicts; undefined removes it. */
  setPainter(of: keyof FetchedPainters, painter: FetchedPainter | undefined): void {
    this.#painters = { ...this.#painters, [of]: painter };
    this.#showOver();
  }

  /** Shows the place and direction of the first-person view, or of the party of a paused test play; undefined hides it. */
  setStanding(of: keyof Standings, at: CellCursor | undefined): void {
    if (at === this.#standing[of]) return;
    this.#standing = { ...this.#standing, [of]: at };
    this.#showOver();
  }

  /** Highlights cells for a moment; at least one of them is made visible. */
  flash(cells: readonly { x: number; y: number }[]): void {
    const [first] = cells;
    if (first && !cells.some((cell) => this.#view.isVisible(cell))) this.#view.reveal(first);
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

  /** Returns the open floor; until one is open, the empty floor that is shown. */
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
    this.#view.show(grid, size, shownPreview(this.#strokeState, this.selection.preview, !this.#hasFocus));
  }

  /** Shows the extent of what is being drawn or selected. */
  #showSpan(): void {
    const { isDragging, targets = [], cell } = this.#strokeState ?? {};
    const drawn = this.selection.drawn?.map((place) => ({ kind: 'cell' as const, ...place }));
    const span = strokeSpan(isDragging ? targets : (drawn ?? []));
    this.#parts.marks.measure(this.#view.window, cell, span && spanText(span));
  }

  #showSelection(): void {
    if (!this.#desk) return;
    this.#showGrid();
    this.#showSpan();
    this.#parts.cells.setChosen(this.selection.state.cells);
    this.#showOver();
  }

  #showStroke(strokeState: ToolStroke | undefined): void {
    if (!this.#desk) return;
    const wasDragging = this.#strokeState?.isDragging ?? false;
    this.#strokeState = strokeState;
    this.#showGrid();
    this.#showSpan();
    if (strokeState?.activeTool?.tool.dragsLink) this.#showOver();
    if (strokeState?.isDragging && wasDragging) this.point.reportSoon();
    else {
      this.point.report();
      this.#showOver();
    }
  }

  /** Sets the notes on cells, keyed by cell index, for the tip next to the cell and for assistive technology. */
  setCellProblems(problems: CellProblems): void {
    this.#parts.cells.setCellProblems(problems);
    this.point.setCellProblems(problems);
  }

  #showOver(): void {
    const isEdgeTool = this.activeTool()?.tool.gestures.includes('edge');
    const cursor = this.#hasFocus ? { ...this.#cursor, side: isEdgeTool ? this.#cursor.side : undefined } : undefined;
    this.#view.setOverlay({
      targets: offeredTargets(this.#strokeState),
      mode: this.#strokeState?.mode ?? 'draw',
      cursor,
      selection: this.selection.snapshot,
      stale: this.#stale,
      flash: this.#flash,
      symmetry: this.#parts.canDraw ? this.#store.get(symmetryAtom) : NO_SYMMETRY,
      ...this.#events.overlay(),
      ...this.#painters,
      ...this.#standing,
      // While a stroke moves, an empty layer does not need to be composed.
      ...(this.#strokeState?.isDragging && { camera: undefined }),
    });
  }
}
