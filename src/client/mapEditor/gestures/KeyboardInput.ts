import { isPressed } from '#client/commands/keyCombination.ts';
import type { MapStage } from '#client/mapEditor/canvas/MapStage.ts';
import { pressSelectionKey } from '#client/mapEditor/selection/pressSelectionKey.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import type { MapTool } from '#client/mapEditor/tools/mapTool.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { SIDES, type Side } from '#domain/map/cell.ts';
import { neighbour } from '#domain/map/floorGrid.ts';
import { type StrokeMode, type StrokeTarget, strokeMode, strokePatch } from '#domain/map/strokePatch.ts';
import type { PointerSample } from './gesture.ts';
import type { StrokeKeys } from './StrokeDriver.ts';

interface KeyboardInputParts {
  readonly stage: MapStage;
  /** The element that has the focus of the map. */
  readonly cells: HTMLElement;
  readonly commands: readonly MapCommand[];
  readonly chooseTool: (tool: MapTool) => void;
  readonly isOneSided: () => boolean;
  /** Whether keys without Ctrl act although the map has not the focus. */
  readonly hasSingleKeys: boolean;
}

const ARROWS: Readonly<Record<string, Side>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** A tool key that is held: the arrows draw with it, all as one stroke. */
interface Hold {
  readonly tool: MapTool;
  readonly stroke: symbol;
  /** The side set last and whether it was drawn or erased: with Shift it goes on like that. */
  side?: Side;
  mode?: StrokeMode;
}

/** Every key of the map. Nothing fires in a text field, in a dialog, or while an input method composes. */
export class KeyboardInput {
  readonly #parts: KeyboardInputParts;
  #hold: Hold | undefined;

  constructor(parts: KeyboardInputParts, signal: AbortSignal) {
    this.#parts = parts;
    document.addEventListener('keydown', (event) => this.#down(event), { signal });
    document.addEventListener('keyup', (event) => this.#up(event), { signal });
    window.addEventListener('blur', () => this.#release(), { signal });
  }

  #down(event: KeyboardEvent): void {
    const { stage, cells } = this.#parts;
    if (event.defaultPrevented || isComposing(event) || isTaken(event.target)) return;
    if (event.key === 'Control' || event.key === 'Shift' || event.key === 'Meta') stage.pointer.refresh(event);
    if (this.#isForMap() && stage.canDraw && pressSelectionKey(stage, event)) {
      event.preventDefault();
      return;
    }
    const command = this.#parts.commands.find((each) => isPressed(each, event));
    if (command && (event.ctrlKey || event.metaKey || this.#mayUseSingleKeys())) {
      event.preventDefault();
      if (command.isEnabled()) command.run();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') stage.driver.cancel();
    const tool = stage.canDraw ? mapTools.find(({ shortcut }) => shortcut === event.key.toLowerCase()) : undefined;
    if (tool && this.#mayUseSingleKeys()) {
      event.preventDefault();
      if (this.#hold?.tool !== tool) this.#hold = { tool, stroke: Symbol(tool.id) };
      if (!event.repeat) this.#parts.chooseTool(tool);
      return;
    }
    const isOnMap = document.activeElement === cells;
    if (event.key === ' ' && (isOnMap || document.activeElement === document.body)) {
      event.preventDefault();
      if (!event.repeat) stage.pointer.wasPanKeyUsed = false;
      stage.pointer.isPanKeyHeld = true;
      return;
    }
    if (!isOnMap) return;
    const side = ARROWS[event.key];
    if (side) {
      event.preventDefault();
      this.#arrow(side, event.shiftKey);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#press();
    }
  }

  #up(event: KeyboardEvent): void {
    const { stage, cells } = this.#parts;
    if (event.key === 'Control' || event.key === 'Shift' || event.key === 'Meta') stage.pointer.refresh(event);
    if (event.key.toLowerCase() === this.#hold?.tool.shortcut) this.#hold = undefined;
    if (event.key !== ' ' || !stage.pointer.isPanKeyHeld) return;
    stage.pointer.isPanKeyHeld = false;
    if (document.activeElement === cells && !stage.pointer.wasPanKeyUsed) this.#press();
  }

  #release(): void {
    this.#hold = undefined;
    this.#parts.stage.pointer.isPanKeyHeld = false;
  }

  /** Whether a key is for the map: nothing else has the focus that one could come to with Tab. */
  #isForMap(): boolean {
    const { cells, hasSingleKeys } = this.#parts;
    const focused = document.activeElement;
    return focused === cells || (hasSingleKeys && focused instanceof HTMLElement && focused.tabIndex < 0);
  }

  #mayUseSingleKeys(): boolean {
    return this.#parts.hasSingleKeys || document.activeElement === this.#parts.cells;
  }

  #arrow(side: Side, isShifted: boolean): void {
    const { stage } = this.#parts;
    const { cursor, desk } = stage;
    if (!desk) return;
    const hold = this.#hold;
    const drawsEdges = hold?.tool.gestures.includes('edge');
    if (hold && drawsEdges && !(isShifted && hold.side && isAcross(side, hold.side))) {
      hold.side = side;
      delete hold.mode;
      stage.setCursor({ ...cursor, side });
      this.#set({ kind: 'edge', edge: { ...cursor, side }, part: 'line' }, hold);
      return;
    }
    if (hold && !drawsEdges && hold.mode === undefined) this.#set({ kind: 'cell', x: cursor.x, y: cursor.y }, hold);
    const moved = neighbour(cursor.x, cursor.y, side, desk.size);
    stage.setCursor({ ...moved, side: hold?.side ?? side });
    if (stage.driver.isUnderWay) stage.driver.move([this.#sample()]);
    if (hold && drawsEdges && hold.side)
      this.#set({ kind: 'edge', edge: { ...moved, side: hold.side }, part: 'line' }, hold);
    else if (hold && !drawsEdges) this.#set({ kind: 'cell', ...moved }, hold);
  }

  /** Draws one target with a held tool; the first one of a hold decides between drawing and erasing. */
  #set(target: StrokeTarget, hold: Hold): void {
    const { stage } = this.#parts;
    if (!stage.desk) return;
    const { session, size } = stage.desk;
    const edit = hold.tool.edit(stage.handOf(hold.tool).values);
    hold.mode ??= strokeMode(session.grid, [target], edit);
    const options = { size, mode: hold.mode, oneSided: this.#parts.isOneSided(), label: hold.tool.label };
    stage.commit(strokePatch(session.grid, [target], edit, options), hold.stroke);
  }

  /** Enter or Space: the tool at the cursor. A rectangle begins with the first press and ends with the second. */
  #press(): void {
    const { stage } = this.#parts;
    const { cursor, driver } = stage;
    const hand = stage.hand();
    if (!hand) return;
    if (hand.gesture === 'edge') {
      this.#set({ kind: 'edge', edge: cursor, part: 'line' }, { tool: hand.tool, stroke: Symbol(hand.tool.id) });
      return;
    }
    if (driver.isUnderWay) {
      driver.finish();
      stage.setCursor(cursor);
      return;
    }
    const keys: StrokeKeys = { isErasing: false, isOneSided: this.#parts.isOneSided(), isShifted: false };
    driver.begin(this.#sample(), keys);
    if (hand.gesture === 'rectangle') return;
    driver.finish();
    stage.setCursor(cursor);
  }

  #sample(): PointerSample {
    const { x, y } = this.#parts.stage.cursor;
    return { at: { x: x + 0.5, y: y + 0.5 }, reach: 0, slack: 0, isStraight: false };
  }
}

/** Whether an arrow points along the line on which a side lies. */
const isAcross = (arrow: Side, side: Side): boolean => (SIDES.indexOf(arrow) + SIDES.indexOf(side)) % 2 === 1;

/** Whether a key belongs to the element it was pressed in: a field, a list, a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=listbox], [role=menu]',
    ) !== null
  );
}
