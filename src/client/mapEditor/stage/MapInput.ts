import type { createStore } from 'jotai';
import { pickingAtom } from '#client/mapEditor/events/eventAtoms.ts';
import type { PointerSample } from '#client/mapEditor/gestures/gesture.ts';
import { type PointerDriver, StrokeDriver } from '#client/mapEditor/gestures/StrokeDriver.ts';
import { PointerInput, type PointerInputParts, type PointerSurface } from '#client/mapEditor/input/PointerInput.ts';
import type { FloorBelow } from '#client/mapEditor/selection/floating.ts';
import type { MapSelection } from '#client/mapEditor/selection/MapSelection.ts';
import { SelectionDriver } from '#client/mapEditor/selection/SelectionDriver.ts';
import {
  erasingAtom,
  gestureAtom,
  oneSidedAtom,
  symmetryAtom,
  toolAtom,
  toolValuesAtom,
} from '#client/mapEditor/state/mapAtoms.ts';
import type { ActiveMapTool, MapTool, ToolStroke } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { pickUp } from '#client/mapEditor/tools/pickUp.ts';
import { readCell } from '#domain/map/floorGrid.ts';
import type { Patch } from '#domain/map/patch.ts';
import type { StrokeTarget } from '#domain/map/strokePatch.ts';
import { symmetryImages } from '#domain/map/symmetry.ts';

interface MapInputParts
  extends Pick<PointerInputParts, 'view' | 'rest' | 'tapped' | 'menu' | 'ended' | 'pan' | 'zoom'> {
  readonly store: ReturnType<typeof createStore>;
  readonly surface: PointerSurface;
  /** The window of the page; all pointer events are captured there. */
  readonly page: EventTarget;
  /** Without it the floor is read-only. */
  readonly canDraw: boolean;
  /** Whether a finger acts like the pointer; otherwise it moves the map and inspects cells. */
  readonly doFingersLead: () => boolean;
  readonly floor: () => FloorBelow;
  readonly selection: MapSelection;
  /** Returns the hand that replaces the current tool at a place; undefined where the tool applies. */
  readonly instead: (sample: PointerSample | undefined, own: ActiveMapTool) => ActiveMapTool | undefined;
  readonly show: (strokeState: ToolStroke | undefined) => void;
  readonly commit: (patch: Patch, stroke?: symbol) => void;
  /** Called when a stroke is done, whether it changed anything or not. */
  readonly done: (strokeState: ToolStroke) => void;
  /** Called when a tool was picked up from the map; undefined if there was nothing to pick up. */
  readonly picked: (tool: MapTool | undefined) => void;
  readonly signal: AbortSignal;
}

/** The input of a map: the current tool, and the pointer that draws, selects and picks up with it. */
export class MapInput {
  readonly #parts: MapInputParts;
  readonly strokes: StrokeDriver<MapTool>;
  readonly pointer: PointerInput;
  readonly #selecting: SelectionDriver;

  constructor(parts: MapInputParts) {
    this.#parts = parts;
    const { store } = parts;
    this.strokes = new StrokeDriver({
      ...parts,
      activeTool: (sample) => this.activeTool(sample),
      images: () => symmetryImages(store.get(symmetryAtom), parts.floor().size),
      pick: (target) => this.pick(target),
    });
    this.#selecting = new SelectionDriver({
      ...parts,
      gesture: () => store.get(gestureAtom),
      isOneSided: () => store.get(oneSidedAtom),
      pick: (sample, keys) => this.strokes.begin(sample, keys),
      point: (cell) =>
        parts.show(cell && { activeTool: this.activeTool(), targets: [], mode: 'draw', isDragging: false, cell }),
    });
    this.pointer = new PointerInput({
      ...parts,
      driver: () => this.driver,
      isLed: (type) => parts.canDraw && (type !== 'touch' || parts.doFingersLead()),
      isOneSided: () => store.get(oneSidedAtom),
      isErasing: () => store.get(erasingAtom),
      hasMenu: () => this.#hasMenu,
    });
  }

  /** Whether the right button opens the menu of a cell: with tools that open or select, and for those who may only read. */
  get #hasMenu(): boolean {
    const { canDraw, store, selection } = this.#parts;
    const { hasMenu, isSelector } = store.get(toolAtom);
    const isFree = selection.floating === undefined && store.get(pickingAtom) === undefined;
    return isFree && (!canDraw || hasMenu === true || isSelector === true);
  }

  /** The driver that pointer and keys control now: of strokes, or of the selection. */
  get driver(): PointerDriver {
    const isSelecting = this.activeTool()?.tool.isSelector || this.#parts.selection.floating !== undefined;
    return isSelecting ? this.#selecting : this.strokes;
  }

  /** Returns the hand that handles the pointer at a place, by default the current tool; undefined where drawing is not allowed. */
  activeTool(sample?: PointerSample): ActiveMapTool | undefined {
    if (!this.#parts.canDraw) return undefined;
    const own = this.activeToolOf(this.#parts.store.get(toolAtom));
    return this.#parts.instead(sample, own) ?? own;
  }

  activeToolOf(tool: MapTool): ActiveMapTool {
    const { store, floor } = this.#parts;
    const gesture = tool === store.get(toolAtom) ? store.get(gestureAtom) : tool.gestures[0];
    return { tool, gesture, values: { ...store.get(toolValuesAtom)(tool), floor: floor().number } };
  }

  /** Switches to the tool and brush that draw the content of a target. */
  pick(target: StrokeTarget): void {
    const { store, floor, picked } = this.#parts;
    const { x, y } = target.kind === 'edge' ? target.edge : target;
    const found = pickUp(mapTools, store.get(toolAtom), readCell(floor().grid, x, y), target);
    if (found) {
      store.set(toolValuesAtom, found.tool, found.values);
      store.set(toolAtom, found.tool);
    }
    picked(found?.tool);
  }
}
